import { expect, test } from 'vitest';
import { type NamedHoliday, namedHolidays } from '../contract/occasions.ts';
import { holidayRuleOf } from './holidays.ts';
import { nextHoliday } from './next-occurrence.ts';
import { easterSunday } from './rule-days.ts';

const holidayDate = (holiday: NamedHoliday, year: number) => nextHoliday(holiday, `${year}-01-01`);
/** Those of the specification; the others have tests of their own. */
const specified = namedHolidays.slice(0, 17);

/** Easter by golden number, epact and the Sunday after the paschal full moon (Clavius; Knuth, TAOCP 1.3.2). */
function easterByEpact(year: number): string {
  const golden = (year % 19) + 1;
  const century = Math.floor(year / 100) + 1;
  const droppedLeapYears = Math.floor((3 * century) / 4) - 12;
  const moonCorrection = Math.floor((8 * century + 5) / 25) - 5;
  const sunday = Math.floor((5 * year) / 4) - droppedLeapYears - 10;
  let epact = (((11 * golden + 20 + moonCorrection - droppedLeapYears) % 30) + 30) % 30;
  if ((epact === 25 && golden > 11) || epact === 24) epact += 1;
  let marchDay = 44 - epact;
  if (marchDay < 21) marchDay += 30;
  marchDay += 7 - ((sunday + marchDay) % 7);
  return marchDay > 31 ? `${year}-04-${String(marchDay - 31).padStart(2, '0')}` : `${year}-03-${marchDay}`;
}

test('Easter matches the epact tables from 1583 to 4999', () => {
  for (let year = 1583; year <= 4999; year += 1) expect(easterSunday(year)).toBe(easterByEpact(year));
});

// From published calendars.
test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter %i falls on the published day', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test.each([
  ['valentines-day', '2026-02-14', '2027-02-14'],
  ['christmas', '2026-12-25', '2027-12-25'],
  ['new-years-day', '2026-01-01', '2027-01-01'],
  ['independence-day', '2026-07-04', '2027-07-04'],
  ['halloween', '2026-10-31', '2027-10-31'],
  ['st-patricks-day', '2026-03-17', '2027-03-17'],
  ['mothers-day', '2026-05-10', '2027-05-09'],
  ['fathers-day', '2026-06-21', '2027-06-20'],
  ['thanksgiving', '2026-11-26', '2027-11-25'],
  ['labor-day', '2026-09-07', '2027-09-06'],
  ['memorial-day', '2026-05-25', '2027-05-31'],
  ['columbus-day', '2026-10-12', '2027-10-11'],
  ['mlk-day', '2026-01-19', '2027-01-18'],
  ['presidents-day', '2026-02-16', '2027-02-15'],
  ['easter', '2026-04-05', '2027-03-28'],
  ['good-friday', '2026-04-03', '2027-03-26'],
  ['palm-sunday', '2026-03-29', '2027-03-21'],
] as const)('%s falls on the published days in 2026 and 2027', (holiday, in2026, in2027) => {
  expect([holidayDate(holiday, 2026), holidayDate(holiday, 2027)]).toEqual([in2026, in2027]);
});

test('eleven holidays have a rule, six have a fixed day', () => {
  expect(specified.filter((holiday) => holidayRuleOf(holiday) === null)).toHaveLength(6);
  expect(holidayRuleOf('good-friday')).toEqual({
    type: 'easter_based',
    offset_days: -2,
    description: 'Two days before Easter',
  });
});

test('every weekday rule matches a walk through the days of its month, 1900 to 2199', () => {
  const rules = specified.flatMap((holiday) => {
    const rule = holidayRuleOf(holiday);
    return rule?.type === 'nth_weekday' || rule?.type === 'last_weekday' ? [{ holiday, rule }] : [];
  });
  expect(rules).toHaveLength(8);
  for (const { holiday, rule } of rules) {
    for (let year = 1900; year <= 2199; year += 1) {
      const days: number[] = [];
      for (let day = 1; day <= 31; day += 1) {
        const date = new Date(Date.UTC(year, rule.month - 1, day));
        if (date.getUTCMonth() === rule.month - 1 && date.getUTCDay() === rule.weekday) days.push(day);
      }
      const day = rule.type === 'last_weekday' ? days.at(-1) : days[rule.occurrence - 1];
      const expected = `${year}-${String(rule.month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      expect(holidayDate(holiday, year)).toBe(expected);
    }
  }
});
