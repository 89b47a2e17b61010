import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cardOccurrences, cards } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { processRuns } from '../../db/tables/workers.ts';
import { makeCardOptions } from '../generation/make-card-options.ts';
import type { MakeOptions } from './draft.ts';
import { generateUpcomingCards } from './generate-upcoming-cards.ts';
import { makeAutomaticCard } from './make-automatic-card.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
const signal = new AbortController().signal;
const option = (index: number) => ({
  message: `Wish ${index}`,
  image_url: null,
  prompt: null,
  engine: 'studio' as const,
  engineName: 'Fondly Studio',
});
/** Writes words without pictures, so that hundreds of cards take no time. */
const write = vi.fn<MakeOptions>(async () => [option(0), option(1), option(2)]);

beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  const body = { name: 'Margaret Whitfield', nickname: 'Mum', relationship: 'mother', email: 'mum@example.test' };
  personId = (await eleanor.call('POST', '/api/people', body)).json().id;
});
afterAll(() => fondly.close());
beforeEach(async () => {
  const { orm } = fondly.context.database;
  await orm.delete(importantDates);
  await orm.delete(cards);
  fondly.clock.set('2026-11-24T12:00:00Z');
  write.mockClear();
});

const addDate = async (change: object = {}): Promise<number> => {
  const body = { personId, occasionType: 'birthday', date: '1966-12-04', ...change };
  const response = await eleanor.call('POST', '/api/important-dates', body);
  expect(response.statusCode).toBe(201);
  return response.json().id;
};
const run = (options: MakeOptions = write) =>
  generateUpcomingCards(fondly.context, options, { signal, makeWithinMs: 60_000 });
const made = () => fondly.context.database.orm.select().from(cards).orderBy(cards.id);

test('a card has the usual tone and length of the contact', async () => {
  const about = { usualTone: 'playful', usualLength: 'short' };
  expect((await eleanor.call('PATCH', `/api/people/${personId}`, { about })).statusCode).toBe(200);
  await addDate();
  await run();
  const brief = expect.objectContaining({ tone: 'playful', length: 'short', timeZone: expect.any(String) });
  expect(write).toHaveBeenCalledWith(expect.anything(), expect.any(Number), brief, expect.anything());
});

test('a card on an anniversary knows the other of the two, and none is made once that other has died', async () => {
  const tom = (await eleanor.call('POST', '/api/people', { name: 'Walter Whitfield', relationship: 'father' })).json();
  await eleanor.call('POST', `/api/people/${tom.id}/relations`, { kind: 'wife', otherId: personId });
  await addDate({ occasionType: 'anniversary', date: '1990-12-04' });
  await addDate({ date: '1966-12-05' });
  await run();
  const partners = write.mock.calls.map(([, , { category, recipient }]) => [category, recipient.partner]);
  expect(Object.fromEntries(partners)).toEqual({
    anniversary: { name: 'Walter Whitfield', nickname: null, relationship: 'father' },
    birthday: null,
  });
  await fondly.context.database.orm.delete(cards);
  await fondly.context.database.orm.delete(importantDates);
  await eleanor.call('PATCH', `/api/people/${tom.id}`, { about: { hasDied: true } });
  await addDate({ occasionType: 'anniversary', date: '1990-12-04' });
  await run();
  expect(await made()).toEqual([]);
  await eleanor.call('DELETE', `/api/people/${tom.id}`);
});

test('creates one draft with words and two alternates for a date within 14 days, and none for a later one', async () => {
  const dateId = await addDate();
  await addDate({ date: '1970-12-09' });
  expect(await run()).toMatchObject({ datesWorkedOut: 2, due: 1, made: 1, failed: 0, queued: 0 });
  expect(await made()).toMatchObject([
    {
      occasionId: dateId,
      occurrenceDate: '2026-12-04',
      scheduledDate: '2026-12-04',
      title: 'Happy 60th Birthday, Mum',
      message: 'Wish 0',
      alternateMessage1: 'Wish 1',
      alternateMessage2: 'Wish 2',
      category: 'birthday',
      deliveryStatus: 'draft',
      recipientEmail: 'mum@example.test',
      digitalDeliveryType: 'email',
      engine: 'Fondly Studio',
    },
  ]);
});

