import { expect, test } from 'vitest';
import { readTable } from '../../../tests/days-of-the-world/read-table.ts';
import { nextHoliday } from '../next-occurrence.ts';
import { daysOfRule } from '../rule-days.ts';
import { dateOfDay, dayNumber } from './calendar.ts';
import { dayIn, monthOf } from './named-calendars.ts';

test('221 Hebrew years have the months of the published table, and every day converts', () => {
  const wrong: string[] = [];
  const years = readTable('hebrew-years.txt');
  expect(years).toHaveLength(221);
  for (const [year = '', start = '', ...lengths] of years) {
    const isLeap = lengths.length === 13;
    let day = dayNumber(start);
    lengths.forEach((length, at) => {
      const leapMonth = isLeap && at === 5;
      const month = isLeap && at >= 5 ? at : at + 1;
      for (let each = 1; each <= Number(length); each += 1, day += 1) {
        const found = dayIn('hebrew', dateOfDay(day));
        const expected = { year: Number(year), month, leapMonth, day: each };
        if (JSON.stringify(found) !== JSON.stringify(expected))
          wrong.push(`${dateOfDay(day)} ${JSON.stringify(found)}`);
      }
    });
  }
  expect(wrong).toEqual([]);
});

test('the Chinese feasts of two hundred years fall on the published days', () => {
  const table = readTable('chinese-feasts.txt');
  expect(table).toHaveLength(200);
  const rules = [
    [1, 1],
    [5, 5],
    [8, 15],
    [9, 9],
  ] as const;
  for (const [at, [month, day]] of rules.entries()) {
    const days = table.flatMap((row) =>
      daysOfRule({ type: 'calendar_day', calendar: 'chinese', month, day }, Number(row[at]?.slice(0, 4))),
    );
    expect(days).toEqual(table.map((row) => row[at]));
  }
});

test('Korean months begin on the published days', () => {
  for (const [year, ...starts] of readTable('korean-months.txt')) {
    const found = [1, 5, 8, 11].map((month) => monthOf('korean', Number(year), month, false)?.start ?? Number.NaN);
    expect([year, ...found.map(dateOfDay)]).toEqual([year, ...starts]);
  }
});

test('Persian years begin on the published days', () => {
  for (const [year, start] of readTable('persian-new-years.txt')) {
    expect([year, dateOfDay(monthOf('persian', Number(year), 1, false)?.start ?? Number.NaN)]).toEqual([year, start]);
  }
});

// Where Vietnam's midnight makes another day than China's.
test.each(['1968-01-29', '1969-02-16', '1985-01-21', '2007-02-17', '2030-02-02', '2053-02-18'])(
  'Tết falls on %s',
  (day) => {
    expect(nextHoliday('tet', `${day.slice(0, 4)}-01-01`)).toBe(day);
  },
);

// Umm al-Qura, as Saudi Arabia announced it or published it ahead.
test.each([
  ['ramadan', '2024-03-11', '2025-03-01', '2026-02-18'],
  ['eid-al-fitr', '2024-04-10', '2025-03-30', '2026-03-20'],
  ['eid-al-adha', '2024-06-16', '2025-06-06', '2026-05-27'],
  ['hanukkah', '2024-12-26', '2025-12-15', '2026-12-05'],
  ['passover', '2024-04-23', '2025-04-13', '2026-04-02'],
  ['rosh-hashanah', '2024-10-03', '2025-09-23', '2026-09-12'],
  ['yom-kippur', '2024-10-12', '2025-10-02', '2026-09-21'],
  ['purim', '2024-03-24', '2025-03-14', '2026-03-03'],
  ['diwali', '2024-10-31', '2025-10-20', '2026-11-08'],
  ['holi', '2024-03-25', '2025-03-14', '2026-03-04'],
  ['raksha-bandhan', '2024-08-19', '2025-08-09', '2026-08-28'],
  ['vaisakhi', '2024-04-13', '2025-04-13', '2026-04-14'],
  ['gurpurab', '2024-11-15', '2025-11-05', '2026-11-24'],
  ['vesak', '2024-05-23', '2025-05-12', '2026-05-01'],
  ['chuseok', '2024-09-17', '2025-10-06', '2026-09-25'],
  ['seollal', '2024-02-10', '2025-01-29', '2026-02-17'],
  ['nowruz', '2024-03-20', '2025-03-21', '2026-03-21'],
  ['orthodox-easter', '2024-05-05', '2025-04-20', '2026-04-12'],
  ['grandparents-day', '2024-09-08', '2025-09-07', '2026-09-13'],
] as const)('%s falls on the announced days from 2024 to 2026', (feast, ...days) => {
  expect(days.map((day) => nextHoliday(feast, `${day.slice(0, 4)}-01-01`))).toEqual(days);
});

test('two days of one Islamic feast can fall in a year, and both are found', () => {
  expect(daysOfRule({ type: 'calendar_day', calendar: 'islamic', month: 10, day: 1 }, 2033)).toEqual([
    '2033-01-03',
    '2033-12-23',
  ]);
});

test('after its last listed day a feast has no next day', () => {
  expect(nextHoliday('diwali', '2035-10-30')).toBe('2035-10-30');
  expect(nextHoliday('diwali', '2035-10-31')).toBeNull();
});
