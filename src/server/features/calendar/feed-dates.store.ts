import { eq, inArray } from 'drizzle-orm';
import type { HolidayRule } from '../../../contract/dates.ts';
import type { Executor } from '../../db/executor.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

/** The fields of a date in the feed. */
export type FeedDate = {
  id: number;
  personId: number;
  personName: string;
  occasionType: string;
  date: string;
  repeatsAnnually: boolean;
  holidayRule: HolidayRule | null;
  /** Increases with every change of the date or its contact, from 0. */
  revision: number;
};

/** How many contacts' dates are read at a time: the embedded database serves no one else meanwhile. */
const peopleAtOnce = 100;

/** A user's dates, a batch of contacts at a time. Dates with reminders switched off are included. */
export async function* readFeedDates(db: Executor, userId: number): AsyncGenerator<FeedDate[]> {
  const everyone = await db
    .select({ id: people.id, name: people.name, version: people.version })
    .from(people)
    .where(eq(people.userId, userId))
    .orderBy(people.id);
  for (let from = 0; from < everyone.length; from += peopleAtOnce) {
    const batch = new Map(everyone.slice(from, from + peopleAtOnce).map((person) => [person.id, person]));
    const dates = await db
      .select({
        id: importantDates.id,
        personId: importantDates.personId,
        occasionType: importantDates.occasionType,
        date: importantDates.date,
        repeatsAnnually: importantDates.repeatsAnnually,
        holidayRule: importantDates.holidayRule,
        version: importantDates.version,
      })
      .from(importantDates)
      .where(inArray(importantDates.personId, [...batch.keys()]))
      .orderBy(importantDates.id);
    yield dates.flatMap(({ version, ...date }) => {
      const person = batch.get(date.personId);
      return person ? [{ ...date, personName: person.name, revision: version + person.version - 2 }] : [];
    });
  }
}
