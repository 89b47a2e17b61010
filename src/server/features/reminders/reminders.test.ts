import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { SchedulerView } from '../../../contract/system.ts';
import { cards } from '../../db/tables/cards.ts';
import { deliveryHolds } from '../../db/tables/delivery-holds.ts';
import { importantDates, remindersSent } from '../../db/tables/important-dates.ts';
import { users } from '../../db/tables/users.ts';
import { processRuns } from '../../db/tables/workers.ts';
import type { Mailer, MailOutcome, OutgoingMail } from '../../mail/mailer.ts';
import { rollDates } from '../automatic-cards/roll-dates.store.ts';
import { openHold } from '../delivery/queue/delivery-holds.store.ts';
import { sendRemindersJob } from './owner-mails.job.ts';
import { sendLookAhead } from './send-look-ahead.ts';
import { sendReminders } from './send-reminders.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
const mails: OutgoingMail[] = [];
/** The behaviour of the mail server: accepts mail, or fails before or after the last bytes. */
let behaviour: 'accept' | 'busy-before' | 'busy-after' | 'refuses-before' | 'refuses-after' | 'silent-after' = 'accept';
let attempts = 0;
const mailer: Mailer = {
  send: async (mail, beforeLastBytes): Promise<MailOutcome> => {
    attempts += 1;
    if (behaviour === 'refuses-before') return { outcome: 'rejected', reply: '550 no such mailbox' };
    if (behaviour === 'busy-before') return { outcome: 'temporary', reply: '450' };
    if (!(await beforeLastBytes())) return { outcome: 'fenced' };
    if (behaviour === 'refuses-after') return { outcome: 'rejected', reply: '554 no thanks' };
    if (behaviour === 'busy-after') return { outcome: 'temporary', reply: '451' };
    if (behaviour === 'silent-after') return { outcome: 'unknown', reply: '' };
    mails.push(mail);
    return { outcome: 'accepted', reply: '250' };
  },
  close: async () => {},
};
const signal = new AbortController().signal;

beforeAll(async () => {
  fondly = await startTestApp({ replace: { mailer } });
  eleanor = await fondly.signUp();
  const body = { name: 'Margaret', relationship: 'mother', email: 'mum@example.test' };
  personId = (await eleanor.call('POST', '/api/people', body)).json().id;
});
afterAll(() => fondly.close());
beforeEach(async () => {
  const { orm } = fondly.context.database;
  await orm.delete(importantDates);
  await orm.delete(cards);
  await orm.delete(processRuns);
  await setUser({ timeZone: 'Europe/London', preferences: {}, mailTrouble: null });
  fondly.clock.set('2026-11-27T08:00:00Z');
  behaviour = 'accept';
  mails.length = 0;
  attempts = 0;
});

const setUser = (fields: Partial<typeof users.$inferInsert>) =>
  fondly.context.database.orm.update(users).set(fields).where(eq(users.id, eleanor.user.id));
