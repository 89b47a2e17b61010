import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cards } from '../../db/tables/cards.ts';
import { groupMembers, groups } from '../../db/tables/groups.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

/** The dates of a user with the names of their people; those who died keep their memorial days only. */
export function listDatesOfYear(db: Executor, userId: number) {
  return db
    .select({
      id: importantDates.id,
      personId: importantDates.personId,
      personName: people.name,
      occasionType: importantDates.occasionType,
      date: importantDates.date,
      repeatsAnnually: importantDates.repeatsAnnually,
      holidayRule: importantDates.holidayRule,
    })
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .where(
      and(
        eq(people.userId, userId),
        sql`(not coalesce((${people.about} ->> 'hasDied')::boolean, false)
          or ${importantDates.occasionType} in ('memorial', 'memorial-day', 'good-friday'))`,
      ),
    );
}

/** The cards of a user for a day of this year, the oldest first. */
export function listCardsOfYear(db: Executor, userId: number, year: number, timeZone: string) {
  const sentOn = sql`to_char(${cards.deliveryDate} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const day = sql<string>`coalesce(${cards.occurrenceDate}, ${cards.scheduledDate}, ${sentOn})`;
  return db
    .select({
      id: cards.id,
      personId: cards.personId,
      personName: people.name,
      dateId: cards.occasionId,
      status: cards.deliveryStatus,
      isAnswered: sql<boolean>`exists (select from ${cardAnswers} where ${cardAnswers.cardId} = ${cards.id})`,
      day,
    })
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .where(and(eq(cards.userId, userId), sql`${day} between ${`${year}-01-01`} and ${`${year}-12-31`}`))
    .orderBy(asc(cards.id));
}

/** The groups of a user with their members. */
export async function listMemberships(db: Executor, userId: number) {
  return db
    .select({ id: groups.id, name: groups.name, personId: groupMembers.personId })
    .from(groups)
    .innerJoin(groupMembers, eq(groupMembers.groupId, groups.id))
    .where(eq(groups.userId, userId))
    .orderBy(sql`lower(${groups.name})`, groups.id);
}
