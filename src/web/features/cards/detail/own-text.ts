import type { CardView } from '../../../../contract/cards.ts';

/** A text that the user is writing over a saved one. */
export type OwnText = {
  text: string;
  /** The saved text it was begun from, and of which version of the card that was. */
  base: string;
  version: number;
};

/** The user's text after more typing; it stays begun from where it was begun. */
export function typed(own: OwnText | null, text: string, saved: string, version: number): OwnText {
  return own ? { ...own, text } : { text, base: saved, version };
}

/**
 * Whether a text may be saved over a card that changed elsewhere without asking: what changed is neither the text itself nor
 * whether the card goes out.
 */
export function isUntouched(
  own: OwnText,
  saved: string,
  before: Pick<CardView, 'deliveryStatus'>,
  current: Pick<CardView, 'deliveryStatus'>,
): boolean {
  return saved === own.base && before.deliveryStatus === current.deliveryStatus;
}
