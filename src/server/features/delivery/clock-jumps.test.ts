import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../tests/app/test-context.ts';
import { insertDueCard, insertOwner, type Owner, readCard } from '../../../../tests/delivery/insert-card.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { localDay } from '../../../domain/local-time.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { cards } from '../../db/tables/cards.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { scheduleFields } from '../cards/card-schedule.store.ts';
import { createDeliveryWorker } from './delivery-worker.ts';
import { failMissedCards } from './outcome/settle-overdue.store.ts';
import { claimDueCards } from './queue/claim-due-cards.store.ts';
import { sweepScheduledCards } from './sweep-scheduled-cards.ts';

let fondly: TestContext;
let owner: Owner;
const sent: string[] = [];
const mailer: Mailer = {
  send: async (mail, beforeLastBytes) => {
    if (!(await beforeLastBytes())) return { outcome: 'fenced' };
    sent.push(mail.messageId);
    return { outcome: 'accepted', reply: '250' };
  },
  close: async () => {},
};
beforeAll(async () => {
  fondly = await createTestContext({ mailer });
});
afterAll(() => fondly.close());
beforeEach(async () => {
  await fondly.context.database.orm.delete(cards);
  fondly.clock.set('2026-05-04T09:00:00Z');
  sent.length = 0;
  owner = await insertOwner(fondly.context);
});

const hourMs = 3_600_000;

test.each([
  ['an hour back', -hourMs],
  ['an hour ahead', hourMs],
  ['two days back', -48 * hourMs],
  ['two days ahead', 48 * hourMs],
])('sends nothing twice when the clock jumps %s and returns', async (_, jumpMs) => {
  const begin = fondly.clock.now().getTime();
  const at = (hours: number) => ({
    dueAt: new Date(begin + hours * hourMs),
    dayEndsAt: new Date(begin + (hours + 12) * hourMs),
  });
  const ids: number[] = [];
  for (const hours of [-1, 0, 0.5, 2]) ids.push(await insertDueCard(fondly.context, owner, at(hours)));
  const worker = createDeliveryWorker(fondly.context, { pollMs: 20 });
  worker.start();
  const settled = (id: number) =>
    expect
      .poll(async () => (await readCard(fondly.context, id)).deliveryStatus, { timeout: 30_000 })
      .toMatch(/^(sent|failed)$/);
  await settled(ids[0] ?? 0);
  fondly.clock.advanceMs(jumpMs);
  const during = await insertDueCard(fondly.context, owner);
  worker.wake();
  await settled(during);
  // Before the clock returns, the worker must have seen that the day of the others is over.
  if (jumpMs > 24 * hourMs) for (const id of ids) await settled(id);
  fondly.clock.set(new Date(begin + 3 * hourMs).toISOString());
  worker.wake();
  for (const id of [...ids, during]) await settled(id);
  await worker.stop();
  expect(new Set(sent).size).toBe(sent.length);
  const states = await Promise.all(ids.map((id) => readCard(fondly.context, id)));
  // Two days later the days of the other cards are over: they are missed, never sent late automatically.
  const missed = states.filter(({ failureReason }) => failureReason === 'missed').length;
  expect(sent.length).toBe(5 - missed);
  expect(missed > 0).toBe(jumpMs > 24 * hourMs);
});

test('sends nothing and gives up nothing while the clock jumps', async () => {
  const begin = fondly.clock.now().getTime();
  const due = { dueAt: new Date(begin - hourMs), dayEndsAt: new Date(begin + 12 * hourMs) };
  const id = await insertDueCard(fondly.context, owner, due);
  let isSteady = false;
  const looks: boolean[] = [];
  const clock = {
    ...fondly.clock,
    isSteady: () => {
      looks.push(isSteady);
      return isSteady;
    },
  };
  const worker = createDeliveryWorker({ ...fondly.context, clock }, { pollMs: 20 });
  fondly.clock.advanceMs(60 * 24 * hourMs);
  worker.start();
  await expect.poll(() => looks.length).toBeGreaterThan(3);
  expect((await sweepScheduledCards({ ...fondly.context, clock })).missed).toBe(0);
  fondly.clock.set(new Date(begin).toISOString());
  isSteady = true;
  await expect.poll(async () => (await readCard(fondly.context, id)).deliveryStatus).toBe('sent');
  await worker.stop();
  expect(sent).toHaveLength(1);
});

const zones = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Beirut',
  'America/Havana',
  'Africa/Cairo',
];

/** The days on which a zone changes its clocks, found by asking the platform for its offset. */
function clockChanges(timeZone: string): string[] {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (at: number) => format.format(at).split(', ').at(-1);
  const found: string[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2031, 0, 1); at += hourMs) {
    if (offsetAt(at) !== offsetAt(at + hourMs)) found.push(localDay(new Date(at).toISOString(), timeZone));
  }
  return found;
}

test.each(zones)(
  '%s: sends each card once on its day, at every clock change and 29 February of five years',
  async (zone) => {
    const leapDays = [2026, 2027, 2028, 2029, 2030].map(
      (year) =>
        nextOccurrence(
          { occasionType: 'birthday', date: '1960-02-29', repeatsAnnually: true, holidayRule: null },
          `${year}-01-01`,
        ) ?? '',
    );
    expect(leapDays.map((day) => day.slice(5))).toEqual(['02-28', '02-28', '02-29', '02-28', '02-28']);
    const changes = clockChanges(zone);
    expect(changes.length).toBeGreaterThanOrEqual(10);
    const expected: { id: number; day: string }[] = [];
    for (const day of new Set([
      ...changes.flatMap((change) => [addDays(change, -1), change, addDays(change, 1)]),
      ...leapDays,
    ])) {
      const id = await insertDueCard(fondly.context, owner, scheduleFields(day, zone, 'digital'));
      expected.push({ id, day });
    }
    // Sweeps just before and just after each card is due, in chronological order.
    const cardsInQueue = await Promise.all(expected.map(({ id }) => readCard(fondly.context, id)));
    const instants = cardsInQueue.flatMap(({ dueAt }) => [dueAt!.getTime() - 1000, dueAt!.getTime() + 1000]);
    const went: { id: number; day: string }[] = [];
    for (const at of instants.toSorted((a, b) => a - b)) {
      const now = new Date(at);
      const claims = await claimDueCards(fondly.context.database.orm, {
        worker: 'w',
        limit: 99,
        now,
        verifiedOnly: false,
      });
      for (const { cardId } of claims) went.push({ id: cardId, day: localDay(now.toISOString(), zone) });
      await failMissedCards(fondly.context.database.orm, now);
    }
    expect(went.toSorted((a, b) => a.id - b.id)).toEqual(expected);
  },
);
