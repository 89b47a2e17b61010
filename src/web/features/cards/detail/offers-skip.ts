import type { CardView } from '../../../../contract/cards.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';

/** Attempts that ended with another one to come. */
const waiting = ['retry', 'released'];

/** Whether the card can be skipped now: one on its way only between two attempts (the lifecycle's "no live lease"). */
export function offersSkip({
  deliveryStatus,
  deliveryLog: [last],
}: {
  deliveryStatus: CardView['deliveryStatus'];
  /** The newest first. */
  deliveryLog: readonly { deliveryStatus: string }[];
}): boolean {
  if (!allows(deliveryStatus, 'skip')) return false;
  return deliveryStatus !== 'scheduled' || (last !== undefined && waiting.includes(last.deliveryStatus));
}
