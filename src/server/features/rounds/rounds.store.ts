import { and, asc, desc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import type { RoundCardState, RoundOptions, RoundState } from '../../../contract/rounds.ts';
import { actingMember } from '../../acting.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { roundCards, rounds } from '../../db/tables/rounds.ts';
import { users } from '../../db/tables/users.ts';
import { withConsent } from '../contacts/public.ts';

export type RoundRow = typeof rounds.$inferSelect;

const listedRounds = 50;

const countOf = (state: RoundCardState) => sql<number>`count(*) filter (where ${roundCards.state} = ${state})::int`;

// The options may be long, and no list shows them.
const { options, ...listedColumns } = getTableColumns(rounds);
const countedColumns = {
  ...listedColumns,
  total: sql<number>`count(${roundCards.personId})::int`,
  waiting: countOf('waiting'),
  made: countOf('made'),
  failed: countOf('failed'),
  leftOut: countOf('left-out'),
  toReview: sql<number>`count(*) filter (where ${cards.deliveryStatus} = 'draft')::int`,
};
export type CountedRound = Omit<RoundRow, 'options'> & {
  [Count in 'total' | 'waiting' | 'made' | 'failed' | 'leftOut' | 'toReview']: number;
};

/** A user's latest rounds, the newest first, or one of them. */
export async function listRounds(db: Executor, userId: number, id?: number): Promise<CountedRound[]> {
  return db
    .select(countedColumns)
    .from(rounds)
    .leftJoin(roundCards, eq(roundCards.roundId, rounds.id))
    .leftJoin(cards, eq(roundCards.cardId, cards.id))
    .where(and(eq(rounds.userId, userId), id === undefined ? undefined : eq(rounds.id, id)))
    .groupBy(rounds.id)
    .orderBy(desc(rounds.id))
    .limit(listedRounds);
}

/** How the cards of a round are made. */
export async function findOptions(db: Executor, id: number): Promise<RoundOptions | null> {
  const [round] = await db.select({ options }).from(rounds).where(eq(rounds.id, id));
  return round?.options ?? null;
}

/** The recipients of a round, in the order in which cards are made. */
export async function listRecipients(db: Executor, roundId: number) {
  return db
    .select({
      personId: roundCards.personId,
      name: people.name,
      state: roundCards.state,
      reason: roundCards.reason,
      cardId: roundCards.cardId,
      deliveryStatus: cards.deliveryStatus,
      cardsMethod: cards.deliveryMethod,
    })
    .from(roundCards)
    .innerJoin(people, eq(roundCards.personId, people.id))
    .leftJoin(cards, eq(roundCards.cardId, cards.id))
    .where(eq(roundCards.roundId, roundId))
    .orderBy(asc(roundCards.position));
}

/** How long one card of a round takes, in seconds, by those of the last two minutes; null if there are too few. */
export async function readPace(db: Executor, roundId: number): Promise<number | null> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select (extract(epoch from max(made.created_at) - min(made.created_at)) / nullif(count(*) - 1, 0))::float8 as seconds
    from ${roundCards} recipient join ${cards} made on made.id = recipient.card_id
    where recipient.round_id = ${roundId} and made.created_at > now() - interval '2 minutes'`);
  return rows[0]?.seconds ?? null;
}

export async function insertRound(
  tx: Executor,
  fields: Pick<RoundRow, 'userId' | 'occasionType' | 'day' | 'options'>,
  personIds: readonly number[],
): Promise<number> {
  const [round] = await tx
    .insert(rounds)
    .values({ ...fields, madeBy: actingMember()?.member.name ?? null })
    .returning({ id: rounds.id });
  if (!round) throw new Error('The new round came back empty');
  await tx
    .insert(roundCards)
    .values(personIds.map((personId, position) => ({ roundId: round.id, personId, position })));
  return round.id;
}

/** A round, locked until the transaction ends: its cards are kept one after the other. With a `userId`, only a round of this user. */
export async function lockRound(tx: Executor, id: number, userId?: number): Promise<RoundRow | null> {
  const theirs = userId === undefined ? undefined : eq(rounds.userId, userId);
  const [row] = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.id, id), theirs))
    .for('update');
  return row ?? null;
}

export async function setRoundState(tx: Executor, id: number, state: RoundState): Promise<void> {
  const finishedAt = state === 'done' ? sql`now()` : null;
  await tx.update(rounds).set({ state, finishedAt }).where(eq(rounds.id, id));
}

/** Marks a locked round as done if nothing of it waits. */
export async function finishRound(tx: Executor, id: number): Promise<void> {
  const waiting = await listWaiting(tx, id, 1);
  if (waiting.length === 0) await setRoundState(tx, id, 'done');
}

/** The next recipients without a card. */
export async function listWaiting(db: Executor, roundId: number, limit?: number) {
  const query = db
    .select({ roundId: roundCards.roundId, personId: roundCards.personId, position: roundCards.position })
    .from(roundCards)
    .where(and(eq(roundCards.roundId, roundId), eq(roundCards.state, 'waiting')))
    .orderBy(asc(roundCards.position));
  return limit === undefined ? query : query.limit(limit);
}

/** Rounds that are being made, of accounts that are not disabled. */
export async function listMaking(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ id: rounds.id })
    .from(rounds)
    .innerJoin(users, eq(rounds.userId, users.id))
    .where(and(eq(rounds.state, 'making'), isNull(users.disabledAt)))
    .orderBy(asc(rounds.id));
  return rows.map(({ id }) => id);
}

/** How many rounds of this user are being made or stopped. */
export async function countUnfinished(db: Executor, userId: number): Promise<number> {
  return db.$count(rounds, and(eq(rounds.userId, userId), ne(rounds.state, 'done')));
}

/** The cards that rounds of this user will still make. */
export async function countToMake(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(roundCards)
    .innerJoin(rounds, eq(roundCards.roundId, rounds.id))
    .where(and(eq(rounds.userId, userId), eq(rounds.state, 'making'), eq(roundCards.state, 'waiting')));
  return row?.count ?? 0;
}

/** All that is needed for a waiting card of a round that is being made; null if it is not to be made now. */
export async function findToMake(db: Executor, roundId: number, personId: number) {
  const [found] = await db
    .select({
      round: rounds,
      person: withConsent,
      user: users,
      timeZone: sql<string>`coalesce(${people.timeZone}, ${users.timeZone})`,
      lastCardId: sql<number>`(select coalesce(max(theirs.card_id), 0) from ${roundCards} theirs where theirs.round_id = ${roundId})`,
    })
    .from(roundCards)
    .innerJoin(rounds, eq(roundCards.roundId, rounds.id))
    .innerJoin(people, eq(roundCards.personId, people.id))
    .innerJoin(users, eq(rounds.userId, users.id))
    .where(
      and(
        eq(roundCards.roundId, roundId),
        eq(roundCards.personId, personId),
        eq(roundCards.state, 'waiting'),
        eq(rounds.state, 'making'),
        isNull(users.disabledAt),
      ),
    );
  return found ?? null;
}

/** Changes a recipient who still waits; false if not. */
export async function settleRecipient(
  tx: Executor,
  { roundId, personId }: { roundId: number; personId: number },
  to: { state: Exclude<RoundCardState, 'waiting'>; reason?: string; cardId?: number },
): Promise<boolean> {
  const rows = await tx
    .update(roundCards)
    .set(to)
    .where(and(eq(roundCards.roundId, roundId), eq(roundCards.personId, personId), eq(roundCards.state, 'waiting')))
    .returning({ personId: roundCards.personId });
  return rows.length === 1;
}

/** Lets those that failed wait again. */
export async function retryFailed(tx: Executor, roundId: number): Promise<void> {
  await tx
    .update(roundCards)
    .set({ state: 'waiting', reason: null })
    .where(and(eq(roundCards.roundId, roundId), eq(roundCards.state, 'failed')));
}

/** The messages of a round's cards that are newer than this one. */
export async function messagesSince(db: Executor, roundId: number, cardId: number): Promise<string[]> {
  const rows = await db
    .select({ message: cards.message })
    .from(roundCards)
    .innerJoin(cards, eq(roundCards.cardId, cards.id))
    .where(and(eq(roundCards.roundId, roundId), sql`${cards.id} > ${cardId}`));
  return rows.map(({ message }) => message);
}
