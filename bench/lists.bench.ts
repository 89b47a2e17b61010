import { Agent } from 'node:http';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { Benchmark } from './benchmark.ts';
import { listQueries } from './list-queries.ts';
import { compare, type MeasuredRow } from './measure.ts';
import { percentileMs } from './request-load.ts';
import { startHelper } from './run-process.ts';
import { listSizes, seedLists } from './seed-lists.ts';
import { logIn, register } from './sign-in.ts';

const requests = 60;
const sizes = Object.entries(listSizes)
  .map(([name, count]) => `${count.toLocaleString('en')} ${name}`)
  .join(', ');

/** How long the slowest twentieth of the answers takes that the dashboard, the contacts and the dates wait for. */
export const listsBench: Benchmark = {
  title: `Lists of a user with ${sizes}: p95 of ${requests} answers over HTTP`,
  run: async (databases) => {
    const database = await databases.create();
    const seeding = await startFondlyProcess({ env: database.env });
    const userId = await register(seeding.address);
    await seeding.kill('SIGTERM');
    await seedLists(database, userId);
    const beside = database.duplicate();

    const server = await startFondlyProcess({ env: database.env });
    const floor = await startHelper<never, { address: string }>(new URL('./lists-floor.process.ts', import.meta.url), [
      beside.dataDir,
      String(userId),
      beside.databaseUrl ?? '',
    ]);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const cookie = await logIn(server.address);
      const rows: MeasuredRow[] = [];
      for (const [at, { path }] of listQueries.entries()) {
        const measured = await compare({
          unit: 'ms',
          warmUps: 1,
          rounds: 3,
          subjects: [
            {
              name: `GET ${path}`,
              measure: () => percentileMs({ url: `${server.address}${path}`, agent, cookie, requests }, 0.95),
            },
          ],
          floor: {
            name: 'Fastify and one prepared query',
            measure: () => percentileMs({ url: `${floor.ready.address}/floor/${at}`, agent, requests }, 0.95),
          },
        });
        rows.push(...measured);
      }
      return rows;
    } finally {
      agent.destroy();
      await floor.stop();
      await server.kill('SIGTERM');
      beside.remove();
      database.remove();
    }
  },
};
