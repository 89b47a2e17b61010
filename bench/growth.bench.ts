import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/server/db/database.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import type { BenchDatabase, Benchmark } from './benchmark.ts';
import { compare, type MeasuredRow } from './measure.ts';
import { processorMs } from './process-cost.ts';
import { requestsPerSecond } from './request-load.ts';
import { seedLists } from './seed-lists.ts';
import { logIn, register } from './sign-in.ts';

/** Fewer, for a look: GROWTH_USERS=5000 npm run bench growth. */
const manyUsers = Number(process.env.GROWTH_USERS ?? 100_000);
const sizes = [100, manyUsers];
/** Beyond what generation and reminders look ahead to: their work is no part of a request. */
const daysAhead = 200;
const paths = ['/api/user', '/api/people', '/api/cards', '/api/dashboard/stats'];

/** What one request costs the server among 100 users and among 100,000, each of whom has a contact, a date and a card. */
export const growthBench: Benchmark = {
  title: 'Processor for each request as users grow; the floor is the same request among 100 users',
  run: async (databases) => {
    const grown = await Promise.all(sizes.map(async (users) => ({ users, database: await databases.create() })));
    const servers = [];
    try {
      for (const { users, database } of grown) servers.push(await serve(database, users));
      const rows: MeasuredRow[] = [];
      const [few, many] = servers;
      if (!few || !many) return rows;
      for (const path of paths) {
        rows.push(
          ...(await compare({
            unit: 'ms',
            warmUps: 1,
            rounds: 5,
            subjects: [
              { name: `${path} among ${manyUsers.toLocaleString('en')} users`, measure: () => many.cost(path) },
            ],
            floor: { name: `${path} among 100 users`, measure: () => few.cost(path) },
          })),
        );
      }
      return rows;
    } finally {
      for (const server of servers) await server.stop();
      for (const { database } of grown) database.remove();
    }
  },
};

async function serve(database: BenchDatabase, users: number) {
  const seeding = await startFondlyProcess({ env: database.env });
  const userId = await register(seeding.address);
  await seeding.kill('SIGTERM');
  await addUsers(database, users);
  await seedLists(database, userId, { people: 50, cards: 50 });
  const server = await startFondlyProcess({ env: database.env });
  const cookies = [await logIn(server.address)];
  return {
    cost: async (path: string) => {
      const durationMs = 1_500;
      const before = processorMs(server.pid);
      const perSecond = await requestsPerSecond({ address: server.address, path, cookies, connections: 4, durationMs });
      return (processorMs(server.pid) - before) / (perSecond * (durationMs / 1000));
    },
    stop: () => server.kill('SIGTERM'),
  };
}

async function addUsers({ dataDir, databaseUrl }: BenchDatabase, users: number): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl });
  const { orm } = database;
  await orm.execute(sql`insert into users (email, password, name, username)
    select 'user' || n || '@example.test', 'none', 'User ' || n, 'user' || n from generate_series(1, ${users}::int) n`);
  await orm.execute(sql`insert into sessions (token_hash, user_id, expires_at)
    select md5(id::text) || md5(email), id, now() + interval '20 days' from users where password = 'none'`);
  await orm.execute(sql`insert into people (user_id, name) select id, 'Margaret' from users where password = 'none'`);
  await orm.execute(sql`insert into important_dates (person_id, occasion_type, date, occurs_on)
    select id, 'birthday', to_char(current_date + ${daysAhead}::int, '"1966"-MM-DD'),
      to_char(current_date + ${daysAhead}::int, 'YYYY-MM-DD') from people`);
  await orm.execute(sql`insert into cards (user_id, person_id, title, message, category)
    select user_id, id, 'Happy Birthday', 'May your day be full of the people you love.', 'birthday' from people`);
  await database.close();
}
