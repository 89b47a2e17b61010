import { localeOfReader } from '../../../../contract/locale-of-reader.ts';
import type { Language } from '../../../../contract/vocabulary.ts';
import { dayFormat } from '../../../../domain/day-format.ts';

const locales: Partial<Record<Language, string>> = { en: 'en-US', pt: 'pt-BR' };

/** 'Thursday, November 26', in the language of a card or else of the reader. */
export function dayInWords(day: string, language?: Language): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return dayFormat(language ? (locales[language] ?? language) : localeOfReader(), options).format(
    new Date(`${day}T00:00:00Z`),
  );
}
