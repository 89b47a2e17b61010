import { type Language, signatures } from '../contract/vocabulary.ts';

/** What stands beneath a card, in the language of who gets it; English where nobody has said another. */
export function signatureWords(language: Language | null | undefined): { createdBy: string; sentBy: string } {
  return signatures[language ?? 'en'];
}
