import { and, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import { unsentUnskipped } from '../../../domain/card-lifecycle.ts';
import { actingMember } from '../../acting.ts';
import { builtOnce } from '../../db/built-once.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { roundCards } from '../../db/tables/rounds.ts';
import { users } from '../../db/tables/users.ts';
import type { PersonRow } from '../contacts/public.ts';
import { announceCard } from '../webhooks/public.ts';

export type CardRow = typeof cards.$inferSelect;
export type CardFields = Omit<typeof cards.$inferInsert, 'id' | 'userId' | 'version' | 'createdAt'>;

/** The columns for lists; the rest of a card stays in the database. */
const listColumns = {
  id: cards.id,
  personId: cards.personId,
  person: { name: people.name, email: people.email, phone: people.phone, address: people.address },
  occasionId: cards.occasionId,
  title: cards.title,
  message: cards.message,
  category: cards.category,
  imageUrl: cards.imageUrl,
  deliveryMethod: cards.deliveryMethod,
  digitalDeliveryType: cards.digitalDeliveryType,
  recipientEmail: cards.recipientEmail,
  recipientEmailIsFormer: cards.recipientEmailIsFormer,
  recipientPhone: cards.recipientPhone,
  recipientAddress: cards.recipientAddress,
  deliveryStatus: cards.deliveryStatus,
  failureReason: cards.failureReason,
  deliveryDate: cards.deliveryDate,
  keptInOutbox: cards.keptInOutbox,
  givenBy: cards.givenBy,
  scheduledDate: cards.scheduledDate,
  occurrenceDate: cards.occurrenceDate,
  version: cards.version,
  createdAt: cards.createdAt,
};

export type CardListRow = Pick<CardRow, Exclude<keyof typeof listColumns, 'person'>> & {
  person: Pick<PersonRow, 'name' | 'email' | 'phone' | 'address'>;
};

const cardsThat = (...narrow: SQL[]) =>
  builtOnce((db) =>
    db
      .select(listColumns)
      .from(cards)
      .innerJoin(people, eq(cards.personId, people.id))
      .where(and(eq(cards.userId, sql.placeholder('userId')), ...narrow))
      .orderBy(desc(cards.createdAt), desc(cards.id))
      .prepare(''),
  );
const filters = {
  personId: eq(cards.personId, sql.placeholder('personId')),
  status: eq(cards.deliveryStatus, sql.placeholder('status')),
  roundId: sql`exists (select 1 from ${roundCards} made where made.card_id = ${cards}.id and made.round_id = ${sql.placeholder('roundId')})`,
};
type FilterName = keyof typeof filters;

/** One query for each combination of filters. */
const listed = new Map<string, ReturnType<typeof cardsThat>>();

/** The user's cards, newest first: all, or those that match every given filter. */
export async function listCards(
  db: Executor,
  userId: number,
  given: {
    personId?: number | undefined;
    status?: DeliveryStatus | undefined;
    roundId?: number | undefined;
  } = {},
): Promise<CardListRow[]> {
  const names = (Object.keys(filters) as FilterName[]).filter((name) => given[name] !== undefined);
  const query = listed.get(names.join()) ?? cardsThat(...names.map((name) => filters[name]));
  listed.set(names.join(), query);
  return query(db).execute({ userId, ...given });
}

const upcoming = builtOnce((db) =>
  db
    .select(listColumns)
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .where(
      and(
        eq(cards.userId, sql.placeholder('userId')),
        inArray(cards.deliveryStatus, [...unsentUnskipped]),
        or(isNull(cards.scheduledDate), sql`${cards.scheduledDate} >= ${sql.placeholder('today')}`),
      ),
    )
    .orderBy(sql`${cards.scheduledDate} asc nulls last`, cards.createdAt, cards.id)
    .prepare(''),
);

/** Unsent and unskipped, today or later or undated, the next one first (D38). */
export async function listUpcomingCards(db: Executor, userId: number, today: string): Promise<CardListRow[]> {
  return upcoming(db).execute({ userId, today });
}

export async function findCard(db: Executor, userId: number, id: number): Promise<CardRow | null> {
  const [row] = await db
    .select()
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.userId, userId)));
  return row ?? null;
}

/** The card, locked until the transaction ends, so that decisions about it stay valid. */
export async function lockCard(
  tx: Executor,
  userId: number,
  id: number,
): Promise<(CardRow & { inFlight: boolean }) | null> {
  const [row] = await tx
    .select({ ...getTableColumns(cards), inFlight: inFlight() })
    .from(cards)
    .where(and(eq(cards.id, id), eq(cards.userId, userId)))
    .for('update');
  return row ?? null;
}

/** A worker holds the card, or held it while handing over and has not reported the outcome yet. */
export function inFlight() {
  return sql<boolean>`(${cards.deliveryStatus} = 'scheduled' and (coalesce(${cards.leaseUntil} > now(), false) or ${cards.handingOver}))`;
}

/** Whether one of the user's cards is being sent; none is claimed until the transaction ends. */
export async function isSendingFor(tx: Executor, userId: number): Promise<boolean> {
  const rows = await tx.select({ inFlight: inFlight() }).from(cards).where(eq(cards.userId, userId)).for('update');
  return rows.some((row) => row.inFlight);
}

/** The card made from a generation. */
export async function findCardOfGeneration(db: Executor, userId: number, generationId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.generationId, generationId), eq(cards.userId, userId)));
  return row?.id ?? null;
}

/** Whether a user's new cards may be answered. */
const usuallyTakesAnswers = (userId: number) =>
  sql<boolean>`coalesce((select (owner.preferences ->> 'takesAnswers')::boolean from ${users} owner where owner.id = ${userId}), true)`;

/** The place on the postmark of a user's new cards. */
const usualPlace = (userId: number) =>
  sql<string>`(select nullif(owner.preferences ->> 'place', '') from ${users} owner where owner.id = ${userId})`;

export async function insertCard(tx: Executor, userId: number, fields: CardFields): Promise<number> {
  const [row] = await tx
    .insert(cards)
    .values({
      ...fields,
      takesAnswers: fields.takesAnswers ?? usuallyTakesAnswers(userId),
      place: fields.place === undefined ? usualPlace(userId) : fields.place,
      madeBy: fields.madeBy ?? actingMember()?.member.name ?? null,
      userId,
    })
    .returning({ id: cards.id });
  if (!row) throw new Error('The new card came back empty');
  await announceCard(tx, 'card.made', row.id);
  return row.id;
}

/** Changes a card that lockCard holds. */
export async function updateCard(tx: Executor, id: number, fields: Partial<CardFields>): Promise<void> {
  await tx
    .update(cards)
    .set({ ...fields, version: sql`${cards.version} + 1` })
    .where(eq(cards.id, id));
}
