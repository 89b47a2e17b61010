import { and, asc, between, eq, gt, isNull, lt, notExists, notInArray, or, sql } from 'drizzle-orm';
import { mournedOccasions } from '../../../domain/occasions.ts';
import type { Executor } from '../../db/executor.ts';
import { cardOccurrences } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { areSeveral, isAlive } from '../contacts/public.ts';

/** Rows per statement, so that the embedded engine blocks nobody. */
export const datesAtOnce = 200;

const timeZone = sql<string>`coalesce(${people.timeZone}, ${users.timeZone})`;

/** Dates whose next occurrence is unknown or before `day`, in no particular order. */
export async function listStaleDates(db: Executor, day: string) {
  return db
    .select({
      id: importantDates.id,
      version: importantDates.version,
      occasionType: importantDates.occasionType,
      date: importantDates.date,
      repeatsAnnually: importantDates.repeatsAnnually,
      holidayRule: importantDates.holidayRule,
      timeZone,
    })
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .innerJoin(users, eq(people.userId, users.id))
    .where(lt(importantDates.occursOn, day))
    .limit(datesAtOnce);
}

/** Stores next occurrences; a date that changed meanwhile stays empty for the next scan. */
export async function keepOccurrences(
  db: Executor,
  dates: { id: number; version: number; occursOn: string }[],
): Promise<void> {
  await db.execute(sql`
    update ${importantDates} set occurs_on = known."occursOn"
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as known(id int, version int, "occursOn" text)
    where ${importantDates.id} = known.id and ${importantDates.version} = known.version`);
}

/** An active date that occurs between two days and has had no card for that, with the zone that determines the day. */
export type OccurringDate = { id: number; occursOn: string; timeZone: string };

/** The next page of them, by day. Mourned days (D30), contacts who died and disabled accounts get no cards. */
export async function listCardlessDates(
  db: Executor,
  days: { from: string; to: string },
  after: { occursOn: string; id: number },
): Promise<OccurringDate[]> {
  return db
    .select({ id: importantDates.id, occursOn: importantDates.occursOn, timeZone })
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .innerJoin(users, eq(people.userId, users.id))
    .where(
      and(
        between(importantDates.occursOn, days.from, days.to),
        or(
          gt(importantDates.occursOn, after.occursOn),
          and(eq(importantDates.occursOn, after.occursOn), gt(importantDates.id, after.id)),
        ),
        eq(importantDates.isActive, true),
        notInArray(importantDates.occasionType, [...mournedOccasions]),
        isAlive,
        isNull(users.disabledAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(cardOccurrences)
            .where(
              and(
                eq(cardOccurrences.dateId, importantDates.id),
                eq(cardOccurrences.occurrenceDate, importantDates.occursOn),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(importantDates.occursOn), asc(importantDates.id))
    .limit(datesAtOnce);
}

/** Everything needed to make a card for a date; null if the date is gone. */
export async function findDateWithPeople(db: Executor, id: number) {
  const [found] = await db
    .select({ date: importantDates, person: people, user: users, timeZone, areSeveral })
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .innerJoin(users, eq(people.userId, users.id))
    .where(eq(importantDates.id, id));
  return found ?? null;
}
