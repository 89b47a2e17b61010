import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Behaviour, type FaultProvider, startFaultProvider } from '../../../../tests/ai/start-fault-provider.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { testPictures } from '../../../../tests/app/test-context.ts';
import { defaultStyleSettings } from '../../../domain/styles.ts';
import { createAi } from '../../ai/create-ai.ts';
import { aiCalls } from '../../db/tables/ai-calls.ts';
import { generations } from '../../db/tables/generations.ts';
import { users } from '../../db/tables/users.ts';
import { seedPrompts } from '../prompts/seed-prompts.ts';
import type { CardBrief } from './card-brief.ts';
import { takeCredit } from './credits.store.ts';
import { cancelGeneration, giveUpGeneration, insertGeneration } from './generations.store.ts';
import { makeAutomaticOptions } from './make-automatic-options.ts';

const words = [
  'Dear Margaret, may the day be as warm as your kitchen.',
  'Margaret, here is to the garden and to you in it.',
  'A quiet wish and a loud one, Margaret: joy, and more joy.',
];
let provider: FaultProvider;
let fondly: TestApp;
let eleanor: Person;
let blue: Buffer;
/** The answer to picture calls; words are always good. */
let pictures: Behaviour;
beforeAll(async () => {
  blue = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#2040c0' } })
    .png()
    .toBuffer();
  provider = await startFaultProvider(() => ({ kind: 'garbage' }));
  const ai = createAi({ baseUrl: provider.baseUrl, apiKey: 'sk-secret', allowPrivate: true });
  fondly = await startTestApp({ jobs: true, replace: { ai, pictures: testPictures({ scale: 1 }) } });
  await seedPrompts(fondly.context.database);
  eleanor = await fondly.signUp();
});
beforeEach(async () => {
  provider.requests.length = 0;
  pictures = { kind: 'pictures', pictures: [blue] };
  provider.answer(({ path, body }) => {
    if (path.includes('/images/')) return pictures;
    const describes = JSON.stringify(body).includes('for an illustrator');
    return { kind: 'messages', messages: describes ? ['A cake on a garden table in the morning light.'] : words };
  });
  await setCredits(5);
});
afterAll(async () => {
  await fondly.close();
  await provider.close();
});

const setCredits = (cardCreditsRemaining: number) =>
  fondly.context.database.orm.update(users).set({ cardCreditsRemaining }).where(eq(users.id, eleanor.user.id));
const credits = async () => (await eleanor.call('GET', '/api/user')).json().cardCreditsRemaining;
const body = (change: object = {}) => ({
  category: 'birthday',
  title: 'Happy Birthday, Margaret',
  recipient: 'Margaret',
  styleSettings: { category: 'AIgen', artStyle: 'Minimal & Modern' },
  ...change,
});
const generate = async (change: object = {}) => {
  const answer = await eleanor.call('POST', '/api/cards/generate', body(change));
  expect(answer.statusCode).toBe(200);
  const { defaultCard, alternates } = answer.json();
  return [defaultCard, ...alternates];
};
const pictureRequests = () => provider.requests.filter(({ path }) => path.includes('/images/'));

