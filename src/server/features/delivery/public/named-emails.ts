import type { Language } from '../../../../contract/vocabulary.ts';
import { listed } from '../../../../domain/household-name.ts';
import { packFor } from '../../../../studio/words/language-packs.ts';

/** The addresses that a link ends cards to, in the reader's language: "anna@berg.example and tom@berg.example". */
export function namedEmails({ emails, language }: { emails: readonly string[]; language: Language | null }): string {
  return listed(emails, packFor(language ?? 'en').and);
}
