import { t } from '../../../../contract/translate.ts';
import type { DeliveryStatus } from '../../../../contract/vocabulary.ts';
import { cardUpdated, updateFailed } from '../../../toast-titles.ts';

/** Toast titles shared by several actions on a card (specification 2, section 8). */
export const toastTitles = {
  updated: cardUpdated,
  updateFailed,
  deliveryFailed: t`Delivery failed`,
};

export const draftAgain = t`It is a draft again. Approve it, and it will be sent.`;

/** The toast's text if a change ended the card's approval (D25). */
export function waitsAgain(before: DeliveryStatus, after: DeliveryStatus): string | undefined {
  return before === 'approved_and_scheduled' && after === 'draft' ? draftAgain : undefined;
}
