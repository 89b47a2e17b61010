import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';
import { momentInWords } from './moment-words.ts';
import { defaultLimits, firstWeekEnds, freeAgainAt, limitsOf, limitWords } from './sending-limits.ts';

const day = (number: number) => new Date(Date.UTC(2030, 0, number));

test('an account is new for seven days, or until an administrator ends them', () => {
  expect(firstWeekEnds({ createdAt: day(1), firstWeekEndedAt: null })).toEqual(day(8));
  expect(firstWeekEnds({ createdAt: day(1), firstWeekEndedAt: day(3) })).toEqual(day(3));
  expect(limitsOf(defaultLimits, true)).toEqual({ recipients: 100, cards: 300, sendNow: 30 });
  expect(limitsOf(defaultLimits, false)).toEqual({ recipients: 500, cards: 1500, sendNow: 100 });
});

test.each([
  [[1, 2, 3], 3, 8],
  // The limit was lowered to 2: two of the three must expire first.
  [[1, 2, 3], 2, 9],
  [[1, 2, 3], 1, 10],
])('after cards on the days %j with a limit of %i the next is possible on day %i', (days, limit, free) => {
  expect(freeAgainAt(days.map(day), limit, 7 * 86_400_000)).toEqual(day(free));
});

test('with a limit of 0 waiting does not help', () => {
  expect(freeAgainAt([day(1)], 0, 1000)).toBeNull();
  expect(limitWords('recipients', 0, true, null)).toContain('An administrator can raise the figure.');
});

test.each([
  ['Ann@Example.org ', 'ann@example.org'],
  ['ann+cards@example.org', 'ann@example.org'],
  ['ann+a+b@example.org', 'ann@example.org'],
  ['a.nn@example.org', 'a.nn@example.org'],
  ['+ann@example.org', '+ann@example.org'],
  ['"a@b"+c@example.org', '"a@b"@example.org'],
  ['+49 (171) 555-0100', '491715550100'],
  ['1 Elm Street\nSpringfield', '1elmstreetspringfield'],
  ['岡山市 1-2', '岡山市12'],
])('the address %j has the mailbox %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('a moment is shown in the time zone and rounded up to a minute', () => {
  expect(momentInWords(new Date('2030-01-01T13:04:00.001Z'), 'UTC')).toBe('1 January at 13:05');
  expect(momentInWords(new Date('2030-01-01T23:30:00Z'), 'Asia/Tokyo')).toBe('2 January at 08:30');
});
