import type { CardView } from '../../../../contract/cards.ts';
import type { AlternateSlot } from '../../../../contract/vocabulary.ts';

/** One of the three versions of a card. */
export type CardOptionView = { message: string; imageUrl: string | null; prompt: string | null };

/** The primary and the alternates; null for an empty slot. An alternate without a picture uses the primary's. */
export function optionsOf(
  card: CardView,
): Record<'primary', CardOptionView> & Record<AlternateSlot, CardOptionView | null> {
  const alternate = (message: string | null, imageUrl: string | null, prompt: string | null) =>
    message ? { message, imageUrl: imageUrl ?? card.imageUrl, prompt } : null;
  return {
    primary: { message: card.message, imageUrl: card.imageUrl, prompt: card.imagePrompt },
    alternate1: alternate(card.alternateMessage1, card.alternateImageUrl1, card.alternatePrompt1),
    alternate2: alternate(card.alternateMessage2, card.alternateImageUrl2, card.alternatePrompt2),
  };
}
