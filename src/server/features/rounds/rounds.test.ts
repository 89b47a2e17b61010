import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addStyle } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cards } from '../../db/tables/cards.ts';
import { groupMembers, groups } from '../../db/tables/groups.ts';
import { householdMembers } from '../../db/tables/households.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';
import { roundCards, rounds } from '../../db/tables/rounds.ts';
import { Refusal } from '../../refusal.ts';
import { makeAutomaticCard } from '../automatic-cards/make-automatic-card.ts';
import type { MakeOptions } from '../automatic-cards/public.ts';
import { makeCardOptions } from '../generation/make-card-options.ts';
import { makeRoundCardJob } from './make-round-card.job.ts';
import { makeRoundCard } from './make-round-card.ts';
import { reviveRoundsJob } from './revive-rounds.job.ts';

let fondly: TestApp;
let eleanor: Person;
const { signal } = new AbortController();
let written = 0;
const option = (message: string) => ({
  message,
  image_url: null,
  prompt: null,
  engine: 'studio' as const,
  engineName: 'Fondly Studio',
});
/** Writes other words for every card, without pictures. */
const write = vi.fn<MakeOptions>(async (_context, _userId, { recipient }) => {
  written += 1;
  return [0, 1, 2].map((index) => option(`Dear ${recipient.name},\nWish ${written} ${index}`));
});

beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());
beforeEach(async () => {
  const { orm } = fondly.context.database;
  await orm.delete(people);
  await orm.delete(rounds);
  await orm.delete(groups);
  fondly.clock.set('2026-11-24T12:00:00Z');
  write.mockClear();
});

