import { expect, test } from 'vitest';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { nextDatesByPerson, whenWords } from './date-lines.ts';

const birthday = { occasionType: 'birthday', date: '1966-12-04', nextOccurrence: '2026-12-04' };

test.each([
  [birthday, 'Turns 60, in 13 days'],
  [{ ...birthday, date: '--12-04' }, 'In 13 days'],
  [{ ...birthday, date: '1967-05-09', nextOccurrence: '2027-05-09' }, 'Turns 60, on May 9, 2027'],
  [{ occasionType: 'mothers-day', date: '2026-05-10', nextOccurrence: '2027-05-09' }, 'Next on May 9, 2027'],
  [{ occasionType: 'anniversary', date: '2016-11-21', nextOccurrence: '2026-11-21' }, '10th year, today'],
  [{ occasionType: 'wedding', date: '2024-06-02', nextOccurrence: null }, 'Was on Jun 2, 2024'],
])('%j reads %s', (facts, words) => {
  expect(whenWords(facts, '2026-11-21')).toBe(words);
});

test('finds the next date of each contact and skips past ones', () => {
  const dates = [
    { id: 1, personId: 7, nextOccurrence: '2027-01-02' },
    { id: 2, personId: 7, nextOccurrence: '2026-12-04' },
    { id: 3, personId: 8, nextOccurrence: null },
  ] as ImportantDateView[];
  const next = nextDatesByPerson(dates);
  expect(next.get(7)?.id).toBe(2);
  expect(next.has(8)).toBe(false);
});
