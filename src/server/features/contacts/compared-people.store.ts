import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

/** The next people among a user's contacts after `after`, by id, with the columns that the search for duplicates compares. */
export async function listComparedPeople(db: Executor, userId: number, after: number, limit: number) {
  return db
    .select({
      id: people.id,
      name: people.name,
      nickname: people.nickname,
      email: people.email,
      phone: people.phone,
      street: people.street,
      postalCode: people.postalCode,
      importId: people.importId,
      birthday: sql<
        string | null
      >`(select min(known.date) from ${importantDates} known where known.person_id = ${people}.id and known.occasion_type = 'birthday')`,
    })
    .from(people)
    .where(and(eq(people.userId, userId), eq(people.kind, 'person'), gt(people.id, after)))
    .orderBy(asc(people.id))
    .limit(limit);
}
