import { expect, test } from 'vitest';
import { sealWords } from './seal.ts';

test.each([
  ['Eleanor Whitfield', 'Eleanor Whitfield', 'E'],
  ['Maximiliane Featherstone', 'Maximiliane', 'M'],
  ['abcdefghij klmnopqrst u', 'abcdefghij', 'A'],
  ['  ', 'Anonymous', 'A'],
  [null, 'Anonymous', 'A'],
  ['Émile', 'Émile', 'É'],
])('the seal of %j has the text %j', (name, ring, initial) => {
  expect(sealWords(name)).toEqual({ ring, initial });
});
