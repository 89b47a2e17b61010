import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localAi, ollama } from '../../../../tests/ai/local-providers.ts';
import { type Behaviour, type FaultProvider, startFaultProvider } from '../../../../tests/ai/start-fault-provider.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { aiSettings } from '../../db/tables/ai-settings.ts';
import { auditLog } from '../../db/tables/audit-log.ts';
import { promptConfigs } from '../../db/tables/prompts.ts';
import { seedPrompts } from '../prompts/seed-prompts.ts';

const key = 'sk-a-key-that-must-not-be-told';
const greeting = JSON.stringify({ messages: ['A warm day to you, Margaret.'] });
let fondly: TestApp;
let admin: Person;
let provider: FaultProvider;
beforeAll(async () => {
  fondly = await startTestApp();
  await seedPrompts(fondly.context.database);
  admin = await fondly.signUp('Ada Admin');
  provider = await startFaultProvider(() => ({ kind: 'garbage' }));
});
beforeEach(async () => {
  provider.requests.length = 0;
  await admin.call('DELETE', '/api/admin/ai');
});
afterAll(async () => {
  await fondly.close();
  await provider.close();
});

const settings = (change: object = {}) => ({
  provider: 'compatible',
  baseUrl: provider.baseUrl,
  allowPrivate: true,
  wordsModel: 'llama3.1',
  pictureModel: null,
  name: 'The machine in the cellar',
  currency: 'EUR',
  inputPrice: 1,
  outputPrice: 2,
  picturePrice: 0.04,
  ...change,
});
const tryOut = async (kind: 'words' | 'picture', change: object = {}) =>
  (await admin.call('POST', '/api/admin/ai/test', { kind, settings: settings(change) })).json();
const answers = (behaviour: Behaviour) => provider.answer(() => behaviour);
const error = (status: number, value: object): Behaviour => ({ kind: 'json', status, value: { error: value } });

test('the next card uses the provider of the page with its models and name, and no card does once it is removed', async () => {
  expect(fondly.context.ai).toBeNull();
  const saved = await admin.call('PUT', '/api/admin/ai', settings({ apiKey: key }));
  expect(saved.json()).toEqual({
    source: 'page',
    variables: [],
    settings: { ...settings(), hasKey: true },
  });
  expect(fondly.context.ai?.name).toBe('The machine in the cellar');
  const configs = await fondly.context.database.orm.select().from(promptConfigs);
  const active = configs.filter(({ isActive }) => isActive).map(({ category, aiModel }) => [category, aiModel]);
  expect(active.sort()).toEqual([
    ['card_message', 'llama3.1'],
    ['image_generation', 'llama3.1'],
  ]);
  await admin.call('PUT', '/api/admin/ai', settings({ pictureModel: 'gpt-image-2', name: '' }));
  expect(fondly.context.ai?.name).toBe('127.0.0.1');
  expect((await admin.call('GET', '/api/admin/ai')).json().settings.pictureModel).toBe('gpt-image-2');
  expect((await admin.call('DELETE', '/api/admin/ai')).json()).toMatchObject({ source: 'none' });
  expect(fondly.context.ai).toBeNull();
});

test('a key is stored encrypted, kept when left out, never shown, and never sent to another provider', async () => {
  await admin.call('PUT', '/api/admin/ai', settings({ apiKey: key }));
  const kept = await admin.call('PUT', '/api/admin/ai', settings({ currency: 'USD' }));
  expect(kept.json().settings).toMatchObject({ hasKey: true, currency: 'USD' });
  provider.answer((request) => ollama(request, greeting));
  await tryOut('words');
  expect(provider.requests[0]?.headers.authorization).toBe(`Bearer ${key}`);
  await tryOut('words', { baseUrl: `${provider.baseUrl}/elsewhere` });
  expect(provider.requests[1]?.headers.authorization).toBeUndefined();
  const rows = JSON.stringify([
    await fondly.context.database.orm.select().from(aiSettings),
    await fondly.context.database.orm.select().from(auditLog),
  ]);
  expect(kept.body + rows).not.toContain(key);
  expect(rows).toContain('ai-changed');
  const moved = await admin.call('PUT', '/api/admin/ai', settings({ baseUrl: `${provider.baseUrl}/elsewhere` }));
  expect(moved.json().settings.hasKey).toBe(false);
});

test('reads words from Ollama, and reports a model that it does not have', async () => {
  provider.answer((request) => ollama(request, greeting));
  expect(await tryOut('words')).toMatchObject({
    worked: true,
    text: 'A warm day to you, Margaret.',
    cost: (40 * 1 + 20 * 2) / 1_000_000,
    reply: null,
  });
  expect(await tryOut('words', { wordsModel: 'llama9' })).toMatchObject({
    worked: false,
    words: expect.stringContaining('Check the spelling of "llama9"'),
    reply: "model 'llama9' not found",
  });
});

