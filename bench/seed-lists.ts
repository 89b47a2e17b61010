import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/server/db/database.ts';
import type { BenchDatabase } from './benchmark.ts';

export const listSizes = { people: 2000, dates: 6000, cards: 500 };

/** Gives a user 2,000 contacts with three dates each and 500 cards, or as many as told. The server must not run meanwhile. */
export async function seedLists(
  { dataDir, databaseUrl }: BenchDatabase,
  userId: number,
  sizes: { people: number; cards: number } = listSizes,
): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl });
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
  for (const table of ['people', 'important_dates', 'cards', 'users', 'sessions']) {
    await orm.execute(sql.raw(`vacuum analyze ${table}`));
  }
  await database.close();
}
