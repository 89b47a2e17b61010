import { expect, test } from 'vitest';
import { placeholderProblem, withName } from './name-placeholder.ts';

test('puts the name wherever it belongs, as it is', () => {
  expect(withName('Dear {name}, yes {name}!', '$& & Co')).toBe('Dear $& & Co, yes $& & Co!');
});

test.each([
  ['Dear {name}', null],
  ['a { that never ends', null],
  ['Dear {nmae}', '{nmae} is not a placeholder. Write {name} where the name should be.'],
  ['{Name} and {me} and {me}', '{Name} and {me} are not placeholders. Write {name} where the name should be.'],
])('%j: %j', (text, problem) => {
  expect(placeholderProblem(text)).toBe(problem);
});
