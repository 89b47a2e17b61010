import { expect, test } from 'vitest';
import { factsOf } from '../../../../tests/words/pack-kit.ts';
import { callName, closesItself, startsWithSalutation } from './address.ts';
import { pack as english } from './pack.ts';

test.each([
  ['Anna Fields', null, false, 'Anna'],
  ['Anna Fields', ' Annie ', false, 'Annie'],
  ['Dr. Jane Smith', null, false, 'Dr. Jane Smith'],
  ['Anna & Peter', null, false, 'Anna & Peter'],
  ['Anna and Peter Fields', null, false, 'Anna and Peter Fields'],
  ['Fields Ltd', null, false, 'Fields Ltd'],
  ['The Fields', null, false, 'The Fields'],
  ['Margaret Fields', 'Nan', true, 'Nan'],
  ['Grandma Rose', null, true, 'Grandma Rose'],
  ['Aunt Sarah', null, true, 'Aunt Sarah'],
  ['Mom', null, true, 'Mom'],
  ['  ', null, false, ''],
])('%s (%s, elder %s) is called "%s"', (name, nickname, isElder, expected) => {
  expect(callName(name, nickname, isElder, factsOf(english, 'stepmother'))).toBe(expected);
});

test.each([
  ['mother', 'Mom'],
  ['mum', 'Mum'],
  ['grandfather', 'Grandpa'],
  ['granny', 'Granny'],
  ['aunt', 'Aunt Margaret'],
  ['stepmother', ''],
])('nobody calls a %s by her bare first name, but "%s"', (relationship, expected) => {
  expect(callName('Margaret Fields', null, true, factsOf(english, relationship))).toBe(expected);
});

test('knows a greeting and a closing when it sees one', () => {
  expect(startsWithSalutation('Dear Anna, how are you?')).toBe(true);
  expect(startsWithSalutation('Hi!')).toBe(true);
  expect(startsWithSalutation('History will tell.')).toBe(false);
  expect(closesItself('So there it is. With love to you both.')).toBe(true);
  expect(closesItself('Without you it is quiet.')).toBe(false);
});
