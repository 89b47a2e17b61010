import type { DeliveryStatus } from '../../../contract/vocabulary.ts';
import { allows, delivered } from '../../../domain/card-lifecycle.ts';
import { dayInWords } from '../delivery/public.ts';

type State = { deliveryStatus: DeliveryStatus; until: string; closesAt: Date; endedAt: Date | null };

/** Why a card cannot be signed at `now`, in words for everybody; null if it can. A card is signed as long as its owner may edit it. */
export function closedBecause({ deliveryStatus, until, closesAt, endedAt }: State, now: Date): string | null {
  if ((delivered as readonly DeliveryStatus[]).includes(deliveryStatus)) return 'The card has been sent.';
  if (!allows(deliveryStatus, 'edit')) return 'The card is being sent.';
  if (endedAt) return 'Signing has ended.';
  if (closesAt <= now) return `The last day to sign was ${dayInWords(until)}.`;
  return null;
}
