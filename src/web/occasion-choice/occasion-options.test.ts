import { expect, test } from 'vitest';
import { occasionTypes } from '../../contract/occasions.ts';
import { occasionOptions } from './occasion-options.ts';

test('every occasion is in one group, the specified ones first and in their order', () => {
  expect(occasionOptions.map(({ value }) => value).sort()).toEqual([...occasionTypes].sort());
  const groups = occasionOptions.map(({ group }) => group);
  // Each group is together.
  expect([...new Set(groups)]).toEqual(groups.filter((group, at) => group !== groups[at - 1]));
  for (const name of ['Personal', 'Holidays']) {
    const ranks = occasionOptions
      .filter(({ group }) => group === name)
      .map(({ value }) => occasionTypes.indexOf(value));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
  expect(occasionOptions[0]?.label).toBe('Birthday');
});

test('a feast is found by its other names', () => {
  expect(occasionOptions.find(({ value }) => value === 'passover')?.keywords).toContain('Pesach');
});
