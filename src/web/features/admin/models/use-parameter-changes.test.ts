import { expect, test } from 'vitest';
import type { ModelView, ParameterView } from '../../../../contract/admin.ts';
import { saveParameter } from './use-parameter-changes.ts';

const parameter: ParameterView = {
  id: 7,
  modelId: 1,
  name: 'size',
  type: 'string',
  description: null,
  required: false,
  defaultValue: null,
};
const model: ModelView = {
  id: 1,
  name: 'Pictures',
  identifier: 'pictures',
  category: 'image',
  description: null,
  isActive: true,
  parameters: [parameter],
  createdAt: '',
  updatedAt: '',
};
const body = { name: 'size', type: 'string' } as const;

test('a parameter whose model has gone from the list is not sent', async () => {
  await expect(saveParameter([], { modelId: 1, body })).rejects.toThrow('No model selected for this parameter');
  await expect(saveParameter([model], { modelId: 2, id: 7, body })).rejects.toThrow(
    'No model selected for this parameter',
  );
});

test('a parameter that has gone from its model is not changed', async () => {
  await expect(saveParameter([model], { modelId: 1, id: 8, body })).rejects.toThrow('Parameter ID is missing');
});
