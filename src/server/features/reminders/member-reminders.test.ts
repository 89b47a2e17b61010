import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { Level } from '../../../contract/levels.ts';
import { cards } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { memberships } from '../../db/tables/memberships.ts';
import { users } from '../../db/tables/users.ts';
import type { Mailer, OutgoingMail } from '../../mail/mailer.ts';
import { rollDates } from '../automatic-cards/roll-dates.store.ts';
import { sendMemberReminders } from './send-member-reminders.ts';

let fondly: TestApp;
let eleanor: Person;
let tom: Person;
let personId: number;
let membershipId: number;
const mails: OutgoingMail[] = [];
const mailer: Mailer = {
  send: async (mail, beforeLastBytes) => {
    if (!(await beforeLastBytes())) return { outcome: 'fenced' };
    mails.push(mail);
    return { outcome: 'accepted', reply: '250' };
  },
  close: async () => {},
};
const signal = new AbortController().signal;

beforeAll(async () => {
  fondly = await startTestApp({ replace: { mailer } });
  eleanor = await fondly.signUp('Eleanor Whitfield');
  tom = await fondly.signUp('Tom Hale');
  const body = { name: 'Margaret', relationship: 'mother', email: 'mum@example.test' };
  personId = (await eleanor.call('POST', '/api/people', body)).json().id;
});
afterAll(() => fondly.close());
beforeEach(async () => {
  const { orm } = fondly.context.database;
  for (const table of [importantDates, cards, memberships]) await orm.delete(table);
  fondly.clock.set('2026-11-27T08:00:00Z');
  await set(eleanor, { timeZone: 'Europe/London', preferences: {} });
  await set(tom, { timeZone: 'Europe/London', preferences: {} });
  mails.length = 0;
});

const set = ({ user }: Person, fields: Partial<typeof users.$inferInsert>) =>
  fondly.context.database.orm.update(users).set(fields).where(eq(users.id, user.id));

/** A draft for a date in a week, in an account of which Tom is a member. */
async function share(level: Level, more: Partial<typeof memberships.$inferInsert> = {}): Promise<number> {
  const [row] = await fondly.context.database.orm
    .insert(memberships)
    .values({ ownerId: eleanor.user.id, memberId: tom.user.id, level, ...more })
    .returning();
  membershipId = row?.id ?? 0;
  const date = { personId, occasionType: 'birthday', date: '1966-12-04' };
  const occasionId = (await eleanor.call('POST', '/api/important-dates', date)).json().id;
  const card = { personId, occasionId, title: 'Happy 60th Birthday, Mum', category: 'birthday', message: 'x' };
  const { id } = (await eleanor.call('POST', '/api/cards', card)).json();
  await rollDates(fondly.context, signal);
  return id;
}
const remind = () => sendMemberReminders(fondly.context, signal);

test('mails a member who may approve once, a week ahead at eight in their zone, and leads into that account', async () => {
  const cardId = await share('approve');
  await set(tom, { timeZone: 'America/New_York' });
  expect(await remind()).toMatchObject({ mailed: 0 });
  fondly.clock.set('2026-11-27T13:00:00Z');
  expect(await remind()).toMatchObject({ mailed: 1, failed: 0 });
  const [mail] = mails;
  expect([mail?.to.address, mail?.subject]).toEqual([tom.user.email, 'Margaret: Birthday (60), in 7 days']);
  expect(mail?.text).toContain('A card in Eleanor Whitfield’s account waits for your approval.');
  expect(mail?.text).toContain(`View: http://fondly.test/cards/${cardId}#in=${membershipId}`);
  expect(await remind()).toMatchObject({ mailed: 0 });
  fondly.clock.set('2026-12-03T13:00:00Z');
  expect(await remind()).toMatchObject({ mailed: 1 });
  expect(await remind()).toMatchObject({ mailed: 0 });
});

test('each chooses for themselves: the owner’s mail may be off, the member’s on', async () => {
  await share('approve');
  await set(eleanor, { preferences: { emailNotifications: false, eventReminders: false } });
  expect(await remind()).toMatchObject({ mailed: 1 });
});

test.each<[who: string, level: Level, more: Partial<typeof memberships.$inferInsert>, preferences: object]>([
  ['may not approve', 'make', {}, {}],
  ['may only look', 'view', {}, {}],
  ['wants no news of this account', 'approve', { getsNews: false }, {}],
  ['wants no mail', 'approve', {}, { emailNotifications: false }],
  ['wants no reminders', 'approve', {}, { eventReminders: false }],
])('a member who %s is not reminded', async (_who, level, more, preferences) => {
  await share(level, more);
  await set(tom, { preferences });
  expect(await remind()).toMatchObject({ mailed: 0, failed: 0 });
  expect(mails).toEqual([]);
});

test('nothing is said of a card that is approved, nor once the member has left', async () => {
  const cardId = await share('approve');
  await eleanor.call('POST', `/api/cards/${cardId}/approve`, { scheduledDate: '2026-12-04' });
  expect(await remind()).toMatchObject({ mailed: 0 });
  await fondly.context.database.orm.update(cards).set({ deliveryStatus: 'draft' });
  await tom.call('DELETE', `/api/user/family/memberships/${membershipId}`);
  expect(await remind()).toMatchObject({ mailed: 0 });
});
