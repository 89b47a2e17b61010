import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { t } from '../../../contract/translate.ts';
import type { DeliveryMethod } from '../../../contract/vocabulary.ts';
import { allows, legalFrom, nextCardState } from '../../../domain/card-lifecycle.ts';
import { dueTimes } from '../../../domain/due-time.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { invalidField } from '../../refusal.ts';
import { type CardFields, inFlight, updateCard } from './cards.store.ts';
import type { DayField } from './existing-day.policy.ts';

type ScheduleFields = Pick<CardFields, 'scheduledDate' | 'dueAt' | 'dayEndsAt'>;

// The following day must still have a four-digit year, or no database can read it.
const lastDay = '9998-12-31';

/**
 * The instants of a calendar day, which the delivery worker queries (D22). Rejects the year 9999, under the body's own
 * field name.
 */
export function scheduleFields(
  scheduledDate: string | null,
  timeZone: string,
  deliveryMethod: DeliveryMethod,
  field: DayField = 'scheduledDate',
): ScheduleFields {
  if (!scheduledDate) return { scheduledDate: null, dueAt: null, dayEndsAt: null };
  if (scheduledDate > lastDay) throw invalidField(field, t`This date is too far away.`);
  const { dueAt, dayEndsAt } = dueTimes({ scheduledDate, timeZone, deliveryMethod });
  return { scheduledDate, dueAt: new Date(dueAt), dayEndsAt: new Date(dayEndsAt) };
}

/** The zone of a card: the contact's, else the user's (D16). */
export async function cardTimeZone(db: Executor, personId: number): Promise<string> {
  const [row] = await db
    .select({ person: people.timeZone, user: users.timeZone })
    .from(people)
    .innerJoin(users, eq(people.userId, users.id))
    .where(eq(people.id, personId));
  return row?.person ?? row?.user ?? 'UTC';
}

/** Recomputes the due times of a contact's unsent cards after a change of zone. */
export async function rescheduleCardsOfPerson(tx: Executor, personId: number): Promise<void> {
  await setDueTimes(tx, eq(cards.personId, personId), await cardTimeZone(tx, personId));
}

/** The same for all contacts without their own zone, after the user's changed. */
export async function rescheduleCardsOfUser(tx: Executor, userId: number, timeZone: string): Promise<void> {
  const withoutZone = sql`exists (select 1 from ${people} theirs where theirs.id = ${cards}.person_id and theirs.time_zone is null)`;
  await setDueTimes(tx, and(eq(cards.userId, userId), withoutZone), timeZone);
}

async function setDueTimes(tx: Executor, whose: SQL | undefined, timeZone: string): Promise<void> {
  const rows = await tx
    .select({ id: cards.id, scheduledDate: cards.scheduledDate, deliveryMethod: cards.deliveryMethod })
    .from(cards)
    .where(and(whose, isNotNull(cards.scheduledDate), inArray(cards.deliveryStatus, [...legalFrom.edit])))
    .for('update');
  for (const row of rows) await updateCard(tx, row.id, scheduleFields(row.scheduledDate, timeZone, row.deliveryMethod));
}

/** Skips the unsent cards of a date that is being deleted, and returns which; they can be restored. */
export async function skipUnsentCardsOfDate(tx: Executor, dateId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: cards.id, status: cards.deliveryStatus, inFlight: inFlight() })
    .from(cards)
    .where(eq(cards.occasionId, dateId))
    .for('update');
  const skipped: number[] = [];
  for (const row of rows) {
    if (!allows(row.status, 'skip')) continue;
    const change = nextCardState(row.status, { type: 'skip', liveLease: row.inFlight });
    await updateCard(tx, row.id, { deliveryStatus: change.status, skippedFrom: change.skippedFrom });
    skipped.push(row.id);
  }
  return skipped;
}

/**
 * Throws IllegalTransition while one of the contacts' cards is being sent (D46); none is claimed until the transaction
 * ends.
 */
export async function refuseWhileSending(tx: Executor, ...personIds: number[]): Promise<void> {
  const rows = await tx
    .select({ status: cards.deliveryStatus, inFlight: inFlight() })
    .from(cards)
    .where(inArray(cards.personId, personIds))
    .for('update');
  for (const row of rows) nextCardState(row.status, { type: 'remove', liveLease: row.inFlight });
}
