import type { FailureReason } from '../../contract/vocabulary.ts';

/** Why a card was not delivered, and what to do about it. */
export const failureWords: Record<FailureReason, { what: string; next: string }> = {
  rejected: {
    what: 'The recipient’s mail server refused this card.',
    next: 'Check the contact’s email address, then send it again.',
  },
  exhausted: {
    what: 'The mail server could not be reached, although we kept trying until the end of the day.',
    next: 'You can send it now, or choose a new day.',
  },
  unknown: {
    what: 'The connection broke just as this card was handed over, so nobody can tell whether it arrived.',
    next: 'Ask the recipient if you can. We never send it a second time on our own.',
  },
  unsubscribed: {
    what: 'The recipient asked not to get cards from you any more.',
    next: 'This card will not be sent.',
  },
  missed: {
    what: 'The day of this card passed before it could be sent.',
    next: 'You can still send it now, or choose a new day.',
  },
  bounced: {
    what: 'This card came back: the address does not exist or does not accept mail.',
    next: 'Fix the contact’s email address, then send it again.',
  },
};
