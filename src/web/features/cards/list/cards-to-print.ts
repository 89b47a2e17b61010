import type { CardListItem } from '../../../../contract/cards.ts';

/** As many as one page of paper takes. */
const mostCards = 200;
const out = new Set<CardListItem['deliveryStatus']>(['sent', 'sent_for_printing', 'skipped']);

/** The ids of the printed cards that are not out yet. */
export function cardsToPrint(cards: readonly CardListItem[]): number[] {
  return cards
    .filter(({ deliveryMethod, deliveryStatus }) => deliveryMethod === 'physical' && !out.has(deliveryStatus))
    .map(({ id }) => id)
    .slice(0, mostCards);
}
