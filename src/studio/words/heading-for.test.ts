import { expect, test } from 'vitest';
import { cardCategories, languages } from '../../contract/vocabulary.ts';
import { headingFor } from './heading-for.ts';

test.each([
  ['birthday', null, 'Happy Birthday'],
  ['birthday', 37, 'Happy Birthday'],
  ['birthday', 21, 'Happy 21st Birthday'],
  ['birthday', 60, 'Happy 60th Birthday'],
  ['birthday', 0, 'Happy Birthday'],
  ['anniversary', null, 'Happy Anniversary'],
  ['anniversary', 1, 'Happy First Anniversary'],
  ['anniversary', 10, 'Happy 10th Anniversary'],
  ['anniversary', 12, 'Happy Anniversary'],
  ['anniversary', 25, 'Happy Silver Anniversary'],
  ['anniversary', 50, 'Happy Golden Anniversary'],
  ['christmas', 3, 'Merry Christmas'],
  ['sympathy', null, 'With Sympathy'],
  ['custom', null, 'With Love'],
] as const)('%s with %s years reads "%s"', (category, years, expected) => {
  expect(headingFor(category, 'en', { years })).toBe(expected);
});

test('the heading of a day of remembrance does not say happy', () => {
  expect(headingFor('holiday', 'en', { years: null, occasionType: 'memorial-day' })).toBe('Memorial Day');
  expect(headingFor('custom', 'en', { years: 3, occasionType: 'memorial' })).toBe('In Loving Memory');
});

test('every category has words short enough to draw, in any language', () => {
  for (const category of cardCategories)
    for (const language of languages)
      expect(headingFor(category, language, { years: null })).toMatch(/^¡?\p{Lu}[\p{L}’' .-]{3,26}!?$/u);
});
