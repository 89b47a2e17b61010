import type { DeliveryMethod, DigitalDeliveryType } from '../contract/vocabulary.ts';
import { isCompleteAddress } from './address.ts';

/** What of a contact a card is delivered by. */
export type ContactDetail = 'email' | 'phone' | 'address';

/** How a card gets there. */
export type WayOfDelivery = { deliveryMethod: DeliveryMethod; digitalDeliveryType: DigitalDeliveryType | null };

/** Which detail of its recipient a card is delivered by. A digital one is mailed where nothing else was chosen. */
export function neededDetail({ deliveryMethod, digitalDeliveryType }: WayOfDelivery): ContactDetail {
  if (deliveryMethod === 'physical') return 'address';
  return digitalDeliveryType === 'text' ? 'phone' : 'email';
}

/** Whether a card can be delivered by what is known of a detail: a letter takes a whole address. */
export function isReachedBy(detail: ContactDetail, known: string | null): known is string {
  return detail === 'address' ? isCompleteAddress(known) : Boolean(known);
}
