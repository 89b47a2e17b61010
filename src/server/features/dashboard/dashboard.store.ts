import { sql } from 'drizzle-orm';
import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

type Counts = { people: number; dates: number; cards: Partial<Record<DeliveryStatus, number>> };

/** How many contacts, dates and cards of each status a user has, in one statement. */
export async function countEverything(db: Executor, userId: number): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select
      (select count(*)::int from ${people} where user_id = ${userId}) as people,
      (select count(*)::int from ${importantDates} d join ${people} p on p.id = d.person_id where p.user_id = ${userId})
        as dates,
      (select coalesce(jsonb_object_agg(status, number), '{}')
        from (select delivery_status as status, count(*)::int as number from ${cards} where user_id = ${userId} group by 1) c)
        as cards`);
  return rows[0] ?? { people: 0, dates: 0, cards: {} };
}
