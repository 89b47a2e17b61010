import { setTimeout as wait } from 'node:timers/promises';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark, Databases } from './benchmark.ts';
import { compare, type MeasuredRow } from './measure.ts';
import { residentMb } from './resident-memory.ts';

const restMs = 5_000;

/** From the start of the process to its readiness, on empty and on existing data, and what it then holds in memory. */
export const startUpBench: Benchmark = {
  title: 'Start of the built server, and its memory after 5 s of rest',
  run: async (databases) => {
    const rest: number[] = [];
    const first = await compare({
      unit: 's',
      warmUps: 0,
      rounds: 1,
      floor: null,
      subjects: [{ name: 'first start, on nothing', measure: () => firstStart(databases) }],
    });
    const database = await databases.create();
    const startAgain = async () => {
      const server = await startFondlyProcess({ env: database.env });
      if (!(await fetch(`${server.address}/api/ready`)).ok) throw new Error('The server runs and is not ready.');
      await wait(restMs);
      rest.push(residentMb(server.pid));
      await server.kill('SIGTERM');
      return server.startedWithinMs / 1000;
    };
    try {
      const second = await compare({
        unit: 's',
        warmUps: 1,
        rounds: 3,
        floor: null,
        subjects: [{ name: 'second start', measure: startAgain }],
      });
      return [...first, ...second, memoryRow(rest.slice(1))];
    } finally {
      database.remove();
    }
  },
};

async function firstStart(databases: Databases): Promise<number> {
  const database = await databases.create();
  const server = await startFondlyProcess({ env: database.env });
  await server.kill('SIGTERM');
  database.remove();
  return server.startedWithinMs / 1000;
}

function memoryRow(samples: number[]): MeasuredRow {
  const sorted = [...samples].sort((a, b) => a - b);
  return {
    name: 'memory at rest',
    unit: 'MB',
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    lowest: sorted[0] ?? Number.NaN,
    highest: sorted.at(-1) ?? Number.NaN,
    ratio: null,
  };
}
