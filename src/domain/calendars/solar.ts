import { type Calendar, dayNumber, monthsFrom, oncePerYear } from './calendar.ts';

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const months = (lengths: readonly number[]) =>
  lengths.map((length, at) => ({ month: at + 1, leapMonth: false, length }));

/** Whether Esfand has 30 days; the cycle of 33 years agrees with the equinoxes of Tehran from 1206 to 1497. */
const isPersianLeap = (year: number) => (25 * year + 11) % 33 < 8;

/** 1 Farvardin of 1206: 22 March 1827. */
const persianStart = dayNumber('1827-03-22');
const persianNewYear = oncePerYear((year) => {
  let day = persianStart;
  for (let each = 1206; each < year; each += 1) day += isPersianLeap(each) ? 366 : 365;
  return day;
});

/** The calendar of Iran, 1206 to 1497 (1827 to 2118). */
export const persian: Calendar = {
  yearBefore: (gregorianYear) => gregorianYear - 622,
  monthsOf: oncePerYear((year) =>
    year < 1206 || year > 1497
      ? []
      : monthsFrom(
          persianNewYear(year),
          months([31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, isPersianLeap(year) ? 30 : 29]),
        ),
  ),
};

/** The national calendar of India, which counts from the Saka era. */
export const indian: Calendar = {
  yearBefore: (gregorianYear) => gregorianYear - 79,
  monthsOf: oncePerYear((year) => {
    const leap = isLeap(year + 78);
    return monthsFrom(
      dayNumber(`${year + 78}-03-${leap ? 21 : 22}`),
      months([leap ? 31 : 30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30]),
    );
  }),
};
