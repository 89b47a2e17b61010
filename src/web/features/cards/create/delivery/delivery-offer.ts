import type { UserView } from '../../../../../contract/accounts.ts';
import { t } from '../../../../../contract/translate.ts';
import type { DeliveryMethod, DigitalDeliveryType } from '../../../../../contract/vocabulary.ts';
import { comingSoonMessages } from '../../../../../domain/coming-soon.ts';

/** The delivery methods besides email that have a provider. The others stay visible and say so (D32). */
export type DeliveryOffer = Record<'text' | 'physical', boolean>;

export function deliveryOffer(user: Pick<UserView, 'textAvailable' | 'printAvailable'> | null): DeliveryOffer {
  return { text: user?.textAvailable ?? false, physical: user?.printAvailable ?? false };
}

/** The message for an unavailable delivery method; null for an available one. */
export function comingSoon(choice: DeliveryMethod | DigitalDeliveryType, offer: DeliveryOffer) {
  if (choice === 'physical' && !offer.physical) {
    return { title: soonTitle, description: comingSoonMessages.physical };
  }
  if (choice === 'text' && !offer.text) {
    return { title: soonTitle, description: comingSoonMessages.text };
  }
  return null;
}

const soonTitle = t`Feature Coming Soon`;
