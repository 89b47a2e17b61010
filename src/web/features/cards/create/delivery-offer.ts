import type { DeliveryMethod, DigitalDeliveryType } from '../../../../contract/vocabulary.ts';

/** What this installation can deliver besides e-mail. No provider is built yet: both stay in sight and say so (D32). */
export const deliveryOffer: Record<'text' | 'physical', boolean> = { text: false, physical: false };

/** What is said when somebody chooses what cannot be had yet; null for what can. */
export function comingSoon(choice: DeliveryMethod | DigitalDeliveryType, offer = deliveryOffer) {
  if (choice === 'physical' && !offer.physical) {
    return {
      title: soonTitle,
      description: 'Physical card delivery will be available soon. Please select Email for now.',
    };
  }
  if (choice === 'text' && !offer.text) {
    return {
      title: soonTitle,
      description: 'Text message delivery will be available soon. Please select Email for now.',
    };
  }
  return null;
}

const soonTitle = 'Feature Coming Soon';