test('the studio writes and draws the card', async () => {
  await addDate();
  expect(await run(makeCardOptions)).toMatchObject({ made: 1 });
  const [card] = await made();
  const pictures = [card?.imageUrl, card?.alternateImageUrl1, card?.alternateImageUrl2];
  expect(new Set(pictures).size).toBe(3);
  for (const url of pictures) expect((await eleanor.call('GET', String(url))).statusCode).toBe(200);
  expect(card?.message).toBeTruthy();
});

test('repeated and parallel runs create one card and never replace a deleted or skipped one', async () => {
  const [first, second] = [await addDate(), await addDate({ date: '1990-12-01' })];
  await Promise.all([run(), run()]);
  for (let count = 0; count < 8; count += 1) await run();
  const ids = Object.fromEntries((await made()).map(({ id, occasionId }) => [occasionId, id]));
  expect(Object.keys(ids)).toHaveLength(2);
  expect((await eleanor.call('DELETE', `/api/cards/${ids[first]}`)).statusCode).toBe(204);
  expect((await eleanor.call('POST', `/api/cards/${ids[second]}/skip`)).statusCode).toBe(200);
  await run();
  expect((await made()).map(({ deliveryStatus }) => deliveryStatus)).toEqual(['skipped']);
});

test('creates no card where the user made one, even if it has followed its date', async () => {
  const dateId = await addDate();
  const body = { personId, occasionId: dateId, title: 'Mine', category: 'birthday', message: 'x' };
  expect((await eleanor.call('POST', '/api/cards', body)).statusCode).toBe(201);
  expect(await run()).toMatchObject({ due: 0 });
  const moved = await eleanor.call('PATCH', `/api/important-dates/${dateId}`, { date: '1966-12-06' });
  expect(moved.json().cardsMoved).toBe(1);
  expect(await run()).toMatchObject({ datesWorkedOut: 1, due: 0 });
  expect(await made()).toMatchObject([{ title: 'Mine', occurrenceDate: '2026-12-06' }]);
});

test('creates one card per date and year, whether run daily or every 13 days', async () => {
  await addDate();
  await addDate({ occasionType: 'easter', date: '2026-04-05' });
  await addDate({ occasionType: 'custom', date: '--02-29' });
  fondly.clock.set('2027-01-01T00:00:00Z');
  for (const sleepDays of [1, 13]) {
    const year = fondly.clock.now().getUTCFullYear();
    while (fondly.clock.now().getUTCFullYear() === year) {
      await run();
      fondly.clock.advanceMs(sleepDays * 86_400_000);
    }
  }
  const days = (await made()).map(({ occurrenceDate }) => occurrenceDate).toSorted();
  expect(days.slice(0, 6)).toEqual([
    '2027-02-28',
    '2027-03-28',
    '2027-12-04',
    '2028-02-29',
    '2028-04-16',
    '2028-12-04',
  ]);
});

test('creates no card for memorials and disabled dates, and checks a changed date again', async () => {
  await addDate({ occasionType: 'memorial' });
  const dateId = await addDate({ isActive: false });
  expect(await run()).toMatchObject({ due: 0 });
  await eleanor.call('PATCH', `/api/important-dates/${dateId}`, { isActive: true });
  expect(await run()).toMatchObject({ made: 1 });
});

test('creates no card for a disabled account until it is enabled again', async () => {
  await addDate();
  const setDisabled = (disabledAt: Date | null) =>
    fondly.context.database.orm.update(users).set({ disabledAt }).where(eq(users.id, eleanor.user.id));
  await setDisabled(fondly.clock.now());
  expect(await run()).toMatchObject({ due: 0 });
  await setDisabled(null);
  expect(await run()).toMatchObject({ made: 1 });
});

test("uses the day in the contact's zone", async () => {
  fondly.clock.set('2026-11-20T11:00:00Z');
  await addDate();
  // The date is 14 days ahead only where it is already the 20th: everywhere except in the far west.
  await eleanor.call('PATCH', `/api/people/${personId}`, { timeZone: 'Etc/GMT+12' });
  expect(await run()).toMatchObject({ due: 0 });
  await eleanor.call('PATCH', `/api/people/${personId}`, { timeZone: 'UTC' });
  expect(await run()).toMatchObject({ due: 1 });
  await eleanor.call('PATCH', `/api/people/${personId}`, { timeZone: null });
});

test('a failing card does not block others, and the next run creates it', async () => {
  const broken = await addDate();
  await addDate({ date: '1990-12-01' });
  const failing: MakeOptions = async (...call) => {
    if (call[2].seed.includes(`/${broken}/`)) throw new Error('no paint left');
    return write(...call);
  };
  expect(await run(failing)).toMatchObject({ made: 1, failed: 1 });
  expect(await run()).toMatchObject({ made: 1, failed: 0 });
});

