import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cards } from '../../db/tables/cards.ts';
import { deliveryHolds } from '../../db/tables/delivery-holds.ts';
import { importantDates, remindersSent } from '../../db/tables/important-dates.ts';
import { users } from '../../db/tables/users.ts';
import type { Mailer, MailOutcome, OutgoingMail } from '../../mail/mailer.ts';
import { rollDates } from '../automatic-cards/roll-dates.ts';
import { openHold } from '../delivery/delivery-holds.store.ts';
import { sendLookAhead } from './send-look-ahead.ts';
import { sendReminders } from './send-reminders.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
const mails: OutgoingMail[] = [];
/** What the mail server does: takes it, or fails before or after the last bytes. */
let behaviour: 'accept' | 'busy-before' | 'busy-after' | 'silent-after' = 'accept';
const mailer: Mailer = {
  send: async (mail, beforeLastBytes): Promise<MailOutcome> => {
    if (behaviour === 'busy-before') return { outcome: 'temporary', reply: '450' };
    if (!(await beforeLastBytes())) return { outcome: 'fenced' };
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
  await setUser({ timeZone: 'Europe/London', preferences: {} });
  fondly.clock.set('2026-11-27T08:00:00Z');
  behaviour = 'accept';
  mails.length = 0;
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

test('seven days ahead at eight, once, with the draft, its picture and a way to approve it', async () => {
  const cardId = await addDraft(await addDate());
  fondly.clock.set('2026-11-27T07:59:00Z');
  expect(await remind()).toEqual({ mailed: 0, failed: 0 });
  fondly.clock.set('2026-11-27T08:00:00Z');
  expect(await remind()).toEqual({ mailed: 1, failed: 0 });
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
  const status = async () => (await eleanor.call('GET', `/api/cards/${cardId}`)).json().deliveryStatus;
  expect(await status()).toBe('draft');
  expect((await fondly.anonymous.call('POST', approve)).body).toContain('Approved.');
  expect(await status()).toBe('approved_and_scheduled');
  expect((await fondly.anonymous.call('POST', approve)).body).toContain('answered already');
  fondly.clock.set('2026-12-03T08:00:00Z');
  expect(await remind()).toEqual({ mailed: 0, failed: 0 });
});

test('again the day before while it is a draft, and only then', async () => {
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

test('all dates of a day go in one mail, whether there is a card or not', async () => {
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
])('none while %s', async (what, prepare) => {
  if (what !== 'the date is off') await addDate();
  await prepare();
  expect(await remind()).toEqual({ mailed: 0, failed: 0 });
});

test('a reminder that slept through its day comes late, and then not again on the eve', async () => {
  await addDraft(await addDate());
  fondly.clock.set('2026-12-03T11:00:00Z');
  await remind();
  fondly.clock.set('2026-12-03T12:00:00Z');
  await remind();
  expect(mails).toHaveLength(1);
});

test.each(['busy-before', 'busy-after'] as const)('a %s server gets it with the next run, once', async (trouble) => {
  await addDate();
  behaviour = trouble;
  expect(await remind()).toEqual({ mailed: 0, failed: 0 });
  behaviour = 'accept';
  await remind();
  await remind();
  expect(mails).toHaveLength(1);
});

test('a restored backup repeats no reminder and no look-ahead that was due before it', async () => {
  await setUser({ preferences: { weeklyLookAhead: true } });
  await addDraft(await addDate());
  const db = fondly.context.database.orm;
  await openHold(db, {
    backupMadeAt: new Date('2026-11-26T10:00:00Z'),
    heldUntil: new Date('2026-11-30T08:30:00Z'),
  });
  fondly.clock.set('2026-11-30T09:00:00Z');
  expect(await remind()).toEqual({ mailed: 0, failed: 0 });
  expect(await sendLookAhead(fondly.context, signal)).toEqual({ mailed: 0, failed: 0 });
  // What falls due after it goes out, though the hold is open.
  fondly.clock.set('2026-12-03T08:00:00Z');
  expect(await remind()).toEqual({ mailed: 1, failed: 0 });
  await db.delete(deliveryHolds);
  fondly.clock.set('2026-11-30T09:00:00Z');
  expect(await sendLookAhead(fondly.context, signal)).toEqual({ mailed: 1, failed: 0 });
});

test('when the outcome is unknown it is not sent again', async () => {
  await addDate();
  behaviour = 'silent-after';
  await remind();
  behaviour = 'accept';
  await remind();
  expect(mails).toEqual([]);
  expect(await fondly.context.database.orm.select().from(remindersSent)).toHaveLength(1);
});

test('on Monday at eight who asked for it sees four weeks ahead, once', async () => {
  await addDate();
  await addDate({ date: '1990-12-20' });
  await addDate({ date: '1990-02-20' });
  await rollDates(fondly.context, signal);
  const look = () => sendLookAhead(fondly.context, signal);
  fondly.clock.set('2026-11-30T08:05:00Z');
  expect(await look()).toEqual({ mailed: 0, failed: 0 });
  await setUser({ preferences: { weeklyLookAhead: true } });
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
