import type { CardListItem } from '../../contract/cards.ts';
import { paperLimits } from '../../contract/paper-limits.ts';
import { allows } from '../../domain/card-lifecycle.ts';
import { isToPost, postBy } from '../../domain/to-post.ts';

type Postable = Pick<CardListItem, 'id' | 'deliveryMethod' | 'deliveryStatus' | 'scheduledDate'>;
/** `day`: the last day in the post; null: today or earlier. No more ids than one file has. */
export type PostDay = { day: string | null; cardIds: number[] };

/** The approved printed cards that are for the user to print and post in the next days, by their last day in the post. */
export function cardsToPost(cards: readonly Postable[], today: string): PostDay[] {
  const byDay = new Map<string | null, number[]>();
  for (const { id, deliveryMethod, deliveryStatus, scheduledDate } of cards) {
    if (deliveryMethod !== 'physical' || !allows(deliveryStatus, 'claim')) continue;
    if (scheduledDate === null || !isToPost(scheduledDate, today)) continue;
    const day = postBy(scheduledDate) <= today ? null : postBy(scheduledDate);
    byDay.set(day, [...(byDay.get(day) ?? []), id]);
  }
  return [...byDay]
    .map(([day, cardIds]) => ({ day, cardIds: cardIds.slice(0, paperLimits.cards) }))
    .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
}
