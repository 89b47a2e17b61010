import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { sessions } from '../../db/tables/users.ts';
import { findSessionUser } from './sessions.store.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

test('simultaneous session look-ups each return their own user', async () => {
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dora']) await fondly.signUp(name);
  const { orm } = fondly.context.database;
  const now = new Date(fondly.context.clock.now().getTime() + 1000);
  const kept = await orm.select({ tokenHash: sessions.tokenHash, userId: sessions.userId }).from(sessions);
  expect(new Set(kept.map(({ userId }) => userId)).size).toBe(4);
  const [first, ...others] = kept;
  if (!first) throw new Error('There is no session.');
  const asked = [first, { tokenHash: 'of nobody', userId: undefined }, ...others, first];
  const found = await Promise.all(asked.map(({ tokenHash }) => findSessionUser(orm, tokenHash, now)));
  expect(found.map((session) => session?.user.id)).toEqual(asked.map(({ userId }) => userId));
  expect((await findSessionUser(orm, first.tokenHash, now))?.user.id).toBe(first.userId);
  const later = new Date(now.getTime() + 400 * 86_400_000);
  expect(await Promise.all(kept.map(({ tokenHash }) => findSessionUser(orm, tokenHash, later)))).toEqual(
    kept.map(() => null),
  );
});
