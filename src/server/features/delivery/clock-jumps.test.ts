import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../tests/app/test-context.ts';
import { insertDueCard, insertOwner, type Owner, readCard } from '../../../../tests/delivery/insert-card.ts';
import { localDay } from '../../../domain/local-time.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { cards } from '../../db/tables/cards.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { scheduleFields } from '../cards/card-schedule.store.ts';
import { claimDueCards } from './claim-due-cards.store.ts';
import { createDeliveryWorker } from './delivery-worker.ts';

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
])('a clock that jumps %s and returns makes no message twice', async (_, jumpMs) => {
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
  fondly.clock.set(new Date(begin + 3 * hourMs).toISOString());
  worker.wake();
  for (const id of [...ids, during]) await settled(id);
  await worker.stop();
  expect(new Set(sent).size).toBe(sent.length);
  const states = await Promise.all(ids.map((id) => readCard(fondly.context, id)));
  // Seen from two days later the day of the others is over: they are missed, never late by themselves.
  const missed = states.filter(({ failureReason }) => failureReason === 'missed').length;
  expect(sent.length).toBe(5 - missed);
  expect(missed > 0).toBe(jumpMs > 24 * hourMs);
});

const zones: [string, string[]][] = [
  ['Europe/London', ['2026-03-29', '2027-10-31']],
  ['Europe/Berlin', ['2028-03-26', '2030-10-27']],
  ['America/New_York', ['2026-11-01', '2029-03-11']],
  ['America/Los_Angeles', ['2027-03-14', '2028-11-05']],
  ['America/Santiago', ['2026-04-05', '2026-09-06']],
  ['Australia/Lord_Howe', ['2026-04-05', '2027-10-03']],
  ['Pacific/Auckland', ['2026-09-27', '2029-04-01']],
  ['Asia/Beirut', ['2026-03-29', '2026-10-25']],
  ['America/Havana', ['2026-03-08', '2026-11-01']],
  ['Pacific/Kiritimati', ['2026-03-29', '2026-10-25']],
];

test.each(zones)(
  '%s: around clock changes and on 29 February each card goes once, on its day',
  async (zone, changes) => {
    const leapDays = [2026, 2027, 2028, 2029, 2030].map(
      (year) =>
        nextOccurrence({ occasionType: 'birthday', date: '1960-02-29', repeatsAnnually: true }, `${year}-01-01`) ?? '',
    );
    expect(leapDays.map((day) => day.slice(5))).toEqual(['02-28', '02-28', '02-29', '02-28', '02-28']);
    for (const day of [...changes, ...leapDays]) {
      await fondly.context.database.orm.delete(cards);
      await insertDueCard(fondly.context, owner, scheduleFields(day, zone, 'digital'));
      const days: string[] = [];
      const from = Date.parse(`${day}T00:00:00Z`) - 30 * hourMs;
      for (let hours = 0; hours < 84; hours += 3) {
        const now = new Date(from + hours * hourMs);
        const claims = await claimDueCards(fondly.context.database.orm, {
          worker: 'w',
          limit: 9,
          now,
          verifiedOnly: false,
        });
        if (claims.length > 0) days.push(localDay(now.toISOString(), zone));
      }
      expect(days).toEqual([day]);
    }
  },
);
