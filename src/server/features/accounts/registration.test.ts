import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { auditLog } from '../../db/tables/audit-log.ts';
import { invitations, registrations } from '../../db/tables/registration.ts';
import { users } from '../../db/tables/users.ts';

let fondly: TestApp;
let admin: Person;
afterEach(() => fondly.close());

let names = 0;
const register = (body: object = {}, headers: Record<string, string> = {}) => {
  names += 1;
  const newcomer = { name: 'Newcomer', email: `newcomer${names}@example.test`, password: 'correct horse' };
  return fondly.anonymous.call('POST', '/api/register', { ...newcomer, ...body }, headers);
};
const needs = async (invitation?: string) =>
  (await fondly.anonymous.call('POST', '/api/registration', invitation ? { invitation } : {})).json();
async function start(environment: Record<string, string>) {
  fondly = await startTestApp({ environment });
  if (!environment.ADMIN_EMAIL) admin = await fondly.signUp('Ada Admin');
}
async function invite(body: object = {}) {
  const answer = await admin.call('POST', '/api/admin/invitations', { maxUses: 1, days: 7, ...body });
  expect(answer.statusCode).toBe(201);
  const { invitation, url } = answer.json();
  return { id: invitation.id, url, token: new URL(url).searchParams.get('invitation') ?? '' };
}

test('a closed installation accepts its first account only, even with an invitation', async () => {
  await start({ REGISTRATION: 'closed' });
  expect(admin.user.isAdmin).toBe(true);
  const { token } = await invite();
  expect((await needs(token)).needs).toBe('nobody');
  for (const body of [{}, { invitation: token }]) {
    const answer = await register(body);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect(answer.json().message).toBe('Registration is closed here. Nobody can make an account.');
  }
});

test('an invitation admits its number of accounts and no more, even at once', async () => {
  await start({ REGISTRATION: 'invite' });
  const usual = { providers: [], passwords: true, setUp: null, needsApproval: false };
  expect(await needs()).toEqual({ ...usual, needs: 'invitation', invitationCounts: null });
  const refused = await register();
  expect([refused.statusCode, refused.json().fields]).toEqual([
    403,
    { invitation: 'You need an invitation to register here.' },
  ]);
  const { id, token, url } = await invite({ maxUses: 3, note: 'The choir' });
  expect(url).toMatch(/^http:\/\/fondly\.test\/auth\?invitation=[\w-]{43}$/);
  expect((await needs(token)).invitationCounts).toBe(true);
  const answers = await Promise.all(Array.from({ length: 8 }, () => register({ invitation: token })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 403, 403, 403, 403, 403]);
  expect((await needs(token)).invitationCounts).toBe(false);
  const [listed] = (await admin.call('GET', '/api/admin/invitations')).json();
  expect(listed).toMatchObject({ id, note: 'The choir', uses: 3, maxUses: 3 });
  const db = fondly.context.database.orm;
  expect(JSON.stringify(await db.select().from(invitations))).not.toContain(token);
  const came = await db.select().from(auditLog).where(eq(auditLog.event, 'registered'));
  expect(came.filter(({ details }) => details.invitation === id)).toHaveLength(3);
});

test('a rejected registration does not use up its invitation', async () => {
  await start({ REGISTRATION: 'invite' });
  const { token } = await invite();
  const taken = await register({ invitation: token, email: admin.user.email });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'email_taken']);
  expect((await register({ invitation: token, password: 'no' })).statusCode).toBe(422);
  expect((await register({ invitation: token })).statusCode).toBe(201);
});

test('rejects an expired, withdrawn or invented invitation', async () => {
  await start({ REGISTRATION: 'invite' });
  const old = await invite({ days: 1 });
  const withdrawn = await invite();
  expect((await admin.call('DELETE', `/api/admin/invitations/${withdrawn.id}`)).statusCode).toBe(204);
  fondly.clock.advanceMs(86_400_001);
  for (const invitation of [old.token, withdrawn.token, 'made-up']) {
    const answer = await register({ invitation });
    expect([answer.statusCode, answer.json().fields.invitation]).toEqual([
      403,
      'This invitation is no longer valid: it was used up, has expired or was withdrawn. Ask for another.',
    ]);
  }
  const events = (await admin.call('GET', '/api/admin/audit')).json().map(({ event }: { event: string }) => event);
  expect(events).toEqual(expect.arrayContaining(['invitation-made', 'invitation-withdrawn']));
});

