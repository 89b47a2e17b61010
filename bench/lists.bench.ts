import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/server/db/database.ts';
import { startFondlyProcess } from '../tests/process/start-fondly-process.ts';
import { type Bench, compare, type Row, share } from './compare.ts';
import type { Engine, StartedPlace } from './engine.ts';
import { startHelper } from './helper-process.ts';
import { listQueries } from './list-queries.ts';
import { type Asked, answersPerSecond, waitsMs } from './server-load.ts';

const connections = 10;

/** The cost of session, contract and limits: the lists of a family under load. */
export const readsBench: Bench = {
  title: `Reads of a family (50 contacts, 150 dates, 50 cards), ${connections} connections; floor: Fastify, one prepared query`,
  run: (engine) =>
    compareLists(engine, { people: 50, cards: 50 }, '/s', (asked) => answersPerSecond(asked, connections)),
};

export const listsBench: Bench = {
  title:
    'Lists of 2,000 contacts, 6,000 dates and 500 cards, p95 of 60 answers (10 where quick); floor: Fastify, one prepared query',
  run: (engine, quick) =>
    compareLists(engine, { people: 2_000, cards: 500 }, 'ms', async (asked) =>
      share(await waitsMs(asked, (answers) => answers >= (quick ? 10 : 60)), 0.95),
    ),
};

async function compareLists(
  engine: Engine,
  sizes: { people: number; cards: number },
  unit: string,
  measure: (asked: Asked) => Promise<number>,
): Promise<Row[]> {
  const place = await engine.started();
  await seedLists(place, sizes);
  // The same data again: an embedded database belongs to one process.
  const copy = await engine.copyOf(place);
  const fondly = await startFondlyProcess({ env: place.env });
  const floor = await startHelper<string>('lists-floor.process.ts', JSON.stringify(copy));
  const rows: Row[] = [];
  for (const [at, { path }] of listQueries.entries()) {
    const ours = { url: `${fondly.address}${path}`, cookie: place.cookie };
    const bare = { url: `${floor.ready}/floor/${at}` };
    rows.push(await compare(path, unit, { ours: () => measure(ours), floor: () => measure(bare) }));
  }
  floor.kill();
  await fondly.kill();
  return rows;
}

/** Adds the given number of contacts with three dates each, and cards. No server may run meanwhile. */
export async function seedLists(place: StartedPlace, sizes: { people: number; cards: number }): Promise<void> {
  const { userId } = place;
  const database = await openDatabase(place);
  const { orm } = database;
  await orm.execute(sql`
    insert into people (user_id, name, nickname, email, phone, address, street, city, postal_code, country, notes)
    select ${userId}, 'Zoë Whitfield ' || n, 'Zo', 'zoe' || n || '@example.test', '+44 20 7946 ' || n,
      n || ' Orchard Lane' || chr(10) || 'Leeds, LS1 4AP' || chr(10) || 'United Kingdom', n || ' Orchard Lane', 'Leeds',
      'LS1 4AP', 'United Kingdom', repeat('Likes figs and long walks. ', 6)
    from generate_series(1, ${sizes.people}) n`);
  await orm.execute(sql`
    insert into important_dates (person_id, occasion_type, date)
    select p.id, (array['birthday', 'anniversary', 'graduation'])[k],
      to_char(date '1950-01-01' + ((p.id * 37 + k * 4999) % 20000)::int, 'YYYY-MM-DD')
    from people p, generate_series(1, 3) k where p.user_id = ${userId}`);
  await orm.execute(sql`
    insert into cards (user_id, person_id, title, message, category, delivery_status, scheduled_date)
    select ${userId}, p.id, 'Happy Birthday ' || p.id, repeat('May your day be full of the people you love. ', 4),
      'birthday', (array['draft', 'approved_and_scheduled', 'sent', 'skipped'])[p.id % 4 + 1],
      to_char(current_date + (p.id % 300)::int, 'YYYY-MM-DD')
    from people p where p.user_id = ${userId} order by p.id limit ${sizes.cards}`);
  await orm.execute(sql`vacuum analyze`);
  await database.close();
}
