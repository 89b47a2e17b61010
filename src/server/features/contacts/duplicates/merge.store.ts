import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { unsentUnskipped } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardOccurrences, cards } from '../../../db/tables/cards.ts';
import { importantDates, remindersSent } from '../../../db/tables/important-dates.ts';
import { importEntries, imports, people, peopleApart } from '../../../db/tables/people.ts';
import type { DatePlan, MergedDate } from './merge-dates.ts';

/** The dates of contacts, held until the transaction ends. */
export async function lockDatesOf(tx: Executor, personIds: number[]): Promise<MergedDate[]> {
  return tx
    .select()
    .from(importantDates)
    .where(inArray(importantDates.personId, personIds))
    .orderBy(asc(importantDates.id))
    .for('update');
}

/** Carries a plan of dates out; what was sent or made for an absorbed date counts for the one that is left. */
export async function moveDates(tx: Executor, into: number, plan: DatePlan): Promise<void> {
  if (plan.moved.length > 0) {
    await tx.update(importantDates).set({ personId: into }).where(inArray(importantDates.id, plan.moved));
  }
  for (const { from, into: dateId } of plan.absorbed) {
    await tx.update(cards).set({ occasionId: dateId }).where(eq(cards.occasionId, from));
    await tx.execute(sql`
      insert into ${cardOccurrences} as known (date_id, occurrence_date, card_id, created_at)
      select ${dateId}, occurrence_date, card_id, created_at from ${cardOccurrences} where date_id = ${from}
      on conflict (date_id, occurrence_date) do update set card_id = coalesce(known.card_id, excluded.card_id)`);
    await tx.execute(sql`
      insert into ${remindersSent} (date_id, occurrence_date, kind, created_at)
      select ${dateId}, occurrence_date, kind, created_at from ${remindersSent} where date_id = ${from}
      on conflict do nothing`);
    await tx.delete(importantDates).where(eq(importantDates.id, from));
  }
  for (const { id, ...learned } of plan.changed) {
    await tx
      .update(importantDates)
      .set({ ...learned, version: sql`${importantDates.version} + 1` })
      .where(eq(importantDates.id, id));
  }
}

/** Gives the cards of some contacts to another; answers how many. */
export async function moveCards(tx: Executor, from: number[], into: number): Promise<number> {
  const moved = await tx
    .update(cards)
    .set({ personId: into, version: sql`${cards.version} + 1` })
    .where(inArray(cards.personId, from))
    .returning({ id: cards.id });
  return moved.length;
}

/** For how many days a contact has more than one unsent card of one kind. */
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

/** What imports and "these are two people" remember of some contacts is remembered of the one they went into. */
export async function moveMemories(tx: Executor, userId: number, from: number[], into: number): Promise<void> {
  await tx.update(importEntries).set({ personId: into }).where(inArray(importEntries.personId, from));
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

/** Removes contacts whose dates and cards have gone elsewhere. */
export async function deleteMerged(tx: Executor, userId: number, ids: number[]): Promise<void> {
  await tx.delete(people).where(and(eq(people.userId, userId), inArray(people.id, ids)));
}
