import { expect, test } from 'vitest';
import { importLimits } from '../../../../contract/imports.ts';
import { chooseAll, chooseNone, chosenEntries, countChosen, isChosen, withEntries } from './choice.ts';

test('all but some are the others, by their place in the file', () => {
  const choice = withEntries(withEntries(chooseAll, [2, 4], false), [4], true);
  expect([1, 2, 3, 4].map((id) => isChosen(choice, id))).toEqual([true, false, true, true]);
  expect(countChosen(choice, 4)).toBe(3);
  const asked = chosenEntries(choice);
  expect(asked.slice(0, 4)).toEqual([1, 3, 4, 5]);
  expect(asked.at(-1)).toBe(importLimits.entries);
});

test('none but some are these', () => {
  const choice = withEntries(withEntries(chooseNone, [3, 1], true), [3], false);
  expect([1, 2, 3].map((id) => isChosen(choice, id))).toEqual([true, false, false]);
  expect(countChosen(choice, 3)).toBe(1);
  expect(chosenEntries(choice)).toEqual([1]);
});

test('everything is asked for as all, and leaving out twice counts once', () => {
  expect(chosenEntries(withEntries(withEntries(chooseAll, [7], false), [7], true))).toBe('all');
  expect(countChosen(withEntries(withEntries(chooseAll, [7], false), [7], false), 9)).toBe(8);
});
