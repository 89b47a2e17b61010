import type { CardListItem } from '../../contract/cards.ts';
import { t } from '../../contract/translate.ts';

/** A printed card that its user was to post. */
export const notPostedWords = {
  what: t`The day of this card has passed, and it was not marked as posted.`,
  next: t`If you posted it, mark it as passed on. You can also choose a new day.`,
};

/** Whether a card failed because its user was to post it: no provider prints (`prints`). */
export function wasNotPosted(
  { failureReason, deliveryMethod }: Pick<CardListItem, 'failureReason' | 'deliveryMethod'>,
  prints: boolean,
): boolean {
  return failureReason === 'missed' && deliveryMethod === 'physical' && !prints;
}
