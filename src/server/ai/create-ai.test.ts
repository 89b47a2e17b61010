import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Behaviour, type FaultProvider, startFaultProvider } from '../../../tests/ai/start-fault-provider.ts';
import { AiProblem } from './ai-problem.ts';
import type { AiService } from './ai-service.ts';
import { createAi } from './create-ai.ts';

const key = 'sk-a-key-that-must-not-be-told';
const good: Behaviour = { kind: 'messages', messages: ['Dear Margaret'] };
let provider: FaultProvider;
let ai: AiService;
beforeAll(async () => {
  provider = await startFaultProvider(() => good);
  ai = createAi({ baseUrl: provider.baseUrl, apiKey: key, allowPrivate: true });
});
afterEach(() => {
  provider.requests.length = 0;
});
afterAll(async () => {
  await ai.close();
  await provider.close();
});

const schema = z.object({ messages: z.array(z.string()) });
const write = (timeLimitMs = 5_000, signal = AbortSignal.timeout(20_000)) =>
  ai.write({
    model: 'a-model',
    parameters: { top_p: 0.9, seed: 7 },
    system: 'Be kind.',
    prompt: 'Write.',
    temperature: 0.7,
    maxTokens: 500,
    schema,
    timeLimitMs,
    signal,
  });
const draw = (change: object = {}) =>
  ai.draw({
    model: 'gpt-image-2',
    parameters: { size: '1024x1536', quality: 'high', extras: { a: 1 } },
    prompt: 'A cake',
    count: 2,
    photo: null,
    timeLimitMs: 5_000,
    signal: AbortSignal.timeout(20_000),
    ...change,
  });
/** Uses each behaviour in turn and repeats the last one. */
const inTurn = (...behaviours: Behaviour[]) => {
  provider.answer(() => (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? good);
};

test('a text request carries the parameters of the administrator and asks for structured output', async () => {
  inTurn(good);
  expect((await write()).value).toEqual({ messages: ['Dear Margaret'] });
  expect(provider.requests).toHaveLength(1);
  const [{ path, headers, body }] = provider.requests as [FaultProvider['requests'][0]];
  expect([path, headers.authorization]).toEqual(['/v1/chat/completions', `Bearer ${key}`]);
  expect(body).toMatchObject({
    model: 'a-model',
    temperature: 0.7,
    max_tokens: 500,
    top_p: 0.9,
    seed: 7,
    messages: [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'Write.' },
    ],
    response_format: { type: 'json_schema', json_schema: { schema: { type: 'object', required: ['messages'] } } },
  });
});

test('reads the answer of a provider that streams unasked', async () => {
  inTurn({ kind: 'stream', content: JSON.stringify({ messages: ['Dear Margaret', 'Schöne Grüße, 愛を込めて'] }) });
  expect((await write()).value).toEqual({ messages: ['Dear Margaret', 'Schöne Grüße, 愛を込めて'] });
  expect(provider.requests[0]?.body.stream ?? false).toBe(false);
});

test('a picture request carries size, quality and count', async () => {
  const picture = new Uint8Array([137, 80, 78, 71, 1, 2, 3]);
  inTurn({ kind: 'pictures', pictures: [picture, picture] });
  expect((await draw()).value).toEqual([picture, picture]);
  const [{ path, body }] = provider.requests as [FaultProvider['requests'][0]];
  expect(path).toBe('/v1/images/generations');
  expect(body).toMatchObject({
    model: 'gpt-image-2',
    prompt: 'A cake',
    n: 2,
    size: '1024x1536',
    quality: 'high',
    extras: { a: 1 },
  });
});

test('sends a photo to the edit endpoint with the same parameters', async () => {
  inTurn({ kind: 'pictures', pictures: [new Uint8Array([1])] });
  await draw({ photo: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), count: 1 });
  const [{ path, body }] = provider.requests as [FaultProvider['requests'][0]];
  expect(path).toBe('/v1/images/edits');
  expect(body).toMatchObject({ model: 'gpt-image-2', prompt: 'A cake', quality: 'high', extras: '{"a":1}' });
  expect(JSON.stringify(body)).toContain('{"bytes":4}');
});

