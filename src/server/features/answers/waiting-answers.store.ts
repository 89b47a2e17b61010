import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { namesOnCard } from '../cards/public.ts';
import { heldUntilOrNever } from '../delivery/public.ts';

const wantsMail = sql<boolean>`coalesce((${users.preferences} ->> 'emailNotifications')::boolean, true)`;

export type WaitingAnswer = Awaited<ReturnType<typeof listWaitingAnswers>>[number];

/**
 * Answers not yet mailed to their sender, in the order of their cards, after a given one; without those held after a
 * restore.
 */
export function listWaitingAnswers(db: Executor, afterCardId: number, limit: number) {
  return db
    .select({
      id: cardAnswers.id,
      kind: cardAnswers.kind,
      message: cardAnswers.message,
      imageUrl: cardAnswers.imageUrl,
      cardId: cards.id,
      title: cards.title,
      deliveryMethod: cards.deliveryMethod,
      digitalDeliveryType: cards.digitalDeliveryType,
      deliveryStatus: cards.deliveryStatus,
      givenBy: cards.givenBy,
      recipientEmail: cards.recipientEmail,
      names: namesOnCard,
      user: { id: users.id, name: users.name, email: users.email, mailTrouble: users.mailTrouble },
      wantsMail,
    })
    .from(cardAnswers)
    .innerJoin(cards, eq(cardAnswers.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(
      and(isNull(cardAnswers.mailedAt), gt(cards.id, afterCardId), sql`${cardAnswers.createdAt} > ${heldUntilOrNever}`),
    )
    .orderBy(asc(cards.id), asc(cardAnswers.id))
    .limit(limit);
}

/** Claims answers about to be mailed; false if another worker has one of them, or its sender removed it. */
export async function claimAnswers(tx: Executor, ids: number[]): Promise<boolean> {
  const rows = await tx
    .update(cardAnswers)
    .set({ mailedAt: sql`now()` })
    .where(and(inArray(cardAnswers.id, ids), isNull(cardAnswers.mailedAt)))
    .returning({ id: cardAnswers.id });
  if (rows.length === ids.length) return true;
  await releaseAnswers(
    tx,
    rows.map(({ id }) => id),
  );
  return false;
}

export async function releaseAnswers(tx: Executor, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(cardAnswers).set({ mailedAt: null }).where(inArray(cardAnswers.id, ids));
}