const add = async (name: string, more: object = {}): Promise<number> => {
  const body = { name, email: `${name.toLowerCase().replaceAll(' ', '-')}@example.test`, ...more };
  return (await eleanor.call('POST', '/api/people', body)).json().id;
};
const plan = (who: object, more: object = {}) => ({
  who,
  occasionType: 'christmas',
  options: { look: { kind: 'own' }, words: {} },
  ...more,
});
const preview = async (who: object, more: object = {}) => {
  const answer = await eleanor.call('POST', '/api/rounds/preview', plan(who, more));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const create = async (who: object, more: object = {}) => {
  const answer = await eleanor.call('POST', '/api/rounds', plan(who, more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const look = async (id: number) => (await eleanor.call('GET', `/api/rounds/${id}`)).json();
const makeAll = async (id: number, options: MakeOptions = write) => {
  for (const { personId } of (await look(id)).recipients)
    await makeRoundCard(fondly.context, options, { roundId: id, personId }, signal);
};
const made = () => fondly.context.database.orm.select().from(cards).orderBy(cards.id);
const names = (list: { name: string }[]) => list.map(({ name }) => name);

test('counts who gets a card, by groups, by name and by their dates, without those taken out', async () => {
  const { orm } = fondly.context.database;
  const [anna, ben, cleo, dora] = [await add('Anna'), await add('Ben'), await add('Cleo'), await add('Dora')];
  const [choir] = await orm.insert(groups).values({ userId: eleanor.user.id, name: 'Choir' }).returning();
  await orm.insert(groupMembers).values([anna, ben].map((personId) => ({ groupId: choir?.id ?? 0, personId })));
  await eleanor.call('POST', '/api/important-dates', { personId: dora, occasionType: 'christmas', date: '2026-12-25' });
  expect(names((await preview({ groups: ['choir'], personIds: [cleo] })).recipients)).toEqual(['Anna', 'Ben', 'Cleo']);
  expect(names((await preview({ withOccasion: true })).recipients)).toEqual(['Dora']);
  expect(names((await preview({ everyone: true, minus: [ben] })).recipients)).toEqual(['Anna', 'Cleo', 'Dora']);
  const unknown = await eleanor.call('POST', '/api/rounds/preview', plan({ groups: ['Band'] }));
  expect(unknown.json().fields['who.groups']).toContain('Band');
});

test('proposes the next day of a holiday, takes another one, and asks for it where there is none', async () => {
  await add('Anna');
  expect(await preview({ everyone: true })).toMatchObject({ day: '2026-12-25', label: 'Christmas', problem: null });
  expect(await preview({ everyone: true }, { day: '2026-12-20' })).toMatchObject({ day: '2026-12-20' });
  const own = { occasionType: 'Summer party' };
  expect(await preview({ everyone: true }, own)).toMatchObject({ day: null, problem: expect.stringContaining('day') });
  expect(await preview({ everyone: true }, { ...own, day: '2027-06-20' })).toMatchObject({ problem: null });
  const past = await eleanor.call('POST', '/api/rounds', plan({ everyone: true }, { day: '2026-11-23' }));
  expect(past.json().fields.day).toContain('passed');
  const birthday = await eleanor.call('POST', '/api/rounds', plan({ everyone: true }, { occasionType: 'birthday' }));
  expect(birthday.statusCode).toBe(422);
});

test('says what is missing for whom, by the way of delivery of each', async () => {
  const [anna, ben] = [await add('Anna', { email: null }), await add('Ben', { email: null })];
  await add('Cleo');
  const byMail = await preview({ everyone: true });
  expect(byMail.missing).toMatchObject([{ detail: 'email', people: [{ name: 'Anna' }, { name: 'Ben' }] }]);
  const options = { look: { kind: 'own' }, words: {}, deliveryOf: { [anna]: 'physical' } };
  const mixed = await preview({ everyone: true }, { options });
  expect(mixed.missing).toMatchObject([
    { detail: 'email', people: [{ personId: ben }] },
    { detail: 'address', people: [{ personId: anna }] },
  ]);
});

test('leaves out who has a card for this occasion and year, who died, and who asked for no cards', async () => {
  const { orm } = fondly.context.database;
  const [anna, ben, cleo, dora] = [await add('Anna'), await add('Ben'), await add('Cleo'), await add('Dora')];
  await add('Emil');
  const card = (personId: number, more: object) =>
    eleanor.call('POST', '/api/cards', { personId, title: 'Hi', message: 'Hi', category: 'christmas', ...more });
  await card(anna, { scheduledDate: '2026-12-24' });
  const skipped = (await card(ben, { scheduledDate: '2026-12-24' })).json().id;
  await eleanor.call('POST', `/api/cards/${skipped}/skip`);
  await card(cleo, { category: 'birthday', scheduledDate: '2026-12-25' });
  await orm
    .update(people)
    .set({ about: { hasDied: true } })
    .where(eq(people.id, dora));
  const result = await preview({ everyone: true });
  expect(names(result.recipients)).toEqual(['Ben', 'Cleo', 'Emil']);
  expect(result.leftOut).toMatchObject([
    { name: 'Anna', reason: 'has-card' },
    { name: 'Dora', reason: 'died' },
  ]);
  await orm.update(cards).set({ scheduledDate: '2025-12-24' }).where(eq(cards.personId, anna));
  expect(names((await preview({ everyone: true })).recipients)).toContain('Anna');
});

test('a household gets one card and its members none', async () => {
  const { orm } = fondly.context.database;
  const [anna, tom, ben] = [await add('Anna Berg'), await add('Tom Berg'), await add('Ben')];
  const home = await add('The Bergs');
  await orm.update(people).set({ kind: 'household' }).where(eq(people.id, home));
  await orm.insert(householdMembers).values([anna, tom].map((personId) => ({ personId, householdId: home })));
  const all = await preview({ everyone: true });
  expect(names(all.recipients)).toEqual(['Ben', 'The Bergs']);
  expect(all.leftOut).toMatchObject([
    { name: 'Anna Berg', reason: 'household', household: 'The Bergs' },
    { name: 'Tom Berg', reason: 'household', household: 'The Bergs' },
  ]);
  expect(names((await preview({ personIds: [anna, tom] })).recipients)).toEqual(['The Bergs']);
  expect(names((await preview({ personIds: [anna, ben] })).recipients)).toEqual(['Anna Berg', 'Ben']);
  expect(names((await preview({ everyone: true, minus: [home] })).recipients)).toEqual([
    'Anna Berg',
    'Ben',
    'Tom Berg',
  ]);
});

test('names placeholders that do not exist, and refuses a round without words', async () => {
  await add('Anna');
  const withWords = async (words: object) =>
    eleanor.call(
      'POST',
      '/api/rounds/preview',
      plan({ everyone: true }, { options: { look: { kind: 'own' }, words } }),
    );
  const wrong = await withWords({ text: 'Dear {nmae}, merry Christmas from {me}' });
  expect(wrong.json().fields['options.words.text']).toMatch(/\{nmae\} and \{me\}.*\{name\}/);
  expect((await withWords({ studio: false })).statusCode).toBe(422);
  expect((await withWords({ studio: false, text: 'Dear {name}, merry Christmas' })).statusCode).toBe(200);
});

test('makes one draft for each, with the text, the signature and the delivery that the round wants', async () => {
  const signature = await eleanor.call('POST', '/api/signatures', { label: 'Us', name: 'Eleanor', face: 'pen' });
  const [anna] = [await add('Anna Berg', { nickname: 'Annie' }), await add('Ben')];
  const round = await create(
    { everyone: true },
    {
      options: {
        look: { kind: 'own' },
        words: { studio: false, text: 'Dear {name}, merry Christmas!' },
        signatureId: signature.json().id,
        deliveryOf: { [anna]: 'physical' },
      },
    },
  );
  expect(round).toMatchObject({ state: 'making', counts: { total: 2, waiting: 2, made: 0 } });
  const draw: MakeOptions = async (_context, _userId, { words = '' }) => [0, 1, 2].map(() => option(words));
  await makeAll(round.id, draw);
  expect(await made()).toMatchObject([
    {
      title: 'Merry Christmas, Annie',
      message: 'Dear Annie, merry Christmas!',
      deliveryStatus: 'draft',
      deliveryMethod: 'physical',
      scheduledDate: '2026-12-25',
      category: 'christmas',
      signature: { name: 'Eleanor' },
    },
    { message: 'Dear Ben, merry Christmas!', deliveryMethod: 'digital', recipientEmail: 'ben@example.test' },
  ]);
  const after = await look(round.id);
  expect(after).toMatchObject({ state: 'done', counts: { waiting: 0, made: 2 }, toReview: 2 });
  expect(after.recipients).toMatchObject([{ name: 'Anna Berg', state: 'made', deliveryStatus: 'draft' }, {}]);
  expect((await eleanor.call('GET', '/api/rounds')).json()).toMatchObject([{ id: round.id, label: 'Christmas' }]);
});

test('the studio writes and draws every option, with the own text inside or alone', async () => {
  await add('Anna');
  const words = { text: 'We think of you, {name}.', studio: true };
  const mixed = await create({ everyone: true }, { options: { look: { kind: 'own' }, words } });
  await makeAll(mixed.id, makeCardOptions);
  const alone = await create(
    { everyone: true },
    { occasionType: 'easter', options: { look: { kind: 'own' }, words: { ...words, studio: false } } },
  );
  await makeAll(alone.id, makeCardOptions);
  const [first, second] = await made();
  expect(first?.message).toMatch(/.+We think of you, Anna\./s);
  expect(first?.message).not.toBe(first?.alternateMessage1);
  expect(second).toMatchObject({ message: 'We think of you, Anna.', alternateMessage2: 'We think of you, Anna.' });
  const pictures = [second?.imageUrl, second?.alternateImageUrl1, second?.alternateImageUrl2];
  expect(new Set(pictures).size).toBe(3);
});

test('a sample is drawn like the cards, and stored nowhere', async () => {
  const anna = await add('Anna');
  const answer = await eleanor.call('POST', '/api/rounds/sample', { ...plan({ everyone: true }), personId: anna });
  expect(answer.json()).toMatchObject({ personId: anna, title: 'Merry Christmas, Anna' });
  expect(Buffer.from(answer.json().picture, 'base64').subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(await made()).toEqual([]);
  const stranger = await fondly.signUp('Mallory');
  const theirs = await stranger.call('POST', '/api/rounds/sample', { ...plan({ everyone: true }), personId: anna });
  expect(theirs.statusCode).toBe(404);
});

test('a card belongs to the date of its contact, so that no automatic one is made', async () => {
  const personId = await add('Anna');
  const date = { personId, occasionType: 'christmas', date: '2026-12-25' };
  const dateId = (await eleanor.call('POST', '/api/important-dates', date)).json().id;
  const round = await create({ everyone: true }, { day: '2026-12-20' });
  await makeAll(round.id);
  expect(await made()).toMatchObject([
    { occasionId: dateId, occurrenceDate: '2026-12-25', scheduledDate: '2026-12-20' },
  ]);
  await fondly.context.database.orm.update(importantDates).set({ occursOn: '2026-12-25' });
  const occurrence = { dateId, occurrenceDate: '2026-12-25' };
  expect(await makeAutomaticCard(fondly.context, write, occurrence, signal)).toBe(false);
});

test('leaves out who got a card meanwhile, and who died', async () => {
  const { orm } = fondly.context.database;
  const [anna, ben] = [await add('Anna'), await add('Ben')];
  const round = await create({ everyone: true });
  const card = { personId: anna, title: 'Mine', message: 'Hi', category: 'christmas', scheduledDate: '2026-12-25' };
  await eleanor.call('POST', '/api/cards', card);
  await orm
    .update(people)
    .set({ about: { hasDied: true } })
    .where(eq(people.id, ben));
  await makeAll(round.id);
  expect(await look(round.id)).toMatchObject({
    state: 'done',
    counts: { made: 0, leftOut: 2 },
    recipients: [{ reason: expect.stringContaining('already') }, { reason: expect.stringContaining('died') }],
  });
});

test('workers at the same time, and a call sent twice, make one card for each', async () => {
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dora']) await add(name);
  const answers = await Promise.all([0, 1].map(() => eleanor.call('POST', '/api/rounds', plan({ everyone: true }))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
  const round = answers.find(({ statusCode }) => statusCode === 201)?.json();
  await Promise.all([makeAll(round.id), makeAll(round.id), makeAll(round.id)]);
  expect(await made()).toHaveLength(4);
  expect(await look(round.id)).toMatchObject({ state: 'done', counts: { made: 4 } });
});

test('writes a card again whose words another worker has just used', async () => {
  await add('Anna');
  await add('Ben');
  const round = await create({ everyone: true });
  const all: Promise<void>[] = [];
  let begun = 0;
  let go = () => {};
  const both = new Promise<void>((resolve) => {
    go = resolve;
  });
  const alike: MakeOptions = async (_context, _userId, { recipient }) => {
    begun += 1;
    if (begun === 2) go();
    await both;
    return [option(`Dear ${recipient.name},\n${begun > 2 ? 'Something else.' : 'Merry Christmas.'}`)];
  };
  for (const { personId } of round.recipients)
    all.push(makeRoundCard(fondly.context, alike, { roundId: round.id, personId }, signal));
  await Promise.all(all);
  const bodies = (await made()).map(({ message }) => message.split('\n')[1]);
  expect(bodies.toSorted()).toEqual(['Merry Christmas.', 'Something else.']);
});

test('a stopped round makes nothing more, keeps its cards, and goes on with all that is left', async () => {
  for (const name of ['Anna', 'Ben', 'Cleo']) await add(name);
  const round = await create({ everyone: true });
  const [first] = round.recipients;
  await makeRoundCard(fondly.context, write, { roundId: round.id, personId: first.personId }, signal);
  const stopped = await eleanor.call('POST', `/api/rounds/${round.id}/stop`);
  expect(stopped.json()).toMatchObject({ state: 'stopped', counts: { made: 1, waiting: 2 }, secondsLeft: null });
  await makeAll(round.id);
  expect(await made()).toHaveLength(1);
  // Somebody left by a stopped round may be in another one.
  expect((await preview({ everyone: true })).recipients).toHaveLength(2);
  expect((await eleanor.call('POST', `/api/rounds/${round.id}/resume`)).json().state).toBe('making');
  await makeAll(round.id);
  expect(await look(round.id)).toMatchObject({ state: 'done', counts: { made: 3, waiting: 0 } });
});

test('a card that fails says why, the others are made, and resuming tries it again', async () => {
  const { orm } = fondly.context.database;
  for (const name of ['Anna', 'Ben']) await add(name);
  const round = await create({ everyone: true });
  const failing: MakeOptions = async (...call) => {
    if (call[2].recipient.name === 'Anna') throw new Error('no paint left');
    return write(...call);
  };
  const job = makeRoundCardJob(fondly.context, failing);
  const run = (personId: number, attempt: number) =>
    job.handler({ roundId: round.id, personId }, { jobId: '1', attempt, signal });
  const [anna, ben] = round.recipients;
  await expect(run(anna.personId, 1)).rejects.toThrow('no paint left');
  await run(anna.personId, 4);
  await run(ben.personId, 1);
  const failed = await look(round.id);
  expect(failed).toMatchObject({ state: 'done', counts: { made: 1, failed: 1 } });
  expect(failed.recipients[0].reason).toContain('could not be made');
  await eleanor.call('POST', `/api/rounds/${round.id}/resume`);
  await makeAll(round.id);
  expect(await look(round.id)).toMatchObject({ state: 'done', counts: { made: 2, failed: 0 } });
  // The process died during it twice.
  await orm.update(roundCards).set({ state: 'waiting' });
  await job.material?.setAside({ roundId: round.id, personId: ben.personId });
  expect((await look(round.id)).recipients[1].reason).toContain('stopped twice');
});

test('an account without room for the cards is told so, before the round and in it', async () => {
  for (const name of ['Anna', 'Ben']) await add(name);
  const round = await create({ everyone: true });
  const full: MakeOptions = async () => {
    throw new Refusal('storage_full', 'Your pictures take all the room.');
  };
  const job = makeRoundCardJob(fondly.context, full);
  const personId = round.recipients[0].personId;
  await job.handler({ roundId: round.id, personId }, { jobId: '1', attempt: 1, signal });
  expect(await look(round.id)).toMatchObject({
    state: 'stopped',
    counts: { waiting: 1, failed: 1 },
    recipients: [{ reason: expect.stringContaining('room') }, {}],
  });
});

test('a surprise differs from one contact to the next, within the styles that may come', async () => {
  for (const name of ['Anna', 'Ben', 'Cleo', 'Dora']) await add(name);
  const styleIds = [await addStyle(fondly, 'AI Generated'), await addStyle(fondly, 'Text')];
  const photo = await addStyle(fondly, 'Photo');
  const wrong = plan({ everyone: true }, { options: { look: { kind: 'one', styleId: photo }, words: {} } });
  expect((await eleanor.call('POST', '/api/rounds', wrong)).json().fields['options.look']).toContain('photo');
  const round = await create({ everyone: true }, { options: { look: { kind: 'surprise', styleIds }, words: {} } });
  await makeAll(round.id);
  const used = (await made()).map(({ cardStylePresetId }) => cardStylePresetId);
  expect(new Set(used)).toEqual(new Set(styleIds));
  expect(used.filter((id, at) => id === used[at + 1])).toEqual([]);
});

test('another user sees and changes nothing of a round', async () => {
  await add('Anna');
  const round = await create({ everyone: true });
  const mallory = await fondly.signUp('Mallory');
  expect((await mallory.call('GET', `/api/rounds/${round.id}`)).statusCode).toBe(404);
  for (const act of ['stop', 'resume'])
    expect((await mallory.call('POST', `/api/rounds/${round.id}/${act}`)).statusCode).toBe(404);
  expect((await mallory.call('GET', '/api/rounds')).json()).toEqual([]);
});

test('takes the delivery of at most 2,000 contacts, and keeps that of its recipients which differ', async () => {
  const [anna, ben] = [await add('Anna'), await add('Ben')];
  const withDelivery = (deliveryOf: object) =>
    plan({ personIds: [anna, ben] }, { options: { look: { kind: 'own' }, words: {}, deliveryOf } });
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [at + 1, 'physical']));
  for (const wrong of [many, { anna: 'physical' }, { '-1': 'physical' }])
    expect((await eleanor.call('POST', '/api/rounds', withDelivery(wrong))).statusCode).toBe(422);
  const right = withDelivery({ [anna]: 'physical', [ben]: 'digital', 2000000000: 'physical' });
  expect((await eleanor.call('POST', '/api/rounds', right)).statusCode).toBe(201);
  const [kept] = await fondly.context.database.orm.select().from(rounds);
  expect(kept?.options.deliveryOf).toEqual({ [anna]: 'physical' });
});

test('an account has at most 20 rounds that are not done', async () => {
  const { orm } = fondly.context.database;
  await add('Anna');
  const round = await create({ everyone: true });
  const [kept] = await orm.select().from(rounds);
  const { id: _, ...fields } = kept ?? expect.fail();
  const others = await orm
    .insert(rounds)
    .values(Array.from({ length: 19 }, (_each, at) => ({ ...fields, state: at % 2 ? 'making' : 'stopped' }) as const))
    .returning();
  await eleanor.call('POST', `/api/rounds/${round.id}/stop`);
  const words = '20 of your rounds are not done. Let one of them finish first.';
  expect((await preview({ everyone: true })).problem).toBe(words);
  const refused = await eleanor.call('POST', '/api/rounds', plan({ everyone: true }));
  expect([refused.statusCode, refused.json().message]).toEqual([422, words]);
  // A finished round that tries its failed cards again is one more.
  const [finished] = await orm
    .insert(rounds)
    .values({ ...fields, state: 'done' })
    .returning();
  const again = { roundId: finished?.id ?? expect.fail(), personId: round.recipients[0].personId, position: 0 };
  await orm.insert(roundCards).values({ ...again, state: 'failed', reason: 'It could not be made.' });
  const notResumed = await eleanor.call('POST', `/api/rounds/${again.roundId}/resume`);
  expect([notResumed.statusCode, notResumed.json().message]).toEqual([422, words]);
  expect(await look(again.roundId)).toMatchObject({ state: 'done', counts: { failed: 1, waiting: 0 } });
  // Nothing of it waits.
  expect((await eleanor.call('POST', `/api/rounds/${others[0]?.id}/resume`)).json().state).toBe('done');
  await create({ everyone: true });
});

test('a round is done when the last who wait for a card are deleted', async () => {
  const [anna, ben] = [await add('Anna'), await add('Ben')];
  const round = await create({ everyone: true });
  await makeRoundCard(fondly.context, write, { roundId: round.id, personId: anna }, signal);
  expect((await look(round.id)).state).toBe('making');
  await eleanor.call('DELETE', `/api/people/${ben}`);
  await makeRoundCard(fondly.context, write, { roundId: round.id, personId: ben }, signal);
  expect(await look(round.id)).toMatchObject({ state: 'done', counts: { total: 1, made: 1 } });
});

test('a round of which nothing waits, and whose jobs are lost, is done', async () => {
  const anna = await add('Anna');
  const [lost, other] = [await create({ personIds: [anna] }), await create({ personIds: [await add('Ben')] })];
  await eleanor.call('DELETE', `/api/people/${anna}`);
  await reviveRoundsJob(fondly.context).handler({}, { jobId: '1', attempt: 1, signal });
  expect((await look(lost.id)).state).toBe('done');
  expect((await look(other.id)).state).toBe('making');
});