test('reads words from LocalAI without a schema, with text around the JSON', async () => {
  provider.answer((request) => localAi(request, greeting));
  const tried = await tryOut('words', { wordsModel: 'gemma-3-1b-it' });
  expect(tried).toMatchObject({ worked: true, text: 'A warm day to you, Margaret.' });
  expect(await tryOut('words')).toMatchObject({
    worked: false,
    words: expect.stringContaining('does not have this model'),
  });
});

test('returns a picture as a JPEG, with its price', async () => {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2040c0' } })
    .png()
    .toBuffer();
  answers({ kind: 'pictures', pictures: [png] });
  const tried = await tryOut('picture', { pictureModel: 'gpt-image-2' });
  expect(tried).toMatchObject({ worked: true, cost: 0.04, text: null });
  expect((await sharp(Buffer.from(tried.picture, 'base64')).metadata()).format).toBe('jpeg');
  answers({ kind: 'pictures', pictures: [Buffer.from('not a picture')] });
  expect((await tryOut('picture', { pictureModel: 'gpt-image-2' })).words).toContain('not a picture');
});

test.each<[string, Behaviour, RegExp, string | null]>([
  [
    'a refused key',
    error(401, { message: `Incorrect API key provided: ${key}` }),
    /did not accept the key.*the request itself is fine/,
    'Incorrect API key provided: …',
  ],
  [
    'content that it does not want',
    error(400, { code: 'content_policy_violation', message: 'No.' }),
    /did not want to make this content/,
    'No.',
  ],
  [
    'a model that the key may not use',
    error(403, { message: 'Not in your plan' }),
    /does not permit this/,
    'Not in your plan',
  ],
  [
    'no credit',
    error(429, { code: 'insufficient_quota', message: 'You exceeded your current quota' }),
    /no credit or quota left/,
    'You exceeded your current quota',
  ],
  [
    'too many requests',
    { ...error(429, { message: 'Slow down' }), headers: { 'retry-after': '60' } } as Behaviour,
    /asked to wait/,
    'Slow down',
  ],
  [
    'an unknown model',
    error(404, { code: 'model_not_found', message: 'No such model' }),
    /does not have this model/,
    'No such model',
  ],
  ['a wrong path', { kind: 'text', status: 404, text: '404 page not found' }, /usually ends in \/v1/, 'HTTP 404'],
  ['a web page', { kind: 'garbage' }, /OpenAI-compatible API/, null],
  ['words instead of JSON', { kind: 'stream', content: 'Dear Margaret' }, /not in the JSON that was asked for/, null],
])('says %s in words, with the line of the provider', async (_what, behaviour, words, reply) => {
  answers(behaviour);
  const tried = await tryOut('words', { apiKey: key });
  expect(tried).toMatchObject({ worked: false, words: expect.stringMatching(words), reply });
  expect(JSON.stringify(tried)).not.toContain(key);
});

test('says which step of the connection failed', async () => {
  const words = async (baseUrl: string) => (await tryOut('words', { baseUrl })).words;
  expect(await words('https://ai.fondly.invalid/v1')).toMatch(/^No server has the name/);
  expect(await words('http://127.0.0.1:2/v1')).toMatch(/^Nothing answers/);
  expect(await words(provider.baseUrl.replace('http:', 'https:'))).toMatch(/not encrypted/);
});

test.each([
  ['a private address that is not allowed', { allowPrivate: false }, 'baseUrl'],
  ['no address', { baseUrl: '' }, 'baseUrl'],
  ['OpenAI without a key', { provider: 'openai', wordsModel: 'gpt-5.4-mini' }, 'apiKey'],
  ['no model', { wordsModel: ' ' }, 'wordsModel'],
  ['a model of pictures for words', { wordsModel: 'gpt-image-2' }, 'wordsModel'],
  ['a model of words for pictures', { pictureModel: 'gpt-5.6' }, 'pictureModel'],
  ['a price below nothing', { inputPrice: -1 }, 'inputPrice'],
  ['no currency', { currency: 'Euro' }, 'currency'],
])('rejects %s', async (_what, change, field) => {
  const answer = await admin.call('PUT', '/api/admin/ai', settings(change));
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});

test('a variable takes precedence, and models, name and prices stay on the page', async () => {
  const environment = { AI_BASE_URL: provider.baseUrl, AI_API_KEY: key, AI_ALLOW_PRIVATE: 'on' };
  const other = await startTestApp({ environment });
  const ada = await other.signUp('Ada Admin');
  await other.context.aiSettings.load();
  const saved = (await ada.call('PUT', '/api/admin/ai', settings({ baseUrl: 'https://elsewhere.example/v1' }))).json();
  expect(saved).toMatchObject({
    source: 'variables',
    variables: ['AI_BASE_URL', 'AI_API_KEY', 'AI_ALLOW_PRIVATE'],
    settings: { baseUrl: provider.baseUrl, hasKey: true, currency: 'EUR', wordsModel: 'llama3.1' },
  });
  const removed = await ada.call('DELETE', '/api/admin/ai');
  expect([removed.statusCode, removed.json().message]).toEqual([422, expect.stringContaining('AI_BASE_URL is set')]);
  await other.close();
});
