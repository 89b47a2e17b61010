import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark } from './benchmark.ts';
import { listQueries } from './list-queries.ts';
import { compare, type MeasuredRow } from './measure.ts';
import { processorMs } from './processor-time.ts';
import { requestsPerSecond } from './request-load.ts';
import { startHelper } from './run-process.ts';
import { seedLists } from './seed-lists.ts';
import { logIn, register } from './sign-in.ts';

const sizes = { people: 50, cards: 50 };
const connections = 10;
const paths = ['/api/people', '/api/important-dates', '/api/cards', '/api/cards/upcoming', '/api/dashboard/stats'];

/** What a session, the contract and the limits cost: lists of a family over HTTP, beside bare Fastify and its query. */
export const readsBench: Benchmark = {
  title:
    'Authenticated GETs, 50 contacts, 150 dates, 50 cards, 10 connections: answers a second, and processor for each',
  run: async (databases) => {
    const database = await databases.create();
    const seeding = await startFondlyProcess({ env: database.env });
    const userId = await register(seeding.address);
    await seeding.kill('SIGTERM');
    await seedLists(database, userId, sizes);
    const beside = database.duplicate();
    const server = await startFondlyProcess({ env: database.env });
    const floor = await startHelper<never, { address: string; pid: number }>(
      new URL('./lists-floor.process.ts', import.meta.url),
      [beside.dataDir, String(userId), beside.databaseUrl ?? ''],
    );
    try {
      // A session for each connection, so that none is answered by what another asked for.
      const cookies: string[] = [];
      for (let number = 0; number < connections; number += 1) cookies.push(await logIn(server.address));
      const rows: MeasuredRow[] = [];
      for (const path of paths) {
        const at = listQueries.findIndex((query) => query.path === path);
        const ours = { url: server.address + path, pid: server.pid, cookies };
        const bare = { url: `${floor.ready.address}/floor/${at}`, pid: floor.ready.pid };
        rows.push(...(await compareLoads(path, ours, bare)));
      }
      return rows;
    } finally {
      await floor.stop();
      await server.kill('SIGTERM');
      beside.remove();
      database.remove();
    }
  },
};

type Loaded = { url: string; pid: number; cookies?: readonly string[] };

/** Answers a second, and the milliseconds of processor behind each, which other work on the machine does not change. */
async function compareLoads(path: string, ours: Loaded, bare: Loaded): Promise<MeasuredRow[]> {
  const spent = new Map<Loaded, number[]>([
    [ours, []],
    [bare, []],
  ]);
  const measure = async (loaded: Loaded) => {
    const durationMs = 1_500;
    const before = processorMs(loaded.pid);
    const { origin, pathname } = new URL(loaded.url);
    const load = { address: origin, path: pathname, cookies: loaded.cookies, connections, durationMs };
    const perSecond = await requestsPerSecond(load);
    spent.get(loaded)?.push((processorMs(loaded.pid) - before) / (perSecond * (durationMs / 1000)));
    return perSecond;
  };
  const perSecond = await compare({
    unit: '/s',
    warmUps: 1,
    rounds: 3,
    subjects: [{ name: `GET ${path}`, measure: () => measure(ours) }],
    floor: { name: 'Fastify and one prepared query', measure: () => measure(bare) },
  });
  const replay = (loaded: Loaded) => async () => spent.get(loaded)?.shift() ?? Number.NaN;
  const processor = await compare({
    unit: 'ms',
    warmUps: 1,
    rounds: 3,
    subjects: [{ name: `processor of GET ${path}`, measure: replay(ours) }],
    floor: { name: 'Fastify and one prepared query', measure: replay(bare) },
  });
  return [...perSecond, ...processor];
}
