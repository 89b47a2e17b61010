import { expect, test } from 'vitest';
import type { YearEntry, YearView } from '../../../contract/year.ts';
import type { EnvelopeState } from '../../../contract/year-states.ts';
import { arrangeYear, gapWords } from './arrange-year.ts';

const entry = (personId: number, day: string, state: EnvelopeState = 'empty'): YearEntry => ({
  personId,
  day,
  state,
  dateId: 1,
  occasionType: 'birthday',
  cardId: null,
});
const view: YearView = {
  year: 2026,
  people: [
    { id: 1, name: 'Zoë' },
    { id: 2, name: 'Ana' },
    { id: 3, name: 'Søren' },
  ],
  groups: [{ id: 7, name: 'Choir', personIds: [1, 3] }],
  entries: [entry(1, '2026-05-01'), entry(2, '2026-05-02', 'drafted'), entry(3, '2026-12-25', 'sent')],
};

test('people stand by name, their envelopes in the months of their days', () => {
  const { rows, months } = arrangeYear(view, {});
  expect(rows.map(({ name }) => name)).toEqual(['Ana', 'Søren', 'Zoë']);
  expect(rows[0]?.months[4]).toHaveLength(1);
  expect(months[4]).toEqual({ month: 5, dates: 2, without: 1 });
});

test('filters by group and by name without accents; a month narrows the entries, not the counts', () => {
  expect(arrangeYear(view, { group: 7 }).rows.map(({ name }) => name)).toEqual(['Søren', 'Zoë']);
  expect(arrangeYear(view, { name: 'soren' }).rows.map(({ name }) => name)).toEqual(['Søren']);
  expect(arrangeYear(view, { group: 8 }).rows).toEqual([]);
  const december = arrangeYear(view, { month: 12 });
  expect(december.entries.map(({ personId }) => personId)).toEqual([3]);
  expect(december.months[4]?.dates).toBe(2);
});

test.each([
  [0, 0, 'No dates'],
  [1, 0, 'Has a card'],
  [3, 0, 'All have a card'],
  [3, 3, 'Nobody has a card'],
  [1, 1, 'Nobody has a card'],
  [3, 2, '2 without a card'],
])('%i dates, %i without a card: %s', (dates, without, words) => {
  expect(gapWords({ dates, without })).toBe(words);
});
