import { Agent } from 'node:http';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark, Databases } from './benchmark.ts';
import { listQueries } from './list-queries.ts';
import { type Comparison, compare, type MeasuredRow } from './measure.ts';
import { processorMs } from './process-cost.ts';
import { percentileMs, requestsPerSecond } from './request-load.ts';
import { startHelper } from './run-process.ts';
import { listSizes, seedLists } from './seed-lists.ts';
import { logIn, register } from './sign-in.ts';

const connections = 10;
const loadMs = 1_500;
const requests = 60;
const rounds = { warmUps: 1, rounds: 3 };
const family = { people: 50, cards: 50 };
const readPaths = ['/api/people', '/api/important-dates', '/api/cards', '/api/cards/upcoming', '/api/dashboard/stats'];
const floorName = 'Fastify and one prepared query';

/** The same data behind Fondly and behind its floor: bare Fastify with one prepared query for each list. */
type Sides = {
  fondly: { address: string; pid: number };
  floor: { address: string; pid: number };
};

/** What a session, the contract and the limits cost: the lists of a family under load. */
export const readsBench: Benchmark = {
  title: `Lists of a family with 50 contacts, 150 dates and 50 cards, ${connections} connections: answers a second, and processor time of each`,
  run: (databases) =>
    withBothSides(databases, family, async ({ fondly, floor }) => {
      // One session per connection, so that no answer is shared.
      const cookies: string[] = [];
      while (cookies.length < connections) cookies.push(await logIn(fondly.address));
      const rows: MeasuredRow[] = [];
      for (const path of readPaths) {
        const at = listQueries.findIndex((query) => query.path === path);
        const ours = { ...fondly, path, cookies, spent: [] };
        const bare = { ...floor, path: `/floor/${at}`, spent: [] };
        rows.push(
          ...(await compareOne(
            '/s',
            `GET ${path}`,
            () => load(ours),
            () => load(bare),
          )),
          ...(await compareOne('ms', `processor time of GET ${path}`, replay(ours.spent), replay(bare.spent))),
        );
      }
      return rows;
    }),
};

/** How long the slowest twentieth of the answers takes for someone with a lot of data. */
export const listsBench: Benchmark = {
  title: `Lists of a user with ${listSizes.people} contacts, ${listSizes.dates} dates and ${listSizes.cards} cards: p95 of ${requests} answers`,
  run: (databases) =>
    withBothSides(databases, listSizes, async ({ fondly, floor }) => {
      const cookie = await logIn(fondly.address);
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const rows: MeasuredRow[] = [];
      for (const [at, { path }] of listQueries.entries()) {
        const ours = { url: `${fondly.address}${path}`, agent, cookie, requests };
        const bare = { url: `${floor.address}/floor/${at}`, agent, requests };
        rows.push(
          ...(await compareOne(
            'ms',
            `GET ${path}`,
            () => percentileMs(ours, 0.95),
            () => percentileMs(bare, 0.95),
          )),
        );
      }
      agent.destroy();
      return rows;
    }),
};

async function withBothSides(
  databases: Databases,
  sizes: { people: number; cards: number },
  measure: (sides: Sides) => Promise<MeasuredRow[]>,
): Promise<MeasuredRow[]> {
  const database = await databases.create();
  const seeding = await startFondlyProcess({ env: database.env });
  const userId = await register(seeding.address);
  await seeding.kill('SIGTERM');
  await seedLists(database, userId, sizes);
  const beside = database.duplicate();
  const fondly = await startFondlyProcess({ env: database.env });
  const floor = await startHelper<never, { address: string; pid: number }>(
    new URL('./lists-floor.process.ts', import.meta.url),
    [beside.dataDir, String(userId), beside.databaseUrl ?? ''],
  );
  try {
    return await measure({ fondly, floor: floor.ready });
  } finally {
    await floor.stop();
    await fondly.kill('SIGTERM');
    beside.remove();
    database.remove();
  }
}

type Loaded = { address: string; pid: number; path: string; cookies?: readonly string[]; spent: number[] };

/** Answers a second; notes the milliseconds of processor time behind each, which a busy machine hardly changes. */
async function load({ address, pid, path, cookies, spent }: Loaded): Promise<number> {
  const before = processorMs(pid);
  const perSecond = await requestsPerSecond({ address, path, cookies, connections, durationMs: loadMs });
  spent.push((processorMs(pid) - before) / (perSecond * (loadMs / 1000)));
  return perSecond;
}

/** Gives what was noted, round by round. */
function replay(noted: number[]) {
  return async () => noted.shift() ?? Number.NaN;
}

type Measure = Comparison['subjects'][number]['measure'];

function compareOne(unit: string, name: string, ours: Measure, bare: Measure): Promise<MeasuredRow[]> {
  return compare({
    ...rounds,
    unit,
    subjects: [{ name, measure: ours }],
    floor: { name: floorName, measure: bare },
  });
}
