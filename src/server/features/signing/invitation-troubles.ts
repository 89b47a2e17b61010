import type { Messages } from '../../../contract/translate.ts';
import { storedWords } from '../../stored-words.ts';

/** Why the email of an invitation is not tried again; the mail server's own words follow the second. */
export const invitationTroubles = storedWords({
  unsubscribed: 'They asked to get no more email from you.',
  refused: 'The mail server refused it:',
} satisfies Messages<Record<string, string>>);
