import { type Calendar, monthsFrom, oncePerYear } from './calendar.ts';

/** 1 Tishri of the year 1, by Unix days: 7 October -3761 of the Julian calendar. */
const epoch = -2_092_590;

/** Days from the epoch to the molad of Tishri, delayed where the year would begin on Sunday, Wednesday or Friday. */
function elapsedDays(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const day = 29 * months + Math.floor((12_084 + 13_753 * months) / 25_920);
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day;
}

/** Delayed again where a year would have a length that no year has (Reingold and Dershowitz, Calendrical Calculations). */
const newYear = oncePerYear((year) => {
  const [before, start, after] = [elapsedDays(year - 1), elapsedDays(year), elapsedDays(year + 1)];
  if (after - start === 356) return epoch + start + 2;
  return start - before === 382 ? epoch + start + 1 : epoch + start;
});

/** The fixed calendar of Hillel II; the first month is Tishri, Adar I the leap month 5. */
export const hebrew: Calendar = {
  yearBefore: (gregorianYear) => gregorianYear + 3760,
  monthsOf: oncePerYear((year) => {
    const days = newYear(year + 1) - newYear(year);
    const isLeap = days > 380;
    const [heshvan, kislev] = [days % 10 === 5 ? 30 : 29, days % 10 === 3 ? 29 : 30];
    const lengths = [30, heshvan, kislev, 29, 30, 29, 30, 29, 30, 29, 30, 29];
    const months = lengths.map((length, at) => ({ month: at + 1, leapMonth: false, length }));
    if (isLeap) months.splice(5, 0, { month: 5, leapMonth: true, length: 30 });
    return monthsFrom(newYear(year), months);
  }),
};
