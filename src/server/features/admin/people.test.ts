import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import type { AuditEventView } from '../../../contract/audit.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';

let fondly: TestApp;
let admin: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  admin = await fondly.signUp('Ada Admin');
});
afterAll(() => fondly.close());

const login = (email: string, password = 'correct horse') =>
  fondly.anonymous.call('POST', '/api/login', { email, password });
const change = (id: number, body: object) => admin.call('PATCH', `/api/admin/users/${id}`, body);
const events = async (id: number): Promise<AuditEventView[]> =>
  (await admin.call('GET', `/api/admin/audit?account=${id}`)).json();

test('a disabled account is logged out and cannot log in, until it is enabled again', async () => {
  const ruth = await fondly.signUp('Ruth Hale');
  expect((await change(ruth.user.id, { isDisabled: true })).json()).toMatchObject({
    isDisabled: true,
    sending: 'stopped',
  });
  expect((await ruth.call('GET', '/api/user')).statusCode).toBe(401);
  const refused = await login(ruth.user.email);
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'This account is disabled. The administrator of this Fondly can enable it again.',
  ]);
  // A stranger is not told.
  expect((await login(ruth.user.email, 'a wrong guess')).statusCode).toBe(401);
  expect((await change(ruth.user.id, { isDisabled: false })).json()).toMatchObject({
    isDisabled: false,
    sending: 'allowed',
  });
  // The sessions that ended stay ended.
  expect((await ruth.call('GET', '/api/user')).statusCode).toBe(401);
  expect((await login(ruth.user.email)).statusCode).toBe(200);
  expect((await events(ruth.user.id)).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['account-disabled', 'account-enabled']),
  );
});

test('enabling an account does not start sending that was stopped before', async () => {
  const ivo = await fondly.signUp('Ivo Marsh');
  await change(ivo.user.id, { isSendingStopped: true });
  await change(ivo.user.id, { isDisabled: true });
  expect((await change(ivo.user.id, { isDisabled: false })).json()).toMatchObject({
    isDisabled: false,
    sending: 'stopped',
  });
});

test('a deleted account goes with its contacts, and the log names it until then', async () => {
  const tom = await fondly.signUp('Tom Reed');
  await tom.call('POST', '/api/people', { name: 'Margaret' });
  await change(tom.user.id, { cardCreditsRemaining: 9, shownCredits: 5 });
  expect((await events(tom.user.id))[0]).toMatchObject({ actorName: 'Ada Admin', subjectName: 'Tom Reed' });
  expect((await admin.call('DELETE', `/api/admin/users/${tom.user.id}`)).statusCode).toBe(204);
  const db = fondly.context.database.orm;
  expect(await db.$count(users, eq(users.id, tom.user.id))).toBe(0);
  expect(await db.$count(people, eq(people.userId, tom.user.id))).toBe(0);
  const [removed] = await events(tom.user.id);
  expect(removed).toMatchObject({ event: 'account-removed', actorName: 'Ada Admin', subjectName: null });
  expect((await admin.call('DELETE', `/api/admin/users/${tom.user.id}`)).statusCode).toBe(404);
});

test('a link for a new password works once', async () => {
  const nora = await fondly.signUp('Nora Vale');
  const made = await admin.call('POST', `/api/admin/users/${nora.user.id}/reset-link`);
  const token = new URL(made.json().url).searchParams.get('reset');
  const choose = () => fondly.anonymous.call('POST', '/api/password/reset', { token, password: 'a better horse' });
  expect((await choose()).statusCode).toBeLessThan(300);
  expect((await choose()).statusCode).toBeGreaterThanOrEqual(400);
  expect((await login(nora.user.email, 'a better horse')).statusCode).toBe(200);
});

test('administrators are neither disabled nor deleted, and get no link', async () => {
  const other = await fondly.signUp('Olive Admin');
  await change(other.user.id, { isAdmin: true });
  const answers = [
    await change(other.user.id, { isDisabled: true }),
    await admin.call('DELETE', `/api/admin/users/${other.user.id}`),
    await admin.call('POST', `/api/admin/users/${other.user.id}/reset-link`),
  ];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('Remove them as administrator first.');
  }
});

test('deleting and links for passwords need a fresh login', async () => {
  const una = await fondly.signUp('Una Reed');
  fondly.clock.advanceMs(11 * 60_000);
  const answers = [
    await admin.call('DELETE', `/api/admin/users/${una.user.id}`),
    await admin.call('POST', `/api/admin/users/${una.user.id}/reset-link`),
  ];
  expect(answers.map((answer) => answer.json().code)).toEqual(['login_too_old', 'login_too_old']);
});
