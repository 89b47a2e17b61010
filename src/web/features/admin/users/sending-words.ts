import type { SendingState } from '../../../../contract/accounts.ts';
import { t } from '../../../../contract/translate.ts';

/** The sending states of accounts as administrators read them. */
export const sendingWords: Record<SendingState, { label: string; text: string }> = {
  allowed: {
    label: t`Sends`,
    text: t`The cards of this account go out. If you stop sending, it can do everything else, and due cards wait until you start sending again.`,
  },
  unconfirmed: { label: t`Address not confirmed`, text: t`Its cards wait until its email address is confirmed.` },
  'awaits-approval': {
    label: t`Waits for approval`,
    text: t`The account can do everything except send until you approve it. Cards approved in the meantime then go out, if their day is not over.`,
  },
  stopped: {
    label: t`Sending stopped`,
    text: t`The account can do everything except send. When you start sending again, its cards go out; those whose day has passed are shown as missed.`,
  },
};
