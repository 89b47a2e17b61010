import type { Context } from '../../../context.ts';
import { markAddress, type ReturnedCard, recordBounce } from './bounces.store.ts';
import { insertUnsubscribe } from './unsubscribes.store.ts';

/**
 * Settles bounced mail: a single matching card fails and its contact is marked; with several matches only the contacts
 * are marked. A complaint ends all cards to the address. Returns the number of failed cards.
 */
export async function settleBounce(
  { database }: Context,
  found: readonly ReturnedCard[],
  { kind, details }: { kind: 'hard' | 'complaint'; details: string },
): Promise<number> {
  return database.transaction(async (tx) => {
    let count = 0;
    for (const card of found.toSorted((a, b) => a.id - b.id)) {
      if (kind === 'complaint') {
        if (card.recipientEmail) await insertUnsubscribe(tx, card.userId, card.recipientEmail);
      } else if (found.length === 1) {
        if (await recordBounce(tx, card, details)) count += 1;
      } else {
        await markAddress(tx, card);
      }
    }
    return count;
  });
}
