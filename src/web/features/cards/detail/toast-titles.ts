import type { DeliveryStatus } from '../../../../contract/vocabulary.ts';
import { cardUpdated, updateFailed } from '../../../toast-titles.ts';

/** Headlines that several acts on a card share (specification 2, section 8). */
export const toastTitles = {
  updated: cardUpdated,
  updateFailed,
  deliveryFailed: 'Delivery failed',
};

export const draftAgain = 'It is a draft again. Approve it, and it will be sent.';

/** The toast of a change that withdrew the card's approval (D25). */
export function waitsAgain(before: DeliveryStatus, after: DeliveryStatus): string | undefined {
  return before === 'approved_and_scheduled' && after === 'draft' ? draftAgain : undefined;
}
