import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { takenParts } from '../../../contract/address-books.ts';
import { addressBookAccounts, addressBooks } from '../../db/tables/address-books.ts';
import { memberships } from '../../db/tables/memberships.ts';
import { messageAddresses } from '../../db/tables/message-addresses.ts';
import { seal } from '../../secrets/seal.ts';
import { type AccountLinkKind, makeAccountLink } from './account-links.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
  await fondly.signUp('Administrator');
});
afterAll(() => fondly.close());

/** The token of a link of this kind, as it is mailed. */
async function mailedLink(
  { user }: Person,
  kind: AccountLinkKind,
  data: { to: string; email: string; level?: string },
) {
  return (await makeAccountLink(fondly.context, fondly.context.database.orm, user.id, kind, data)).token;
}

const toOwn = ({ user: { email } }: Person) => ({ to: email, email });

/** What a stranger leaves who knows the password for ten minutes. */
async function leaveEverything(owner: Person) {
  const { orm } = fondly.context.database;
  const { id: userId } = owner.user;
  const accomplice = await fondly.signUp('Accomplice');
  const membership = { ownerId: userId, memberId: accomplice.user.id, level: 'approve' as const };
  const [joined] = await orm.insert(memberships).values(membership).returning();
  await accomplice.call('PUT', '/api/user/acting', { membershipId: joined?.id });
  const { email } = owner.user;
  const invitation = await mailedLink(owner, 'family-invitation', { to: 'x@elsewhere.test', email, level: 'approve' });
  const calendar = new URL((await owner.call('POST', '/api/calendar')).json().url).pathname;
  await orm.insert(messageAddresses).values({ userId, sealedUrl: 'sealed' });
  const sealedPassword = seal(fondly.context.secretKey, 'address book password', 'a password');
  const login = { address: 'https://dav.example.org', username: 'mallory', sealedPassword };
  const [book] = await orm
    .insert(addressBookAccounts)
    .values({ userId, ...login, takes: takenParts.parse({}), lease: 'a run', nextSyncAt: fondly.clock.now() })
    .returning();
  const books = { accountId: book?.id ?? 0, href: 'https://dav.example.org/book/', name: 'Contacts', isTaken: true };
  await orm.insert(addressBooks).values(books);
  return { accomplice, calendar, invitation };
}

test.each([
  [
    'a new password by mail',
    async (owner: Person) => {
      const token = await mailedLink(owner, 'password-reset', toOwn(owner));
      return fondly.anonymous.call('POST', '/api/password/reset', { token, password: 'another password' });
    },
  ],
  [
    'the former address',
    async (owner: Person) => {
      const token = await mailedLink(owner, 'email-undo', toOwn(owner));
      return fondly.anonymous.call('POST', '/api/email/undo', { token });
    },
  ],
])('whoever takes an account back by %s shares it with nobody and tells nobody of it', async (_by, takeBack) => {
  const owner = await fondly.signUp('Eleanor');
  const { accomplice, calendar, invitation } = await leaveEverything(owner);
  expect((await accomplice.call('GET', '/api/people')).statusCode).toBe(200);
  expect((await fondly.anonymous.call('GET', calendar)).statusCode).toBe(200);
  expect((await takeBack(owner)).statusCode).toBe(204);
  expect((await accomplice.call('GET', '/api/people')).json().code).toBe('account_changed');
  await accomplice.call('PUT', '/api/user/acting', { membershipId: null });
  const joins = await accomplice.call('POST', '/api/user/family/memberships', { token: invitation });
  expect([joins.statusCode, joins.json().code]).toEqual([404, 'not_found']);
  expect((await fondly.anonymous.call('GET', calendar)).statusCode).toBe(404);
  const { orm } = fondly.context.database;
  expect(await orm.select().from(messageAddresses).where(eq(messageAddresses.userId, owner.user.id))).toEqual([]);
  const isTheirs = eq(addressBookAccounts.userId, owner.user.id);
  expect(await orm.select().from(addressBookAccounts).where(isTheirs)).toMatchObject([
    { state: 'stopped', lease: null, nextSyncAt: null, problem: expect.stringContaining('somebody else') },
  ]);
});