test('creates no card for the old day if the date changes while its picture is drawn', async () => {
  const dateId = await addDate();
  const slow: MakeOptions = async (...call) => {
    await eleanor.call('PATCH', `/api/important-dates/${dateId}`, { date: '1966-12-05' });
    return write(...call);
  };
  expect(await run(slow)).toMatchObject({ due: 1, made: 0 });
  expect(await run()).toMatchObject({ made: 1 });
  expect(await made()).toMatchObject([{ occurrenceDate: '2026-12-05' }]);
});

test('a style that lacks its photo falls back to the next style', async () => {
  const { orm } = fondly.context.database;
  await addDate();
  const preset = async (name: string, category: string, systemDefault = false) => {
    const { rows } = await orm.execute<{ id: string }>(
      sql`insert into card_styles (name, category, parameters, system_default_style) values (${name}, ${category}, '{"artStyle":"Pop Art","colorPalette":"Pastel"}', ${systemDefault}) returning id`,
    );
    return rows[0]?.id ?? '';
  };
  const [painted, system] = [await preset('Painted', 'AI Enhanced'), await preset('System', 'AI Generated', true)];
  await orm.update(people).set({ styleOverrideId: painted }).where(eq(people.id, personId));
  await run();
  await orm.update(people).set({ styleOverrideImage: '/api/images/x' }).where(eq(people.id, personId));
  await orm.delete(cardOccurrences);
  await run();
  const styles = (await made()).map(({ cardStylePresetId, sourceImageUrl }) => [cardStylePresetId, sourceImageUrl]);
  expect(styles).toEqual([
    [system, null],
    [painted, '/api/images/x'],
  ]);
  await orm.update(people).set({ styleOverrideId: null, styleOverrideImage: null }).where(eq(people.id, personId));
});

test('a run without time queues a job for each card and counts it', async () => {
  for (let day = 1; day <= 5; day += 1) await addDate({ date: `1966-12-0${day}` });
  const counts = await generateUpcomingCards(fondly.context, write, { signal, makeWithinMs: 0 });
  expect(counts).toMatchObject({ due: 5, made: 0, queued: 5 });
  expect(await made()).toEqual([]);
  const [last] = await fondly.context.database.orm.select().from(processRuns).orderBy(sql`id desc`).limit(1);
  expect(last).toMatchObject({ process: 'generate-upcoming-cards', error: null, counts });
});

test('a job skips an occurrence that has passed', async () => {
  const dateId = await addDate();
  await run(async () => {
    throw new Error('not yet');
  });
  fondly.clock.set('2026-12-05T12:00:00Z');
  const late = { dateId, occurrenceDate: '2026-12-04' };
  expect(await makeAutomaticCard(fondly.context, write, late, signal)).toBe(false);
  expect(write).not.toHaveBeenCalled();
});

test('creates no card for a contact who died, even after the date was found', async () => {
  const dateId = await addDate();
  const sayDied = (hasDied: boolean) => eleanor.call('PATCH', `/api/people/${personId}`, { about: { hasDied } });
  await run();
  await fondly.context.database.orm.delete(cardOccurrences);
  await fondly.context.database.orm.delete(cards);
  try {
    await sayDied(true);
    expect(await run()).toMatchObject({ due: 0, made: 0 });
    const occurrence = { dateId, occurrenceDate: '2026-12-04' };
    expect(await makeAutomaticCard(fondly.context, write, occurrence, signal)).toBe(false);
    await sayDied(false);
    const dies: MakeOptions = async (...all) => {
      await sayDied(true);
      return write(...all);
    };
    expect(await makeAutomaticCard(fondly.context, dies, occurrence, signal)).toBe(false);
    expect(await made()).toEqual([]);
  } finally {
    await sayDied(false);
  }
  expect(await run()).toMatchObject({ due: 1, made: 1 });
});

test('passes the details about the contact to the studio', async () => {
  const about = { topics: ['gardening'], memories: ['The tent in Wales!'], neverMention: ['cake'] };
  await eleanor.call('PATCH', `/api/people/${personId}`, { about });
  await addDate();
  await run();
  expect(write.mock.calls[0]?.[2].recipient.about).toMatchObject(about);
});
