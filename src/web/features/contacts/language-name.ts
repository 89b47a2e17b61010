import type { Language } from '../../../contract/vocabulary.ts';

/** The name of a language in that language: 'Español'. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
