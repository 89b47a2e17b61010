import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { legalFrom, nextCardState } from '../../../../domain/card-lifecycle.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../../db/tables/cards.ts';
import { householdMembers } from '../../../db/tables/households.ts';
import { people } from '../../../db/tables/people.ts';
import { deliveryWords } from '../../../delivery-words.ts';
import { lockCard, updateCard } from '../../cards/public.ts';
import { hasBounced } from '../../contacts/public.ts';
import { namesAsNotReached } from '../mail/not-reached.ts';
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
  const said = `${deliveryWords('cameBack')} ${details || deliveryWords('takesNoMail')}`;
  await tx
    .update(cardDeliveryLogs)
    .set({ deliveryDetails: said.slice(0, 1000) })
    .where(and(eq(cardDeliveryLogs.cardId, card.id), eq(cardDeliveryLogs.attempt, card.attempt)));
  await tellOwner(tx, card.id);
  return true;
}

/** Notes in the newest log entry of a card, once, which of its addresses came back, or what became of an address. */
export async function noteInLog(tx: Executor, card: Pick<ReturnedCard, 'id'>, words: string): Promise<void> {
  const note = ` ${words}`;
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

/** Whether mail to each of these addresses of a card has come back: now, by the marks of contacts, or by its own log. */
export async function reachesNobody(
  tx: Executor,
  { id, userId }: ReturnedCard,
  emails: readonly string[],
  returned: readonly string[],
): Promise<boolean> {
  const rows = await tx
    .selectDistinct({ email: people.bouncedEmail })
    .from(people)
    .where(and(eq(people.userId, userId), inArray(people.bouncedEmail, [...emails])));
  const [log] = await tx
    .select({ details: cardDeliveryLogs.deliveryDetails })
    .from(cardDeliveryLogs)
    .where(eq(cardDeliveryLogs.cardId, id))
    .orderBy(desc(cardDeliveryLogs.attempt))
    .limit(1);
  const known = new Set([...returned, ...rows.map(({ email }) => email)]);
  return emails.every((email) => known.has(email) || namesAsNotReached(log?.details ?? '', email));
}

/**
 * Marks an address as undeliverable on the contact of a card, if they still have it, and on the member of a household
 * whose address it is. A contact has one mark, and that of its first address is the most important: another address
 * that no contact can be marked for is taken out of the contact. Returns the one that was taken out.
 */
export async function markAddress(
  tx: Executor,
  { personId }: Pick<ReturnedCard, 'personId'>,
  email: string,
): Promise<string | null> {
  const [contact] = await tx.select().from(people).where(eq(people.id, personId)).for('update');
  if (!contact) return null;
  const itsMembers = tx
    .select({ id: householdMembers.personId })
    .from(householdMembers)
    .where(eq(householdMembers.householdId, personId));
  await tx
    .update(people)
    .set({ bouncedEmail: email })
    .where(and(inArray(people.id, itsMembers), sql`lower(${people.email}) = ${email}`));
  const { bouncedEmail: marked } = contact;
  const isFirst = contact.email?.toLowerCase() === email;
  const { alsoEmails, reach } = contact;
  const further = [...alsoEmails, ...(reach?.emails.map(({ value }) => value) ?? [])];
  const isFurther = further.some((each) => each.toLowerCase() === email);
  // The mark of any contact keeps a further address from mail.
  if (!isFirst && (!isFurther || (await hasBounced(tx, contact.userId, email)))) return null;
  if (isFirst || marked === null) await tx.update(people).set({ bouncedEmail: email }).where(eq(people.id, personId));
  if (marked === null || marked === email) return null;
  const unmarked = isFirst ? marked : email;
  const isKept = (each: string) => each.toLowerCase() !== unmarked;
  if (further.every(isKept) || (await hasBounced(tx, contact.userId, unmarked))) return null;
  await tx
    .update(people)
    .set({
      alsoEmails: alsoEmails.filter(isKept),
      reach: reach && { ...reach, emails: reach.emails.filter(({ value }) => isKept(value)) },
      version: sql`${people.version} + 1`,
    })
    .where(eq(people.id, personId));
  return unmarked;
}
