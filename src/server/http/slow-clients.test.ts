import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
  await fondly.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => fondly.close());

test('limits the time for a head to ten seconds, for a call to ten minutes, and the number of connections', () => {
  const { headersTimeout, maxConnections, requestTimeout } = fondly.app.server;
  expect({ headersTimeout, maxConnections, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    maxConnections: 5_000,
    requestTimeout: 600_000,
  });
});

test('one caller can use at most a tenth of the connections', async () => {
  const { port } = fondly.app.server.address() as AddressInfo;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).status;
  const idle: Socket[] = [];
  const open = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    idle.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  for (let places = 0; places < 500; places += 1) await open();
  const over = await open();
  await once(over.resume(), 'close');
  for (const socket of idle) socket.destroy();
  await expect.poll(() => ask().catch(() => null)).toBe(200);
});
