import type { CardListItem } from '../../../../contract/cards.ts';

/** The cards to review: in the given order, those that were put off last, the one put off first before the others. */
export function inReviewOrder<Card extends Pick<CardListItem, 'id'>>(
  waiting: readonly Card[],
  putOff: readonly number[],
): Card[] {
  const place = (card: Card) => putOff.indexOf(card.id);
  return [
    ...waiting.filter((card) => place(card) < 0),
    ...waiting.filter((card) => place(card) >= 0).sort((a, b) => place(a) - place(b)),
  ];
}

/** The next card after `id` has been decided: the following one, or the first if it was the last. */
export function cardAfter<Card extends Pick<CardListItem, 'id'>>(order: readonly Card[], id: number): number | null {
  const at = order.findIndex((card) => card.id === id);
  const next = order[at + 1] ?? order.find((card) => card.id !== id);
  return next?.id ?? null;
}

/** Approved cards by their day, the next one first; the undated, which leave at once, before all. */
export function byDay<Card extends Pick<CardListItem, 'scheduledDate'>>(
  cards: readonly Card[],
): { day: string | null; cards: Card[] }[] {
  const days = new Map<string | null, Card[]>();
  for (const card of cards) days.set(card.scheduledDate, [...(days.get(card.scheduledDate) ?? []), card]);
  return [...days]
    .map(([day, ofDay]) => ({ day, cards: ofDay }))
    .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
}