test.each<[string, Behaviour, AiProblem['reason']]>([
  ['garbage', { kind: 'garbage' }, 'unreadable'],
  ['a stream of something else', { kind: 'stream', content: 'Dear Margaret' }, 'no-json'],
  ['another shape', { kind: 'json', value: { choices: [] } }, 'unreadable'],
  ['words instead of structure', { kind: 'json', value: { choices: [{ message: { content: 'Hi' } }] } }, 'no-json'],
  ['a redirect', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, 'redirect'],
  ['an answer without end', { kind: 'huge' }, 'too-large'],
  ['401', { kind: 'json', status: 401, value: { error: { message: `wrong key ${key}` } } }, 'key-refused'],
  ['404', { kind: 'json', status: 404, value: {} }, 'not-found'],
  [
    'a refusal of content',
    { kind: 'json', status: 400, value: { error: { code: 'moderation_blocked' } } },
    'content-refused',
  ],
  ['an empty account', { kind: 'json', status: 429, value: { error: { code: 'insufficient_quota' } } }, 'no-credit'],
  ['silence', { kind: 'silent' }, 'timeout'],
  ['an answer by drops', { kind: 'drip' }, 'timeout'],
  ['a cut connection, twice', { kind: 'cut' }, 'unreachable'],
  ['503, twice', { kind: 'json', status: 503, value: {} }, 'failing'],
  [
    'a long wait',
    { kind: 'json', status: 429, headers: { 'retry-after': '3600' }, value: { error: { message: 'no' } } },
    'rate-limited',
  ],
])('reports %s in its own words, without key, prompt or answer', async (_what, behaviour, reason) => {
  inTurn(behaviour);
  // Only missing answers may time out: the endless answer is megabytes, which a busy machine reads slowly.
  const problem: unknown = await write(reason === 'timeout' ? 2_500 : 30_000).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(AiProblem);
  const { message, stack, cause } = problem as AiProblem;
  expect([(problem as AiProblem).reason, cause]).toEqual([reason, undefined]);
  expect(`${message}${stack}${JSON.stringify(problem)}`).not.toMatch(/sk-a-key|Be kind|Write\./);
});

test.each<[string, Behaviour]>([
  ['503', { kind: 'json', status: 503, headers: { 'retry-after': '0' }, value: {} }],
  ['429', { kind: 'json', status: 429, headers: { 'retry-after': '0' }, value: {} }],
  ['a cut connection', { kind: 'cut' }],
])('retries once after %s', async (_what, behaviour) => {
  inTurn(behaviour, good);
  expect((await write()).value).toEqual({ messages: ['Dear Margaret'] });
  expect(provider.requests).toHaveLength(2);
});

test('does not retry a request that the provider rejects as invalid', async () => {
  inTurn({ kind: 'json', status: 400, value: { error: { message: 'no such model' } } }, good);
  await expect(write()).rejects.toMatchObject({ reason: 'unknown-model' });
  expect(provider.requests).toHaveLength(1);
});

const refuses = (message: string): Behaviour => ({ kind: 'json', status: 400, value: { error: { message } } });

test.each<[string, string, object, object]>([
  [
    'max_completion_tokens',
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    { max_tokens: 500 },
    { max_completion_tokens: 500 },
  ],
  [
    'a JSON object',
    'This response_format type is unavailable now',
    { response_format: { type: 'json_schema' } },
    { response_format: { type: 'json_object' } },
  ],
  [
    'its own temperature',
    "Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.",
    { temperature: 0.7 },
    { messages: [{}, {}] },
  ],
])('asks again with %s where the provider wants it, and remembers', async (_what, message, first, then) => {
  const fitting = createAi({ baseUrl: provider.baseUrl, apiKey: null, allowPrivate: true });
  inTurn(refuses(message), good);
  const limits = { timeLimitMs: 20_000, signal: AbortSignal.timeout(30_000) };
  const asked = { model: 'm', parameters: {}, system: 'a', prompt: 'b', temperature: 0.7, maxTokens: 500, schema };
  await fitting.write({ ...asked, ...limits });
  await fitting.write({ ...asked, ...limits });
  await fitting.close();
  expect(provider.requests.map(({ body }) => body)).toMatchObject([first, then, then]);
  const [[name]] = Object.entries(first) as [[string, unknown]];
  if (!(name in then)) expect(provider.requests[2]?.body).not.toHaveProperty(name);
});

