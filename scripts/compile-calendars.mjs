// Writes src/domain/calendars/*.json: the months of the calendars that no arithmetic gives, and the listed days of
// feasts from scripts/calendars/feast-days.yaml. The packages are needed only here:
//   npm install --no-save lunar-javascript@1.7.7
//   node scripts/compile-calendars.mjs
// Islamic months are those of Umm al-Qura in Node's ICU, from the tables of KACST.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { load } from 'js-yaml';
import { z } from 'zod';

const feastDays = z.record(z.string(), z.strictObject({ source: z.url(), days: z.array(z.iso.date()).min(1) }));

/** @typedef {{ month: number, leapMonth: boolean, length: number }} Month */
/** @typedef {(year: number, month: number, leapMonth: boolean) => number | null} FirstDay */

// By a variable, because the package is only here for a while.
const packageName = 'lunar-javascript';
const { LunarYear, ShouXingUtil: sky } = createRequire(import.meta.url)(packageName);
const dayMs = 86_400_000;
/** @param {number} day */
const iso = (day) => new Date(day * dayMs).toISOString().slice(0, 10);
/** @type {(year: number, month: number, day: number) => number} */
const dayNumber = (year, month, day) => Date.UTC(year, month - 1, day) / dayMs;
const [firstYear, lastYear] = [1900, 2100];

/**
 * One year as five hexadecimal digits: the leap month, and a bit for each month that has 30 days.
 * @param {Month[]} months
 */
function encodeYear(months) {
  const leap = months.find(({ leapMonth }) => leapMonth)?.month ?? 0;
  const bits = months.reduce((sum, { length }, at) => sum | (length === 30 ? 1 << at : 0), 0);
  for (const { length } of months) if (length !== 29 && length !== 30) throw new Error(`A month of ${length} days.`);
  return leap.toString(16) + bits.toString(16).padStart(4, '0');
}

/**
 * The months of a year by a function that names the first day of a month, or null if the year lacks it.
 * @param {number} year
 * @param {FirstDay} firstDay
 * @returns {Month[]}
 */
function monthsOf(year, firstDay) {
  /** @type {{ month: number, leapMonth: boolean, start: number }[]} */
  const starts = [];
  for (let month = 1; month <= 12; month += 1) {
    for (const leapMonth of [false, true]) {
      const start = firstDay(year, month, leapMonth);
      if (start !== null) starts.push({ month, leapMonth, start });
    }
  }
  const next = firstDay(year + 1, 1, false) ?? Number.NaN;
  return starts.map(({ start, ...month }, at) => ({ ...month, length: (starts[at + 1]?.start ?? next) - start }));
}

/** @type {FirstDay} */
function chineseFirstDay(year, month, leapMonth) {
  /** @type {{ getYear: () => number, getMonth: () => number, getFirstJulianDay: () => number }[]} */
  const months = LunarYear.fromYear(year).getMonths();
  const found = months.find((each) => each.getYear() === year && each.getMonth() === (leapMonth ? -month : month));
  return found ? Math.floor(found.getFirstJulianDay() - 2440587.5) : null;
}

/**
 * By the same astronomy at the meridian of another country, whose hours from Greenwich depend on the year.
 * @param {(year: number) => number} hoursIn
 * @returns {FirstDay}
 */