const addDate = async (change: object = {}): Promise<number> => {
  const body = { personId, occasionType: 'birthday', date: '1966-12-04', ...change };
  return (await eleanor.call('POST', '/api/important-dates', body)).json().id;
};
const addDraft = async (occasionId: number): Promise<number> => {
  const body = { personId, occasionId, title: 'Happy 60th Birthday, Mum', category: 'birthday', message: 'x' };
  return (await eleanor.call('POST', '/api/cards', body)).json().id;
};
const remind = async () => {
  await rollDates(fondly.context, signal);
  return sendReminders(fondly.context, signal);
};
const linkIn = (mail: OutgoingMail | undefined, label: string) =>
  new RegExp(`${label}: http://fondly.test(/\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';

test('reminds once, seven days ahead at eight, with the draft, its picture and an approve link', async () => {
  const cardId = await addDraft(await addDate());
  fondly.clock.set('2026-11-27T07:59:00Z');
  expect(await remind()).toMatchObject({ mailed: 0, failed: 0 });
  fondly.clock.set('2026-11-27T08:00:00Z');
  expect(await remind()).toMatchObject({ mailed: 1, failed: 0 });
  await remind();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: { name: 'Eleanor Whitfield', address: eleanor.user.email },
    subject: 'Margaret: Birthday (60), in 7 days',
    inlineImages: [{ fileName: 'card.jpg' }],
  });
  expect(mails[0]?.text).toContain('Friday, December 4, in 7 days.');
  expect(linkIn(mails[0], 'View')).toBe(`/cards/${cardId}`);

  const approve = linkIn(mails[0], 'Approve');
  const page = await fondly.anonymous.call('GET', approve);
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Approve this card')]);
  expect(page.body).toContain('It goes to Margaret at mum@example.test by itself on');
  const status = async () => (await eleanor.call('GET', `/api/cards/${cardId}`)).json().deliveryStatus;
  expect(await status()).toBe('draft');
  expect((await fondly.anonymous.call('POST', approve)).body).toContain('Approved.');
  expect(await status()).toBe('approved_and_scheduled');
  expect((await fondly.anonymous.call('POST', approve)).body).toContain('answered already');
  fondly.clock.set('2026-12-03T08:00:00Z');
  expect(await remind()).toMatchObject({ mailed: 0, failed: 0 });
});

test('reminds again on the day before, only while the card is a draft', async () => {
  await addDraft(await addDate());
  await remind();
  for (const day of ['28', '29', '30']) {
    fondly.clock.set(`2026-11-${day}T09:00:00Z`);
    await remind();
  }
  fondly.clock.set('2026-12-03T08:00:00Z');
  await Promise.all([remind(), remind()]);
  fondly.clock.set('2026-12-04T08:00:00Z');
  await remind();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Margaret: Birthday (60), in 7 days',
    'Margaret: Birthday (60), tomorrow',
  ]);
});

test('one mail covers all dates of a day, with a card or without', async () => {
  await addDraft(await addDate());
  const dateId = await addDate({ occasionType: 'anniversary', date: '1990-12-10', notifyDaysBefore: 14 });
  await remind();
  expect(mails.map(({ subject }) => subject)).toEqual(['2 dates are coming up']);
  expect(linkIn(mails[0], 'Create a card')).toBe(`/cards/create?personId=${personId}&dateId=${dateId}`);
});

test.each([
  ['the date is off', async () => void (await addDate({ isActive: false }))],
  ['reminders are off', () => setUser({ preferences: { eventReminders: false } })],
  ['mail is off', () => setUser({ preferences: { emailNotifications: false } })],
  ['it is not eight there yet', () => setUser({ timeZone: 'America/Los_Angeles' })],
])('sends no reminder while %s', async (what, prepare) => {
  if (what !== 'the date is off') await addDate();
  await prepare();
  expect(await remind()).toMatchObject({ mailed: 0, failed: 0 });
});

test('sends a reminder late if its day was missed, and does not repeat it on the eve', async () => {
  await addDraft(await addDate());
  fondly.clock.set('2026-12-03T11:00:00Z');
  await remind();
  fondly.clock.set('2026-12-03T12:00:00Z');
  await remind();
  expect(mails).toHaveLength(1);
});

const quarterMs = 15 * 60_000;

test.each([
  ['busy-before', '450'],
  ['busy-after', '451'],
  ['refuses-before', '550 no such mailbox'],
  ['refuses-after', '554 no thanks'],
] as const)(
  'counts a failure of a server that is %s with its reply, and retries with the next run, once',
  async (trouble, cause) => {
    await addDate();
    behaviour = trouble;
    expect(await remind()).toEqual({ mailed: 0, failed: 1, waiting: 0, givenUp: 0, cause });
    // Not retried at once, for example by a manual run.
    expect(await remind()).toEqual({ mailed: 0, failed: 0, waiting: 1, givenUp: 0, cause: null });
    expect((await eleanor.call('GET', '/api/user')).json().mailTrouble).toBe(cause);
    behaviour = 'accept';
    fondly.clock.advanceMs(quarterMs);
    await remind();
    expect((await eleanor.call('GET', '/api/user')).json()).not.toHaveProperty('mailTrouble');
    await remind();
    expect(mails).toHaveLength(1);
  },
);

test('a restored backup repeats no reminder and no look-ahead from before it', async () => {
  await setUser({ preferences: { weeklyLookAhead: true } });
  await addDraft(await addDate());
  const db = fondly.context.database.orm;
  await openHold(db, {
    backupMadeAt: new Date('2026-11-26T10:00:00Z'),
    heldUntil: new Date('2026-11-30T08:30:00Z'),
  });
  fondly.clock.set('2026-11-30T09:00:00Z');
  expect(await remind()).toMatchObject({ mailed: 0, failed: 0 });
  expect(await sendLookAhead(fondly.context, signal)).toMatchObject({ mailed: 0, failed: 0 });
  // Reminders due after the hold are sent, although it is open.
  fondly.clock.set('2026-12-03T08:00:00Z');
  expect(await remind()).toMatchObject({ mailed: 1, failed: 0 });
  await db.delete(deliveryHolds);
  fondly.clock.set('2026-11-30T09:00:00Z');
  expect(await sendLookAhead(fondly.context, signal)).toMatchObject({ mailed: 1, failed: 0 });
});

test.each([
  ['refuses-before', 5],
  ['refuses-after', 5],
  // Never before eight in the morning.
  ['busy-before', 51],
] as const)(
  'a server that is %s for days is asked %i times, at growing intervals, and then no more',
  async (trouble, most) => {
    await addDate({ notifyDaysBefore: 30 });
    behaviour = trouble;
    const runs = [];
    for (let quarter = 0; quarter < 4 * 24 * 4; quarter += 1) {
      runs.push(await remind());
      fondly.clock.advanceMs(quarterMs);
    }
    expect(runs.reduce((sum, { givenUp }) => sum + givenUp, 0)).toBe(1);
    expect(attempts).toBe(most);
    // The next occasion gets a reminder again, once the server accepts mail.
    behaviour = 'accept';
    await addDate({ date: '1970-12-08', notifyDaysBefore: 30 });
    expect(await remind()).toMatchObject({ mailed: 1 });
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Birthday (56)')]);
  },
);

test('accepts any number of days ahead', async () => {
  await addDate({ notifyDaysBefore: 2_147_483_647 });
  await addDate({ occasionType: 'graduation', date: '2029-06-01', repeatsAnnually: false, notifyDaysBefore: 1000 });
  expect(await remind()).toMatchObject({ mailed: 1, failed: 0 });
  expect(mails.map(({ subject }) => subject)).toEqual(['2 dates are coming up']);
});

test("uses the user's corrected address at once", async () => {
  await addDate();
  behaviour = 'refuses-before';
  await remind();
  const { email } = eleanor.user;
  await setUser({ email: `new.${email}` });
  behaviour = 'accept';
  const result = await remind();
  await setUser({ email });
  expect(result).toMatchObject({ mailed: 1 });
});

test("the scheduler's page shows what failed and why", async () => {
  await addDate();
  behaviour = 'refuses-before';
  const job = sendRemindersJob(fondly.context);
  await job.handler({}, { jobId: 'x', attempt: 1, signal });
  await job.handler({}, { jobId: 'x', attempt: 1, signal });
  const { processes } = (await eleanor.call('GET', '/api/system/scheduler')).json() as SchedulerView;
  expect(processes.find(({ name }) => name === 'send-reminders')?.runs).toMatchObject([
    { counts: { failed: 0, waiting: 1 }, error: null },
    { counts: { mailed: 0, failed: 1 }, error: '550 no such mailbox' },
  ]);
});

const shiftRuns = (by: string) =>
  fondly.context.database.orm.update(processRuns).set({ startedAt: sql`started_at + ${by}::interval` });

test('reminds of a date entered after the last scan, and reads the full year on the first run of an hour', async () => {
  const job = sendRemindersJob(fondly.context);
  await addDate({ notifyDaysBefore: 10 });
  await job.handler({}, { jobId: 'x', attempt: 1, signal });
  await shiftRuns('1 hour');
  await addDate({ date: '1970-02-20', notifyDaysBefore: 100 });
  await job.handler({}, { jobId: 'x', attempt: 1, signal });
  expect(mails).toHaveLength(1);
  await shiftRuns('-2 hours');
  await job.handler({}, { jobId: 'x', attempt: 1, signal });
  expect(mails).toHaveLength(2);
});

test('does not send again when the outcome is unknown', async () => {
  await addDate();
  behaviour = 'silent-after';
  await remind();
  behaviour = 'accept';
  await remind();
  expect(mails).toEqual([]);
  expect(await fondly.context.database.orm.select().from(remindersSent)).toHaveLength(1);
});

test('sends the weekly look-ahead once, on Monday at eight, for four weeks', async () => {
  await addDate();
  await addDate({ date: '1990-12-20' });
  await addDate({ date: '1990-02-20' });
  await rollDates(fondly.context, signal);
  const look = () => sendLookAhead(fondly.context, signal);
  fondly.clock.set('2026-11-30T08:05:00Z');
  expect(await look()).toMatchObject({ mailed: 0, failed: 0 });
  await setUser({ preferences: { weeklyLookAhead: true }, disabledAt: fondly.clock.now() });
  expect(await look()).toMatchObject({ mailed: 0, failed: 0 });
  await setUser({ disabledAt: null });
  fondly.clock.set('2026-11-29T08:05:00Z');
  await look();
  fondly.clock.set('2026-11-30T07:05:00Z');
  await look();
  expect(mails).toEqual([]);
  fondly.clock.set('2026-11-30T08:05:00Z');
  await Promise.all([look(), look()]);
  await addDate({ date: '1991-12-01' });
  await rollDates(fondly.context, signal);
  await look();
  expect(mails.map(({ subject }) => subject)).toEqual(['2 days to think of']);
});

test('mentions only memorial days of contacts who died', async () => {
  const sayDied = (hasDied: boolean) => eleanor.call('PATCH', `/api/people/${personId}`, { about: { hasDied } });
  await addDate();
  await addDate({ occasionType: 'christmas' });
  const memorial = await addDate({ occasionType: 'memorial', date: '2020-12-04' });
  try {
    await sayDied(true);
    expect(await remind()).toMatchObject({ mailed: 1 });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('Memorial');
    expect(mails[0]?.text).not.toMatch(/Birthday|Christmas/);
    const told = await fondly.context.database.orm.select({ dateId: remindersSent.dateId }).from(remindersSent);
    expect(told).toEqual([{ dateId: memorial }]);
  } finally {
    await sayDied(false);
  }
});