test('a closed installation accepts the operator’s address, which cannot send until confirmed', async () => {
  await start({ REGISTRATION: 'closed', ADMIN_EMAIL: 'ada@example.test' });
  expect((await needs()).needs).toBe('operators-address');
  const stranger = await register();
  expect([stranger.statusCode, Object.keys(stranger.json().fields)]).toEqual([403, ['email']]);
  const typed = await register({ email: 'ada@example.test' });
  expect([typed.statusCode, typed.json().sending]).toEqual([201, 'awaits-approval']);
});

test('new accounts await approval where the administrator requires it, except invited and earlier ones', async () => {
  await start({});
  const before = await fondly.signUp('Before');
  await admin.call('PATCH', '/api/admin/registration/limits', { approveAccounts: true });
  expect((await needs()).needsApproval).toBe(true);
  const waiting = await fondly.signUp('Waiting');
  expect(waiting.user.sending).toBe('awaits-approval');
  expect((await before.call('GET', '/api/user')).json().sending).toBe('allowed');
  expect((await register({ invitation: (await invite()).token })).json().sending).toBe('allowed');
  expect((await admin.call('GET', '/api/admin/registration')).json().waiting).toBe(1);
  const listed = (await admin.call('GET', '/api/admin/users?waiting=yes')).json();
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([waiting.user.id]);
  const approved = await admin.call('PATCH', `/api/admin/users/${waiting.user.id}`, { isApproved: true });
  expect(approved.json().sending).toBe('allowed');
  expect((await waiting.call('GET', '/api/user')).json().sending).toBe('allowed');
  const events = (await admin.call('GET', '/api/admin/audit')).json().map(({ event }: { event: string }) => event);
  expect(events).toEqual(expect.arrayContaining(['limits-changed', 'account-approved']));
});

test('limits the accounts per network in 24 hours at a public address, not counting invited ones', async () => {
  fondly = await startTestApp({
    environment: { PUBLIC_URL: 'https://fondly.example', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: 'on' },
  });
  const from = (address: string, body = {}) => register(body, { 'x-forwarded-for': address });
  const statuses = [];
  for (let number = 1; number <= 11; number += 1) statuses.push((await from(`203.0.113.${number}`)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  const refused = await from('203.0.113.99', { timeZone: 'Asia/Tokyo' });
  expect(refused.json().message).toMatch(
    /^At most 10 accounts can be made from one network in 24 hours, and yours has made them\. The next one is possible from \d+ \w+ at \d\d:\d\d\. /,
  );
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect((await from('198.51.100.7')).statusCode).toBe(201);
  expect((await from('2001:db8:1:100::1')).statusCode).toBe(201);
  // Deleting the account does not lower the count.
  const db = fondly.context.database.orm;
  await db.delete(users).where(eq(users.name, 'Newcomer'));
  expect((await from('203.0.113.7')).statusCode).toBe(429);
  fondly.clock.advanceMs(86_400_000);
  expect((await from('203.0.113.7')).statusCode).toBe(201);
  expect(JSON.stringify(await db.select().from(registrations))).not.toContain('203.0.113');
});

test('rejects an invalid invitation under its field', async () => {
  await start({});
  for (const [body, field] of [
    [{ maxUses: 0, days: 7 }, 'maxUses'],
    [{ maxUses: 1001, days: 7 }, 'maxUses'],
    [{ maxUses: 1, days: 366 }, 'days'],
    [{ maxUses: 1, days: 7, note: 'x'.repeat(201) }, 'note'],
  ] as const) {
    const answer = await admin.call('POST', '/api/admin/invitations', body);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  }
});