test('repeats a request once per complaint, not forever', async () => {
  inTurn(refuses('max_tokens and max_completion_tokens are not supported; temperature and response_format neither'));
  await expect(write()).rejects.toMatchObject({ reason: 'rejected' });
  expect(provider.requests.length).toBeLessThanOrEqual(6);
});

test('a cancelled request rejects at once with the reason of the caller', async () => {
  inTurn({ kind: 'silent' });
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const asked = write(20_000, controller.signal);
  controller.abort(reason);
  await expect(asked).rejects.toBe(reason);
});

test('waits as long as Retry-After asks before the next attempt', async () => {
  inTurn({ kind: 'json', status: 429, headers: { 'retry-after': '1' }, value: {} }, good);
  const startedMs = performance.now();
  expect((await write()).value).toEqual({ messages: ['Dear Margaret'] });
  expect(performance.now() - startedMs).toBeGreaterThan(995);
  expect(provider.requests).toHaveLength(2);
});

test.each([
  ['seconds', '9'],
  ['a date', new Date(Date.now() + 60_000).toUTCString()],
])('does not wait when the delay in %s is too long', async (_what, header) => {
  inTurn({ kind: 'json', status: 429, headers: { 'retry-after': header }, value: {} }, good);
  await expect(write()).rejects.toMatchObject({ reason: 'rate-limited', retryAfterMs: expect.any(Number) });
  expect(provider.requests).toHaveLength(1);
});

test('translates parameter names for OpenAI itself', async () => {
  const openai = createAi({ baseUrl: null, apiKey: key, allowPrivate: true }, { openAiUrl: provider.baseUrl });
  const limits = { timeLimitMs: 5_000, signal: AbortSignal.timeout(20_000) };
  const asked = { system: 'Be kind.', prompt: 'Write.', temperature: 0.7, maxTokens: 500, schema, ...limits };
  inTurn(good);
  await openai.write({ ...asked, model: 'gpt-4.1-mini', parameters: { top_p: 0.9 } });
  await openai.write({ ...asked, model: 'gpt-5.4-mini', parameters: { reasoning_effort: 'none' } });
  inTurn({ kind: 'pictures', pictures: [new Uint8Array([1])] });
  const drawn = { model: 'gpt-image-2', prompt: 'A cake', count: 2, ...limits };
  const parameters = { size: '1792x1024', quality: 'hd' };
  await openai.draw({ ...drawn, parameters, photo: null });
  await openai.draw({ ...drawn, parameters, photo: new Uint8Array([0xff, 0xd8, 0xff, 0xe0]) });
  await openai.close();
  const [plain, reasoning, picture, edit] = provider.requests.map(({ path, body }) => ({ path, ...body }));
  expect(plain).toMatchObject({ model: 'gpt-4.1-mini', temperature: 0.7, max_tokens: 500, top_p: 0.9 });
  expect(plain).toMatchObject({ response_format: { type: 'json_schema', json_schema: { strict: true } } });
  expect(reasoning).toMatchObject({ temperature: 0.7, max_completion_tokens: 500, reasoning_effort: 'none' });
  expect(picture).toMatchObject({ path: '/v1/images/generations', n: 2, size: '1792x1024', quality: 'hd' });
  expect(edit).toMatchObject({ path: '/v1/images/edits', size: '1792x1024', quality: 'hd' });
});

test('contacts OpenAI at its own host only', async () => {
  const asked: string[] = [];
  const openai = createAi(
    { baseUrl: null, apiKey: key, allowPrivate: false },
    {
      resolve: (host, done) => {
        asked.push(host);
        done(new Error('no such name'), []);
      },
    },
  );
  const limits = { timeLimitMs: 4_000, signal: AbortSignal.timeout(9_000) };
  const request = {
    model: 'gpt-5.4-mini',
    parameters: {},
    system: 'a',
    prompt: 'b',
    temperature: 1,
    maxTokens: 1,
    schema,
  };
  await expect(openai.write({ ...request, ...limits })).rejects.toMatchObject({ reason: 'no-such-host' });
  expect([openai.name, ...new Set(asked)]).toEqual(['OpenAI', 'api.openai.com']);
  await openai.close();
});
