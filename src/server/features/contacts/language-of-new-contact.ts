import { type Language, languages } from '../../../contract/vocabulary.ts';
import type { Executor } from '../../db/executor.ts';
import { languageOfReader } from '../../reader.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';

/** The language of a contact for whom none was given: that of the account, if cards are written in it. Null is English. */
export function languageOfNewContact(db: Executor, userId: number): Promise<Language | null> {
  return inLanguageOfAccount(db, userId, async () => cardLanguageOfReader());
}

/** The same for a reader, who may have no account yet. */
export function cardLanguageOfReader(): Language | null {
  const spoken = languageOfReader();
  return languages.find((language) => language !== 'en' && language === spoken) ?? null;
}
