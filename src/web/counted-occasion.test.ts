import { expect, test } from 'vitest';
import { countedOccasion } from './counted-occasion.ts';

test.each([
  ['birthday', '1966-12-04', '2026-12-04', '60th Birthday'],
  ['anniversary', '2016-12-19', '2026-12-19', '10th Anniversary'],
  ['birthday', '--12-04', '2026-12-04', 'Birthday'],
  ['graduation', '2020-06-01', '2027-06-01', 'Graduation'],
])('the %s of %s occurring on %s is called %s', (occasionType, date, nextOccurrence, words) => {
  expect(countedOccasion({ occasionType, date, nextOccurrence })).toBe(words);
});
