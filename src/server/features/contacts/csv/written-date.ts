import type { DateOrder } from '../../../../contract/imports.ts';
import { addDays, formatCalendarDate, parseCalendarDate } from '../../../../domain/calendar-date.ts';
import { isWeekday, monthOf } from './month-names.ts';

/** `assumed`: what the cell does not say and reading it added, to report to the user. */
export type WrittenDate = { date: string; assumed: 'century' | 'day count' | null };

const placeholderYears = new Set([0, 1, 1604]);
// Outlook writes '0.0.00', or the year 4501, for no date.
const emptyDate = /^(?:0+([-/.])0+\1\s?0+|4501-01-01|0?1([-/.])0?1\2\s?4501)$/;
const timeOfDay = /[T\s]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:z|[+-]\d{2}:?\d{2})?$/i;
const fillers = new Set('de del di of the le den am el г года р року'.split(' '));

// Arabic, Persian, Hindi, Bengali, Thai.
const zeros = ['٠', '۰', '०', '০', '๐'];

// Longer than any date with its time; the patterns below would be slow on a complete note.
const maxDateChars = 80;

/** Whether a cell is a program's placeholder for no date. */
export function isEmptyDate(cell: string): boolean {
  return emptyDate.test(dateText(cell) ?? '');
}

/** Whether a cell of a date column means no date. */
export function saysNoDate(cell: string): boolean {
  return isEmptyDate(cell) || /^[\s0/–—-]*$/.test(cell);
}

/**
 * Reads a date as people and programs write it: 'YYYY-MM-DD', or '--MM-DD' without a year; null if it is not a date.
 * `order` decides if the numbers alone are ambiguous; with null such a date is not read. A two-digit year is the latest
 * one that gives a day up to `today`.
 */
export function readWrittenDate(cell: string, order: DateOrder | null, today: string): WrittenDate | null {
  const text = dateText(cell);
  if (text === null) return null;
  const iso = /^(\d{4})\s?([-/.\s]?)\s?(\d{1,2})\s?\2\s?(\d{1,2})\.?$/.exec(text);
  if (iso && (iso[2] !== '' || text.length === 8)) return sure(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const yearless = /^--(\d{1,2})-?(\d{1,2})$/.exec(text);
  if (yearless) return sure(null, Number(yearless[1]), Number(yearless[2]));
  const cjk = /^(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일号]?$/.exec(text);
  if (cjk) return sure(cjk[1] === undefined ? null : Number(cjk[1]), Number(cjk[2]), Number(cjk[3]));
  if (/^\d{5}$/.test(text)) return inDayCount(Number(text), today);
  return inNumbers(text, order, today) ?? inWords(text, today);
}

/** The order that a cell shows for its column; null if it could be either. */
export function orderToldBy(cell: string): DateOrder | null {
  const numbers = dayAndMonth(dateText(cell) ?? '');
  if (!numbers) return null;
  const { first, second, separator } = numbers;
  if (first > 12 && first <= 31 && second <= 12) return 'day-first';
  if (second > 12 && second <= 31 && first <= 12) return 'month-first';
  // With dots the day always comes first.
  return separator === '.' ? 'day-first' : null;
}

/** Whether a cell is one date if the day comes first, and another if the month does. */
export function isEitherOrder(cell: string): boolean {
  const numbers = dayAndMonth(dateText(cell) ?? '');
  if (!numbers || orderToldBy(cell) !== null) return false;
  const { first, second } = numbers;
  return first !== second && first >= 1 && first <= 12 && second >= 1 && second <= 12;
}

/** The cell without the time after its date, in ASCII digits. */
function dateText(cell: string): string | null {
  if (cell.length > maxDateChars) return null;
  return latinDigits(cell.normalize('NFKC')).trim().replace(timeOfDay, '');
}

/** Unicode has the ten digits of each script in sequence. */
function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const zero = zeros.find((each) => digit >= each && digit <= String.fromCharCode(each.charCodeAt(0) + 9));
    return zero === undefined ? digit : String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}

function dayAndMonth(text: string) {
  const match = /^(\d{1,2})\s?([-/.\s])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d{2})?)?\.?$/.exec(text);
  if (!match) return null;
  const [, first, separator, second, year] = match;
  return { first: Number(first), second: Number(second), separator, year };
}

function inNumbers(text: string, order: DateOrder | null, today: string): WrittenDate | null {
  const numbers = dayAndMonth(text);
  if (!numbers) return null;
  const { first, second, year } = numbers;
  const told = orderToldBy(text) ?? (first === second ? 'day-first' : order);
  if (told === null) return null;
  const [day, month] = told === 'day-first' ? [first, second] : [second, first];
  return withYear(year, month, day, today);
}

/** '3 Feb 1990', 'February 3rd, 1990', '3. Februar', 'martes, 3 de febrero de 1990'. */
function inWords(text: string, today: string): WrittenDate | null {
  const words = text
    .replace(/(\d)(?:st|nd|rd|th|er|º|ª|\.)(?=[\s,]|$)/gi, '$1')
    .split(/[\s,./-]+/)
    .filter((word) => word !== '' && !fillers.has(word.toLowerCase()) && !isWeekday(word));
  const months = words.map(monthOf);
  const at = months.findIndex((month) => month !== null);
  const numbers = words.filter((_, index) => index !== at);
  if (at === -1 || numbers.length === 0 || numbers.length > 2 || !numbers.every((word) => /^\d{1,4}$/.test(word))) {
    return null;
  }
  const isYearFirst = numbers[0]?.length === 4;
  const [day, year] = isYearFirst ? [numbers[1], numbers[0]] : numbers;
  return withYear(year, months[at] ?? 0, Number(day), today);
}

/** Spreadsheets count days: 1 is 1 January 1900, and they assume that 1900 had a 29 February. */
function inDayCount(days: number, today: string): WrittenDate | null {
  const date = addDays('1899-12-30', days);
  return date <= today ? { date, assumed: 'day count' } : null;
}

function withYear(digits: string | undefined, month: number, day: number, today: string): WrittenDate | null {
  if (digits === undefined) return sure(null, month, day);
  if (digits.length > 2) return sure(Number(digits), month, day);
  const century = Number(today.slice(0, 2)) * 100;
  const inCentury = (start: number) => formatCalendarDate({ year: start + Number(digits), month, day });
  const date = inCentury(century) <= today ? inCentury(century) : inCentury(century - 100);
  return parseCalendarDate(date) && { date, assumed: 'century' };
}

function sure(year: number | null, month: number, day: number): WrittenDate | null {
  const known = year !== null && placeholderYears.has(year) ? null : year;
  const date = formatCalendarDate({ year: known, month, day });
  return parseCalendarDate(date) && { date, assumed: null };
}
