import { expect, test } from 'vitest';
import { dayProblem, dayWords, isTooNear } from './day-words.ts';

test('says that a digital card is sent in the morning, and a printed one goes to the printer a week before', () => {
  expect(dayWords.digital.meaning).toBe('It goes out at 9 in the morning on the day you choose.');
  expect(dayWords.physical.meaning).toBe(
    'It goes to the printer 7 days before the day you choose, to arrive on that day.',
  );
});

test.each([
  ['', 'Choose a day for this card.'],
  ['2026-11-21', 'This day has passed. Choose today or a later one.'],
  ['2026-11-22', undefined],
  ['2026-11-23', undefined],
])('on 22 November the day %j has the problem %j', (day, problem) => {
  expect(dayProblem(day, '2026-11-22')).toBe(problem);
});

test.each([
  ['2026-11-28', true],
  ['2026-11-29', false],
])('on 22 November a card printed for %s is too late: %j', (day, tooNear) => {
  expect(isTooNear(day, '2026-11-22')).toBe(tooNear);
});
