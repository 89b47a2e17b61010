import { expect, test } from 'vitest';
import { aiModels, modelParameters, promptConfigs, promptTemplates } from './prompts.ts';

/** Specification 2, section 9 and its tables. */
test('columns have the defaults of the specification', () => {
  const { numAlternatives, temperature, maxTokens } = promptConfigs;
  expect([numAlternatives, temperature, maxTokens].map((column) => column.default)).toEqual([2, 7, 500]);
  expect([promptConfigs.isActive, aiModels.isActive].map((column) => column.default)).toEqual([true, true]);
  expect([promptTemplates.isDefault, modelParameters.required].map((column) => column.default)).toEqual([false, false]);
  expect(aiModels.identifier.isUnique).toBe(true);
});
