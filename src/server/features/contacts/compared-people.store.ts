import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

/** The next contacts of a user after `after`, by id, with the columns that imports and the search for duplicates compare. */
export async function listComparedPeople(
  db: Executor,
  userId: number,
  { after, limit, kinds }: { after: number; limit: number; kinds: ('person' | 'household')[] },
) {
  return db
    .select({
      id: people.id,
      kind: people.kind,
      name: people.name,
      nickname: people.nickname,
      email: people.email,
      phone: people.phone,
      street: people.street,
      postalCode: people.postalCode,
      reach: people.reach,
      importId: people.importId,
      birthday: sql<
        string | null
      >`(select min(known.date) from ${importantDates} known where known.person_id = ${people}.id and known.occasion_type = 'birthday')`,
    })
    .from(people)
    .where(and(eq(people.userId, userId), inArray(people.kind, kinds), gt(people.id, after)))
    .orderBy(asc(people.id))
    .limit(limit);
}
