import type { CardView } from '../../../../contract/cards.ts';
import type { AlternateSlot } from '../../../../contract/vocabulary.ts';

/** What stands in one of the three places: the primary, or an alternate. */
export type OptionPlace = 'primary' | AlternateSlot;

export const ownPlaces: readonly OptionPlace[] = ['primary', 'alternate1', 'alternate2'];

/** The places after primary and alternate were exchanged: each picture stays where it was seen. */
export function placesAfter(places: readonly OptionPlace[], slot: AlternateSlot): OptionPlace[] {
  return places.map((place) => (place === 'primary' ? slot : place === slot ? 'primary' : place));
}

/** The card as it is after the exchange, without waiting for the server. */
export function exchanged(card: CardView, slot: AlternateSlot): CardView {
  const number = slot === 'alternate1' ? 1 : 2;
  const message = card[`alternateMessage${number}`];
  if (!message) return card;
  return {
    ...card,
    message,
    imageUrl: card[`alternateImageUrl${number}`] ?? card.imageUrl,
    imagePrompt: card[`alternatePrompt${number}`] ?? card.imagePrompt,
    [`alternateMessage${number}`]: card.message,
    [`alternateImageUrl${number}`]: card.imageUrl,
    [`alternatePrompt${number}`]: card.imagePrompt,
  };
}
