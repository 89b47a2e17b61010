import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { insertDueCard, insertOwner } from '../../../../tests/delivery/insert-card.ts';
import { cardDeliveryLogs } from '../../db/tables/cards.ts';

const token = 'a-token-of-the-operator';
let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp({ environment: { METRICS_TOKEN: token } });
});
afterAll(() => fondly.close());

const ask = (authorization?: string) =>
  fondly.anonymous.call('GET', '/metrics', undefined, authorization ? { authorization } : {});
/** The figures by name and labels, after the cached figures have expired. */
let aheadMs = 0;
const figures = async (): Promise<Map<string, number>> => {
  aheadMs += 60_000;
  const later = performance.now() + aheadMs;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later);
  const answer = await ask(`Bearer ${token}`);
  clock.mockRestore();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  const lines = answer.body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

test('metrics require the token, and return 404 if none is set', async () => {
  expect((await ask()).statusCode).toBe(401);
  expect((await ask('Bearer another-token-of-somebody')).statusCode).toBe(401);
  const without = await startTestApp();
  expect((await without.anonymous.call('GET', '/metrics', undefined, { authorization: 'Bearer ' })).statusCode).toBe(
    404,
  );
  await without.close();
});

test('counts requests by route and class, queued cards, and each delivery once', async () => {
  await figures();
  const owner = await insertOwner(fondly.context);
  const due = await insertDueCard(fondly.context, owner);
  const now = fondly.clock.now().getTime();
  await insertDueCard(fondly.context, owner, { dueAt: new Date(now - 90_000) });
  const log = { cardId: due, deliveryMethod: 'digital' };
  const insert = (attempt: number, deliveryStatus: string) =>
    fondly.context.database.orm.insert(cardDeliveryLogs).values({ ...log, attempt, deliveryStatus });
  await insert(1, 'retry');
  await insert(2, 'sent');
  await insert(3, 'sending');
  await insert(4, 'sent');
  await fondly.anonymous.call('GET', '/api/people/17');
  await fondly.anonymous.call('GET', '/api/nothing-here');
  const seen = await figures();
  expect(seen.get('fondly_cards_due')).toBe(2);
  expect(seen.get('fondly_cards_oldest_due_seconds')).toBe(90);
  expect(seen.get('fondly_cards_held')).toBe(0);
  expect(seen.get('fondly_deliveries_total{outcome="sent"}')).toBe(1);
  expect(seen.get('fondly_deliveries_total{outcome="retry"}')).toBe(1);
  const counted = (route: string, status: string) =>
    seen.get(`fondly_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
  expect([counted('/api/people/:id', '4xx'), counted('web', '4xx'), counted('/metrics', '2xx')]).toEqual([1, 1, 1]);
  expect(seen.get('fondly_pictures{state="waiting"}')).toBe(0);
  expect(seen.get('fondly_jobs{kind="tidy-up",state="waiting"}')).toBe(0);
  expect(seen.has('nodejs_eventloop_lag_seconds')).toBe(true);
  expect(seen.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);

  await fondly.context.database.orm.update(cardDeliveryLogs).set({ deliveryStatus: 'sent' });
  expect((await figures()).get('fondly_deliveries_total{outcome="sent"}')).toBe(3);
  expect((await figures()).get('fondly_deliveries_total{outcome="sent"}')).toBe(3);
});

test('metrics contain no personal data', async () => {
  const { body } = await ask(`Bearer ${token}`);
  expect(body).not.toMatch(/@|example\.test|Whitfield|\/\d+["/]/);
});
