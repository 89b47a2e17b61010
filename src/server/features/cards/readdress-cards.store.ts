import { and, eq, sql } from 'drizzle-orm';
import { allows, nextCardState } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { isUnsubscribed } from '../contacts/people.store.ts';
import { updateCard } from './cards.store.ts';

/**
 * Sends a contact's unsent cards to their corrected address (D46) and returns how many. Approved ones stay approved,
 * unless whoever has the new address wants no more cards (D33). A card with an address of its own keeps it.
 */
export async function readdressCards(
  tx: Executor,
  person: { id: number; userId: number },
  from: string,
  to: string,
): Promise<number> {
  const rows = await tx
    .select({ id: cards.id, status: cards.deliveryStatus, skippedFrom: cards.skippedFrom })
    .from(cards)
    .where(and(eq(cards.personId, person.id), sql`lower(${cards.recipientEmail}) = ${from.toLowerCase()}`))
    .for('update');
  const keepApproved = !(await isUnsubscribed(tx, person.userId, to));
  const unsent = rows.filter(({ status }) => allows(status, 'edit'));
  for (const { id, status, skippedFrom } of unsent) {
    const change = nextCardState(status, { type: 'edit', keepApproved, skippedFrom });
    await updateCard(tx, id, {
      recipientEmail: to,
      deliveryStatus: change.status,
      skippedFrom: change.skippedFrom,
    });
  }
  return unsent.length;
}
