import { expect, test } from 'vitest';
import { placeholderProblem, withName } from './name-placeholder.ts';

test('puts the name wherever it belongs, as it is', () => {
  expect(withName('Dear {name}, yes {name}!', '$& & Co')).toBe('Dear $& & Co, yes $& & Co!');
});

test.each([
  ['Dear {name}', null],
  ['a { that never ends', null],
  ['Dear {nmae}', '{nmae} is no placeholder. Write {name} for the name.'],
  ['{Name} and {me} and {me}', '{Name}, {me} are no placeholders. Write {name} for the name.'],
])('%j: %j', (text, problem) => {
  expect(placeholderProblem(text)).toBe(problem);
});
