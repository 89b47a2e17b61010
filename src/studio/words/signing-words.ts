import type { SigningProblem, WhyClosed } from '../../contract/signing.ts';
import type { SignPageWords } from '../../domain/sign-page-words.ts';

/** The words around signing a card, in the language of the card. Days are in words; `sender` is a first name. */
export type SigningWords = {
  page: SignPageWords;
  closed: Record<WhyClosed, (day: string) => string>;
  problems: Record<SigningProblem, string>;
  mail: SigningMailWords;
};

/** The mail that asks a contact to sign, and its reminder. Its heading is the page's. */
export type SigningMailWords = {
  subject: (recipient: string) => string;
  reminder: (recipient: string) => string;
  /** The heading of a reminder; the recipient's name follows. */
  asksAgain: (sender: string) => string;
  until: (day: string) => string;
  button: string;
  noAccount: string;
  noMore: (sender: string) => string;
};
