import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { legalFrom, nextCardState } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../../db/tables/cards.ts';
import { householdMembers } from '../../../db/tables/households.ts';
import { people } from '../../../db/tables/people.ts';
import { lockCard, updateCard } from '../../cards/public.ts';
import { tellOwner } from './card-notices.store.ts';

export type ReturnedCard = {
  id: number;
  userId: number;
  personId: number;
  recipientEmail: string | null;
  alsoEmails: string[];
};

const columns = {
  id: cards.id,
  userId: cards.userId,
  personId: cards.personId,
  recipientEmail: cards.recipientEmail,
  alsoEmails: cards.alsoEmails,
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
        sql`(lower(${cards.recipientEmail}) = ${email.toLowerCase()} or exists (select 1 from jsonb_array_elements_text(${cards.alsoEmails}) also where lower(also) = ${email.toLowerCase()}))`,
      ),
    )
    .orderBy(desc(cards.deliveryDate))
    .limit(20);
}

/** Records a bounce: the card has failed, and its owner gets a notice. Idempotent. */
export async function recordBounce(tx: Executor, returned: ReturnedCard, details: string): Promise<boolean> {
  const card = await lockCard(tx, returned.userId, returned.id);
  if (!card || card.givenBy || !legalFrom.bounced.some((status) => status === card.deliveryStatus)) return false;
  const change = nextCardState(card.deliveryStatus, { type: 'bounced' });
  await updateCard(tx, card.id, { deliveryStatus: change.status, failureReason: change.failureReason });
  await tx
    .update(cardDeliveryLogs)
    .set({ deliveryDetails: `It came back: ${details || 'the address takes no mail'}`.slice(0, 1000) })
    .where(and(eq(cardDeliveryLogs.cardId, card.id), eq(cardDeliveryLogs.attempt, card.attempt)));
  await tellOwner(tx, card.id);
  return true;
}

/** Notes in the log of a card that stays sent which of its addresses came back; "one of them" if none is known. */
export async function noteReturned(
  tx: Executor,
  card: ReturnedCard,
  emails: readonly string[],
  details: string,
): Promise<void> {
  const note = ` Came back from ${emails.join(', ') || 'one of them'}: ${details || 'the address takes no mail'}`;
  const newest = sql`(select max(log.attempt) from ${cardDeliveryLogs} log where log.card_id = ${card.id})`;
  await tx
    .update(cardDeliveryLogs)
    .set({ deliveryDetails: sql`left(coalesce(${cardDeliveryLogs.deliveryDetails}, '') || ${note}::text, 1000)` })
    .where(
      and(
        eq(cardDeliveryLogs.cardId, card.id),
        eq(cardDeliveryLogs.attempt, newest),
        sql`position(${note}::text in coalesce(${cardDeliveryLogs.deliveryDetails}, '')) = 0`,
      ),
    );
}

/** Whether mail to each of these addresses has come back. */
export async function reachesNobody(
  tx: Executor,
  { userId }: ReturnedCard,
  emails: readonly string[],
): Promise<boolean> {
  const rows = await tx
    .selectDistinct({ email: people.bouncedEmail })
    .from(people)
    .where(and(eq(people.userId, userId), inArray(people.bouncedEmail, [...emails])));
  return rows.length === new Set(emails).size;
}

/**
 * Marks an address as undeliverable on the contact of a card, if they still have it, and on the member of a household
 * whose address it is. The mark of a household's first address is more important than that of another.
 */
export async function markAddress(tx: Executor, { personId }: ReturnedCard, email: string): Promise<void> {
  const isFirst = sql`lower(${people.email}) = ${email}`;
  const isFurther = sql`exists (select 1 from jsonb_array_elements_text(${people.alsoEmails}) also where lower(also) = ${email})`;
  const isFree = sql`${people.bouncedEmail} is distinct from lower(${people.email})`;
  const itsMembers = tx
    .select({ id: householdMembers.personId })
    .from(householdMembers)
    .where(eq(householdMembers.householdId, personId));
  await tx
    .update(people)
    .set({ bouncedEmail: email })
    .where(
      or(
        and(eq(people.id, personId), or(isFirst, and(isFurther, isFree))),
        and(inArray(people.id, itsMembers), isFirst),
      ),
    );
}
