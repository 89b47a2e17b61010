import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { memberships } from '../db/tables/memberships.ts';
import { limitClasses } from './limit-classes.ts';

let fondly: TestApp;
beforeAll(async () => {
  // Allows two downloads, three logins and 150 reads per minute.
  fondly = await startTestApp({ environment: { RATE_LIMIT_FACTOR: '0.05', TRUST_PROXY: 'on' } });
});
afterAll(() => fondly.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a limit counts per account, returns the seconds to wait, and ends', async () => {
  const [ann, ben] = [await fondly.signUp('Ann'), await fondly.signUp('Ben')];
  const take = (person: typeof ann) => person.call('GET', '/api/people/export.csv');
  const statuses = [await take(ann), await take(ann), await take(ben)].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200]);
  vi.advanceTimersByTime(20_000);
  const refused = await take(ann);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '40',
    { message: 'Too many requests. Please wait a moment.', code: 'rate_limited' },
  ]);
  expect((await ann.call('GET', '/api/people')).statusCode).toBe(200);
  // Setting the clock back locks nobody out.
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(40_000);
  expect((await take(ann)).statusCode).toBe(200);
});

test('a member uses up their own limit, not the one of the account that they act in', async () => {
  vi.advanceTimersByTime(60_000);
  const [owner, member] = [await fondly.signUp('Owner'), await fondly.signUp('Member')];
  const [row] = await fondly.context.database.orm
    .insert(memberships)
    .values({ ownerId: owner.user.id, memberId: member.user.id, level: 'view' })
    .returning();
  await member.call('PUT', '/api/user/acting', { membershipId: row?.id });
  const take = async (person: typeof owner) => (await person.call('GET', '/api/people/export.csv')).statusCode;
  expect([await take(member), await take(member), await take(member)]).toEqual([200, 200, 429]);
  expect([await take(owner), await take(owner)]).toEqual([200, 200]);
  // Nor does going back to the own account give them another one.
  await member.call('PUT', '/api/user/acting', { membershipId: null });
  expect(await take(member)).toBe(429);
});

test('counts anonymous callers by network, and never limits the health check', async () => {
  const enter = async (address: string) =>
    (
      await fondly.anonymous.call(
        'POST',
        '/api/login',
        { email: 'a@example.test', password: 'a wrong guess' },
        { 'x-forwarded-for': address },
      )
    ).statusCode;
  const one = ['2001:db8:1:2200::1', '2001:db8:1:2201::1', '2001:db8:1:22ff::1', '2001:db8:1:2202::1'];
  const statuses: number[] = [];
  for (const address of one) statuses.push(await enter(address));
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect(await enter('2001:db8:1:2300::1')).toBe(401);
  for (let times = 0; times < 700; times += 1) {
    expect((await fondly.anonymous.call('GET', '/api/health')).statusCode).toBe(200);
  }
});

test('every answer has a unique id', async () => {
  const ids = [
    await fondly.anonymous.call('GET', '/api/health'),
    await fondly.anonymous.call('GET', '/api/people'),
  ].map(({ headers }) => String(headers['x-request-id']));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('OPERATING.md lists every limit with its value', () => {
  const operating = readFileSync(join(import.meta.dirname, '../../../docs/OPERATING.md'), 'utf8');
  const told = [...operating.matchAll(/^\| ([a-z]+) \|.*\| ([\d,]+) \| (account|address) \|$/gm)].map(
    ([, name, perMinute = '', of]) => [name, Number(perMinute.replaceAll(',', '')), of],
  );
  const limits = Object.entries(limitClasses).flatMap(([name, { perMinute, of }]) =>
    Number.isFinite(perMinute) ? [[name, perMinute, of]] : [],
  );
  expect(told).toEqual(limits);
});
