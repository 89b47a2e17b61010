import type { SendingState } from '../../../../contract/accounts.ts';

/** The sending states of accounts as administrators read them. */
export const sendingWords: Record<SendingState, { label: string; text: string }> = {
  allowed: {
    label: 'Sends',
    text: 'Its cards go out. Stopped, it can do everything but send: what is due waits, and goes out when you start it again.',
  },
  unconfirmed: { label: 'Address not confirmed', text: 'Its cards wait until its e-mail address is confirmed.' },
  'awaits-approval': {
    label: 'Waits for approval',
    text: 'It can do everything but send until you approve it. What was approved meanwhile goes out then, if its day is not over.',
  },
  stopped: {
    label: 'Sending stopped',
    text: 'It can do everything but send. Started again, its cards go out; those whose day is over are shown to it as missed.',
  },
};
