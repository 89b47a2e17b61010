import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { legalFrom, nextCardState } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../../db/tables/cards.ts';
import { people } from '../../../db/tables/people.ts';
import { lockCard, updateCard } from '../../cards/public.ts';
import { tellOwner } from './card-notices.store.ts';

export type ReturnedCard = { id: number; userId: number; personId: number; recipientEmail: string | null };

const columns = {
  id: cards.id,
  userId: cards.userId,
  personId: cards.personId,
  recipientEmail: cards.recipientEmail,
};

/**
 * The card whose newest sending had this Message-ID, or null: a bounce of an older sending says nothing about the newer
 * one.
 */
export async function findCardByMessage(db: Executor, messageId: string): Promise<ReturnedCard | null> {
  const newest = sql`(select max(log.attempt) from ${cardDeliveryLogs} log where log.card_id = ${cards.id})`;
  const [found] = await db
    .select(columns)
    .from(cardDeliveryLogs)
    .innerJoin(cards, eq(cardDeliveryLogs.cardId, cards.id))
    .where(and(eq(cardDeliveryLogs.messageId, messageId), eq(cardDeliveryLogs.attempt, newest)));
  return found ?? null;
}

/** The cards that were sent to an address since an instant, the newest first. */
export async function findCardsSentTo(db: Executor, email: string, since: Date): Promise<ReturnedCard[]> {
  return db
    .select(columns)
    .from(cards)
    .where(
      and(
        inArray(cards.deliveryStatus, [...legalFrom.bounced]),
        isNull(cards.givenBy),
        gt(cards.deliveryDate, since),
        sql`lower(${cards.recipientEmail}) = ${email.toLowerCase()}`,
      ),
    )
    .orderBy(desc(cards.deliveryDate))
    .limit(20);
}

/** Records a bounce: the card has failed, its contact's address is marked, and its owner gets a notice. Idempotent. */
export async function recordBounce(tx: Executor, returned: ReturnedCard, details: string): Promise<boolean> {
  const card = await lockCard(tx, returned.userId, returned.id);
  if (!card || card.givenBy || !legalFrom.bounced.some((status) => status === card.deliveryStatus)) return false;
  const change = nextCardState(card.deliveryStatus, { type: 'bounced' });
  await updateCard(tx, card.id, { deliveryStatus: change.status, failureReason: change.failureReason });
  await tx
    .update(cardDeliveryLogs)
    .set({ deliveryDetails: `It came back: ${details || 'the address takes no mail'}`.slice(0, 1000) })
    .where(and(eq(cardDeliveryLogs.cardId, card.id), eq(cardDeliveryLogs.attempt, card.attempt)));
  await markAddress(tx, returned);
  await tellOwner(tx, card.id);
  return true;
}

/** Marks the contact's address as undeliverable, if it is still the one the card went to. */
export async function markAddress(tx: Executor, { personId, recipientEmail }: ReturnedCard): Promise<void> {
  if (!recipientEmail) return;
  const email = recipientEmail.toLowerCase();
  await tx
    .update(people)
    .set({ bouncedEmail: email })
    .where(and(eq(people.id, personId), sql`lower(${people.email}) = ${email}`));
}
