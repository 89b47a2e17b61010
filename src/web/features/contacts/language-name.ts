import type { Language } from '../../../contract/vocabulary.ts';

/** 'Español': a language in its own words. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
