import type { SendingState } from '../../../../contract/accounts.ts';
import { t } from '../../../../contract/translate.ts';

/** The sending states of accounts as administrators read them. */
export const sendingWords: Record<SendingState, { label: string; text: string }> = {
  allowed: {
    label: t`Sends`,
    text: t`Its cards go out. If you stop it, it can do everything but send: due cards wait until you start it again.`,
  },
  unconfirmed: { label: t`Address not confirmed`, text: t`Its cards wait until its email address is confirmed.` },
  'awaits-approval': {
    label: t`Waits for approval`,
    text: t`It can do everything but send until you approve it. What was approved meanwhile goes out then, if its day is not over.`,
  },
  stopped: {
    label: t`Sending stopped`,
    text: t`It can do everything but send. When you start it again, its cards go out; those whose day has passed are shown as missed.`,
  },
};
