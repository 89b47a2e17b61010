import { deliveryWords } from '../../../delivery-words.ts';

const ofNotReached = ['leftOutUnsubscribed', 'leftOutBounced', 'leftOutRemoved', 'refused', 'returned'] as const;

/** Whether the log of a card says that its mail did not reach this address. */
export function namesAsNotReached(log: string, email: string): boolean {
  const text = log.toLowerCase();
  return ofNotReached.some((why) => text.includes(deliveryWords(why, email).toLowerCase()));
}
