import { type Calendar, type CalendarMonth, dayNumber, monthsFrom, oncePerYear } from './calendar.ts';
import chineseMonths from './chinese-months.json' with { type: 'json' };
import islamicMonths from './islamic-months.json' with { type: 'json' };

type Lengths = Omit<CalendarMonth, 'start'>[];

/** A calendar whose years are known from a table, each with its first day. */
function tabled(
  firstYear: number,
  start: string,
  years: readonly Lengths[],
  yearBefore: Calendar['yearBefore'],
): Calendar {
  let next = dayNumber(start);
  const starts = years.map((months) => {
    const first = next;
    for (const { length } of months) next += length;
    return first;
  });
  return {
    yearBefore,
    monthsOf: oncePerYear((year) => monthsFrom(starts[year - firstYear] ?? 0, years[year - firstYear] ?? [])),
  };
}

/** Umm al-Qura, 1300 to 1600 AH. */
export const islamic = tabled(
  islamicMonths.firstYear,
  islamicMonths.start,
  codesOf(islamicMonths.years, 3).map((code) => lengthsOf(0, Number.parseInt(code, 16))),
  // The first year begins in November 1882; 33 Islamic years take 32 Gregorian ones.
  (gregorianYear) => Math.floor(((gregorianYear - 1883) * 33) / 32) + 1299,
);

const chineseYears = codesOf(chineseMonths.years, 5);

function chineseWith(differences: Readonly<Record<string, string>>): Calendar {
  const { firstYear, start } = chineseMonths;
  const codes = chineseYears.map((code, at) => differences[firstYear + at] ?? code);
  const years = codes.map((code) => lengthsOf(Number.parseInt(code.charAt(0), 16), Number.parseInt(code.slice(1), 16)));
  return tabled(firstYear, start, years, (gregorianYear) => gregorianYear - 1);
}

/** The lunisolar calendar of China, 1900 to 2100, and those of Korea and Vietnam, whose midnight is another. */
export const chinese = chineseWith({});
export const korean = chineseWith(chineseMonths.korean);
export const vietnamese = chineseWith(chineseMonths.vietnamese);

function codesOf(years: string, digits: number): string[] {
  return Array.from({ length: years.length / digits }, (_, at) => years.slice(at * digits, (at + 1) * digits));
}

/** The months of a year by its leap month and a bit for each month of 30 days. */
function lengthsOf(leap: number, bits: number): Lengths {
  const months = Array.from({ length: 12 }, (_, at) => ({ month: at + 1, leapMonth: false }));
  if (leap > 0) months.splice(leap, 0, { month: leap, leapMonth: true });
  return months.map((month, at) => ({ ...month, length: (bits >> at) & 1 ? 30 : 29 }));
}
