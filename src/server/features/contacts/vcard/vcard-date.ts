import { formatCalendarDate, parseCalendarDate } from '../../../../domain/calendar-date.ts';
import type { VcardProperty } from './read-property.ts';

/** Years that exporters write when there is none: Apple's 1604, and the zero of other platforms. */
const placeholderYears = new Set(['1604', '0000', '0001']);

const yearFirst = /^(\d{4})(?:-?(\d{2})-?(\d{2})|[/.-](\d{1,2})[/.-](\d{1,2}))(?=$|[T\s])/;
const yearless = /^--(\d{2})-?(\d{2})(?=$|[T\s])/;

/**
 * The calendar date of a BDAY or the like, 'YYYY-MM-DD' or '--MM-DD', as written whatever time follows it; null when
 * it is no whole day. Reads the basic and extended forms of ISO 8601 and 1960/9/1.
 */
export function readVcardDate({ raw, params }: Pick<VcardProperty, 'raw' | 'params'>): string | null {
  const text = raw.trim();
  const [, year = '', ...digits] = yearFirst.exec(text) ?? [];
  if (year !== '') {
    const [month, day] = digits.filter(Boolean).map(Number);
    const hasNoYear = placeholderYears.has(year) || (params.get('x-apple-omit-year') ?? []).includes(year);
    return existingDay(hasNoYear ? null : Number(year), month, day);
  }
  const [, month, day] = yearless.exec(text) ?? [];
  return existingDay(null, Number(month), Number(day));
}

function existingDay(year: number | null, month = 0, day = 0): string | null {
  const text = formatCalendarDate({ year, month, day });
  return parseCalendarDate(text) && text;
}
