import { expect, test } from 'vitest';
import { ellipsize, isRightToLeft, splitGraphemes, wrapBalanced, wrapText } from './wrap-text.ts';

/** Every character one wide. */
const measure = (text: string) => splitGraphemes(text).length;

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one\n\ntwo', 10, ['one', '', 'two']],
  ['extraordinary', 5, ['extr-', 'aor-', 'din-', 'ary']],
  ['สุขสันต์วันเกิดนะคะ', 9, ['สุขสันต์วัน', 'เกิดนะคะ']],
  ['he said (quietly) “yes, dear”, then left', 12, ['he said', '(quietly)', '“yes, dear”,', 'then left']],
  ['my father-in-law', 10, ['my father-', 'in-law']],
  ['お誕生日おめでとう。素敵', 5, ['お誕生日', 'おめでと', 'う。素敵']],
])('%s wraps at %i', (text, width, lines) => {
  const wrapped = wrapText(text, width, measure);
  expect(wrapped.every((line) => measure(line) <= width)).toBe(true);
  expect(wrapped).toEqual(lines);
});

test('never splits a family emoji or a flag', () => {
  const text = '👨‍👩‍👧‍👦🏳️‍🌈👨‍👩‍👧‍👦🏳️‍🌈';
  expect(wrapText(text, 3, measure)).toEqual(['👨‍👩‍👧‍👦🏳️‍🌈👨‍👩‍👧‍👦', '🏳️‍🌈']);
});

test('balanced lines keep their number and do not end with a lonely word', () => {
  const text = 'May the year ahead be your kindest yet';
  expect(wrapText(text, 34, measure)).toEqual(['May the year ahead be your kindest', 'yet']);
  expect(wrapBalanced(text, 34, measure)).toEqual(['May the year ahead', 'be your kindest yet']);
});

test('balancing never breaks a word', () => {
  expect(wrapBalanced('Congratulations, Alexander', 16, measure)).toEqual(['Congratulations,', 'Alexander']);
});

test('an ellipsis replaces whole graphemes and trailing marks', () => {
  expect(ellipsize('Happy, happy day', 8, measure)).toBe('Happy…');
  expect(measure(ellipsize('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, measure))).toBe(2);
});

test.each([
  ['יום הולדת שמח, Anna', true],
  ['عيد ميلاد', true],
  ['2026 عيد', true],
  ['Anna, יום הולדת', false],
  ['123', false],
])('%s runs right to left: %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
