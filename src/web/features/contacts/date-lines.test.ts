import { expect, test } from 'vitest';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { leapDayWords, nextDatesByPerson, originWords, whenWords } from './date-lines.ts';

const plain = { holidayRule: null };
const birthday = { occasionType: 'birthday', date: '1966-12-04', nextOccurrence: '2026-12-04' };

test.each([
  [birthday, 'Turns 60, in 13 days'],
  [{ ...birthday, date: '--12-04' }, 'In 13 days'],
  [{ ...birthday, date: '1967-05-09', nextOccurrence: '2027-05-09' }, 'Turns 60, on May 9, 2027'],
  [{ occasionType: 'mothers-day', date: '2026-05-10', nextOccurrence: '2027-05-09' }, 'Next on May 9, 2027'],
  [{ occasionType: 'anniversary', date: '2016-11-21', nextOccurrence: '2026-11-21' }, '10th year, today'],
  [{ occasionType: 'wedding', date: '2024-06-02', nextOccurrence: null }, 'Was on Jun 2, 2024'],
])('describes when %j is: %s', (facts, words) => {
  expect(whenWords(facts, '2026-11-21')).toBe(words);
});

test.each([
  [birthday, 'Born December 4th, 1966'],
  [{ ...birthday, date: '--12-04' }, 'December 4th'],
  [{ ...birthday, date: '2027-03-01', nextOccurrence: '2027-03-01' }, 'March 1st, 2027'],
  [{ occasionType: 'anniversary', date: '2016-11-21', nextOccurrence: '2026-11-21' }, 'November 21st, 2016'],
  [{ occasionType: 'mothers-day', date: '2026-05-10', nextOccurrence: '2027-05-09' }, null],
  [{ occasionType: 'wedding', date: '2024-06-02', nextOccurrence: null }, null],
])('describes the origin of %j: %s', (facts, words) => {
  expect(originWords({ ...plain, ...facts }, '2026-11-21')).toBe(words);
});

test('a day that a rule found is not said to be the date itself', () => {
  const holidayRule = { type: 'calendar_day', calendar: 'hebrew', month: 3, day: 21 } as const;
  expect(originWords({ ...birthday, holidayRule, date: '--12-01' }, '2026-11-21')).toBeNull();
  expect(originWords({ ...birthday, holidayRule }, '2026-11-21')).toBe('Born December 4th, 1966');
});

test('explains why 29 February falls on the 28th in common years', () => {
  const words = '2027 has no February 29, so it is kept on the 28th.';
  expect(leapDayWords({ ...plain, occasionType: 'birthday', date: '1992-02-29', nextOccurrence: '2027-02-28' })).toBe(
    words,
  );
  expect(leapDayWords({ ...plain, occasionType: 'birthday', date: '--02-29', nextOccurrence: '2027-02-28' })).toBe(
    words,
  );
  expect(
    leapDayWords({ ...plain, occasionType: 'birthday', date: '1992-02-29', nextOccurrence: '2028-02-29' }),
  ).toBeNull();
  expect(
    leapDayWords({ ...plain, occasionType: 'birthday', date: '1992-02-28', nextOccurrence: '2027-02-28' }),
  ).toBeNull();
});

test('returns the next date of each contact and ignores past ones', () => {
  const dates = [
    { id: 1, personId: 7, nextOccurrence: '2027-01-02' },
    { id: 2, personId: 7, nextOccurrence: '2026-12-04' },
    { id: 3, personId: 8, nextOccurrence: null },
  ] as ImportantDateView[];
  const next = nextDatesByPerson(dates);
  expect(next.get(7)?.id).toBe(2);
  expect(next.has(8)).toBe(false);
});
