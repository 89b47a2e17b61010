import { type Language, signatures } from '../contract/vocabulary.ts';

/** The signature of a card in the recipient's language, English by default. */
export function signatureWords(language: Language | null | undefined): { createdBy: string; sentBy: string } {
  return signatures[language ?? 'en'];
}
