import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Lucía FERNÁNDEZ', 'lucia fernandez'],
  ['Søren Łukasz Æbelø', 'soren lukasz aebelo'],
  ['Straße', 'strasse'],
  ['İris Işık', 'iris isik'],
  ['Nguyễn', 'nguyen'],
  ['مَريم', 'مريم'],
  ['青木', '青木'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
