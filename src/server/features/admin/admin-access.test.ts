import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { users } from '../../db/tables/users.ts';
import { routes } from '../../routes.ts';
import { takeCredit } from '../generation/credits.store.ts';

let fondly: TestApp;
let admin: Person;
let ordinary: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  admin = await fondly.signUp('Ada Admin');
  ordinary = await fondly.signUp('Olive Ordinary');
});
afterAll(() => fondly.close());

const restricted = routes.filter(
  ({ endpoint }) => /^\/api\/(admin|system)\//.test(endpoint.path) && endpoint.path !== '/api/admin/check',
);

test('there are restricted routes to test', () => {
  expect(restricted.length).toBeGreaterThanOrEqual(22);
});

test.each(restricted.map((route) => [route.endpoint.method, route.endpoint.path] as const))(
  '%s %s is for administrators only',
  async (method, path) => {
    const url = path.replaceAll(/:\w+/g, '1');
    const answer = await ordinary.call(method, url, method === 'GET' || method === 'DELETE' ? undefined : {});
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { message: 'This section is restricted to administrators only.', code: 'forbidden' },
    ]);
  },
);

test('any signed-in user can ask whether they are an administrator', async () => {
  expect((await ordinary.call('GET', '/api/admin/check')).json()).toEqual({ isAdmin: false });
  expect((await admin.call('GET', '/api/admin/check')).json()).toEqual({ isAdmin: true });
});

test('losing the flag takes effect with the next request', async () => {
  const { orm } = fondly.context.database;
  await orm.update(users).set({ isAdmin: true }).where(eq(users.id, ordinary.user.id));
  expect((await ordinary.call('GET', '/api/admin/counts')).statusCode).toBe(200);
  const taken = await admin.call('PATCH', `/api/admin/users/${ordinary.user.id}`, { isAdmin: false });
  expect([taken.statusCode, taken.json().isAdmin]).toEqual([200, false]);
  expect((await ordinary.call('GET', '/api/admin/counts')).statusCode).toBe(403);
});

test('the last administrator cannot lose the flag, not even two at once', async () => {
  const alone = await admin.call('PATCH', `/api/admin/users/${admin.user.id}`, { isAdmin: false });
  expect([alone.statusCode, alone.json().fields]).toEqual([
    409,
    { isAdmin: 'This is the only administrator. Make someone else one first.' },
  ]);
  await admin.call('PATCH', `/api/admin/users/${ordinary.user.id}`, { isAdmin: true });
  const both = await Promise.all([
    admin.call('PATCH', `/api/admin/users/${ordinary.user.id}`, { isAdmin: false }),
    ordinary.call('PATCH', `/api/admin/users/${admin.user.id}`, { isAdmin: false }),
  ]);
  const { orm } = fondly.context.database;
  expect(await orm.$count(users, eq(users.isAdmin, true))).toBe(1);
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await orm.update(users).set({ isAdmin: true }).where(eq(users.id, admin.user.id));
});

test('lists accounts and finds them by search words', async () => {
  const list = (await admin.call('GET', '/api/admin/users')).json();
  expect(list.map(({ name }: { name: string }) => name)).toEqual(['Olive Ordinary', 'Ada Admin']);
  await ordinary.call('POST', '/api/people', { name: 'Margaret' });
  const found = (await admin.call('GET', '/api/admin/users?search=OLIVE')).json();
  expect(found).toEqual([
    expect.objectContaining({ id: ordinary.user.id, people: 1, cards: 0, cardCreditsRemaining: 5 }),
  ]);
  expect(found[0]).not.toHaveProperty('password');
  expect((await admin.call('GET', '/api/admin/users?search=%25')).json()).toEqual([]);
  expect((await admin.call('GET', '/api/admin/users?search=%00OLI%00VE')).json()).toHaveLength(1);
  expect((await admin.call('GET', '/api/admin/users?limit=1')).json()).toHaveLength(1);
  expect((await admin.call('PATCH', '/api/admin/users/999999', { isAdmin: false })).statusCode).toBe(404);
});

test('rejects a credit change if the balance changed since it was read', async () => {
  const { orm } = fondly.context.database;
  const set = (body: object) => admin.call('PATCH', `/api/admin/users/${ordinary.user.id}`, body);
  const credits = async () => (await ordinary.call('GET', '/api/user')).json().cardCreditsRemaining;
  const granted = await set({ cardCreditsRemaining: 42, shownCredits: 5 });
  expect([granted.json().cardCreditsRemaining, await credits()]).toEqual([42, 42]);
  await Promise.all([takeCredit(orm, ordinary.user.id), takeCredit(orm, ordinary.user.id)]);
  const late = await set({ cardCreditsRemaining: 50, shownCredits: 42 });
  const message = 'Olive Ordinary has 40 credits by now. Save again to set your number.';
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    message,
    code: 'stale_version',
    fields: { cardCreditsRemaining: message },
    current: { id: ordinary.user.id, cardCreditsRemaining: 40 },
  });
  expect(await credits()).toBe(40);
  const both = await Promise.all([
    set({ cardCreditsRemaining: 50, shownCredits: 40 }),
    set({ cardCreditsRemaining: 60, shownCredits: 40 }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const fieldsOf = async (body: object) => {
    const refused = await set(body);
    return [refused.statusCode, Object.keys(refused.json().fields)];
  };
  expect(await fieldsOf({ cardCreditsRemaining: -1, shownCredits: 5 })).toEqual([422, ['cardCreditsRemaining']]);
  expect(await fieldsOf({ cardCreditsRemaining: 70 })).toEqual([422, ['shownCredits']]);
});
