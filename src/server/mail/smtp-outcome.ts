import type { NodemailerError } from 'nodemailer';
import { deliveryWords } from '../delivery-words.ts';
import { Fenced } from './last-bytes-fence.ts';
import type { MailOutcome } from './mailer.ts';

// nodemailer's codes for a rejection of this message; all other codes concern the connection or the account.
const aboutThisMessage = new Set(['EENVELOPE', 'EMESSAGE']);

/**
 * The outcome of a failed hand-over. The code alone is not enough: it depends on whether the server answered, and
 * whether the end of the message had left. A 4xx or 5xx is an answer even to the final dot (RFC 5321, 4.2.1).
 */
export function outcomeOfFailure(error: unknown, released: boolean): MailOutcome {
  if (error instanceof Fenced) return { outcome: 'fenced' };
  const { code, responseCode, message } = failureOf(error);
  // Without an answer the error message contains our own addresses and ports, which do not concern the card's owner.
  const reply =
    code === 'ETLS' || (responseCode === undefined && !aboutThisMessage.has(code))
      ? unanswered(code)
      : message.replaceAll(/\s+/g, ' ').slice(0, 500);
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 500) return { outcome: 'temporary', reply };
  if (aboutThisMessage.has(code) && responseCode !== undefined && responseCode >= 500)
    return { outcome: 'rejected', reply };
  if (released) return { outcome: 'unknown', reply };
  // Rejected on our side because the server does not support it: its size, or the characters of an address.
  if (aboutThisMessage.has(code) && responseCode === undefined) return { outcome: 'rejected', reply };
  return { outcome: 'temporary', reply };
}

function unanswered(code: string): string {
  if (code === 'ETIMEDOUT') return deliveryWords('timedOut');
  if (code === 'ETLS') return deliveryWords('noEncryption');
  if (code === 'EAUTH') return deliveryWords('loginRefused');
  return deliveryWords('noConnection');
}

function failureOf(error: unknown): { code: string; responseCode: number | undefined; message: string } {
  if (!(error instanceof Error)) return { code: '', responseCode: undefined, message: String(error) };
  const { code, responseCode } = error as NodemailerError;
  return { code: code ?? '', responseCode, message: error.message };
}
