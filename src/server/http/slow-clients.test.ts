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

test('connections have ten seconds for a head, ten minutes for a call, and there are only so many', () => {
  const { headersTimeout, maxConnections, requestTimeout } = fondly.app.server;
  expect({ headersTimeout, maxConnections, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    maxConnections: 5_000,
    requestTimeout: 600_000,
  });
});

test('one caller takes no more than a tenth of the places', async () => {
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
