import { and, asc, eq, inArray } from 'drizzle-orm';
import { delivered } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cards, secretLinks } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { namesOnCard, sentAsOf } from '../cards/public.ts';
import { announceCard } from '../webhooks/public.ts';

export type AnswerRow = typeof cardAnswers.$inferSelect;

/** The card of a public address, as far as answering it needs; null for an unknown or revoked one. */
export async function findAnswerable(db: Executor, tokenHash: string) {
  const [found] = await db
    .select({
      cardId: cards.id,
      userId: cards.userId,
      takesAnswers: cards.takesAnswers,
      status: cards.deliveryStatus,
      sentAs: cards.sentAs,
      revokedAt: secretLinks.revokedAt,
      names: namesOnCard,
    })
    .from(secretLinks)
    .innerJoin(cards, eq(secretLinks.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.kind, 'card')));
  if (!found || found.revokedAt) return null;
  const { cardId, userId, takesAnswers, status, sentAs, names } = found;
  const isDelivered = delivered.some((each) => each === status);
  return { cardId, userId, takesAnswers, ...((isDelivered && sentAs) || sentAsOf(names)) };
}
export type Answerable = NonNullable<Awaited<ReturnType<typeof findAnswerable>>>;

/** The answers to these cards, the oldest first. */
export async function listAnswers(db: Executor, cardIds: number[]): Promise<AnswerRow[]> {
  if (cardIds.length === 0) return [];
  return db.select().from(cardAnswers).where(inArray(cardAnswers.cardId, cardIds)).orderBy(asc(cardAnswers.id));
}

export async function insertAnswer(
  tx: Executor,
  answer: Pick<AnswerRow, 'cardId' | 'kind' | 'message' | 'imageUrl'>,
): Promise<number> {
  const [row] = await tx.insert(cardAnswers).values(answer).returning({ id: cardAnswers.id });
  if (!row) throw new Error('The new answer came back empty');
  await announceCard(tx, 'card.answered', answer.cardId, { answerId: row.id, kind: answer.kind });
  return row.id;
}

/** Removes an answer to a card of this user; false if there is none. */
export async function deleteAnswer(tx: Executor, userId: number, cardId: number, answerId: number): Promise<boolean> {
  const own = tx.select({ id: cards.id }).from(cards).where(eq(cards.userId, userId));
  const rows = await tx
    .delete(cardAnswers)
    .where(and(eq(cardAnswers.id, answerId), eq(cardAnswers.cardId, cardId), inArray(cardAnswers.cardId, own)))
    .returning({ id: cardAnswers.id });
  return rows.length === 1;
}
