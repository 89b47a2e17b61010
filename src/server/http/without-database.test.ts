import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { onlyOn } from '../../../tests/database/only-on.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

test(
  'returns 503 with Retry-After while PostgreSQL has no free connection, and recovers',
  onlyOn('postgres'),
  async () => {
    const { connection } = fondly.context.database;
    if (connection.engine !== 'postgres') return;
    const { pool } = connection;
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    pool.options.connectionTimeoutMillis = 100;
    for (const [method, path] of [
      ['GET', '/api/people'],
      ['POST', '/api/people'],
    ] as const) {
      const answer = await eleanor.call(method, path, method === 'POST' ? { name: 'Ada' } : undefined);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toEqual({
        message: 'Fondly does not reach its database at the moment. Please try again shortly.',
        code: 'overloaded',
      });
    }
    for (const client of taken) client.release();
    expect((await eleanor.call('GET', '/api/people')).json()).toEqual([]);
  },
);
