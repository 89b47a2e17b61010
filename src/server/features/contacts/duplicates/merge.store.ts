import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { unsentUnskipped } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { addressBookChanges, addressBookEntries } from '../../../db/tables/address-books.ts';
import { cardOccurrences, cards } from '../../../db/tables/cards.ts';
import { importantDates, remindersSent } from '../../../db/tables/important-dates.ts';
import { gifts, receivedCards, touches } from '../../../db/tables/keeping-in-touch.ts';
import { moments } from '../../../db/tables/moments.ts';
import { importEntries, imports, people, peopleApart } from '../../../db/tables/people.ts';
import { moveRelations } from '../relations/relations.store.ts';
import type { DatePlan, MergedDate } from './merge-dates.ts';

/** The dates of contacts, locked until the transaction ends. */
export async function lockDatesOf(tx: Executor, personIds: number[]): Promise<MergedDate[]> {
  return tx
    .select()
    .from(importantDates)
    .where(inArray(importantDates.personId, personIds))
    .orderBy(asc(importantDates.id))
    .for('update');
}

/** How many dates one statement writes: a single row takes as long as all of them. */
const datesAtOnce = 500;

/** Applies a plan of dates; cards and reminders of an absorbed date move to the one that stays. */
export async function moveDates(tx: Executor, into: number, plan: DatePlan): Promise<void> {
  for (const ids of inParts(plan.moved)) {
    await tx.update(importantDates).set({ personId: into }).where(inArray(importantDates.id, ids));
  }
  for (const absorbed of inParts(plan.absorbed)) await absorbDates(tx, absorbed);
  for (const changed of inParts(plan.changed)) {
    await tx.execute(sql`
      update ${importantDates} set date = new.date, repeats_annually = new."repeatsAnnually",
        is_active = new."isActive", occurs_on = '', version = ${importantDates.version} + 1
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as new(id int, date text, "repeatsAnnually" boolean, "isActive" boolean)
      where ${importantDates.id} = new.id`);
  }
}

async function absorbDates(tx: Executor, absorbed: DatePlan['absorbed']): Promise<void> {
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(absorbed)}::jsonb) as pair("from" int, "into" int)`;
  await tx.execute(sql`
    update ${cards} set occasion_id = pair."into" from ${pairs} where ${cards.occasionId} = pair."from"`);
  await tx.execute(sql`
    insert into ${cardOccurrences} as known (date_id, occurrence_date, card_id, created_at)
    select distinct on (pair."into", occurrence_date) pair."into", occurrence_date, card_id, created_at
    from ${cardOccurrences} join ${pairs} on date_id = pair."from"
    order by pair."into", occurrence_date, card_id nulls last
    on conflict (date_id, occurrence_date) do update set card_id = coalesce(known.card_id, excluded.card_id)`);
  await tx.execute(sql`
    insert into ${remindersSent} (date_id, occurrence_date, kind, created_at)
    select pair."into", occurrence_date, kind, created_at from ${remindersSent} join ${pairs} on date_id = pair."from"
    on conflict do nothing`);
  await tx.delete(importantDates).where(
    inArray(
      importantDates.id,
      absorbed.map(({ from }) => from),
    ),
  );
}

function inParts<Item>(items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / datesAtOnce) }, (_, part) =>
    items.slice(part * datesAtOnce, (part + 1) * datesAtOnce),
  );
}

/** Moves the cards of some contacts to another; returns how many. */
export async function moveCards(tx: Executor, from: number[], into: number): Promise<number> {
  const moved = await tx
    .update(cards)
    .set({ personId: into, version: sql`${cards.version} + 1` })
    .where(inArray(cards.personId, from))
    .returning({ id: cards.id });
  return moved.length;
}

/** The number of days for which a contact has more than one unsent card of one kind. */
export async function countCrowdedDays(tx: Executor, personId: number): Promise<number> {
  const days = await tx
    .select({ day: cards.scheduledDate })
    .from(cards)
    .where(
      and(
        eq(cards.personId, personId),
        inArray(cards.deliveryStatus, [...unsentUnskipped]),
        isNotNull(cards.scheduledDate),
      ),
    )
    .groupBy(cards.scheduledDate, cards.category)
    .having(sql`count(*) > 1`);
  return days.length;
}

/** Moves what imports, address books, "two people", relations, moments and keeping in touch remember of some contacts. */
export async function moveMemories(tx: Executor, userId: number, from: number[], into: number): Promise<void> {
  await tx.update(importEntries).set({ personId: into }).where(inArray(importEntries.personId, from));
  await moveRelations(tx, from, into);
  for (const table of [touches, gifts, receivedCards, moments, addressBookEntries, addressBookChanges])
    await tx.update(table).set({ personId: into }).where(inArray(table.personId, from));
  await tx
    .update(importEntries)
    .set({ duplicatePersonId: into })
    .where(
      and(
        inArray(importEntries.duplicatePersonId, from),
        inArray(importEntries.importId, tx.select({ id: imports.id }).from(imports).where(eq(imports.userId, userId))),
      ),
    );
  const gone = sql`(${sql.join(
    from.map((id) => sql`${id}::int`),
    sql`, `,
  )})`;
  await tx.execute(sql`
    insert into ${peopleApart} (first_id, second_id)
    select distinct least(other, ${into}::int), greatest(other, ${into}::int)
    from (select case when first_id in ${gone} then second_id else first_id end as other
      from ${peopleApart} where first_id in ${gone} or second_id in ${gone}) known
    where other <> ${into} and other not in ${gone}
    on conflict do nothing`);
}

/** Deletes contacts whose dates and cards have moved. */
export async function deleteMerged(tx: Executor, userId: number, ids: number[]): Promise<void> {
  await tx.delete(people).where(and(eq(people.userId, userId), inArray(people.id, ids)));
}
