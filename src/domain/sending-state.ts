import type { SendingState } from '../contract/accounts.ts';

/** What users read while their cards wait; also when they try Send Now. */
export const heldWords: Record<Exclude<SendingState, 'allowed'>, { title: string; text: string }> = {
  unconfirmed: {
    title: 'Your cards are waiting for your email address',
    text: 'Open the link that we mailed to you, and your cards can be sent. You can get another link in Settings.',
  },
  'awaits-approval': {
    title: 'Your account waits for approval',
    text: 'An administrator looks at new accounts before their cards are sent. Everything else works. What you approve goes out once they have said yes, if its day is not over by then.',
  },
  stopped: {
    title: 'Sending is stopped',
    text: 'An administrator has stopped the cards of your account. Nothing is lost: what is approved waits, and goes out when they start it again, if its day is not over by then.',
  },
};
