import { and, eq, sql } from 'drizzle-orm';
import { allows, nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { isUnsubscribed } from '../contacts/public.ts';
import { countChange } from './approve-card.policy.ts';
import { type CardRow, updateCard } from './cards.store.ts';

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
  for (const card of unsent) {
    const change = nextCardState(card.deliveryStatus, { type: 'edit', keepApproved, skippedFrom: card.skippedFrom });
    const changes = {
      recipientEmail: to,
      alsoEmails: household?.alsoEmails ?? [],
      recipientEmailIsFormer: false,
      deliveryStatus: change.status,
      skippedFrom: change.skippedFrom,
    };
    await countChange(context, tx, card, { ...card, ...changes });
    await updateCard(tx, card.id, changes);
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

async function lockUnsentCardsTo(tx: Executor, personId: number, email: string): Promise<CardRow[]> {
  const rows = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.personId, personId), sql`lower(${cards.recipientEmail}) = ${email.toLowerCase()}`))
    .for('update');
  return rows.filter(({ deliveryStatus }) => allows(deliveryStatus, 'edit'));
}