function firstDayAt(hoursIn) {
  /** @type {(century: number, year: number) => number} */
  const dayAt = (century, year) => {
    const beijing = century * 36525 - sky.dtT(century * 36525) + 1 / 3;
    return Math.floor(beijing + (hoursIn(year) - 8) / 24 + 0.5) + 10_957;
  };
  /** @type {(count: number, year: number) => number} */
  const moon = (count, year) => dayAt(sky.msaLonT(count * 2 * Math.PI), year);
  /** @type {(year: number, number: number) => number} */
  const term = (year, number) => dayAt(sky.saLonT((1.5 + 2 * (year - 1999) + number / 6) * Math.PI), year);
  const starts = new Map();
  // The month of a winter solstice is the eleventh; of thirteen months up to the next, the first without a term is a leap month.
  for (let year = firstYear - 1; year <= lastYear + 1; year += 1) {
    const [solstice, nextSolstice] = [term(year, 0), term(year + 1, 0)];
    let first = Math.round((year - 1999) * 12.3683) - 3;
    while (moon(first + 1, year) <= solstice) first += 1;
    let count = 12;
    while (moon(first + count + 1, year + 1) <= nextSolstice) count += 1;
    const days = Array.from({ length: count + 1 }, (_, at) => moon(first + at, at < 2 ? year : year + 1));
    const terms = Array.from({ length: 13 }, (_, at) => term(year, at));
    /** @param {number} at */
    const lacksTerm = (at) =>
      !terms.some((day) => day >= Number(days[at]) && day < (days[at + 1] ?? Number.POSITIVE_INFINITY));
    const leapAt = count === 13 ? days.findIndex((_, at) => at > 0 && lacksTerm(at)) : -1;
    for (let at = 0; at < count; at += 1) {
      const ordinal = 10 + at - (leapAt !== -1 && at >= leapAt ? 1 : 0);
      starts.set(`${year + Math.floor(ordinal / 12)} ${(ordinal % 12) + 1} ${at === leapAt}`, days[at]);
    }
  }
  return (year, month, leapMonth) => starts.get(`${year} ${month} ${leapMonth}`) ?? null;
}

/**
 * Korea's calendar was China's until 1911; its clocks were half an hour behind from 1954 to 1961.
 * @param {number} year
 */
function koreanHours(year) {
  if (year < 1912) return 8;
  return year >= 1954 && year <= 1961 ? 8.5 : 9;
}

/** @param {FirstDay} firstDay */
function tableOf(firstDay) {
  const years = [];
  for (let year = firstYear; year <= lastYear; year += 1) years.push(encodeYear(monthsOf(year, firstDay)));
  return { firstYear, start: iso(firstDay(firstYear, 1, false) ?? Number.NaN), years };
}

/** Umm al-Qura, AH 1300 to 1600: a bit for each month that has 30 days. */
function islamicTable() {
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  /** @param {number} day */
  const parts = (day) => {
    const found = Object.fromEntries(format.formatToParts(day * dayMs).map(({ type, value }) => [type, value]));
    return { year: Number(found.year), month: Number(found.month), day: Number(found.day) };
  };
  let day = dayNumber(1882, 11, 1);
  while (!(parts(day).year === 1300 && parts(day).month === 1 && parts(day).day === 1)) day += 1;
  const start = iso(day);
  const years = [];
  for (let year = 1300; year <= 1600; year += 1) {
    let bits = 0;
    for (let month = 0; month < 12; month += 1) {
      const length = parts(day + 29).day === 1 ? 29 : 30;
      if (length === 30) bits |= 1 << month;
      day += length;
    }
    years.push(bits.toString(16).padStart(3, '0'));
  }
  return { firstYear: 1300, start, years };
}

/** @typedef {{ start: string, years: string[] }} Table */

/**
 * The years that differ from the Chinese table, by year.
 * @param {Table} table
 * @param {Table} from
 */
function differences(table, from) {
  /** @type {Record<string, string>} */
  const changed = {};
  table.years.forEach((code, at) => {
    if (code !== from.years[at]) changed[firstYear + at] = code;
  });
  return changed;
}

const chinese = tableOf(chineseFirstDay);
const korean = tableOf(firstDayAt(koreanHours));
const vietnamese = tableOf(firstDayAt(() => 7));
const folder = new URL('../src/domain/calendars/', import.meta.url);
/** @type {(name: string, content: unknown) => void} */
const write = (name, content) => writeFileSync(new URL(name, folder), `${JSON.stringify(content, null, 2)}\n`);
/** @param {Table & Record<string, unknown>} table */
const packed = ({ years, ...table }) => ({ ...table, years: years.join('') });
write('islamic-months.json', packed(islamicTable()));
write('chinese-months.json', {
  ...packed(chinese),
  korean: differences(korean, chinese),
  vietnamese: differences(vietnamese, chinese),
});
if (korean.start !== chinese.start || vietnamese.start !== chinese.start) throw new Error('The tables start apart.');
/** @type {Record<string, { source: string, days: string[] }>} */
const feasts = feastDays.parse(load(readFileSync(new URL('./calendars/feast-days.yaml', import.meta.url), 'utf8')));
write('feast-days.json', Object.fromEntries(Object.entries(feasts).map(([feast, { days }]) => [feast, days])));