test('the provider writes and draws, the card costs one credit, and the log contains no personal data', async () => {
  expect((await eleanor.call('GET', '/api/user')).json().aiAvailable).toBe(true);
  const options = await generate();
  expect(options.map(({ message }) => message)).toEqual(words);
  expect(options[0]).toMatchObject({
    engine: 'provider',
    engineName: '127.0.0.1',
    wordsEngineName: '127.0.0.1',
    engineNote: null,
    prompt: 'A cake on a garden table in the morning light.',
  });
  expect(options[1]).toMatchObject({
    engine: 'studio',
    engineName: 'Fondly Studio',
    wordsEngineName: '127.0.0.1',
    engineNote: null,
  });
  expect(await credits()).toBe(4);
  expect(pictureRequests()).toHaveLength(1);
  expect(pictureRequests()[0]?.body).toMatchObject({
    model: 'gpt-image-2',
    n: 1,
    size: '1024x1024',
    quality: 'medium',
    prompt: expect.stringContaining('A cake on a garden table in the morning light.'),
  });
  const log = (await eleanor.call('GET', '/api/admin/ai-log')).json();
  expect(log.slice(0, 3)).toMatchObject([
    { kind: 'image', model: 'gpt-image-2', credits: 1, outcome: 'done', problem: null, userId: eleanor.user.id },
    { kind: 'text', model: 'gpt-5.4-mini', credits: 0, outcome: 'done' },
    { kind: 'text', model: 'gpt-5.4-mini', credits: 0, outcome: 'done' },
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Margaret|cake|sk-secret/);
});

test.each([
  ['leaves out what was typed', words],
  ['puts it into a sentence', words.map((text) => `${text} See you on Sunday at 7, Tom says! Much love`)],
])(
  'with a provider that %s, every option has the personal message as typed, on its own lines',
  async (_how, messages) => {
    const personalMessage = 'See you on Sunday at 7, Tom says!';
    await eleanor.call('POST', '/api/people', { name: 'Tom' });
    provider.answer(({ path }) => (path.includes('/images/') ? pictures : { kind: 'messages', messages }));
    const options = await generate({ personalMessage });
    expect(options).toHaveLength(3);
    for (const [index, { message }] of options.entries()) {
      expect(message.split('\n\n')).toContain(personalMessage);
      expect(message.split(personalMessage)).toHaveLength(2);
      expect(message).toContain(words[index]);
    }
  },
);

test('sends the provider the day and the language of the contact', async () => {
  const person = (await eleanor.call('POST', '/api/people', { name: 'Margaret', language: 'de' })).json();
  await generate({ personId: person.id, specialDate: { type: 'birthday', date: '1960-12-04' } });
  const asked = JSON.stringify(provider.requests[0]?.body);
  expect(asked).toMatch(/birthday, turning \d+ \(December 4\)/);
  expect(asked).toContain('Write in German.');
});

test("draws the heading over the provider's picture", async () => {
  const [primary] = await generate();
  const picture = await eleanor.call('GET', primary.image_url);
  const redOf = async (top: number, height: number) => {
    const part = await sharp(picture.rawPayload).extract({ left: 0, top, width: 1024, height }).png().toBuffer();
    return (await sharp(part).stats()).channels[0]?.max;
  };
  // The provider's picture is plain blue; only our letters are bright in the red channel.
  expect(await redOf(0, 400)).toBeLessThan(150);
  expect(await redOf(700, 324)).toBeGreaterThan(200);
});

test('if the provider draws but writes nothing usable, each part names its maker and the picture costs a credit', async () => {
  provider.answer(({ path }) => (path.includes('/images/') ? pictures : { kind: 'messages', messages: ['No.'] }));
  const { jobId } = (await eleanor.call('POST', '/api/cards/generate', body(), { prefer: 'respond-async' })).json();
  const read = async () => (await eleanor.call('GET', `/api/generations/${jobId}`)).json();
  await expect.poll(async () => (await read()).state).toBe('done');
  const { defaultCard, alternates } = (await read()).result;
  expect(defaultCard).toMatchObject({
    engine: 'provider',
    engineName: '127.0.0.1',
    wordsEngineName: 'Fondly Studio',
    engineNote: "The AI provider's words did not pass the check. Fondly's studio wrote the words instead.",
  });
  expect(await credits()).toBe(4);

  const personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id;
  const { message, image_url: imageUrl } = defaultCard;
  const [first, second] = alternates;
  const card = { personId, title: 'For you', category: 'birthday', message, imageUrl, generationId: jobId };
  const saved = await eleanor.call('POST', '/api/cards', {
    ...card,
    alternateMessage1: first.message,
    alternateImageUrl1: first.image_url,
    alternateMessage2: 'Words of my own.',
    alternateImageUrl2: second.image_url,
  });
  expect(saved.json()).toMatchObject({ engine: '127.0.0.1', wordsEngine: 'Fondly Studio' });
  const act = (action: string, given: object) => eleanor.call('POST', `/api/cards/${saved.json().id}/${action}`, given);
  const chosen = await act('choose-alternate', { slot: 'alternate1' });
  expect(chosen.json()).toMatchObject({ engine: 'Fondly Studio', wordsEngine: 'Fondly Studio' });
  const own = await act('choose-alternate', { slot: 'alternate2' });
  expect(own.json()).toMatchObject({ engine: 'Fondly Studio', wordsEngine: null });
});

test('an edited message no longer names its maker', async () => {
  const { jobId } = (await eleanor.call('POST', '/api/cards/generate', body(), { prefer: 'respond-async' })).json();
  const read = async () => (await eleanor.call('GET', `/api/generations/${jobId}`)).json();
  await expect.poll(async () => (await read()).state).toBe('done');
  const { message, image_url: imageUrl } = (await read()).result.defaultCard;
  const personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id;
  const card = { personId, title: 'For you', category: 'birthday', message, imageUrl, generationId: jobId };
  const saved = (await eleanor.call('POST', '/api/cards', card)).json();
  expect(saved).toMatchObject({ engine: '127.0.0.1', wordsEngine: '127.0.0.1' });
  const change = async (to: object) => (await eleanor.call('PATCH', `/api/cards/${saved.id}`, to)).json().wordsEngine;
  expect([await change({ message }), await change({ message: 'My own.' })]).toEqual(['127.0.0.1', null]);
});

test('the provider repaints a photo', async () => {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#333' } })
    .jpeg()
    .toBuffer();
  const fields = { title: 'x', category: 'birthday', usage: 'enhance', personName: 'Margaret' };
  const answer = await eleanor.upload('/api/cards/upload-image', { image: photo }, fields);
  expect(answer.json()).toMatchObject({ engine: 'provider', engineNote: null });
  expect(pictureRequests()[0]?.path).toBe('/v1/images/edits');
  expect(await credits()).toBe(4);
});

test('text cards and photo cards cost no credit', async () => {
  const [primary] = await generate({ styleSettings: { category: 'text' } });
  expect(primary).toMatchObject({ message: words[0], engine: 'studio' });
  expect([await credits(), pictureRequests().length]).toEqual([5, 0]);
});

test('without credits the studio draws and the card says so', async () => {
  await setCredits(0);
  const options = await generate();
  for (const option of options) {
    expect(option).toMatchObject({
      engine: 'studio',
      wordsEngineName: '127.0.0.1',
      engineNote: "There are no credits left for an AI picture. Fondly's studio drew the picture instead.",
    });
  }
  expect([await credits(), pictureRequests().length]).toEqual([0, 0]);
});

test.each<[string, Behaviour, string]>([
  ['refuses', { kind: 'json', status: 400, value: { error: { message: 'sk-secret' } } }, 'refused the request'],
  ['sends no picture', { kind: 'pictures', pictures: [] }, ''],
  ['sends garbage', { kind: 'pictures', pictures: [new Uint8Array([1, 2, 3])] }, ''],
  ['redirects', { kind: 'redirect', to: 'http://127.0.0.1:1/' }, 'redirect'],
])('when the provider %s, the studio draws and the credit is refunded', async (_what, behaviour, reason) => {
  pictures = behaviour;
  const [primary] = await generate();
  expect(primary).toMatchObject({ engine: 'studio', message: words[0] });
  expect(primary.engineNote).toMatch(reason);
  expect(primary.engineNote).toMatch(/studio drew the picture instead/);
  expect(await credits()).toBe(5);
  const [row] = await fondly.context.database.orm.select().from(generations).where(eq(generations.creditsUsed, 1));
  expect(row?.id).not.toBe(primary.id);
});

test('cancelling a generation refunds its credit once', async () => {
  pictures = { kind: 'silent' };
  const { jobId } = (await eleanor.call('POST', '/api/cards/generate', body(), { prefer: 'respond-async' })).json();
  expect(await credits()).toBe(4);
  await expect.poll(() => pictureRequests().length, { timeout: 50_000 }).toBe(1);
  expect((await eleanor.call('DELETE', `/api/generations/${jobId}`)).statusCode).toBe(204);
  expect(await credits()).toBe(5);
  expect((await eleanor.call('DELETE', `/api/generations/${jobId}`)).statusCode).toBe(409);
  // The worker notices and records it; its own end must not refund a second time.
  const { orm } = fondly.context.database;
  await expect
    .poll(async () => (await orm.select().from(aiCalls).where(eq(aiCalls.generationId, jobId))).at(-1)?.outcome)
    .toBe('failed');
  expect(await credits()).toBe(5);
});

test('refunds the credit of a generation that is given up', async () => {
  const { orm } = fondly.context.database;
  await setCredits(1);
  expect(await takeCredit(orm, eleanor.user.id)).toBe(true);
  const id = await insertGeneration(orm, {
    userId: eleanor.user.id,
    kind: 'generate',
    cardId: null,
    request: {},
    creditsUsed: 1,
  });
  await Promise.all([
    giveUpGeneration(orm, id, 'x'),
    cancelGeneration(orm, eleanor.user.id, id),
    giveUpGeneration(orm, id, 'x'),
  ]);
  expect(await credits()).toBe(1);
});

test('one of a hundred parallel transactions takes the last credit', async () => {
  await setCredits(1);
  const { database } = fondly.context;
  const taken = await Promise.all(
    Array.from({ length: 100 }, () => database.transaction((tx) => takeCredit(tx, eleanor.user.id))),
  );
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await credits()).toBe(0);
});

