import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { cards } from '../../../db/tables/cards.ts';
import { people, peopleApart } from '../../../db/tables/people.ts';

/** The pairs of a user's contacts that the user marked as different people. */
export async function listApart(db: Executor, userId: number): Promise<{ firstId: number; secondId: number }[]> {
  return db
    .select({ firstId: peopleApart.firstId, secondId: peopleApart.secondId })
    .from(peopleApart)
    .innerJoin(people, eq(people.id, peopleApart.firstId))
    .where(eq(people.userId, userId));
}

/** Marks every pair of these contacts as different people. */
export async function insertApart(tx: Executor, ids: number[]): Promise<void> {
  const sorted = ids.toSorted((a, b) => a - b);
  const pairs = sorted.flatMap((firstId, at) => sorted.slice(at + 1).map((secondId) => ({ firstId, secondId })));
  await tx.insert(peopleApart).values(pairs).onConflictDoNothing();
}

/** Which of these contacts the user has, locked until the transaction ends. */
export async function lockOwnPeople(tx: Executor, userId: number, ids: number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.userId, userId), inArray(people.id, ids)))
    .orderBy(asc(people.id))
    .for('key share');
  return rows.map(({ id }) => id);
}

/** The number of cards of each of these contacts. */
export async function countCardsOf(db: Executor, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ personId: cards.personId, count: sql<number>`count(*)::int` })
    .from(cards)
    .where(inArray(cards.personId, ids))
    .groupBy(cards.personId);
  return new Map(rows.map(({ personId, count }) => [personId, count]));
}
