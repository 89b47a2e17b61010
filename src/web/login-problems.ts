import type { LoginProblem } from '../contract/logins.ts';
import { t } from '../contract/translate.ts';

/** What is said when a login came back from another service and opened nothing. */
const words: Record<LoginProblem, { title: string; text: string }> = {
  lost: {
    title: t`The login was not completed`,
    text: t`It took too long, or was started in another tab, browser or address. Please try again here.`,
  },
  declined: {
    title: t`The other service did not let you in`,
    text: t`Perhaps you cancelled. You can try again, or log in another way.`,
  },
  unproven: {
    title: t`That login could not be checked`,
    text: t`Please try again. If it keeps happening, tell whoever runs this Fondly: the reason is in its log.`,
  },
  'no-email': {
    title: t`The other service did not share your email address`,
    text: t`Fondly needs one for an account. Let the service share it, then try again.`,
  },
  'email-taken': {
    title: t`There is already an account with your email address`,
    text: t`Log in to it as before. Then link this login in Settings, under Linked logins.`,
  },
  'registration-closed': {
    title: t`Registration is closed here`,
    text: t`You have no account yet, and nobody can make one. Ask whoever runs this Fondly.`,
  },
  'invitation-needed': {
    title: t`You need an invitation`,
    text: t`You have no account yet. Open the link you were sent, then register with this service.`,
  },
  'operator-first': {
    title: t`The operator comes first`,
    text: t`The account with the address that was set as ADMIN_EMAIL is made before all others.`,
  },
  'set-up-code': {
    title: t`The first account needs the code from the log`,
    text: t`Enter it here, then try again.`,
  },
  'too-many-accounts': {
    title: t`Too many accounts were made from your network today`,
    text: t`The next one is possible tomorrow. People with an invitation do not have to wait.`,
  },
  disabled: {
    title: t`This account is disabled`,
    text: t`The administrator of this Fondly can enable it again.`,
  },
  'links-another': {
    title: t`This login opens another account`,
    text: t`Unlink it there first, or choose another login at the service.`,
  },
  'linked-already': {
    title: t`You have linked another login of this service`,
    text: t`Unlink that one first.`,
  },
};

/** The words for a problem in an address; undefined if it is none. */
export function loginProblemWords(problem: string | undefined): { title: string; text: string } | undefined {
  return Object.entries(words).find(([known]) => known === problem)?.[1];
}
