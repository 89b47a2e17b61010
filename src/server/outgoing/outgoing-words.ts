import type { Messages } from '../../contract/translate.ts';
import { storedWords } from '../stored-words.ts';

/** What a call to an address of the user's came to; the other side's own words follow a colon. */
export const outgoingWords = storedWords({
  'forbidden-address': 'Its name leads into a private network.',
  'no-such-host': 'No server has this name.',
  'no-connection': 'Nothing answers at this address.',
  'no-encryption': 'It could be reached, but its certificate is not valid.',
  'too-large': 'Its answer was too large.',
  unreachable: 'The connection broke.',
  silent: 'It took longer than 10 seconds to answer.',
  notHttps: 'The address must begin with https://.',
  hasPassword: 'The address must not contain a user or a password.',
  isInside:
    'The address leads into a private network. The operator of Fondly can allow that (OUTGOING_ALLOW_PRIVATE=on).',
  notHttpsOutside: 'The address must begin with https://, except in a private network.',
  lostSecret: 'Its secret was made with another SECRET_KEY. Remove this webhook and make it again.',
  lostAddress: 'The address was stored with another SECRET_KEY. Enter it again.',
  answered: 'It answered {0}.',
  answeredWords: 'It answered {0}:',
  took: '{0} took the message.',
  serviceAnswered: '{0} answered {1}.',
  serviceAnsweredWords: '{0} answered {1}:',
} satisfies Messages<Record<string, string>>);
