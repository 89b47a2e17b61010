import { expect, test } from 'vitest';
import { findContact } from './add-new-date.tsx';
import { clearedSearch, type DateSearch, overviewAddress, rangeLabel, ranges, readDateSearch } from './date-search.ts';
import { emptyWords } from './important-dates-page.tsx';
import { groupByMonth, selectDates, sortDates } from './select-dates.ts';

const today = '2026-11-21';
const birthday = { id: 1, personId: 1, occasionType: 'birthday', date: '1966-12-04', nextOccurrence: '2026-12-04' };
const thanksgiving = {
  id: 2,
  personId: 2,
  occasionType: 'thanksgiving',
  date: '2026-11-26',
  nextOccurrence: '2026-11-26',
};
const gotcha = { id: 3, personId: 1, occasionType: 'Gotcha day', date: '--12-21', nextOccurrence: '2026-12-21' };
const late = { id: 4, personId: 2, occasionType: 'wedding', date: '2027-11-21', nextOccurrence: '2027-11-21' };
const older = { id: 5, personId: 2, occasionType: 'graduation', date: '2019-07-01', nextOccurrence: null };
const newer = { id: 6, personId: 1, occasionType: 'wedding', date: '2024-06-02', nextOccurrence: null };
const now = { id: 7, personId: 1, occasionType: 'memorial', date: '2020-11-21', nextOccurrence: today };
const dates = [older, late, gotcha, birthday, now, thanksgiving, newer];
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('groups dates by the month of their next occurrence, past one-time dates last', () => {
  expect(groupByMonth(sortDates(dates)).map(({ month, dates }) => [month, idsOf(dates)])).toEqual([
    ['2026-11', [7, 2]],
    ['2026-12', [1, 3]],
    ['2027-11', [4]],
    [null, [6, 5]],
  ]);
});

test.each<[DateSearch, number[]]>([
  [{}, [7, 2, 1, 3, 4, 6, 5]],
  [{ days: 60 }, [7, 2, 1, 3, 4, 6, 5]],
  [{ tab: 'upcoming' }, [7, 2, 1, 3]],
  [{ tab: 'upcoming', days: 365 }, [7, 2, 1, 3, 4]],
  [{ occasion: 'wedding' }, [4, 6]],
  [{ occasion: 'custom' }, [3]],
  [{ personId: 2 }, [2, 4, 5]],
  [{ tab: 'upcoming', occasion: 'birthday', personId: 2 }, []],
])('the filter %j selects the dates %j', (search, ids) => {
  expect(idsOf(sortDates(selectDates(dates, search, today)))).toEqual(ids);
});

test('invalid parameters in the address show all dates', () => {
  expect(readDateSearch({ tab: 'all', days: 31, occasion: 'x', personId: 'me' })).toEqual({});
});

test('labels ranges by their length', () => {
  expect(ranges.map(rangeLabel)).toEqual([
    'Next 30 days',
    'Next 60 days',
    'Next 90 days',
    'Next 6 months',
    'Next year',
  ]);
});

test('clearing removes the filters, or the tab if there are none', () => {
  expect(clearedSearch({ tab: 'upcoming', days: 60, occasion: 'baby' })).toEqual({ tab: 'upcoming', days: 60 });
  expect(clearedSearch({ tab: 'upcoming', days: 60 })).toEqual({});
});

test('the overview address contains the current search', () => {
  expect(overviewAddress({})).toBe('/important-dates');
  expect(overviewAddress({ tab: 'upcoming', days: undefined, personId: 4 })).toBe(
    '/important-dates?tab=upcoming&personId=4',
  );
});

test.each<[DateSearch, number, string, string]>([
  [{ tab: 'upcoming' }, 0, 'No important dates yet', 'Birthdays, anniversaries, holidays: add the first one.'],
  [{ tab: 'upcoming' }, 3, 'No upcoming dates', 'There are no dates in the next 30 days.'],
  [{ occasion: 'birthday' }, 3, 'No dates match your filters', 'Nothing was found for: Birthday.'],
  [
    { tab: 'upcoming', days: 365, personId: 1 },
    3,
    'No dates match your filters',
    'Nothing was found for: Margaret, Next year.',
  ],
])('the empty list for %j of %i dates says %s', (search, total, title, text) => {
  expect(emptyWords(search, total, 'Margaret')).toMatchObject({ title, text, clears: total > 0 });
});

test('finds a contact by name and by relationship', () => {
  const people = [
    { name: 'Lucía Gómez', relationship: 'friend' },
    { name: 'Walter Weiß', relationship: 'father-in-law' },
  ];
  expect(findContact(people, ' GOMEZ').map(({ name }) => name)).toEqual(['Lucía Gómez']);
  expect(findContact(people, 'father').map(({ name }) => name)).toEqual(['Walter Weiß']);
  expect(findContact(people, 'weiss').map(({ name }) => name)).toEqual(['Walter Weiß']);
  expect(findContact(people, '')).toHaveLength(2);
  expect(findContact(people, 'nobody')).toEqual([]);
});
