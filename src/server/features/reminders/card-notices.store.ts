import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { DeliveryMethod, FailureReason } from '../../../contract/vocabulary.ts';
import type { Executor } from '../../db/executor.ts';
import { cardNotices, cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { type MailTrouble, users } from '../../db/tables/users.ts';
import { heldUntilOrNever } from '../delivery/public.ts';

/** A card that was not sent, or may not have been, whose owner does not know yet. */
export type Notice = {
  cardId: number;
  sendGeneration: number;
  reason: FailureReason;
  title: string;
  deliveryMethod: DeliveryMethod;
  imageUrl: string | null;
  personId: number;
  recipientName: string;
  recipientEmail: string | null;
  userId: number;
  userName: string;
  email: string;
  mailTrouble: MailTrouble | null;
};

/** Excludes notices that no longer apply: the owner has sent the card again, or marked it as arrived. */
export async function dropOutdatedNotices(db: Executor): Promise<void> {
  await db.execute(sql`
    update ${cardNotices} set mailed_at = now() from ${cards}
    where ${cardNotices.mailedAt} is null and ${cards.id} = ${cardNotices.cardId}
      and (${cards.failureReason} is distinct from ${cardNotices.reason} or ${cards.sendGeneration} <> ${cardNotices.sendGeneration})`);
}

/** Waiting notices in the order of their users, from a position on; without those held after a restore or of disabled accounts. */
export async function listWaitingNotices(db: Executor, afterUserId: number, limit: number): Promise<Notice[]> {
  return db
    .select({
      cardId: cardNotices.cardId,
      sendGeneration: cardNotices.sendGeneration,
      // The user was not asked to post it: those notices never wait.
      reason: sql<FailureReason>`${cardNotices.reason}`,
      title: cards.title,
      deliveryMethod: cards.deliveryMethod,
      imageUrl: cards.imageUrl,
      personId: cards.personId,
      recipientName: people.name,
      recipientEmail: cards.recipientEmail,
      userId: users.id,
      userName: users.name,
      email: users.email,
      mailTrouble: users.mailTrouble,
    })
    .from(cardNotices)
    .innerJoin(cards, eq(cardNotices.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(
      and(
        isNull(cardNotices.mailedAt),
        isNull(users.disabledAt),
        gt(users.id, afterUserId),
        sql`${cardNotices.createdAt} > ${heldUntilOrNever}`,
      ),
    )
    .orderBy(users.id, cardNotices.createdAt, cardNotices.cardId)
    .limit(limit);
}

type NoticeKey = Pick<typeof cardNotices.$inferSelect, 'cardId' | 'sendGeneration' | 'reason'>;

const oneOf = (notices: NoticeKey[]) =>
  or(
    ...notices.map(({ cardId, sendGeneration, reason }) =>
      and(
        eq(cardNotices.cardId, cardId),
        eq(cardNotices.sendGeneration, sendGeneration),
        inArray(cardNotices.reason, [reason]),
      ),
    ),
  );

/** Claims notices about to be mailed; false if another worker holds one of them. */
export async function claimNotices(tx: Executor, notices: NoticeKey[]): Promise<boolean> {
  const rows = await tx
    .update(cardNotices)
    .set({ mailedAt: sql`now()` })
    .where(and(oneOf(notices), isNull(cardNotices.mailedAt)))
    .returning({
      cardId: cardNotices.cardId,
      sendGeneration: cardNotices.sendGeneration,
      reason: cardNotices.reason,
    });
  if (rows.length === notices.length) return true;
  await releaseNotices(tx, rows);
  return false;
}

/** Claims the notices that no message told of yet, and returns their cards. */
export async function claimMessages(tx: Executor, notices: NoticeKey[]): Promise<number[]> {
  const rows = await tx
    .update(cardNotices)
    .set({ messagedAt: sql`now()` })
    .where(and(oneOf(notices), isNull(cardNotices.messagedAt)))
    .returning({ cardId: cardNotices.cardId });
  return rows.map(({ cardId }) => cardId);
}

export async function releaseNotices(tx: Executor, notices: NoticeKey[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.update(cardNotices).set({ mailedAt: null }).where(oneOf(notices));
}
