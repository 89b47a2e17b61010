import type { SendingState } from '../../../../contract/accounts.ts';

/** The sending states of accounts as administrators read them. */
export const sendingWords: Record<SendingState, { label: string; text: string }> = {
  allowed: {
    label: 'Sends',
    text: 'Its cards go out. If you stop it, it can do everything but send: due cards wait until you start it again.',
  },
  unconfirmed: { label: 'Address not confirmed', text: 'Its cards wait until its email address is confirmed.' },
  'awaits-approval': {
    label: 'Waits for approval',
    text: 'It can do everything but send until you approve it. What was approved meanwhile goes out then, if its day is not over.',
  },
  stopped: {
    label: 'Sending stopped',
    text: 'It can do everything but send. When you start it again, its cards go out; those whose day has passed are shown as missed.',
  },
};
