import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { auditLog } from '../../db/tables/audit-log.ts';
import { openHold } from '../../features/delivery/queue/delivery-holds.store.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { runAdmin } from './run-admin.ts';

let fondly: TestApp;
let first: Person;
let second: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  first = await fondly.signUp('Ada');
  second = await fondly.signUp('Ben');
});
afterAll(() => fondly.close());

const admin = async (...args: string[]) => {
  const said: string[] = [];
  const parts = { ...fondly.context, wakeDelivery: () => said.push('(woken)') };
  await runAdmin(parts, args, (line) => said.push(line));
  return said;
};
const isAdmin = async (who: Person) => (await who.call('GET', '/api/admin/check')).json().isAdmin;

test('lists accounts and changes who is an administrator', async () => {
  expect(await admin('list')).toEqual([
    `${second.user.email}  Ben: 0 contacts, 0 cards, 5 credits, address not confirmed`,
    `${first.user.email}  Ada: 0 contacts, 0 cards, 5 credits, administrator, address not confirmed`,
  ]);
  await expect(admin('revoke', first.user.email)).rejects.toThrow('is the only administrator');
  expect(await admin('grant', ` ${second.user.email.toUpperCase()} `)).toEqual([
    `${second.user.email} is an administrator now.`,
  ]);
  expect(await isAdmin(second)).toBe(true);
  await expect(admin('grant', second.user.email)).rejects.toThrow('is an administrator already');
  await admin('revoke', first.user.email);
  expect(await isAdmin(first)).toBe(false);
});

test('sets credits and rejects invalid values', async () => {
  expect(await admin('credits', first.user.email, '40')).toEqual([`${first.user.email} has 40 credits now.`]);
  expect((await first.call('GET', '/api/user')).json().cardCreditsRemaining).toBe(40);
  for (const number of ['-1', 'many', '1.5', '1e9', '10000000'])
    await expect(admin('credits', first.user.email, number)).rejects.toThrow('is no number of credits');
  await expect(admin('credits', 'nobody@example.test', '1')).rejects.toThrow(
    'There is no account of nobody@example.test',
  );
  for (const args of [[], ['dance'], ['toString'], ['grant'], ['list', 'more'], ['credits', first.user.email]])
    await expect(admin(...args)).rejects.toThrow(/^npm run admin -- one of:/);
});

test('a reset link works once within the hour, and a newer one invalidates it', async () => {
  const [, old = ''] = await admin('reset', first.user.email);
  const [words, link = ''] = await admin('reset', first.user.email);
  expect(words).toContain('within an hour');
  const token = /^http:\/\/fondly\.test\/auth\?reset=([\w-]{43})$/.exec(link)?.[1] ?? '';
  const reset = (with_: string) =>
    fondly.anonymous.call('POST', '/api/password/reset', { token: with_, password: 'a better horse' });
  expect((await reset(/reset=(.*)$/.exec(old)?.[1] ?? '')).statusCode).toBe(404);
  expect((await reset(token)).statusCode).toBe(204);
  expect((await reset(token)).statusCode).toBe(404);
  const [, late = ''] = await admin('reset', first.user.email);
  fondly.clock.advanceMs(3_601_000);
  expect((await reset(/reset=(.*)$/.exec(late)?.[1] ?? '')).statusCode).toBe(404);
});

test('shows the status and releases what a restored backup holds', async () => {
  await expect(admin('release')).rejects.toThrow(new OperatorRefusal('Nothing is held.'));
  const now = fondly.clock.now();
  await openHold(fondly.context.database.orm, { backupMadeAt: now, heldUntil: now });
  expect((await admin('status')).join('\n')).toMatch(
    /^Fondly [\d.]+\nAccounts: 2, of them 1 administrators\nCards: none\nDue and waiting: 0\nWorkers: none is alive\nLast hourly look: never\nHeld: 0 cards, since a backup/,
  );
  expect(await admin('release')).toEqual(['(woken)', '0 cards that are due go out now.']);
  expect((await admin('status')).join('\n')).not.toContain('Held');
  const noted = await fondly.context.database.orm.select().from(auditLog);
  expect(noted.map(({ event }) => event)).toEqual(expect.arrayContaining(['reset-link-made', 'hold-released']));
});

test('does not touch an older database', async () => {
  const { orm } = fondly.context.database;
  const table = sql`drizzle.__drizzle_migrations`;
  const { rows } = await orm.execute<{ id: number; at: string }>(
    sql`select id, created_at::text as at from ${table} order by created_at desc limit 1`,
  );
  await orm.execute(sql`update ${table} set created_at = 1 where id = ${rows[0]?.id}`);
  await expect(admin('list')).rejects.toThrow('of an older Fondly');
  await orm.execute(sql`update ${table} set created_at = ${rows[0]?.at}::bigint where id = ${rows[0]?.id}`);
});
