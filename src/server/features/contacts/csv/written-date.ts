import type { DateOrder } from '../../../../contract/imports.ts';
import { formatCalendarDate, parseCalendarDate } from '../../../../domain/calendar-date.ts';
import { monthOf } from './month-names.ts';

/** `isAmbiguous`: only the order of the column told the day from the month. */
export type WrittenDate = { date: string; isAmbiguous: boolean };

const placeholderYears = new Set([0, 1, 1604]);
// Outlook writes these where there is no date.
const noDates = new Set(['0/0/00', '0/0/0000', '00/00/00', '00/00/0000', '1/1/4501', '01.01.4501', '01/01/4501']);
const timeOfDay = /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:z|[+-]\d{2}:?\d{2})?$/i;

// Longer than any date with its time; the patterns here would take long over a whole note.
const maxDateChars = 80;

/** Whether a cell of a column of dates says that there is none. */
export function saysNoDate(cell: string): boolean {
  return cell.trim() === '' || noDates.has(cell.trim());
}

/**
 * Reads a date as people and programs write it, 'YYYY-MM-DD' or '--MM-DD' without a year; null when it is none. `order`
 * decides where the numbers alone do not. A year of two digits is the latest one up to `thisYear`.
 */
export function readWrittenDate(cell: string, order: DateOrder, thisYear: number): WrittenDate | null {
  if (cell.length > maxDateChars) return null;
  const text = cell.trim().replace(timeOfDay, '');
  const iso = /^(\d{4})([-/.\s]?)(\d{1,2})\2(\d{1,2})\.?$/.exec(text);
  if (iso && (iso[2] !== '' || text.length === 8)) return sure(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const yearless = /^--(\d{1,2})-?(\d{1,2})$/.exec(text);
  if (yearless) return sure(null, Number(yearless[1]), Number(yearless[2]));
  return inNumbers(text, order, thisYear) ?? inWords(text, thisYear);
}

/** What a cell tells about the order of its column; null when it could be either. */
export function orderToldBy(cell: string): DateOrder | null {
  if (cell.length > maxDateChars) return null;
  const numbers = dayAndMonth(cell.trim().replace(timeOfDay, ''));
  if (!numbers) return null;
  const { first, second, separator } = numbers;
  if (first > 12 && second <= 12) return 'day-first';
  if (second > 12 && first <= 12) return 'month-first';
  // Nobody writes the month first with dots.
  return separator === '.' ? 'day-first' : null;
}

function dayAndMonth(text: string) {
  const match = /^(\d{1,2})\s?([-/.\s])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d{2})?)?\.?$/.exec(text);
  if (!match) return null;
  const [, first, separator, second, year] = match;
  return { first: Number(first), second: Number(second), separator, year };
}

function inNumbers(text: string, order: DateOrder, thisYear: number): WrittenDate | null {
  const numbers = dayAndMonth(text);
  if (!numbers) return null;
  const { first, second, year } = numbers;
  const told = orderToldBy(text);
  const [day, month] = (told ?? order) === 'day-first' ? [first, second] : [second, first];
  const found = sure(year === undefined ? null : fullYear(year, thisYear), month, day);
  return found && { ...found, isAmbiguous: told === null && first !== second };
}

/** '3 Feb 1990', 'February 3rd, 1990', '3. Februar', '3 de febrero de 1990'. */
function inWords(text: string, thisYear: number): WrittenDate | null {
  const words = text
    .replace(/(\d)(?:st|nd|rd|th|er|º|ª|\.)(?=[\s,]|$)/gi, '$1')
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && !/^(?:de|del|di|of|the|le|den|the)$/i.test(word));
  const months = words.map(monthOf);
  const at = months.findIndex((month) => month !== null);
  const numbers = words.filter((_, index) => index !== at);
  if (at === -1 || numbers.length === 0 || numbers.length > 2 || !numbers.every((word) => /^\d{1,4}$/.test(word))) {
    return null;
  }
  const isYearFirst = numbers[0]?.length === 4;
  const [day, year] = isYearFirst ? [numbers[1], numbers[0]] : numbers;
  return sure(year === undefined ? null : fullYear(year, thisYear), months[at] ?? 0, Number(day));
}

function fullYear(digits: string, thisYear: number): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  const century = Math.floor(thisYear / 100) * 100;
  return century + year > thisYear ? century - 100 + year : century + year;
}

function sure(year: number | null, month: number, day: number): WrittenDate | null {
  const known = year !== null && placeholderYears.has(year) ? null : year;
  const date = formatCalendarDate({ year: known, month, day });
  return parseCalendarDate(date) && { date, isAmbiguous: false };
}
