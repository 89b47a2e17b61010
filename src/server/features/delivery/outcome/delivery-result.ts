import type { FailureReason } from '../../../../contract/vocabulary.ts';
import type { SentAs } from '../../../db/tables/cards.ts';

/** How an attempt ended, with the server's reply or our own words. */
export type DeliveryResult = {
  messageId: string | null;
  details: string;
} & (
  | {
      kind: 'sent';
      /** The printer has accepted it. */
      physical: boolean;
      /** It is in the outbox and was not sent (D49). */
      keptInOutbox: boolean;
      sentAs: SentAs;
      /** Addresses of the card, lower case, that the mail server refused for good. */
      refusedEmails: readonly string[];
    }
  | { kind: 'temporary' }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'fenced' }
);

export type SentResult = Extract<DeliveryResult, { kind: 'sent' }>;

export function isSent(result: DeliveryResult): result is SentResult {
  return result.kind === 'sent';
}
