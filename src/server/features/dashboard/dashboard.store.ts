import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

export async function countPeopleAndDates(db: Executor, userId: number): Promise<{ people: number; dates: number }> {
  const [row] = await db
    .select({
      people: sql<number>`count(distinct ${people.id})::int`,
      dates: sql<number>`count(${importantDates.id})::int`,
    })
    .from(people)
    .leftJoin(importantDates, eq(importantDates.personId, people.id))
    .where(eq(people.userId, userId));
  return row ?? { people: 0, dates: 0 };
}
