import { ne, type SQL, sql } from 'drizzle-orm';
import { cards } from '../../../db/tables/cards.ts';

/**
 * A condition on cards: they leave when they are due. Printed cards do so only if a provider prints (`prints`); else
 * their user posts them, and they wait for that until their day is over (decision 065).
 */
export function leavesByItself(prints: boolean): SQL {
  return prints ? sql`true` : ne(cards.deliveryMethod, 'physical');
}
