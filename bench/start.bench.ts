import { setTimeout as wait } from 'node:timers/promises';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { BenchDatabase, Benchmark } from './benchmark.ts';
import { compare } from './measure.ts';
import { residentMb } from './process-cost.ts';

const restMs = 5_000;

/** From the start of the process until it is ready, on empty and on existing data, and what it then holds in memory. */
export const startBench: Benchmark = {
  title: 'Start of the built server, and its memory after 5 s of rest',
  run: async (databases) => {
    const database = await databases.create();
    const restMb: number[] = [];
    const common = { warmUps: 0, floor: null };
    try {
      const firstStart = { name: 'first start, on nothing', measure: async () => (await startOnce(database)).seconds };
      const secondStart = {
        name: 'second start',
        measure: async () => {
          const { seconds, megabytes } = await startOnce(database);
          restMb.push(megabytes);
          return seconds;
        },
      };
      const atRest = { name: 'memory at rest', measure: async () => restMb.shift() ?? Number.NaN };
      return [
        ...(await compare({ ...common, unit: 's', rounds: 1, subjects: [firstStart] })),
        ...(await compare({ ...common, unit: 's', rounds: 3, subjects: [secondStart] })),
        ...(await compare({ ...common, unit: 'MB', rounds: 3, subjects: [atRest] })),
      ];
    } finally {
      database.remove();
    }
  },
};

async function startOnce(database: BenchDatabase): Promise<{ seconds: number; megabytes: number }> {
  const server = await startFondlyProcess({ env: database.env });
  if (!(await fetch(`${server.address}/api/ready`)).ok) throw new Error('The server runs but is not ready.');
  await wait(restMs);
  const megabytes = residentMb(server.pid);
  await server.kill('SIGTERM');
  return { seconds: server.startedWithinMs / 1000, megabytes };
}