test('one of a hundred parallel requests takes the last credit, and the balance stays at zero', async () => {
  await setCredits(1);
  const before = await fondly.context.database.orm.$count(generations, eq(generations.creditsUsed, 1));
  pictures = { kind: 'silent' };
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => eleanor.call('POST', '/api/cards/generate', body(), { prefer: 'respond-async' })),
  );
  const accepted = answers.filter(({ statusCode }) => statusCode === 202);
  expect(accepted.length).toBeGreaterThan(0);
  expect(answers.every(({ statusCode }) => statusCode === 202 || statusCode === 429)).toBe(true);
  const { orm } = fondly.context.database;
  expect(await orm.$count(generations, eq(generations.creditsUsed, 1))).toBe(before + 1);
  expect(await credits()).toBe(0);
  for (const { jobId } of accepted.map((answer) => answer.json())) {
    await eleanor.call('DELETE', `/api/generations/${jobId}`);
  }
  expect(await credits()).toBe(1);
});

test('the studio makes automatic cards, unless the user allows credits for them', async () => {
  const { context } = fondly;
  const brief: CardBrief = {
    category: 'birthday',
    title: 'Happy Birthday, Margaret',
    settings: { ...defaultStyleSettings, artStyle: 'Minimal & Modern' },
    tone: 'warm',
    recipient: { name: 'Margaret', nickname: null, relationship: 'aunt', notes: null },
    occasion: null,
    personalMessage: null,
    imagePrompt: null,
    sourceImageUrl: null,
    usage: 'original',
    language: 'en',
    avoid: [],
    seed: 'automatic',
  };
  const watch = { signal: AbortSignal.timeout(60_000), onProgress: () => {} };
  const make = async () => (await makeAutomaticOptions(context, eleanor.user.id, brief, watch))[0]?.engineName;
  expect([await make(), await credits()]).toEqual(['Fondly Studio', 5]);
  await context.database.orm
    .update(users)
    .set({ preferences: { useCreditsForAutomaticCards: true } })
    .where(eq(users.id, eleanor.user.id));
  expect([await make(), await credits()]).toEqual(['127.0.0.1', 4]);
  pictures = { kind: 'pictures', pictures: [] };
  expect([await make(), await credits()]).toEqual(['Fondly Studio', 4]);
  await setCredits(0);
  expect([await make(), await credits()]).toEqual(['Fondly Studio', 0]);
});

