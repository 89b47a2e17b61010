import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/vocabulary.ts';
import { isNamedHoliday } from '../../../domain/occasions.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { householdMembers } from '../../db/tables/households.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';
import type { DateFields } from '../dates/public.ts';

/** Thousands of ids as one parameter: as many parameters would cost the embedded database more than the rows. */
export function isOneOf(column: SQL | typeof people.id | typeof importantDates.id, ids: number[]): SQL {
  return sql`${column} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}

/** Those of these contacts that the user has, locked until the transaction ends. */
export async function lockPeople(tx: Executor, userId: number, ids: number[]) {
  return tx
    .select({
      id: people.id,
      name: people.name,
      language: people.language,
      relationship: people.relationship,
      styleId: people.styleOverrideId,
      image: people.styleOverrideImage,
      /** The household that they are, or live in. */
      householdId: sql<number | null>`case when ${people.kind} = 'household' then ${people.id}
        else (select household_id from ${householdMembers} where person_id = ${people.id}) end`,
    })
    .from(people)
    .where(and(eq(people.userId, userId), isOneOf(people.id, ids)))
    .orderBy(asc(people.id))
    .for('update');
}

/** Changes columns of contacts and counts it as a change of each. */
export async function changePeople(
  tx: Executor,
  ids: number[],
  fields: Partial<
    Pick<typeof people.$inferInsert, 'language' | 'relationship' | 'styleOverrideId' | 'styleOverrideImage'>
  >,
): Promise<void> {
  await tx
    .update(people)
    .set({ ...fields, version: sql`${people.version} + 1` })
    .where(isOneOf(people.id, ids));
}

/** The households that these contacts are or live in, whose names may follow a change. */
export function householdsOf(people: { householdId: number | null }[]): number[] {
  return [...new Set(people.flatMap(({ householdId }) => householdId ?? []))];
}

type Style = { id: number; styleId: string | null; image: string | null };

/** Gives contacts styles of their own again. */
export async function restoreStyles(tx: Executor, former: Style[]): Promise<void> {
  await tx.execute(sql`
    update ${people} set style_override_id = former."styleId", style_override_image = former.image,
      version = ${people.version} + 1
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb) as former(id int, "styleId" uuid, image text)
    where ${people.id} = former.id`);
}

/** Gives contacts their languages again. */
export async function restoreLanguages(
  tx: Executor,
  former: { id: number; language: Language | null }[],
): Promise<void> {
  await tx.execute(sql`
    update ${people} set language = former.language, version = ${people.version} + 1
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb) as former(id int, language text)
    where ${people.id} = former.id`);
}

/** Gives contacts their relationships again. */
export async function restoreRelationships(
  tx: Executor,
  former: { id: number; relationship: string }[],
): Promise<void> {
  await tx.execute(sql`
    update ${people} set relationship = former.relationship, version = ${people.version} + 1
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb) as former(id int, relationship text)
    where ${people.id} = former.id`);
}

// Of these a contact has only one, whatever its day.
const onlyOnce = (occasionType: string) =>
  occasionType === 'birthday' || occasionType === 'anniversary' || isNamedHoliday(occasionType);

/** Adds a date to those of these contacts who do not have it; returns the ids of the dates. */
export async function addDateToPeople(tx: Executor, personIds: number[], date: DateFields): Promise<number[]> {
  const sameDay = onlyOnce(date.occasionType) ? sql`` : sql`and right(known.date, 5) = ${date.date.slice(-5)}`;
  const having = await tx
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        isOneOf(people.id, personIds),
        sql`exists (select from ${importantDates} known where known.person_id = ${people.id}
          and lower(known.occasion_type) = lower(${date.occasionType}) ${sameDay})`,
      ),
    );
  const has = new Set(having.map(({ id }) => id));
  const records = personIds.filter((id) => !has.has(id)).map((personId) => ({ ...date, personId }));
  if (records.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into ${importantDates} (person_id, occasion_type, date, repeats_annually, notify_days_before,
      is_variable_holiday, holiday_rule)
    select "personId", ${date.occasionType}::text, ${date.date}::text, "repeatsAnnually", "notifyDaysBefore",
      "isVariableHoliday", "holidayRule"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as added("personId" int, "repeatsAnnually" boolean,
      "notifyDaysBefore" int, "isVariableHoliday" boolean, "holidayRule" jsonb)
    returning id`);
  return rows.map(({ id }) => id);
}

/** Deletes those of these dates of a user that are as they were added and have no card; returns how many. */
export async function takeBackDates(tx: Executor, userId: number, ids: number[]): Promise<number> {
  const gone = await tx
    .delete(importantDates)
    .where(
      and(
        isOneOf(importantDates.id, ids),
        eq(importantDates.version, 1),
        sql`not exists (select from ${cards} where ${cards.occasionId} = ${importantDates.id})`,
        sql`exists (select from ${people} where ${people.id} = ${importantDates.personId} and ${people.userId} = ${userId})`,
      ),
    )
    .returning({ id: importantDates.id });
  return gone.length;
}
