import { messageOf } from '../../log.ts';
import type { OwnerMailResult } from './send-owner-mail.ts';

/** The counts of a run: mails sent, failed, waiting for a retry and given up, and why the last one failed. */
export type MailCounts = { mailed: number; failed: number; waiting: number; givenUp: number; cause: string | null };

export function noMails(): MailCounts {
  return { mailed: 0, failed: 0, waiting: 0, givenUp: 0, cause: null };
}

/** Counts a mail, or its `told` items if given. */
export function countMail(counts: MailCounts, mail: OwnerMailResult, told = 1): void {
  if (mail.result === 'sent') counts.mailed += told;
  if (mail.result === 'waiting') counts.waiting += 1;
  if (!('cause' in mail)) return;
  counts.cause = mail.cause;
  if (mail.result === 'given-up') counts.givenUp += 1;
  else counts.failed += 1;
}

/** Counts a mail that could not be composed. */
export function countFailure(counts: MailCounts, error: unknown): void {
  counts.failed += 1;
  counts.cause = messageOf(error);
}
