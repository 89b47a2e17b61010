import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { OwnField } from '../../../../contract/people.ts';
import type { Reach } from '../../../../contract/reach.ts';
import { unsentUnskipped } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cards } from '../../../db/tables/cards.ts';
import { importantDates } from '../../../db/tables/important-dates.ts';
import { people } from '../../../db/tables/people.ts';
import { listGroupsOf } from '../groups/groups.store.ts';
import { listRelationsOf } from '../relations/relations.store.ts';
import { type FillColumn, type FilledFields, type FillTarget, fillColumns } from './fill-plan.ts';

const targetColumns = {
  id: people.id,
  name: people.name,
  relationship: people.relationship,
  nickname: people.nickname,
  greetingName: people.greetingName,
  email: people.email,
  phone: people.phone,
  address: people.address,
  street: people.street,
  city: people.city,
  state: people.state,
  postalCode: people.postalCode,
  country: people.country,
  reach: people.reach,
  ownFields: people.ownFields,
  notes: people.notes,
  imageUrl: people.imageUrl,
  timeZone: people.timeZone,
  language: people.language,
};

/** Those of these contacts that exist, by id; `hold` locks them and their dates until the transaction ends. */
export async function readFillTargets(
  db: Executor,
  userId: number,
  ids: number[],
  { hold }: { hold: boolean },
): Promise<Map<number, FillTarget>> {
  if (ids.length === 0) return new Map();
  const theirs = db
    .select(targetColumns)
    .from(people)
    .where(and(eq(people.userId, userId), inArray(people.id, ids)))
    .orderBy(asc(people.id));
  const persons = hold ? await theirs.for('update') : await theirs;
  const targets = new Map<number, FillTarget>(
    persons.map((person) => [person.id, { person, dates: [], groups: [], related: [] }]),
  );
  if (targets.size === 0) return targets;
  const kept = db
    .select()
    .from(importantDates)
    .where(inArray(importantDates.personId, [...targets.keys()]))
    .orderBy(asc(importantDates.id));
  const dates = hold ? await kept.for('update') : await kept;
  for (const date of dates) targets.get(date.personId)?.dates.push(date);
  for (const { personId, name } of await listGroupsOf(db, [...targets.keys()]))
    targets.get(personId)?.groups.push(name);
  for (const { ofId, other } of await listRelationsOf(db, [...targets.keys()]))
    targets.get(ofId)?.related.push(other.name);
  return targets;
}

const columnNames = fillColumns.map((column) => ({
  column,
  name: sql.identifier(column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  stored: people[column],
}));

/** Writes what contacts were missing; never overwrites a value. */
export async function fillInPeople(
  tx: Executor,
  filled: { id: number; fields: FilledFields; reach: Reach | null; ownFields: OwnField[] | null }[],
): Promise<void> {
  if (filled.length === 0) return;
  const records = filled.map(({ id, fields, reach, ownFields }) => ({ id, reach, own_fields: ownFields, ...fields }));
  const set = columnNames.map(
    ({ column, name, stored }) => sql`${name} = coalesce(${stored}, new.${sql.identifier(column)})`,
  );
  const types = fillColumns.map((column) => sql`${sql.identifier(column)} text`);
  await tx.execute(sql`
    update ${people} set ${sql.join(set, sql`, `)}, reach = coalesce(new.reach, ${people.reach}),
      own_fields = coalesce(new.own_fields, ${people.ownFields}), version = ${people.version} + 1
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as new(id int, reach jsonb, own_fields jsonb, ${sql.join(types, sql`, `)})
    where ${people.id} = new.id`);
}

/** Clears columns of contacts again, and takes further e-mails, phones, addresses and own fields away. */
export async function clearPeople(
  tx: Executor,
  cleared: { id: number; columns: FillColumn[]; reach: Reach | null; ownFields: OwnField[] }[],
): Promise<void> {
  if (cleared.length === 0) return;
  const set = columnNames.map(
    ({ column, name, stored }) => sql`${name} = case when old.columns ? ${column} then null else ${stored} end`,
  );
  await tx.execute(sql`
    update ${people} set ${sql.join(set, sql`, `)}, reach = old.reach, own_fields = old."ownFields", version = ${people.version} + 1,
      bounced_email = case when old.columns ? 'email' then null else ${people.bouncedEmail} end
    from jsonb_to_recordset(${JSON.stringify(cleared)}::jsonb) as old(id int, columns jsonb, reach jsonb, "ownFields" jsonb)
    where ${people.id} = old.id`);
}

/** Moves dates to another day that differs only in the year. */
export async function changeYears(tx: Executor, changed: { id: number; date: string }[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.execute(sql`
    update ${importantDates} set date = new.date, occurs_on = '', version = ${importantDates.version} + 1
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as new(id int, date text)
    where ${importantDates.id} = new.id`);
}

/** Deletes those of these dates that are unchanged and have no card; returns their ids. */
export async function deleteUntouchedDates(tx: Executor, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const withCards = tx
    .select({ id: sql<number>`${cards.occasionId}` })
    .from(cards)
    .where(inArray(cards.occasionId, ids));
  const deleted = await tx
    .delete(importantDates)
    .where(
      and(inArray(importantDates.id, ids), eq(importantDates.version, 1), notInArray(importantDates.id, withCards)),
    )
    .returning({ id: importantDates.id });
  return deleted.map(({ id }) => id);
}

/** Those of these contacts who have a card that is neither sent nor skipped. */
export async function findAwaitingCards(tx: Executor, personIds: number[]): Promise<Set<number>> {
  if (personIds.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ id: cards.personId })
    .from(cards)
    .where(and(inArray(cards.personId, personIds), inArray(cards.deliveryStatus, [...unsentUnskipped])));
  return new Set(rows.map(({ id }) => id));
}
