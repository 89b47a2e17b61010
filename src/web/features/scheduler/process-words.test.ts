import { expect, test } from 'vitest';
import { agoInWords, countsInWords, heldInWords, outcomeInWords, whyHeldInWords } from './process-words.ts';

test.each([
  [{ due: 3, made: 2, failed: 1, queued: 0 }, '3 due, 2 made, 1 failed'],
  [{ due: 0 }, 'Nothing to do'],
  [{}, 'Nothing to do'],
  [{ newer: 2 }, '2 newer'],
  [{ queued: 4 }, '4 left to the workers'],
  [
    { released: 1, unknown: 2, missed: 3, exhausted: 4, due: 5 },
    '1 put back, 2 uncertain, 3 missed, 4 given up, 5 due',
  ],
  [{ datesWorkedOut: 9 }, '9 recalculated'],
  [{ mailed: 2, notices: 1 }, '2 mailed, 1 told to owners'],
  [{ sessions: 1, files: 2 }, '1 session ended, 2 files'],
])('the counts %o read %j', (counts, words) => {
  expect(countsInWords(counts)).toBe(words);
});

test.each([
  ['2026-11-24T10:00:00Z', '0 seconds ago'],
  ['2026-11-24T09:59:59Z', '1 second ago'],
  ['2026-11-24T09:55:00Z', '5 minutes ago'],
  ['2026-11-24T07:00:00Z', '3 hours ago'],
  ['2026-11-24T10:00:05Z', '0 seconds ago'],
])('%s is described at ten as %s', (then, words) => {
  expect(agoInWords(then, Date.parse('2026-11-24T10:00:00Z'))).toBe(words);
});

test.each([
  [0, /^What was due is held since a backup of Nov 24/],
  [1, /^1 card that was due is held since a backup of Nov 24/],
  [12, /^12 cards that were due are held since a backup of Nov 24/],
])('says that %i cards are held', (cards, words) => {
  expect(heldInWords(cards, 'Nov 24, 9:00 AM')).toMatch(words);
});

test.each([
  [{ finishedAt: null, counts: {}, error: null }, 'Under way'],
  [{ finishedAt: 'x', counts: { due: 0 }, error: null }, 'Nothing to do'],
  [{ finishedAt: 'x', counts: { made: 0 }, error: 'no paint left' }, 'Failed'],
  [{ finishedAt: 'x', counts: { made: 2 }, error: 'no paint left' }, '2 made'],
])('the run %o has the result %j', (run, words) => {
  expect(outcomeInWords({ startedAt: 'x', ...run })).toBe(words);
});

test.each([
  [0, /^So are reminders and notices of the days between/],
  [1, /^It may have been sent since .* If its day ends first, it counts as missed\. What falls due from 9 on/],
  [12, /^They may have been sent since .* Each card whose day ends first counts as missed\. What falls due from 9 on/],
])('says why %i cards are held', (cards, words) => {
  expect(whyHeldInWords(cards, '9')).toMatch(words);
});
