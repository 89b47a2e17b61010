import { and, between, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { importantDates, remindersSent } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';
import { isRemembered } from './is-remembered.ts';

/** A user's active dates between two days, with the kinds of mail already sent about them. */
export async function listDatesAhead(db: Executor, userId: number, from: string, to: string) {
  return db
    .select({
      dateId: importantDates.id,
      occursOn: importantDates.occursOn,
      occasionType: importantDates.occasionType,
      date: importantDates.date,
      personId: people.id,
      personName: people.name,
      looked: sql<
        string[]
      >`array(select sent.kind from ${remindersSent} sent where sent.date_id = ${importantDates.id})`,
    })
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .where(
      and(
        eq(people.userId, userId),
        eq(importantDates.isActive, true),
        isRemembered,
        between(importantDates.occursOn, from, to),
      ),
    )
    .orderBy(importantDates.occursOn, importantDates.id);
}
