import type { UserView } from '../../../../../contract/accounts.ts';
import type { DeliveryMethod, DigitalDeliveryType } from '../../../../../contract/vocabulary.ts';
import { comingSoonMessages } from '../../../../../domain/coming-soon.ts';

/** What this installation can deliver besides e-mail: what has no provider stays in sight and says so (D32). */
export type DeliveryOffer = Record<'text' | 'physical', boolean>;

export function deliveryOffer(user: Pick<UserView, 'textAvailable' | 'printAvailable'> | null): DeliveryOffer {
  return { text: user?.textAvailable ?? false, physical: user?.printAvailable ?? false };
}

/** The message for choosing an unavailable way of delivery; null for an available one. */
export function comingSoon(choice: DeliveryMethod | DigitalDeliveryType, offer: DeliveryOffer) {
  if (choice === 'physical' && !offer.physical) {
    return { title: soonTitle, description: comingSoonMessages.physical };
  }
  if (choice === 'text' && !offer.text) {
    return { title: soonTitle, description: comingSoonMessages.text };
  }
  return null;
}

const soonTitle = 'Feature Coming Soon';
