import { expect, test } from 'vitest';
import { daysOfRule } from '../rule-days.ts';
import { anniversaryRule } from './anniversary-rule.ts';
import { dayIn } from './named-calendars.ts';

const born = (date: string) => {
  const day = dayIn('hebrew', date);
  if (!day) throw new Error(`${date} has no Hebrew day`);
  return day;
};
const daysOf = (date: string, isYahrzeit: boolean, years: number[]) =>
  years.map((year) => daysOfRule(anniversaryRule('hebrew', born(date), isYahrzeit), year)[0]);

test('who died in the Adar of a common year is remembered in Adar I of leap years, who was born in it in Adar II', () => {
  // 10 Adar 5783, a common year; 5784 and 5787 have two Adars.
  expect(daysOf('2023-03-03', true, [2024, 2025])).toEqual(['2024-02-19', '2025-03-10']);
  expect(daysOf('2023-03-03', false, [2024, 2025])).toEqual(['2024-03-20', '2025-03-10']);
});

test('a yahrzeit in Adar I is kept in Adar, and one in Adar II in Adar II', () => {
  expect(daysOf('2024-02-19', true, [2025, 2027])).toEqual(['2025-03-10', '2027-02-17']);
  expect(daysOf('2024-03-20', true, [2025, 2027])).toEqual(['2025-03-10', '2027-03-19']);
});

test('a yahrzeit of 30 Heshvan or Kislev follows the first anniversary, a birthday goes to the next day', () => {
  // 5785 has 30 Heshvan (1 December 2024) and 30 Kislev; Heshvan of 5786 has 29 days, Kislev 30.
  expect(born('2024-12-01')).toMatchObject({ month: 2, day: 30 });
  expect(anniversaryRule('hebrew', born('2024-12-01'), true)).toMatchObject({ short_month: 'last' });
  expect(daysOf('2024-12-01', true, [2025])).toEqual(['2025-11-20']);
  expect(daysOf('2024-12-01', false, [2025])).toEqual(['2025-11-21']);
  expect(born('2024-12-31')).toMatchObject({ month: 3, day: 30 });
  expect(anniversaryRule('hebrew', born('2024-12-31'), true)).toMatchObject({ short_month: 'next' });
});

test('a leap month of the Chinese calendar is kept in the month of its number', () => {
  // 2 leap 6 of 2025.
  const rule = anniversaryRule('chinese', { year: 2025, month: 6, leapMonth: true, day: 2 }, false);
  expect(daysOfRule(rule, 2025)).toEqual(['2025-07-26']);
  expect(daysOfRule(rule, 2026)).toEqual(['2026-07-15']);
});