test('with an unreachable provider the card is ready within 35 s and says why', async () => {
  const ai = createAi({ baseUrl: 'http://127.0.0.1:2/v1', apiKey: null, allowPrivate: true });
  const away = await startTestApp({ jobs: true, replace: { ai } });
  await seedPrompts(away.context.database);
  const person = await away.signUp();
  const startedMs = performance.now();
  const answer = await person.call('POST', '/api/cards/generate', body());
  expect(performance.now() - startedMs).toBeLessThan(35_000);
  expect(answer.json().defaultCard).toMatchObject({
    engine: 'studio',
    engineName: 'Fondly Studio',
    engineNote: "Nothing answers at the address of the AI provider. Fondly's studio made this one instead.",
  });
  expect((await person.call('GET', '/api/user')).json().cardCreditsRemaining).toBe(5);
  await away.close();
});

test("sends the provider the contact's facts, keeps forbidden topics off the card, and leaves the closing to the sender", async () => {
  const about = {
    register: 'informal',
    callsMe: 'Bear',
    signAs: 'Love, Eleanor and Tom',
    topics: ['gardening'],
    ownTopics: ['lighthouses'],
    pets: [{ name: 'Biscuit', kind: 'dog' }],
    memories: ['We still laugh about the tent in Wales.'],
    neverMention: ['kitchen'],
  };
  const { id: personId } = (await eleanor.call('POST', '/api/people', { name: 'Margaret', about })).json();
  const options = await generate({ personId });
  expect(options.slice(0, 2).map(({ message }) => message)).toEqual(
    words.slice(1).map((message) => `${message}\n\nLove, Eleanor and Tom`),
  );
  const asked = JSON.stringify(provider.requests.filter(({ path }) => !path.includes('/images/')));
  for (const told of ['The recipient loves: Gardening.', 'lighthouses', 'Biscuit (dog)', 'Bear', 'informal form'])
    expect(asked).toContain(told);
  expect(asked).toMatch(/Never mention any of these, in any form: <data-[^>]+>kitchen</);
  expect(asked).not.toContain('Wales');
});
