import type { Language } from '../../../contract/vocabulary.ts';
import type { CardMailWords } from '../../../studio/words/card-mail-words.ts';
import { packFor } from '../../../studio/words/language-packs.ts';

/** What Fondly says around somebody's card; English where nobody has said another language. */
export function cardMailWords(language: Language | null): CardMailWords {
  return packFor(language ?? 'en').cardMail;
}
