import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import type { Level } from '../../../../contract/levels.ts';
import { auditLog } from '../../../db/tables/audit-log.ts';
import { cards } from '../../../db/tables/cards.ts';
import { memberships } from '../../../db/tables/memberships.ts';
import { accountTokens, sessions, users } from '../../../db/tables/users.ts';
import { findSendingCards } from '../../delivery/mail/sending-card.store.ts';
import { linkToken } from '../account-links.ts';

const minute = 60_000;

let fondly: TestApp;
let eleanor: Person;
let tom: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  await fondly.signUp('Administrator');
});
beforeEach(async () => {
  eleanor = await fondly.signUp('Eleanor Whitfield');
  tom = await fondly.signUp('Tom Hale');
});
afterAll(() => fondly.close());

const invite = (by: Person, email: string, level: Level = 'make') =>
  by.call('POST', '/api/user/family/invitations', { email, level });

/** The token in the last mailed link of a kind. */
async function mailedToken(by: Person, kind = 'family-invitation'): Promise<string> {
  const rows = await fondly.context.database.orm
    .select()
    .from(accountTokens)
    .where(eq(accountTokens.userId, by.user.id))
    .orderBy(desc(accountTokens.createdAt));
  const row = rows.find((each) => each.kind === kind && each.usedAt === null);
  return row ? linkToken(fondly.context, row) : '';
}

const join = (person: Person, token: string) => person.call('POST', '/api/user/family/memberships', { token });
const act = (person: Person, membershipId: number | null) => person.call('PUT', '/api/user/acting', { membershipId });
const familyOf = async (person: Person) => (await person.call('GET', '/api/user/family')).json();

async function member(level: Level): Promise<number> {
  await invite(eleanor, tom.user.email, level);
  const { id } = (await join(tom, await mailedToken(eleanor))).json();
  await act(tom, id);
  return id;
}

test('an invitation says what it opens, works once, and both see it', async () => {
  const invited = await invite(eleanor, 'tom@elsewhere.test');
  expect([invited.statusCode, invited.json()]).toEqual([
    201,
    { id: expect.any(String), email: 'tom@elsewhere.test', level: 'make', expiresAt: expect.any(String) },
  ]);
  const token = await mailedToken(eleanor);
  expect(invited.body).not.toContain(token);
  const read = await tom.call('POST', '/api/user/family/invitation', { token });
  expect(read.json()).toEqual({ ownerName: 'Eleanor Whitfield', ownerEmail: eleanor.user.email, level: 'make' });
  expect((await fondly.anonymous.call('POST', '/api/user/family/invitation', { token })).statusCode).toBe(401);
  const joined = await join(tom, token);
  expect([joined.statusCode, joined.json().ownerName]).toEqual([201, 'Eleanor Whitfield']);
  expect((await familyOf(eleanor)).members).toEqual([
    expect.objectContaining({ name: 'Tom Hale', email: tom.user.email, level: 'make' }),
  ]);
  expect((await familyOf(eleanor)).invitations).toEqual([]);
  expect((await familyOf(tom)).memberships).toEqual([joined.json()]);
  const again = await join(await fondly.signUp('Mallory'), token);
  expect([again.statusCode, again.json().code]).toEqual([404, 'not_found']);
  // The owner reads who came.
  expect(await mailedToken(eleanor, 'family-joined')).not.toBe('');
});

