import { and, eq, getTableColumns, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { namedHolidays } from '../../../contract/occasions.ts';
import { builtOnce } from '../../db/built-once.ts';
import type { Executor } from '../../db/executor.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

export type DateRow = typeof importantDates.$inferSelect & { personName: string };
export type DateFields = Omit<
  typeof importantDates.$inferInsert,
  'id' | 'personId' | 'occursOn' | 'version' | 'createdAt'
>;

const columns = { ...getTableColumns(importantDates), personName: people.name };

const datesThat = (narrow?: SQL) =>
  builtOnce((db) =>
    db
      .select(columns)
      .from(importantDates)
      .innerJoin(people, eq(importantDates.personId, people.id))
      .where(and(eq(people.userId, sql.placeholder('userId')), narrow))
      .orderBy(importantDates.id)
      .prepare(''),
  );
const allDates = datesThat();
const datesOfPerson = datesThat(eq(people.id, sql.placeholder('personId')));

/** A user's dates in one query, of one contact or all (D19). */
export async function listDates(db: Executor, userId: number, personId?: number): Promise<DateRow[]> {
  if (personId === undefined) return allDates(db).execute({ userId });
  return datesOfPerson(db).execute({ userId, personId });
}

/**
 * A user's dates whose month and day may be between `from` and `to`, both 'MM-DD', across the new year if `to` is
 * smaller; always includes named holidays and dates with a rule. So this month's dates can be found without reading all dates.
 */
export async function listDatesWithin(
  db: Executor,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<DateRow[]> {
  const day = sql`right(${importantDates.date}, 5)`;
  // 29 February is celebrated on the 28th in common years.
  const last = to === '02-28' ? '02-29' : to;
  const within = from <= to ? sql`${day} between ${from} and ${last}` : sql`(${day} >= ${from} or ${day} <= ${last})`;
  return db
    .select(columns)
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .where(
      and(
        eq(people.userId, userId),
        or(within, inArray(importantDates.occasionType, [...namedHolidays]), isNotNull(importantDates.holidayRule)),
      ),
    )
    .orderBy(importantDates.id);
}

export async function findDate(db: Executor, userId: number, id: number): Promise<DateRow | null> {
  const [row] = await db
    .select(columns)
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .where(and(eq(importantDates.id, id), eq(people.userId, userId)));
  return row ?? null;
}

/** The date, locked until the transaction ends. Lock it before its cards, to avoid deadlocks. */
export async function lockDate(tx: Executor, userId: number, id: number): Promise<DateRow | null> {
  const [row] = await tx
    .select(columns)
    .from(importantDates)
    .innerJoin(people, eq(importantDates.personId, people.id))
    .where(and(eq(importantDates.id, id), eq(people.userId, userId)))
    .for('update', { of: importantDates });
  return row ?? null;
}

export async function insertDate(db: Executor, personId: number, fields: DateFields): Promise<number> {
  const [row] = await db
    .insert(importantDates)
    .values({ ...fields, personId })
    .returning({ id: importantDates.id });
  if (!row) throw new Error('The new date came back empty');
  return row.id;
}

/** Changes a date if it still has this version; false if not. */
export async function updateDate(
  tx: Executor,
  id: number,
  version: number,
  fields: Partial<DateFields>,
): Promise<boolean> {
  const rows = await tx
    .update(importantDates)
    .set({ ...fields, occursOn: '', version: sql`${importantDates.version} + 1` })
    .where(and(eq(importantDates.id, id), eq(importantDates.version, version)))
    .returning({ id: importantDates.id });
  return rows.length === 1;
}
