import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { importantDates } from '../../../db/tables/important-dates.ts';
import { people, type StagedDate } from '../../../db/tables/people.ts';
import { listGroupsOf } from '../groups/groups.store.ts';
import type { PersonRow } from '../people.store.ts';

/** A contact with everything that an export contains. */
export type ExportedPerson = Pick<
  PersonRow,
  | 'name'
  | 'nickname'
  | 'greetingName'
  | 'relationship'
  | 'email'
  | 'phone'
  | 'address'
  | 'street'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country'
  | 'notes'
  | 'timeZone'
  | 'language'
  | 'about'
> & { dates: StagedDate[]; groups: string[] };

const batchSize = 100;

/** All contacts of a user, the oldest first, with a hundred in memory at a time. */
export async function* readExportedPeople(
  db: Executor,
  userId: number,
): AsyncGenerator<(ExportedPerson & Pick<PersonRow, 'imageUrl'>)[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(people)
      .where(and(eq(people.userId, userId), gt(people.id, after)))
      .orderBy(asc(people.id))
      .limit(batchSize);
    const ids = rows.map(({ id }) => id);
    const dates = await listDatesOf(db, ids);
    const groups = await listGroupsOf(db, ids);
    yield rows.map((row) => ({
      ...row,
      dates: dates.filter(({ personId }) => personId === row.id),
      groups: groups.filter(({ personId }) => personId === row.id).map(({ name }) => name),
    }));
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

async function listDatesOf(db: Executor, personIds: number[]): Promise<(StagedDate & { personId: number })[]> {
  if (personIds.length === 0) return [];
  return db
    .select({
      personId: importantDates.personId,
      occasionType: importantDates.occasionType,
      date: importantDates.date,
      repeatsAnnually: importantDates.repeatsAnnually,
      notifyDaysBefore: importantDates.notifyDaysBefore,
      isActive: importantDates.isActive,
      isVariableHoliday: importantDates.isVariableHoliday,
      holidayRule: importantDates.holidayRule,
    })
    .from(importantDates)
    .where(inArray(importantDates.personId, personIds))
    .orderBy(asc(importantDates.id));
}
