import { expect, test } from 'vitest';
import { createPhraseFinder } from './phrase-finder.ts';

const find = createPhraseFinder([
  { text: 'garden', meaning: 'garden' },
  { text: 'blue bicycle', meaning: 'bicycle' },
  { text: 'ill', goesOn: true, meaning: 'illness' },
  { text: 'ex wi', goesOn: true, meaning: 'former' },
]);

test.each([
  ['a garden', ['garden']],
  ['gardens', []],
  ['her blue bicycle in the garden', ['bicycle', 'garden']],
  ['blue', []],
  ['a long illness', ['illness']],
  ['ill', ['illness']],
  ['ill7', []],
  ['still', []],
  ['his ex wife', ['former']],
  ['', []],
])('finds the phrases of "%s"', (sentence, meanings) => {
  expect([...find(sentence)]).toEqual(meanings);
});
