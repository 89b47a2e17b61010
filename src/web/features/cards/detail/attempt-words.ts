import { keptInOutbox } from '../../../../domain/delivery-badges.ts';

const words: Record<string, string> = {
  sending: 'Being sent',
  sent: 'Sent',
  kept: keptInOutbox,
  retry: 'Not taken yet, tried again later',
  failed: 'Failed',
  unknown: 'Outcome unknown',
  released: 'Put back before it was sent',
  fenced: 'Left to another attempt',
};

/** The outcome of one delivery attempt, as text. */
export function attemptWords(status: string): string {
  return words[status] ?? status.replaceAll('_', ' ');
}
