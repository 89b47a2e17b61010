import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark } from './benchmark.ts';
import type { MeasuredRow } from './measure.ts';
import { percentileMs, requestsPerSecond } from './request-load.ts';
import { seedLists } from './seed-lists.ts';
import { logIn, register } from './sign-in.ts';

const path = '/api/cards';
const overloadMs = 10_000;
const slowConnections = 500;

/** Five times what the server can answer, and 500 connections that never finish their heads; others must be served. */
export const loadBench: Benchmark = {
  title: 'At five times capacity, and under 500 slow heads',
  run: async (databases) => {
    const database = await databases.create();
    const seeding = await startFondlyProcess({ env: database.env });
    const userId = await register(seeding.address);
    await seeding.kill('SIGTERM');
    await seedLists(database, userId, { people: 50, cards: 50 });
    const server = await startFondlyProcess({ env: database.env });
    try {
      const cookie = await logIn(server.address);
      const ask = { address: server.address, path, cookies: [cookie] };
      await requestsPerSecond({ ...ask, connections: 10, durationMs: 3_000 });
      const capacity = await requestsPerSecond({ ...ask, connections: 10, durationMs: 3_000 });
      const overload = await askAtRate(`${server.address}${path}`, cookie, capacity * 5);
      const recoveredMs = await recovery(`${server.address}${path}`, cookie);
      const slow = await holdSlowHeads(server.address, cookie);
      return [
        row('capacity', '/s', capacity),
        row('asked at five times capacity', '/s', overload.asked / (overloadMs / 1000)),
        row('of them answered with 200', '', overload.accepted.length),
        row('of them refused with 503 and Retry-After', '', overload.refused),
        row('of them answered otherwise or not at all', '', overload.other),
        row('until all of it was answered', 's', overload.tookMs / 1000),
        row('accepted: median', 'ms', share(overload.accepted, 0.5)),
        row('accepted: p99, to be below 1,000', 'ms', share(overload.accepted, 0.99)),
        row('until 20 answers in a row came within 250 ms again, to be below 10,000', 'ms', recoveredMs),
        row(`until ${slowConnections} slow heads were dropped, to be below 15,000`, 'ms', slow.droppedMs),
        row('meanwhile: p95 of others', 'ms', slow.othersP95Ms),
      ];
    } finally {
      await server.kill('SIGTERM');
      database.remove();
    }
  },
};

/** An open loop: requests begin by the clock, whether or not those before were answered. */
async function askAtRate(url: string, cookie: string, perSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1_500 });
  const result = { asked: 0, accepted: [] as number[], refused: 0, other: 0 };
  const pending = new Set<Promise<void>>();
  const begunMs = performance.now();
  while (performance.now() - begunMs < overloadMs) {
    const due = ((performance.now() - begunMs) / 1000) * perSecond;
    for (; result.asked < due; result.asked += 1) {
      const one = ask(url, cookie, agent).then(({ status, retryAfter, tookMs }) => {
        if (status === 200) result.accepted.push(tookMs);
        else if (status === 503 && retryAfter) result.refused += 1;
        else result.other += 1;
        pending.delete(one);
      });
      pending.add(one);
    }
    await wait(5);
  }
  await Promise.all(pending);
  agent.destroy();
  return { ...result, tookMs: performance.now() - begunMs };
}

function ask(url: string, cookie: string, agent: Agent) {
  return new Promise<{ status: number; retryAfter: string | undefined; tookMs: number }>((resolve) => {
    const begunMs = { at: Number.NaN };
    const sent = request(url, { agent, headers: { cookie } }, (response) => {
      const { statusCode = 0, headers } = response;
      const end = () =>
        resolve({ status: statusCode, retryAfter: headers['retry-after'], tookMs: performance.now() - begunMs.at });
      response.on('end', end).on('error', end).resume();
    });
    // From when one of our sockets is free for it: waiting for one of ours is no time of the server's, being connected is.
    sent.on('socket', () => {
      begunMs.at = performance.now();
    });
    sent.on('error', () => resolve({ status: 0, retryAfter: undefined, tookMs: Number.NaN }));
    sent.end();
  });
}

async function recovery(url: string, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const begunMs = performance.now();
  for (let inARow = 0; inARow < 20; ) {
    const { status, tookMs } = await ask(url, cookie, agent);
    inARow = status === 200 && tookMs < 250 ? inARow + 1 : 0;
  }
  agent.destroy();
  return performance.now() - begunMs;
}

async function holdSlowHeads(address: string, cookie: string) {
  const { hostname, port } = new URL(address);
  const begunMs = performance.now();
  const sockets: Socket[] = [];
  for (let number = 0; number < slowConnections; number += 1) {
    const socket = connect(Number(port), hostname).on('error', () => {});
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nx-slow: ');
    sockets.push(socket);
  }
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1_000);
  const closed = Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
  let over = false;
  const dropped = closed.then(() => {
    over = true;
    return performance.now() - begunMs;
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let othersP95Ms = 0;
  while (!over) {
    const p95 = await percentileMs({ url: `${address}${path}`, agent, cookie, requests: 20 }, 0.95);
    othersP95Ms = Math.max(othersP95Ms, p95);
  }
  clearInterval(trickle);
  agent.destroy();
  return { droppedMs: await dropped, othersP95Ms };
}

function share(numbers: number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? Number.NaN;
}

function row(name: string, unit: string, median: number): MeasuredRow {
  return { name, unit, median, lowest: median, highest: median, ratio: null };
}
