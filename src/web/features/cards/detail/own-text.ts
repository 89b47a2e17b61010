import type { CardView } from '../../../../contract/cards.ts';

/** A text that the user is editing. */
export type OwnText = {
  text: string;
  /** The saved text that the edit started from; `version` is that of the card at the time. */
  base: string;
  version: number;
};

/** The user's text after more typing; base and version stay those of the first change. */
export function typed(own: OwnText | null, text: string, saved: string, version: number): OwnText {
  return own ? { ...own, text } : { text, base: saved, version };
}

/**
 * Whether a text may be saved without asking although the card changed elsewhere: neither the text itself nor the
 * card's status changed.
 */
export function isUntouched(
  own: OwnText,
  saved: string,
  before: Pick<CardView, 'deliveryStatus'>,
  current: Pick<CardView, 'deliveryStatus'>,
): boolean {
  return saved === own.base && before.deliveryStatus === current.deliveryStatus;
}
