import type { Language } from '../../../../contract/vocabulary.ts';

const locales: Partial<Record<Language, string>> = { en: 'en-US', pt: 'pt-BR' };

/** 'Thursday, November 26'. */
export function dayInWords(day: string, language: Language = 'en'): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language] ?? language, options).format(new Date(`${day}T00:00:00Z`));
}
