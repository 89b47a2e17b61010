import { sql } from 'drizzle-orm';
import { addDays } from '../src/domain/calendar-date.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { listCardlessDates, listStaleDates } from '../src/server/features/automatic-cards/occurring-dates.store.ts';
import { claimDueCards } from '../src/server/features/delivery/queue/claim-due-cards.store.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import { type Bench, compare, type Row, timeMs } from './compare.ts';
import type { Engine, StartedPlace } from './engine.ts';
import { seedLists } from './lists.bench.ts';
import { answersPerSecond, processorMs } from './server-load.ts';

const few = 100;
/** Beyond the horizon of generation and reminders: their work is not part of a request. */
const daysAhead = 200;
const durationMs = 1_500;
const paths = ['/api/user', '/api/people', '/api/cards', '/api/dashboard/stats'];

export const growthBench: Bench = {
  title: `The search for work, and the processor time of a request, among 20,000 users (1,000 where quick); floor: among ${few}`,
  run: async (engine, quick) => {
    const many = await openAmong(engine, quick ? 1_000 : 20_000);
    const floor = await openAmong(engine, few);
    const rows: Row[] = [];
    const find = { ours: many.findWork, floor: floor.findWork, rounds: 30 };
    rows.push(await compare('due cards claimed, dates of 14 days found', 'ms', find));
    await Promise.all([many.serve(), floor.serve()]);
    for (const path of paths) {
      const request = { ours: () => many.request(path), floor: () => floor.request(path), rounds: 5 };
      rows.push(await compare(path, 'ms', request));
    }
    await Promise.all([many.stop(), floor.stop()]);
    return rows;
  },
};

async function openAmong(engine: Engine, users: number) {
  const place = await engine.started();
  await addUsers(place, users);
  await seedLists(place, { people: 50, cards: 50 });
  const database = await openDatabase(place);
  const { orm } = database;
  const today = new Date().toISOString().slice(0, 10);
  let server: Awaited<ReturnType<typeof startFondlyProcess>> | undefined;
  return {
    findWork: () =>
      timeMs(async () => {
        await claimDueCards(orm, { worker: 'w', limit: 20, now: new Date(), verifiedOnly: false });
        await listStaleDates(orm, today);
        await listCardlessDates(orm, { from: today, to: addDays(today, 14) }, { occursOn: '', id: 0 });
      }),
    serve: async () => {
      await database.close();
      server = await startFondlyProcess({ env: place.env });
    },
    request: async (path: string) => {
      if (!server) throw new Error('Nothing serves yet.');
      const before = processorMs(server.pid);
      const asked = { url: `${server.address}${path}`, cookie: place.cookie };
      const perSecond = await answersPerSecond(asked, 4, durationMs);
      return (processorMs(server.pid) - before) / (perSecond * (durationMs / 1000));
    },
    stop: () => server?.kill(),
  };
}

async function addUsers(place: StartedPlace, users: number): Promise<void> {
  const database = await openDatabase(place);
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
