import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Behaviour, type FaultProvider, startFaultProvider } from '../../../../tests/ai/start-fault-provider.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { defaultStyleSettings } from '../../../domain/styles.ts';
import { createAi } from '../../ai/create-ai.ts';
import { promptConfigs } from '../../db/tables/prompts.ts';
import { seedPrompts } from '../prompts/seed-prompts.ts';
import { consultProvider, timeLimits } from './ask-provider.ts';
import type { CardBrief } from './card-brief.ts';
import { makeCardOptions } from './make-card-options.ts';

/** Asserts the real limits; the behaviour after them is tested with a tenth of them. */
const scaled = { wordsMs: timeLimits.wordsMs / 10, leastMs: timeLimits.leastMs / 10, pictureMs: 800 };
const brief: CardBrief = {
  category: 'birthday',
  title: 'Happy Birthday, Margaret',
  settings: { ...defaultStyleSettings, artStyle: 'Minimal & Modern' },
  tone: 'warm',
  recipient: { name: 'Margaret', nickname: null, relationship: 'aunt', notes: null },
  occasion: { type: 'birthday', years: 60, day: '2026-12-04' },
  personalMessage: null,
  imagePrompt: null,
  sourceImageUrl: null,
  usage: 'original',
  language: 'en',
  avoid: [],
  seed: 'down',
};
const good = 'Dear Margaret, may the day be as warm as your kitchen.';
let provider: FaultProvider;
let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  provider = await startFaultProvider(() => ({ kind: 'silent' }));
  const ai = createAi({ baseUrl: provider.baseUrl, apiKey: null, allowPrivate: true });
  fondly = await startTestApp({ replace: { ai } });
  await seedPrompts(fondly.context.database);
  eleanor = await fondly.signUp();
});
beforeEach(() => {
  provider.requests.length = 0;
});
afterAll(async () => {
  await fondly.close();
  await provider.close();
});

const askedFor = () => provider.requests.map(({ path }) => path.replace('/v1/', ''));
const make = async () => {
  const asker = { id: null, userId: eleanor.user.id, creditsUsed: 1 };
  const watch = { signal: AbortSignal.timeout(60_000), onProgress: () => {} };
  const consultation = await consultProvider(fondly.context, asker, brief, watch, scaled);
  const startedMs = performance.now();
  const offer = await consultation?.offer;
  const offerMs = performance.now() - startedMs;
  const options = await makeCardOptions(fondly.context, eleanor.user.id, brief, watch, consultation);
  return { offer, offerMs, options };
};
const describes = (body: object) => JSON.stringify(body).includes('for an illustrator');

test('allows 24 of the 35 s for words including retries, and 120 s for a picture', () => {
  expect(timeLimits).toEqual({ wordsMs: 24_000, leastMs: 3_000, pictureMs: 120_000 });
});

test.each<[string, Behaviour]>([
  ['is silent', { kind: 'silent' }],
  ['answers by drops', { kind: 'drip' }],
])('asks a provider that %s once, and the studio makes the card', async (_what, behaviour) => {
  provider.answer(() => behaviour);
  const { offerMs, options } = await make();
  expect(offerMs).toBeGreaterThan(scaled.wordsMs - 50);
  expect(offerMs).toBeLessThan(2 * scaled.wordsMs);
  expect(askedFor()).toEqual(['chat/completions']);
  expect(options).toHaveLength(3);
  for (const option of options) {
    expect(option).toMatchObject({
      engine: 'studio',
      engineNote: "The AI provider took too long. Fondly's studio made this one instead.",
    });
  }
});

test('does not ask for a picture after the provider timed out on the words', async () => {
  provider.answer(({ body }) => (describes(body) ? { kind: 'silent' } : { kind: 'messages', messages: [good] }));
  const { offer, offerMs, options } = await make();
  expect(askedFor()).toEqual(['chat/completions', 'chat/completions']);
  expect(offerMs).toBeLessThan(2 * scaled.wordsMs);
  expect(offer).toMatchObject({ messages: [good], pictures: [] });
  expect(options[0]).toMatchObject({ engine: 'studio', message: good });
});

test('does not ask for a picture after the description timed out where words are switched off', async () => {
  const { orm } = fondly.context.database;
  await orm.update(promptConfigs).set({ isActive: false }).where(eq(promptConfigs.category, 'card_message'));
  provider.answer(() => ({ kind: 'silent' }));
  const { offer } = await make();
  expect(askedFor()).toEqual(['chat/completions']);
  expect(offer?.pictureProblem).toContain('took too long');
  await orm.update(promptConfigs).set({ isActive: true }).where(eq(promptConfigs.category, 'card_message'));
});

test('passes the day of the occasion to templates', async () => {
  const dated = 'Margaret, December 4 is a good day for cake and for candles.';
  provider.answer(() => ({ kind: 'messages', messages: [dated, dated.replace('4', '5')] }));
  expect((await make()).offer?.messages).toEqual([dated]);
  expect(JSON.stringify(provider.requests[0]?.body)).toContain('The occasion: birthday, turning 60 (December 4).');
});
