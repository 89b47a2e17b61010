import type { SendingState } from '../contract/accounts.ts';
import { t } from '../contract/translate.ts';

/** What users read while their cards wait; also when they try Send Now. */
export const heldWords: Record<Exclude<SendingState, 'allowed'>, { title: string; text: string }> = {
  unconfirmed: {
    title: t`Your cards are waiting for your email address`,
    text: t`Open the link that we emailed to you, and your cards can be sent. You can get another link in Settings.`,
  },
  'awaits-approval': {
    title: t`Your account waits for approval`,
    text: t`An administrator reviews new accounts before their cards are sent. Everything else works. What you approve goes out once they have said yes, if its day is not over by then.`,
  },
  stopped: {
    title: t`Sending is stopped`,
    text: t`An administrator has stopped the cards of your account. Nothing is lost: what is approved waits, and goes out when they start it again, if its day is not over by then.`,
  },
};
