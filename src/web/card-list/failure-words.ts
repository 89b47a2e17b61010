import { t } from '../../contract/translate.ts';
import type { FailureReason } from '../../contract/vocabulary.ts';

/** Why a card was not delivered, and what to do about it. */
export const failureWords: Record<FailureReason, { what: string; next: string }> = {
  rejected: {
    what: t`The recipient’s mail server refused this card.`,
    next: t`Check the contact’s email address, then send it again.`,
  },
  exhausted: {
    what: t`The mail server could not be reached, although we kept trying until the end of the day.`,
    next: t`You can send it now, or choose a new day.`,
  },
  unknown: {
    what: t`The connection broke just as this card was handed over, so nobody can tell whether it arrived.`,
    next: t`Ask the recipient if you can. We never send it a second time on our own.`,
  },
  unsubscribed: {
    what: t`The recipient asked not to get cards from you any more.`,
    next: t`This card will not be sent.`,
  },
  missed: {
    what: t`The day of this card passed before it could be sent.`,
    next: t`You can still send it now, or choose a new day.`,
  },
  bounced: {
    what: t`This card came back: the address does not exist or does not accept mail.`,
    next: t`Fix the contact’s email address, then send it again.`,
  },
};
