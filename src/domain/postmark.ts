import { readerLocale } from '../contract/translate.ts';
import type { Language } from '../contract/vocabulary.ts';

/** The waves left of a postmark's ring, which cancel a stamp: the path of an SVG of 74 x 32, for a ring of 62. */
export const postmarkWaves =
  'M1 4c6-4 12 4 18 0s12 4 18 0 12 4 18 0 12 4 16 0M1 12c6-4 12 4 18 0s12 4 18 0 12 4 18 0 9 3 11 1M1 20c6-4 12 4 18 0s12 4 18 0 12 4 18 0 9 3 11 1M1 28c6-4 12 4 18 0s12 4 18 0 12 4 18 0 12 4 16 0';

/** A calendar date has no time zone; formatting it in UTC keeps its day. */
const monthIn = (language: string) => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
/** Made when first used: it takes milliseconds. */
let readersMonth: Intl.DateTimeFormat | undefined;

/** What a postmark says; the place is above the day. */
export type PostmarkWords = { day: number; month: string; place: string | null };

/** Of `YYYY-MM-DD` or `--MM-DD`, with or without a time; null without a day. */
export function postmarkWords(
  date: string | null,
  { place = null, language }: { place?: string | null; language?: Language | null },
): PostmarkWords | null {
  const [, month, day] = /(\d{2})-(\d{2})(?:T.*)?$/.exec(date ?? '') ?? [];
  if (!month || !day) return null;
  readersMonth ??= monthIn(readerLocale);
  const format = language ? monthIn(language) : readersMonth;
  return { day: Number(day), month: format.format(Date.UTC(2000, Number(month) - 1, 1)), place };
}
