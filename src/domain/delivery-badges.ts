import { t } from '../contract/translate.ts';
import type { DeliveryStatus, WayGiven } from '../contract/vocabulary.ts';

export type BadgeColor = 'orange' | 'blue' | 'purple' | 'green' | 'red' | 'gray';

/** The badge of each delivery status: exact label and colour (specification 2, section 4; D38). */
export const deliveryBadges: Record<DeliveryStatus, { label: string; color: BadgeColor }> = {
  draft: { label: t`Draft`, color: 'orange' },
  scheduled: { label: t`Scheduled`, color: 'blue' },
  approved_and_scheduled: { label: t`Approved & Scheduled`, color: 'blue' },
  ready: { label: t`Ready`, color: 'blue' },
  sent_for_printing: { label: t`Sent for Printing`, color: 'purple' },
  sent: { label: t`Sent`, color: 'green' },
  failed: { label: t`Failed`, color: 'red' },
  skipped: { label: t`Skipped`, color: 'gray' },
};

/** The badge of a delivered card whose e-mail stayed in the outbox because there is no mail server (D49). */
export const keptInOutbox = t`Kept in the outbox`;

/** The badges of cards that their senders passed on themselves. */
export const givenBadges: Record<WayGiven, string> = {
  hand: t`Given by hand`,
  chat: t`Passed on in a chat`,
  post: t`Posted`,
};

/** The badge of a card. */
export function badgeOf(card: { deliveryStatus: DeliveryStatus; keptInOutbox: boolean; givenBy: WayGiven | null }): {
  label: string;
  color: BadgeColor;
} {
  if (card.deliveryStatus === 'sent' && card.givenBy) return { label: givenBadges[card.givenBy], color: 'green' };
  const isKept = card.deliveryStatus === 'sent' && card.keptInOutbox;
  return isKept ? { label: keptInOutbox, color: 'orange' } : deliveryBadges[card.deliveryStatus];
}
