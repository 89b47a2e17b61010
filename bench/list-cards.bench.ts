import { createApiClient } from '../tests/process/api-client.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark } from './benchmark.ts';
import { compare } from './measure.ts';
import { requestsPerSecond } from './request-load.ts';
import { startHelper } from './run-process.ts';

const cardCount = 50;
const account = { name: 'Eleanor Whitfield', email: 'eleanor@example.test', password: 'correct horse' };

/** Requests per second of the list behind My Cards, over HTTP, with a session. */
export const listCardsBench: Benchmark = {
  title: `GET /api/cards, ${cardCount} cards, 10 connections`,
  run: async (databases) => {
    const database = await databases.create();
    const seeding = await startFondlyProcess({ env: database.env });
    const userId = await seedCards(seeding.address);
    await seeding.kill('SIGTERM');
    const beside = database.duplicate();

    const server = await startFondlyProcess({ env: database.env });
    const floorArgs = [beside.dataDir, String(userId), beside.databaseUrl ?? ''];
    const floor = await startHelper<never, { address: string }>(
      new URL('./list-cards-floor.process.ts', import.meta.url),
      floorArgs,
    );
    try {
      const load = { path: '/api/cards', connections: 10, durationMs: 2_000 };
      const cookies = [await logIn(server.address)];
      return await compare({
        unit: '/s',
        warmUps: 1,
        rounds: 5,
        subjects: [{ name: 'Fondly', measure: () => requestsPerSecond({ ...load, address: server.address, cookies }) }],
        floor: {
          name: 'Fastify and one prepared query',
          measure: () => requestsPerSecond({ ...load, address: floor.ready.address }),
        },
      });
    } finally {
      await floor.stop();
      await server.kill('SIGTERM');
      beside.remove();
      database.remove();
    }
  },
};

async function seedCards(address: string): Promise<number> {
  const client = createApiClient(address);
  const must = async (path: string, body: object) => {
    const answer = await client.call('POST', path, body);
    if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return (answer.body as { id: number }).id;
  };
  const userId = await must('/api/register', account);
  const personId = await must('/api/people', { name: 'Margaret Whitfield', email: 'margaret@example.test' });
  for (let number = 1; number <= cardCount; number += 1) {
    const message = `Card ${number}. May your day be full of the people you love, and of cake. `.repeat(4);
    await must('/api/cards', { personId, title: `Happy Birthday ${number}`, message, category: 'birthday' });
  }
  return userId;
}

async function logIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
