import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { buildContext, closeContext } from '../../src/server/build-context.ts';
import { readConfig } from '../../src/server/config.ts';
import { migrateWithin } from '../../src/server/db/migrate.ts';
import { createApiClient } from '../../tests/process/api-client.ts';
import { findFreePort } from '../../tests/process/free-port.ts';
import { type SpawnedFondly, spawnFondly } from '../../tests/process/spawn-fondly.ts';
import type { BenchDatabase } from '../benchmark.ts';
import type { Proof } from './proof-kit.ts';

const atOnce = 5;
/** When 0000_first_schema was made. */
const firstSchema = 1795260070594;
const oldAccounts = 200;

export const startsProof: Proof = {
  title: `${atOnce} starts at the same moment, on nothing and on a database of the first schema`,
  runs: 3,
  prove: async (databases, runs, keep) => {
    const wrong: string[] = [];
    for (let run = 1; run <= runs; run += 1) {
      for (const kind of ['empty', 'old'] as const) {
        const database = await databases.create();
        if (kind === 'old') await makeOld(database);
        const begunMs = performance.now();
        const { serving, ended } = await startAll(database, async (addresses) => {
          for (const address of addresses) {
            const { status } = await createApiClient(address).call('GET', '/api/ready');
            if (status !== 200) wrong.push(`${kind}, run ${run}: ${address} is not ready (${status})`);
          }
        });
        const tookMs = Math.round(performance.now() - begunMs);
        const found = await look(database);
        console.log(
          `  ${kind}, run ${run}: ${serving} serve, ${ended.length} end and name the first, ` +
            `${found.migrations} migrations recorded, ${found.twice} twice, ${found.users} accounts, ${tookMs} ms`,
        );
        const servers = database.databaseUrl ? atOnce : 1;
        if (serving !== servers) wrong.push(`${kind}, run ${run}: ${serving} of ${atOnce} serve`);
        if (found.twice > 0) wrong.push(`${kind}, run ${run}: a migration was recorded twice`);
        if (kind === 'old' && found.users !== oldAccounts) wrong.push(`run ${run}: ${found.users} accounts are left`);
        wrong.push(...ended.filter((words) => !words.includes('is in use by process')));
        database.remove();
      }
    }
    keep('runs of each kind', '', runs);
    keep('wrong', '', wrong.length);
    return wrong;
  },
};

async function startAll(
  { env }: BenchDatabase,
  whileServing: (addresses: string[]) => Promise<void>,
): Promise<{ serving: number; ended: string[] }> {
  const starts: { server: SpawnedFondly; address: string }[] = [];
  for (let count = 0; count < atOnce; count += 1) {
    const port = String(await findFreePort());
    const server = spawnFondly({ HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env, PORT: port });
    starts.push({ server, address: `http://127.0.0.1:${port}` });
  }
  const outcomes = await Promise.all(
    starts.map(({ server, address }) =>
      server.wrote(/Fondly is running at/).then(
        () => ({ address }),
        () => ({ words: server.output() }),
      ),
    ),
  );
  const addresses = outcomes.flatMap((outcome) => ('address' in outcome ? [outcome.address] : []));
  await whileServing(addresses);
  await Promise.all(starts.map(({ server }) => server.kill('SIGTERM')));
  return {
    serving: addresses.length,
    ended: outcomes.flatMap((outcome) => ('words' in outcome ? [outcome.words] : [])),
  };
}

async function withContext<T>(
  { env }: BenchDatabase,
  work: (context: Awaited<ReturnType<typeof buildContext>>) => Promise<T>,
): Promise<T> {
  const context = await buildContext(readConfig(env, '/'), pino({ level: 'silent' }));
  try {
    return await work(context);
  } finally {
    await closeContext(context);
  }
}

async function makeOld(database: BenchDatabase): Promise<void> {
  await withContext(database, (context) =>
    context.database.transaction(async (tx) => {
      await migrateWithin(tx, firstSchema);
      await tx.execute(sql`
        insert into users (email, password, name, username)
        select 'old' || n || '@example.test', 'none', 'Old ' || n, 'old' || n from generate_series(1, ${oldAccounts}) n`);
    }),
  );
}

async function look(database: BenchDatabase): Promise<{ migrations: number; twice: number; users: number }> {
  return withContext(database, async (context) => {
    const { rows } = await context.database.orm.execute<{ migrations: number; twice: number; users: number }>(sql`
      select count(*)::int as migrations, (count(*) - count(distinct created_at))::int as twice,
        (select count(*)::int from users) as users
      from drizzle.__drizzle_migrations`);
    return rows[0] ?? { migrations: 0, twice: 0, users: 0 };
  });
}
