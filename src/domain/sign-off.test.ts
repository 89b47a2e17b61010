import { expect, test } from 'vitest';
import { withoutSignOff, withSignOff } from './sign-off.ts';

const signOff = { closings: ['With love', 'Alles Liebe'], names: ['Eleanor Whitfield', 'Eleanor', 'Nell', ''] };
const words = 'Dear Mum,\nsixty candles.\n\nHave a lovely day.';

test.each([
  'With love,\nEleanor',
  'with love, eleanor',
  'Eleanor',
  'Alles Liebe\nNell',
  'With love,\r\nEleanor Whitfield ',
  'With love, Eleanor ❤️',
])('removes the sign-off %j', (last) => {
  expect(withoutSignOff(`${words}\n\n${last}`, signOff)).toBe(words);
  expect(withoutSignOff(`${words}\r\n \r\n${last}\n\n`, signOff)).toBe(words);
});

test.each([
  'With love',
  'With all my love,\nEleanor',
  'Eleanor sends her love',
  'With love,\nTom',
  'With love,\nEleanor\nP.S. The cake is in the oven.',
])('keeps the words %j', (last) => {
  expect(withoutSignOff(`${words}\n\n${last}`, signOff)).toBe(`${words}\n\n${last}`);
});

test('a message of one paragraph is never shortened', () => {
  expect(withoutSignOff('With love,\nEleanor', signOff)).toBe('With love,\nEleanor');
  expect(withoutSignOff('', signOff)).toBe('');
});

test('a long message of blank lines is fast', () => {
  const started = performance.now();
  withoutSignOff(`${'\n \n'.repeat(1600)}x`, signOff);
  withoutSignOff(`${'a\n\n'.repeat(1600)}b`, signOff);
  expect(performance.now() - started).toBeLessThan(200);
});

test.each([
  ['With love,\nEleanor', 'With love,\nTom'],
  ['with love, eleanor whitfield.', 'with love, Tom'],
  ['Nell', 'Tom'],
  ['Alles Liebe\r\nNell ❤️', 'Alles Liebe\r\nTom'],
  ['Eleanor sends her love', 'Eleanor sends her love'],
  ['With love,\nMum', 'With love,\nMum'],
])('puts another name in the sign-off %j', (last, changed) => {
  expect(withSignOff(`${words}\n\n${last}`, signOff, 'Tom')).toBe(`${words}\n\n${changed}`);
});
