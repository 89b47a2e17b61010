import type { DeliveryMethod, DigitalDeliveryType } from '../contract/vocabulary.ts';
import { isCompleteAddress } from './address.ts';

/** The contact details that cards can be delivered to. */
export type ContactDetail = 'email' | 'phone' | 'address';

/** How a card is delivered. */
export type WayOfDelivery = { deliveryMethod: DeliveryMethod; digitalDeliveryType: DigitalDeliveryType | null };

/** The contact detail that a card's delivery needs. Digital cards go by e-mail unless text message was chosen. */
export function neededDetail({ deliveryMethod, digitalDeliveryType }: WayOfDelivery): ContactDetail {
  if (deliveryMethod === 'physical') return 'address';
  return digitalDeliveryType === 'text' ? 'phone' : 'email';
}

/** Whether a card can be delivered with this value of a detail: a postal address must be complete. */
export function isReachedBy(detail: ContactDetail, known: string | null): known is string {
  return detail === 'address' ? isCompleteAddress(known) : Boolean(known);
}
