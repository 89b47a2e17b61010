import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWebServer } from './web-server.ts';

let isFull = true;
let address = '';
const observed: unknown[] = [];
const metrics = { observeRequest: (request: unknown) => observed.push(request) };
const server = createWebServer(
  (_request, response) => response.end('answered'),
  { isFull: () => isFull, letIn: () => {} },
  metrics as never,
);
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  isFull = true;
  observed.splice(0);
});

test('a call for which there is no time is told when to come again, and counted', async () => {
  const begunMs = performance.now();
  const answer = await fetch(`${address}/api/people`, { method: 'POST', body: 'x'.repeat(100_000) });
  expect(answer.status).toBe(503);
  expect(performance.now() - begunMs).toBeGreaterThan(900);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(await answer.json()).toEqual({
    message: 'Fondly is very busy. Please try again in a moment.',
    code: 'overloaded',
  });
  expect(observed).toEqual([{ method: 'POST', route: 'refused', status: 503, seconds: 0 }]);
});

test.each(['/', '/people', '/api/health', '/api/ready', '/api/ready?verbose'])(
  '%s is answered all the same',
  async (path) => {
    expect(await (await fetch(address + path)).text()).toBe('answered');
  },
);

test('while there is time, every call is answered', async () => {
  isFull = false;
  expect(await (await fetch(`${address}/api/people`)).text()).toBe('answered');
  expect(observed).toEqual([]);
});
