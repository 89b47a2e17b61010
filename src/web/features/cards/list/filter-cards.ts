import type { CardListItem } from '../../../../contract/cards.ts';
import { localDay } from '../../../../domain/local-time.ts';

export const cardTimes = ['all', 'upcoming', 'historical'] as const;
export type CardTime = (typeof cardTimes)[number];

/** Filters cards by contact, the contacts of a group, and time: upcoming ones have a future day, historical ones a past day. */
export function filterCards(
  cards: readonly CardListItem[],
  { time, personId, inGroup = null }: { time: CardTime; personId: number | null; inGroup?: ReadonlySet<number> | null },
  today: string,
  timeZone: string,
): CardListItem[] {
  return cards.filter(
    (card) =>
      (personId === null || card.personId === personId) &&
      (inGroup === null || inGroup.has(card.personId)) &&
      (time === 'all' || timeOf(card, today, timeZone) === time),
  );
}

/** Today's card is upcoming until it is sent; without a scheduled day, the delivery day counts. */
function timeOf({ scheduledDate, deliveryDate }: CardListItem, today: string, timeZone: string): CardTime | null {
  const day = scheduledDate ?? (deliveryDate && localDay(deliveryDate, timeZone));
  if (day === null) return null;
  if (day === today) return deliveryDate ? 'historical' : 'upcoming';
  return day > today ? 'upcoming' : 'historical';
}

/** The contacts that have cards, by name. */
export function peopleOf(cards: readonly CardListItem[]): { id: number; name: string }[] {
  const names = new Map(cards.map(({ personId, personName }) => [personId, personName]));
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}
