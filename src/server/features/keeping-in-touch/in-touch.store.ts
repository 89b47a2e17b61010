import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { DueContact, GiftView, InTouchView } from '../../../contract/keeping-in-touch.ts';
import { t } from '../../../contract/translate.ts';
import { delivered } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cards } from '../../db/tables/cards.ts';
import { groupMembers, groups } from '../../db/tables/groups.ts';
import { gifts, receivedCards, touches } from '../../db/tables/keeping-in-touch.ts';
import { people } from '../../db/tables/people.ts';
import { notFound } from '../../refusal.ts';
import { isAlive } from '../contacts/public.ts';

/** How many people or gifts the list has at most. */
const mostListed = 50;
/** How many days in touch a contact's page shows. */
const mostTouches = 100;

type Where = { userId: number; timeZone: string };

const dayOf = (instant: SQL, timeZone: string) => sql`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM-DD')`;

/** The last day on which a card was sent, an answer came or the user noted to be in touch. */
const lastInTouch = (timeZone: string) => sql<string | null>`greatest(
  (select max(${dayOf(sql`coalesce(c.delivery_date, c.created_at)`, timeZone)}) from ${cards} c
    where c.person_id = ${people}.id and c.delivery_status in ${[...delivered]} and not c.kept_in_outbox),
  (select max(${dayOf(sql`a.created_at`, timeZone)}) from ${cardAnswers} a
    join ${cards} c on c.id = a.card_id where c.person_id = ${people}.id),
  (select max(t.day) from ${touches} t where t.person_id = ${people}.id))`;

const groupMonths = sql<number | null>`(select min(g.nudge_months) from ${groups} g
  join ${groupMembers} m on m.group_id = g.id where m.person_id = ${people}.id and g.nudge_months > 0)`;

/** Those who should hear from the user by `today`, the longest silence first. */
export async function listDue(db: Executor, { userId, timeZone }: Where, today: string) {
  const months = sql`coalesce(${people.nudgeMonths}, ${groupMonths})`;
  const known = db
    .select({
      personId: people.id,
      name: people.name,
      months: sql<number>`${months}`.as('months'),
      last: lastInTouch(timeZone).as('last'),
      since: sql<string>`${dayOf(sql`${people.createdAt}`, timeZone)}`.as('since'),
    })
    .from(people)
    .where(
      and(eq(people.userId, userId), isAlive, sql`${months} > 0`, sql`coalesce(${people.nudgeAfter}, '') <= ${today}`),
    )
    .as('known');
  const start = sql`coalesce(${known.last}, ${known.since})`;
  const rows = await db
    .select({
      personId: known.personId,
      name: known.name,
      months: known.months,
      lastInTouch: known.last,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(known)
    .where(sql`(${start}::date + make_interval(months => ${known.months}))::date <= ${today}::date`)
    .orderBy(sql`${start}`, known.personId)
    .limit(mostListed);
  return { due: rows.map(({ total: _, ...row }): DueContact => row), totalDue: rows[0]?.total ?? 0 };
}

const isThanked = sql<boolean>`(${gifts.thankedAt} is not null or exists (select from ${cards} c
  where c.id = ${gifts.cardId} and c.delivery_status in ${[...delivered]}))`;
const giftColumns = { id: gifts.id, what: gifts.what, day: gifts.day, cardId: gifts.cardId, isThanked };

/** The gifts that nobody was thanked for, the oldest first. */
export async function listOpenGifts(db: Executor, userId: number) {
  const rows = await db
    .select({ ...giftColumns, personId: people.id, name: people.name, total: sql<number>`count(*) over ()::int` })
    .from(gifts)
    .innerJoin(people, eq(gifts.personId, people.id))
    .where(and(eq(people.userId, userId), sql`not ${isThanked}`))
    .orderBy(asc(gifts.day), asc(gifts.id))
    .limit(mostListed);
  return { gifts: rows.map(({ total: _, ...row }) => row), totalGifts: rows[0]?.total ?? 0 };
}

/** How the user keeps in touch with a contact. Throws Refusal for somebody else's. */
export async function loadInTouch(db: Executor, { userId, timeZone }: Where, personId: number): Promise<InTouchView> {
  const [person] = await db
    .select({
      nudgeMonths: people.nudgeMonths,
      groupMonths,
      nudgeAfter: people.nudgeAfter,
      lastInTouch: lastInTouch(timeZone),
    })
    .from(people)
    .where(and(eq(people.id, personId), eq(people.userId, userId)));
  if (!person) throw notFound(t`The contact was not found.`);
  const { id, day, title, message, imageUrl } = receivedCards;
  return {
    ...person,
    touches: await db
      .select({ id: touches.id, day: touches.day, note: touches.note })
      .from(touches)
      .where(eq(touches.personId, personId))
      .orderBy(desc(touches.day), desc(touches.id))
      .limit(mostTouches),
    gifts: await listGiftsOf(db, personId),
    received: await db
      .select({ id, day, title, message, imageUrl })
      .from(receivedCards)
      .where(eq(receivedCards.personId, personId))
      .orderBy(desc(day), desc(id)),
  };
}

async function listGiftsOf(db: Executor, personId: number): Promise<GiftView[]> {
  return db
    .select(giftColumns)
    .from(gifts)
    .where(eq(gifts.personId, personId))
    .orderBy(desc(gifts.day), desc(gifts.id));
}

/** The tables of what a contact's page notes, each row belonging to a contact. */
const noted = { touch: touches, gift: gifts, received: receivedCards } as const;

/** How many of one kind a contact may have. */
const mostOfAKind = 1000;

export async function countNoted(db: Executor, kind: keyof typeof noted, personId: number): Promise<boolean> {
  return (await db.$count(noted[kind], eq(noted[kind].personId, personId))) < mostOfAKind;
}

/** Deletes one of these rows of a contact; false if there is none. */
export async function deleteNoted(
  db: Executor,
  kind: keyof typeof noted,
  personId: number,
  id: number,
): Promise<boolean> {
  const table = noted[kind];
  const rows = await db
    .delete(table)
    .where(and(eq(table.id, id), eq(table.personId, personId)))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** A gift of a contact, locked until the transaction ends. */
export async function lockGift(tx: Executor, personId: number, id: number) {
  const [row] = await tx
    .select()
    .from(gifts)
    .where(and(eq(gifts.id, id), eq(gifts.personId, personId)))
    .for('update');
  return row ?? null;
}

export async function updateGift(tx: Executor, id: number, fields: Partial<typeof gifts.$inferInsert>): Promise<void> {
  await tx.update(gifts).set(fields).where(eq(gifts.id, id));
}

/** Replaces what is noted of a received card of a contact; false if there is none. */
export async function updateReceived(
  tx: Executor,
  personId: number,
  id: number,
  fields: Pick<typeof receivedCards.$inferInsert, 'day' | 'title' | 'message' | 'imageUrl'>,
): Promise<boolean> {
  const rows = await tx
    .update(receivedCards)
    .set(fields)
    .where(and(eq(receivedCards.id, id), eq(receivedCards.personId, personId)))
    .returning({ id: receivedCards.id });
  return rows.length > 0;
}

export async function updateNudge(
  tx: Executor,
  personId: number,
  fields: { nudgeMonths?: number | null; nudgeAfter?: string | null },
) {
  if (Object.keys(fields).length > 0) await tx.update(people).set(fields).where(eq(people.id, personId));
}
