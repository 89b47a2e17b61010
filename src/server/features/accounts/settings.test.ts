import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cards } from '../../db/tables/cards.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

const save = (who: Person, body: object) => who.call('PATCH', '/api/user', body);
const read = async (who: Person) => (await who.call('GET', '/api/user')).json();

test('merges saved preferences and default style with the stored ones', async () => {
  const eleanor = await fondly.signUp();
  await save(eleanor, { preferences: { theme: 'dark', marketingUpdates: true }, defaultCardStyle: { type: 'text' } });
  const answer = await save(eleanor, {
    name: '  Eleanor W. ',
    timeZone: 'Europe/Paris',
    preferences: { useAnimations: false },
    defaultCardStyle: { artStyle: 'Pop Art' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    name: 'Eleanor W.',
    timeZone: 'Europe/Paris',
    preferences: { theme: 'dark', marketingUpdates: true, useAnimations: false, emailNotifications: true },
    defaultCardStyle: { type: 'text', artStyle: 'Pop Art', colorPalette: 'Pastel' },
  });
  expect(await read(eleanor)).toEqual(answer.json());
  expect((await save(eleanor, {})).json()).toEqual(answer.json());
});

test.each([
  [{ name: 'E' }, { name: 'Name must be at least 2 characters' }],
  [{ email: 'nope' }, { email: 'Please enter a valid email address' }],
  [{ timeZone: 'Mars/Base' }, { timeZone: 'This is not a time zone.' }],
  [{ timeZone: '' }, { timeZone: 'This is not a time zone.' }],
])('rejects %j under its field and saves nothing', async (body, fields) => {
  const eleanor = await fondly.signUp();
  const before = await read(eleanor);
  const answer = await save(eleanor, { preferences: { theme: 'dark' }, ...body });
  expect([answer.statusCode, answer.json().fields]).toEqual([422, fields]);
  expect(await read(eleanor)).toEqual(before);
});

test('rejects a theme that does not exist', async () => {
  const answer = await save(await fondly.signUp(), { preferences: { theme: 'neon' } });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['preferences.theme']]);
});

test('ignores protected fields: id, administrator flag, plan and credits', async () => {
  await fondly.signUp();
  const eleanor = await fondly.signUp();
  const before = await read(eleanor);
  const wishes = { id: 1, userId: 1, isAdmin: true, subscriptionPlan: 'premium', cardCreditsRemaining: 9999 };
  const more = { username: 'root', password: 'stolen1', pendingEmail: 'a@b.test', emailVerifiedAt: '2026-01-01' };
  expect((await save(eleanor, { ...wishes, ...more, defaultStyleImage: '/api/images/x' })).json()).toEqual(before);
});

test('settings require a session', async () => {
  expect((await save(fondly.anonymous, { name: 'Nobody' })).statusCode).toBe(401);
});

test('a new time zone of the user moves unsent cards, except where the contact has their own zone', async () => {
  const eleanor = await fondly.signUp();
  const addCard = async (person: object) => {
    const personId = (await eleanor.call('POST', '/api/people', person)).json().id;
    const answer = await eleanor.call('POST', '/api/cards', {
      personId,
      title: 'Hello',
      message: 'Hello',
      category: 'birthday',
      scheduledDate: '2030-07-01',
    });
    return answer.json().id as number;
  };
  const dueAt = async (id: number) =>
    (await fondly.context.database.orm.select().from(cards).where(eq(cards.id, id)))[0]?.dueAt?.toISOString();
  const near = await addCard({ name: 'Margaret' });
  const far = await addCard({ name: 'Kenji', timeZone: 'Asia/Tokyo' });
  expect([await dueAt(near), await dueAt(far)]).toEqual(['2030-07-01T09:00:00.000Z', '2030-07-01T00:00:00.000Z']);
  await save(eleanor, { timeZone: 'America/New_York' });
  expect([await dueAt(near), await dueAt(far)]).toEqual(['2030-07-01T13:00:00.000Z', '2030-07-01T00:00:00.000Z']);
});

test('two simultaneous changes both take effect', async () => {
  const eleanor = await fondly.signUp();
  await Promise.all([
    save(eleanor, { preferences: { theme: 'dark' } }),
    save(eleanor, { preferences: { useAnimations: false } }),
    save(eleanor, { preferences: { weeklyLookAhead: true } }),
  ]);
  expect((await read(eleanor)).preferences).toMatchObject({
    theme: 'dark',
    useAnimations: false,
    weeklyLookAhead: true,
  });
});
