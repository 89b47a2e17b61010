import type { Language } from '../../../../contract/vocabulary.ts';
import type { CardMailWords } from '../../../../studio/words/card-mail-words.ts';
import { packFor } from '../../../../studio/words/language-packs.ts';

/** The words around a card in its mail; English by default. */
export function cardMailWords(language: Language | null): CardMailWords {
  return packFor(language ?? 'en').cardMail;
}
