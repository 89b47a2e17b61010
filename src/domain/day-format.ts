/** As Intl writes days, but for the first of a month in French: '1er janvier 2027'. */
export function dayFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
  const made = new Intl.DateTimeFormat(locale, options);
  return { format: (instant: number | Date) => withFrenchFirst(made.format(instant), locale) };
}

export function withFrenchFirst(words: string, locale: string | undefined): string {
  return locale?.startsWith('fr') ? words.replace(/\b1(?=\s\p{L})/u, '1er') : words;
}
