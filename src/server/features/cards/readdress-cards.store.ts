import { and, eq, sql } from 'drizzle-orm';
import { allows, nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { isUnsubscribed } from '../contacts/public.ts';
import { updateCard } from './cards.store.ts';
import { countSending } from './count-sending.policy.ts';

/**
 * Sets a contact's corrected address on their unsent cards, or removes a deleted one (D46, D50), and returns how many
 * changed. Approved cards stay approved and count for the new recipient, unless there is no address now or its
 * recipient wants no more cards (D33). A card with its own address keeps it.
 */
export async function readdressCards(
  context: Context,
  tx: Executor,
  person: { id: number; userId: number },
  from: string,
  to: string | null,
): Promise<number> {
  const unsent = await lockUnsentCardsTo(tx, person.id, from);
  const [household] = await tx.select({ alsoEmails: people.alsoEmails }).from(people).where(eq(people.id, person.id));
  const keepApproved = to !== null && !(await isUnsubscribed(tx, person.userId, to));
  for (const { id, status, skippedFrom } of unsent) {
    const change = nextCardState(status, { type: 'edit', keepApproved, skippedFrom });
    const goesOut = [change.status, change.skippedFrom].includes('approved_and_scheduled');
    if (goesOut) await countSending(context, tx, { id, userId: person.userId }, to);
    await updateCard(tx, id, {
      recipientEmail: to,
      alsoEmails: household?.alsoEmails ?? [],
      recipientEmailIsFormer: false,
      deliveryStatus: change.status,
      skippedFrom: change.skippedFrom,
    });
  }
  return unsent.length;
}

/**
 * Leaves the cards unchanged after the contact's address changed or was removed: approved ones still go to this
 * address.
 */
export async function keepFormerAddress(tx: Executor, person: { id: number }, from: string): Promise<void> {
  for (const { id } of await lockUnsentCardsTo(tx, person.id, from)) {
    await updateCard(tx, id, { recipientEmailIsFormer: true });
  }
}

async function lockUnsentCardsTo(tx: Executor, personId: number, email: string) {
  const rows = await tx
    .select({ id: cards.id, status: cards.deliveryStatus, skippedFrom: cards.skippedFrom })
    .from(cards)
    .where(and(eq(cards.personId, personId), sql`lower(${cards.recipientEmail}) = ${email.toLowerCase()}`))
    .for('update');
  return rows.filter(({ status }) => allows(status, 'edit'));
}
