import { expect, onTestFinished, test, vi } from 'vitest';
import type { ImportantDateView } from '../contract/dates.ts';
import { ruleLine, ruleWords } from './rule-words.ts';

test.each([
  [{ type: 'nth_weekday', month: 1, weekday: 1, occurrence: 3 }, 'Third Monday of January'],
  [{ type: 'last_weekday', month: 5, weekday: 0 }, 'Last Sunday of May'],
  [{ type: 'weekday_from', month: 5, day: 18, weekday: 1 }, 'First Monday from May 18 on'],
  [{ type: 'easter_based', offset_days: -21 }, '21 days before Easter'],
  [{ type: 'orthodox_easter_based', offset_days: 1 }, 'The day after Orthodox Easter'],
  [{ type: 'fixed_day', month: 5, day: 10 }, 'May 10 of every year'],
  [{ type: 'calendar_day', calendar: 'hebrew', month: 2, day: 30 }, '30 Heshvan (Hebrew calendar)'],
  [{ type: 'calendar_day', calendar: 'hebrew', month: 5, leap_month: true, day: 3 }, '3 Adar I (Hebrew calendar)'],
  [{ type: 'calendar_day', calendar: 'hebrew', month: 6, day: 3 }, '3 Adar (Hebrew calendar)'],
  [{ type: 'calendar_day', calendar: 'islamic', month: 10, day: 1 }, 'Shawwal 1 (Islamic calendar)'],
  [{ type: 'calendar_day', calendar: 'persian', month: 1, day: 31 }, 'Farvardin 31 (Persian calendar)'],
  [{ type: 'calendar_day', calendar: 'chinese', month: 8, day: 15 }, 'Day 15 of month 8 (Chinese calendar)'],
  [
    { type: 'calendar_day', calendar: 'korean', month: 6, leap_month: true, day: 2 },
    'Day 2 of leap month 6 (Korean calendar)',
  ],
] as const)('says %j', (rule, words) => {
  expect(ruleWords(rule)).toBe(words);
});

const date = (facts: Partial<ImportantDateView>) =>
  ({
    occasionType: 'birthday',
    date: '1966-12-04',
    repeatsAnnually: true,
    nextOccurrence: '2026-12-01',
    holidayRule: null,
    ...facts,
  }) as ImportantDateView;

test('a date by another calendar is said in that calendar, one without a rule by nothing', () => {
  const holidayRule = { type: 'calendar_day', calendar: 'hebrew', month: 3, day: 21 } as const;
  expect(ruleLine(date({ holidayRule }))).toBe('21 Kislev 5787 (Hebrew calendar)');
  expect(ruleLine(date({}))).toBeNull();
});

test('a named holiday says its rule only where it is not the usual one', () => {
  expect(ruleLine(date({ occasionType: 'mothers-day' }))).toBeNull();
  const holidayRule = { type: 'easter_based', offset_days: -21, country: 'GB' } as const;
  expect(ruleLine(date({ occasionType: 'mothers-day', holidayRule }))).toBe('As in the United Kingdom');
  const description = 'Mothering Sunday';
  expect(ruleLine(date({ occasionType: 'mothers-day', holidayRule: { ...holidayRule, description } }))).toBe(
    'Mothering Sunday, as in the United Kingdom',
  );
  expect(ruleLine(date({ occasionType: 'hanukkah', nextOccurrence: '2026-12-05' }))).toBe(
    '25 Kislev 5787 (Hebrew calendar)',
  );
});

test('another language leaves out the era of the year, which the calendar says', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  vi.stubGlobal('translationLocale', 'fr');
  vi.resetModules();
  const { ruleLine: inFrench } = await import('./rule-words.ts');
  const holidayRule = { type: 'calendar_day', calendar: 'hebrew', month: 3, day: 21 } as const;
  expect(inFrench(date({ holidayRule }))).toBe('21 kislev 5787 (Hebrew calendar)');
  const first = { holidayRule: { ...holidayRule, day: 1 }, nextOccurrence: '2026-11-11' };
  expect(inFrench(date(first))).toBe('1er kislev 5787 (Hebrew calendar)');
});
