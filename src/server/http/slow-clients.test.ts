import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { refuseSlowBodies } from './slow-bodies.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

async function open(port: number, head: string): Promise<Socket> {
  // One that is cut off may have been writing.
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}

test('connections have ten seconds for a head, and there are only so many', () => {
  const { headersTimeout, maxConnections, requestTimeout } = fondly.app.server;
  expect({ headersTimeout, maxConnections, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    maxConnections: 5_000,
    requestTimeout: 600_000,
  });
});

test('a body that trickles in is ended, one that goes on is not', async () => {
  const app = Fastify({ logger: false });
  refuseSlowBodies(app, { windowMs: 100, leastBytes: 50 });
  app.addContentTypeParser('text/slow', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/', async ({ body }) => String(body).length);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const head = (bytes: number) =>
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/slow\r\ncontent-length: ${bytes}\r\n\r\n`;
  const [trickling, steady] = [await open(port, head(1_000)), await open(port, head(1_000))];
  const timers = [
    setInterval(() => trickling.write('x'), 40),
    setInterval(() => steady.writable && steady.write('x'.repeat(50)), 20),
  ];
  let answer = '';
  steady.on('data', (text) => {
    answer += text;
  });
  trickling.resume();
  // Whether it hears of the end before it writes again or after is chance: an error is an end too.
  const ended = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
  await Promise.all([ended(trickling), ended(steady)]);
  for (const timer of timers) clearInterval(timer);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*\r\n1000$/);
  await app.close();
});