test('two people who open one link at the same time: one of them joins', async () => {
  const mallory = await fondly.signUp('Mallory');
  await invite(eleanor, tom.user.email);
  const token = await mailedToken(eleanor);
  const answers = await Promise.all([join(tom, token), join(mallory, token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404]);
  expect((await familyOf(eleanor)).members).toHaveLength(1);
});

test('an invitation ends: withdrawn, replaced, run out, with a new password, of another kind of link', async () => {
  const first = (await invite(eleanor, tom.user.email)).json();
  const ended: string[] = [await mailedToken(eleanor)];
  // IDOR: the id is no secret, but belongs to its owner.
  expect((await tom.call('DELETE', `/api/user/family/invitations/${first.id}`)).statusCode).toBe(404);
  expect((await eleanor.call('DELETE', `/api/user/family/invitations/${first.id}`)).statusCode).toBe(204);
  await invite(eleanor, tom.user.email);
  ended.push(await mailedToken(eleanor));
  await invite(eleanor, tom.user.email.toUpperCase(), 'view');
  expect((await familyOf(eleanor)).invitations).toHaveLength(1);
  ended.push(await mailedToken(eleanor));
  const change = { currentPassword: 'correct horse', newPassword: 'a better horse' };
  expect((await eleanor.call('POST', '/api/user/password', change)).statusCode).toBe(204);
  await invite(eleanor, 'ann@elsewhere.test');
  const last = await mailedToken(eleanor);
  await eleanor.call('PATCH', '/api/user', { email: 'eleanor.new@elsewhere.test' });
  ended.push(await mailedToken(eleanor, 'email-change'));
  for (const token of ended) {
    expect((await join(tom, token)).json().code, token).toBe('not_found');
    expect((await tom.call('POST', '/api/user/family/invitation', { token })).statusCode).toBe(404);
  }
  fondly.clock.advanceMs(8 * 24 * 60 * minute);
  tom = await fondly.signUp('Tom again');
  expect((await join(tom, last)).json().code).toBe('not_found');
});

test('inviting needs a recent login and an account that sends, and stays within limits', async () => {
  expect((await invite(eleanor, eleanor.user.email)).json().fields).toHaveProperty('email');
  expect((await invite(eleanor, 'not an address')).statusCode).toBe(422);
  const owned = await invite(eleanor, 'x@elsewhere.test', 'owner' as Level);
  expect(owned.statusCode).toBe(422);
  const statuses = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await invite(eleanor, `n${n}@elsewhere.test`)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  const { orm } = fondly.context.database;
  await orm.update(users).set({ sendingStoppedAt: new Date() }).where(eq(users.id, tom.user.id));
  expect((await invite(tom, 'ann@elsewhere.test')).json().code).toBe('forbidden');
  const ann = await fondly.signUp('Ann');
  fondly.clock.advanceMs(11 * minute);
  expect((await invite(ann, 'bob@elsewhere.test')).json().code).toBe('login_too_old');
});

test('an owner cannot join their own account, and a member cannot join twice', async () => {
  await invite(eleanor, tom.user.email);
  const token = await mailedToken(eleanor);
  expect((await join(eleanor, token)).json().code).toBe('illegal_transition');
  expect((await join(tom, token)).statusCode).toBe(201);
  expect((await invite(eleanor, tom.user.email)).json().fields).toHaveProperty('email');
  await invite(eleanor, 'other@elsewhere.test', 'approve');
  // The second invitation raises nothing, and is not spent.
  const second = await mailedToken(eleanor);
  expect((await join(tom, second)).json().code).toBe('illegal_transition');
  expect((await familyOf(eleanor)).members[0].level).toBe('make');
  expect((await join(await fondly.signUp('Ann'), second)).statusCode).toBe(201);
});

test('a member works in the account of the owner, who is seen as its user', async () => {
  const mine = (await tom.call('POST', '/api/people', { name: 'Tom’s own friend' })).json();
  await eleanor.call('PATCH', '/api/user', { timeZone: 'Asia/Tokyo', preferences: { theme: 'light' } });
  await tom.call('PATCH', '/api/user', { preferences: { theme: 'dark' } });
  await member('make');
  const seen = (await tom.call('GET', '/api/user')).json();
  expect(seen).toMatchObject({
    id: eleanor.user.id,
    name: 'Eleanor Whitfield',
    isAdmin: false,
    hasPassword: false,
    timeZone: 'Asia/Tokyo',
    preferences: { theme: 'dark' },
    acting: { memberName: 'Tom Hale', memberEmail: tom.user.email, level: 'make' },
  });
  expect((await tom.call('GET', `/api/people/${mine.id}`)).statusCode).toBe(404);
  const made = await tom.call('POST', '/api/people', { name: 'A friend of the family' });
  expect(made.statusCode).toBe(201);
  expect((await eleanor.call('GET', `/api/people/${made.json().id}`)).json().name).toBe('A friend of the family');
  expect((await tom.call('PATCH', '/api/user', { name: 'Mallory' })).json().code).toBe('forbidden');
  await act(tom, null);
  expect((await tom.call('GET', '/api/people')).json().map(({ name }: { name: string }) => name)).toEqual([
    'Tom’s own friend',
  ]);
  expect((await tom.call('GET', '/api/user')).json()).not.toHaveProperty('acting');
});

test('an administrator does not take administration along, and another browser stays where it is', async () => {
  const { orm } = fondly.context.database;
  await orm.update(users).set({ isAdmin: true }).where(eq(users.id, eleanor.user.id));
  await orm.update(users).set({ isAdmin: true }).where(eq(users.id, tom.user.id));
  const login = { email: tom.user.email, password: 'correct horse' };
  const other = await fondly.anonymous.call('POST', '/api/login', login);
  const cookie = `fondly_session=${other.cookies.find(({ name }) => name === 'fondly_session')?.value}`;
  await member('approve');
  expect((await tom.call('GET', '/api/admin/users')).json().code).toBe('forbidden');
  expect((await fondly.anonymous.call('GET', '/api/user', undefined, { cookie })).json().id).toBe(tom.user.id);
});

test('a level is changed by the owner alone, counts at once, and is raised after a recent login only', async () => {
  const id = await member('view');
  const path = `/api/user/family/members/${id}`;
  const person = { name: 'Ann' };
  expect((await tom.call('POST', '/api/people', person)).json().code).toBe('forbidden');
  // Neither from within the account, nor from the own one, nor by other fields.
  expect((await tom.call('PATCH', path, { level: 'approve' })).json().code).toBe('forbidden');
  await act(tom, null);
  expect((await tom.call('PATCH', path, { level: 'approve' })).json().code).toBe('not_found');
  const smuggled = { membershipId: id, level: 'approve', ownerId: tom.user.id };
  expect((await tom.call('PUT', '/api/user/acting', smuggled)).statusCode).toBe(204);
  expect((await tom.call('POST', '/api/people', person)).json().code).toBe('forbidden');
  expect((await eleanor.call('PATCH', path, { level: 'make' })).json().level).toBe('make');
  expect((await tom.call('POST', '/api/people', person)).statusCode).toBe(201);
  fondly.clock.advanceMs(11 * minute);
  expect((await eleanor.call('PATCH', path, { level: 'approve' })).json().code).toBe('login_too_old');
  expect((await eleanor.call('PATCH', path, { level: 'view' })).statusCode).toBe(200);
  expect((await tom.call('POST', '/api/people', person)).json().message).toContain('Eleanor Whitfield shares');
});

test('a removed member is refused at the next call, and goes back to their own account', async () => {
  const id = await member('approve');
  expect((await tom.call('DELETE', `/api/user/family/members/${id}`)).json().code).toBe('forbidden');
  expect((await eleanor.call('DELETE', `/api/user/family/members/${id}`)).statusCode).toBe(204);
  const refused = await tom.call('POST', '/api/people', { name: 'Ann' });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_changed']);
  // Invited again, the old session still chooses nothing by itself.
  await invite(eleanor, tom.user.email, 'view');
  await join(tom, await mailedToken(eleanor));
  expect((await tom.call('GET', '/api/people')).json().code).toBe('account_changed');
  expect((await act(tom, null)).statusCode).toBe(204);
  expect((await tom.call('GET', '/api/people')).json()).toEqual([]);
  expect((await act(tom, id)).json().code).toBe('not_found');
});

test('a member leaves by themselves and takes nothing along', async () => {
  const id = await member('make');
  const made = (await tom.call('POST', '/api/people', { name: 'Ann' })).json();
  expect((await eleanor.call('DELETE', `/api/user/family/memberships/${id}`)).json().code).toBe('not_found');
  expect((await tom.call('DELETE', `/api/user/family/memberships/${id}`)).statusCode).toBe(204);
  await act(tom, null);
  expect((await tom.call('GET', `/api/people/${made.id}`)).statusCode).toBe(404);
  expect((await eleanor.call('GET', `/api/people/${made.id}`)).statusCode).toBe(200);
});

test('a disabled or deleted account is told of in words, and a deleted member leaves the cards behind', async () => {
  const id = await member('make');
  const personId = (await tom.call('POST', '/api/people', { name: 'Ann' })).json().id;
  const cardId = (await tom.call('POST', '/api/cards', { personId, title: 'Hi', category: 'birthday' })).json().id;
  const { orm } = fondly.context.database;
  await orm.update(users).set({ disabledAt: new Date() }).where(eq(users.id, eleanor.user.id));
  expect((await tom.call('GET', '/api/people')).json().message).toContain('Eleanor Whitfield’s account is disabled');
  await act(tom, null);
  expect((await act(tom, id)).json().message).toContain('disabled');
  await orm.update(users).set({ disabledAt: null }).where(eq(users.id, eleanor.user.id));
  expect((await act(tom, id)).statusCode).toBe(204);
  await act(tom, null);
  expect((await tom.call('DELETE', '/api/user', { password: 'correct horse' })).statusCode).toBe(204);
  expect((await familyOf(eleanor)).members).toEqual([]);
  expect((await eleanor.call('GET', `/api/cards/${cardId}`)).json()).toMatchObject({ madeBy: 'Tom Hale' });
  tom = await fondly.signUp('Tom again');
  await member('make');
  await eleanor.call('DELETE', '/api/user', { password: 'correct horse' });
  expect((await tom.call('GET', '/api/people')).json().code).toBe('account_changed');
});

test('who made and approved a card stands on it and in the log, and what leaves later is the account’s', async () => {
  await member('approve');
  const personId = (await tom.call('POST', '/api/people', { name: 'Ann', email: 'ann@elsewhere.test' })).json().id;
  const order = { personId, title: 'Hi', message: 'Hello', category: 'birthday', scheduledDate: '2999-01-02' };
  const card = (await tom.call('POST', '/api/cards', order)).json();
  expect(card).toMatchObject({ userId: eleanor.user.id, madeBy: 'Tom Hale', approvedBy: null });
  const approved = await tom.call('POST', `/api/cards/${card.id}/approve`, {});
  expect(approved.json()).toMatchObject({ madeBy: 'Tom Hale', approvedBy: 'Tom Hale' });
  const { orm } = fondly.context.database;
  const aboutIt = and(eq(auditLog.subjectType, 'card'), eq(auditLog.subjectId, String(card.id)));
  const events = await orm.select().from(auditLog).where(aboutIt);
  expect(events.map(({ event, actorId, accountId }) => [event, actorId, accountId])).toEqual([
    ['card-approved', tom.user.id, eleanor.user.id],
  ]);
  const own = (await eleanor.call('POST', '/api/cards', order)).json();
  expect(own).toMatchObject({ madeBy: null, approvedBy: null });
  await tom.call('POST', `/api/cards/${own.id}/approve`, {});
  // Approving it again as the owner takes the name away.
  await eleanor.call('PATCH', `/api/cards/${own.id}`, { title: 'Hello' });
  await eleanor.call('POST', `/api/cards/${own.id}/approve`, {});
  const [row] = await orm.select().from(cards).where(eq(cards.id, own.id));
  expect(row).toMatchObject({ madeBy: null, approvedBy: null });
});

test('a token acts in the own account only, whatever the session of its user does', async () => {
  const order = { name: 'A script', scopes: ['read', 'contacts'], days: null, proof: { password: 'correct horse' } };
  const { token } = (await tom.call('POST', '/api/user/tokens', order)).json();
  await member('approve');
  expect((await tom.call('POST', '/api/user/tokens', order)).json().code).toBe('forbidden');
  const headers = { authorization: `Bearer ${token}`, 'x-fondly-account': String(eleanor.user.id) };
  await fondly.anonymous.call('POST', '/api/people', { name: 'By a program' }, headers);
  expect((await eleanor.call('GET', '/api/people')).json()).toEqual([]);
  for (const [method, path, body] of [
    ['PUT', '/api/user/acting', { membershipId: null }],
    ['GET', '/api/user/family', undefined],
    ['POST', '/api/user/family/invitations', { email: 'x@elsewhere.test', level: 'view' }],
  ] as const)
    expect((await fondly.anonymous.call(method, path, body, headers)).json().code, path).toBe('forbidden');
});

test('a session that another user forged or that chose a membership of somebody else is refused', async () => {
  const id = await member('approve');
  const mallory = await fondly.signUp('Mallory');
  expect((await act(mallory, id)).json().code).toBe('not_found');
  const { orm } = fondly.context.database;
  await orm.update(sessions).set({ membershipId: id }).where(eq(sessions.userId, mallory.user.id));
  expect((await mallory.call('GET', '/api/people')).json().code).toBe('account_changed');
  const crossSite = await tom.call(
    'PUT',
    '/api/user/acting',
    { membershipId: null },
    {
      host: 'fondly.test',
      'sec-fetch-site': 'cross-site',
    },
  );
  expect([crossSite.statusCode, crossSite.json().code]).toEqual([403, 'forbidden']);
  expect((await tom.call('GET', '/api/user')).json().id).toBe(eleanor.user.id);
});

test('a card is signed by the owner, the member, or both, and answers go to the owner', async () => {
  await member('approve');
  const person = { name: 'Anna', email: 'anna@elsewhere.test', language: 'de' };
  const personId = (await tom.call('POST', '/api/people', person)).json().id;
  const order = { personId, title: 'Hi', message: 'Alles Gute.\n\nEleanor', category: 'birthday' };
  const { id, senderName } = (await tom.call('POST', '/api/cards', order)).json();
  expect(senderName).toBe('Eleanor Whitfield');
  const { names } = (await tom.call('GET', `/api/cards/${id}/signers`)).json();
  expect(names).toEqual(['Eleanor Whitfield', 'Tom Hale', 'Eleanor Whitfield und Tom Hale']);
  const sign = async (signedAs: string | null) => (await tom.call('PATCH', `/api/cards/${id}`, { signedAs })).json();
  expect(await sign('Tom Hale')).toMatchObject({ senderName: 'Tom Hale', message: 'Alles Gute.\n\nTom' });
  expect(await sign(names[2])).toMatchObject({ senderName: names[2], message: 'Alles Gute.\n\nEleanor und Tom' });
  expect((await sign('The King')).fields).toHaveProperty('signedAs');
  await fondly.context.database.orm.delete(memberships).where(eq(memberships.memberId, tom.user.id));
  // The name stays as text when the member has left, and can still be taken away.
  const shown = async () => (await eleanor.call('GET', `/api/cards/${id}`)).json().senderName;
  expect(await shown()).toBe(names[2]);
  const [sending] = await findSendingCards(fondly.context.database.orm, [id]);
  expect(sending).toMatchObject({
    senderName: names[2],
    ownerName: 'Eleanor Whitfield',
    senderEmail: eleanor.user.email,
  });
  await eleanor.call('PATCH', `/api/cards/${id}`, { signedAs: null });
  expect(await shown()).toBe('Eleanor Whitfield');
  expect((await eleanor.call('PATCH', `/api/cards/${id}`, { signedAs: 'Tom Hale' })).json().fields).toHaveProperty(
    'signedAs',
  );
});
