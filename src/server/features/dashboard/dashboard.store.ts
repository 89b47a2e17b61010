import { sql } from 'drizzle-orm';
import { approvedUpcoming, delivered } from '../../../domain/card-lifecycle.ts';
import { builtOnce } from '../../db/built-once.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

type Counts = { people: number; dates: number; drafts: number; approved: number; sent: number };

const user = sql.placeholder('userId');

const cardsThat = (statuses: readonly string[], alone = sql`true`) =>
  sql<number>`(count(*) filter (where delivery_status in (${sql.raw(statuses.map((status) => `'${status}'`).join(', '))}) and ${alone}))::int`;

const counts = builtOnce((db) =>
  db
    .select({
      people: sql<number>`(select count(*)::int from ${people} where user_id = ${user})`,
      dates: sql<number>`(select count(*)::int from ${importantDates} d join ${people} p on p.id = d.person_id where p.user_id = ${user})`,
      drafts: cardsThat(['draft']),
      approved: cardsThat(approvedUpcoming),
      // Cards in the outbox have not been sent (D49).
      sent: cardsThat(delivered, sql`not kept_in_outbox`),
    })
    .from(cards)
    .where(sql`user_id = ${user}`)
    .prepare(''),
);

const nothing: Counts = { people: 0, dates: 0, drafts: 0, approved: 0, sent: 0 };

/** The number of contacts, dates and cards of each kind of a user, in one statement that reads each table once. */
export async function countEverything(db: Executor, userId: number): Promise<Counts> {
  const [found = nothing] = await counts(db).execute({ userId });
  return found;
}
