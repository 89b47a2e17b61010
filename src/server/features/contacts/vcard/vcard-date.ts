import { formatCalendarDate, parseCalendarDate } from '../../../../domain/calendar-date.ts';
import { isEitherOrder, readWrittenDate } from '../csv/written-date.ts';
import type { VcardProperty } from './read-property.ts';

/** Years that exporters write for no year: Apple's 1604, and the zero of other platforms. */
const placeholderYears = new Set(['1604', '0000', '0001']);

const yearFirst = /^(\d{4})(?:-?(\d{2})-?(\d{2})|([/.-])(\d{1,2})\4(\d{1,2})\.?)(?=$|[T\s])/;
const yearless = /^--(\d{2})-?(\d{2})(?=$|[T\s])/;
/** 1985年3月12日, 1985년 3월 12일, and the same without a year. */
const eastAsian = /^(?:(\d{4})\s*[年년]\s*)?(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?$/;
// Some write the year at the end: 'Tue Mar 12 00:00:00 GMT 1985'.
const timeOfDay = /[T\s]+\d{1,2}:\d{2}\S*(?:\s*[ap]\.?m\.?)?(?:\s+[A-Z]{2,5}|\s*[+-]\d{2}:?\d{2})?(?=\s|$)/i;
// Does not read a bare number as a day, as tables do.
const longAgo = '0001-01-01';
// Longer than any date with its time; the patterns below would be slow on a complete note.
const maxDateChars = 80;

/**
 * The calendar date of a BDAY or the like, 'YYYY-MM-DD' or '--MM-DD', as written, ignoring the time after it; null if
 * it is not a complete day. Reads the basic and extended forms of ISO 8601, and the words and order of many countries:
 * 12.03.1985, March 12, 1985, 1985年3月12日. 03/04/1985 is ambiguous and rejected.
 */
export function readVcardDate({ raw, params }: Pick<VcardProperty, 'raw' | 'params'>): string | null {
  const text = raw.trim().replace(/\\([,;:])/g, '$1');
  const [, year = '', ...digits] = yearFirst.exec(text) ?? [];
  if (year !== '') {
    const [month, day] = digits.filter((part) => /\d/.test(part ?? '')).map(Number);
    const hasNoYear = placeholderYears.has(year) || (params.get('x-apple-omit-year') ?? []).includes(year);
    return existingDay(hasNoYear ? null : Number(year), month, day);
  }
  const [, month, day] = yearless.exec(text) ?? [];
  return existingDay(null, Number(month), Number(day)) ?? readWords(text);
}

/** Whether it is a day and a month in ambiguous numbers. */
export function couldBeTwoDays(raw: string): boolean {
  return isEitherOrder(raw);
}

function readWords(written: string): string | null {
  if (written.length > maxDateChars) return null;
  const text = written.normalize('NFKC').replace(timeOfDay, '');
  const [, year, month, day] = eastAsian.exec(text) ?? [];
  if (month !== undefined) return existingDay(year === undefined ? null : Number(year), Number(month), Number(day));
  // A two-digit year leaves the century open.
  const numbers = text.match(/\d+/g) ?? [];
  const hasShortYear = numbers.length > (/\p{L}/u.test(text) ? 1 : 2) && !numbers.some((each) => each.length === 4);
  return hasShortYear ? null : (readWrittenDate(text, null, longAgo)?.date ?? null);
}

function existingDay(year: number | null, month = 0, day = 0): string | null {
  const text = formatCalendarDate({ year, month, day });
  return parseCalendarDate(text) && text;
}
