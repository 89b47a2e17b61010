import type { LoginProblem } from '../contract/logins.ts';

/** What is said when a login came back from another service and opened nothing. */
const words: Record<LoginProblem, { title: string; text: string }> = {
  lost: {
    title: 'That login did not arrive',
    text: 'It took too long, or was started in another tab, browser or address. Please try again here.',
  },
  declined: {
    title: 'The other service did not let you in',
    text: 'Perhaps you cancelled. You can try again, or log in another way.',
  },
  unproven: {
    title: 'That login could not be checked',
    text: 'Please try again. If it keeps happening, tell whoever runs this Fondly: the reason is in its log.',
  },
  'no-email': {
    title: 'The other service did not share your email address',
    text: 'Fondly needs one for an account. Let the service share it, then try again.',
  },
  'email-taken': {
    title: 'There is already an account with your email address',
    text: 'Log in to it as before. Then link this login in Settings, under Linked logins.',
  },
  'registration-closed': {
    title: 'Registration is closed here',
    text: 'You have no account yet, and nobody can make one. Ask whoever runs this Fondly.',
  },
  'invitation-needed': {
    title: 'You need an invitation',
    text: 'You have no account yet. Open the link you were sent, then register with this service.',
  },
  'operator-first': {
    title: 'The operator comes first',
    text: 'The account with the address that was set as ADMIN_EMAIL is made before all others.',
  },
  'set-up-code': {
    title: 'The first account needs the code from the log',
    text: 'Enter it here, then try again.',
  },
  'too-many-accounts': {
    title: 'Your network made many accounts today',
    text: 'The next one is possible tomorrow. People with an invitation do not have to wait.',
  },
  disabled: {
    title: 'This account is disabled',
    text: 'The administrator of this Fondly can enable it again.',
  },
  'links-another': {
    title: 'This login opens another account',
    text: 'Unlink it there first, or choose another login at the service.',
  },
  'linked-already': {
    title: 'You have linked another login of this service',
    text: 'Unlink that one first.',
  },
};

/** The words for a problem in an address; undefined if it is none. */
export function loginProblemWords(problem: string | undefined): { title: string; text: string } | undefined {
  return Object.entries(words).find(([known]) => known === problem)?.[1];
}
