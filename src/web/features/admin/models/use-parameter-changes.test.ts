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

test('does not send a parameter whose model is no longer in the list', async () => {
  await expect(saveParameter([], { modelId: 1, body })).rejects.toThrow('No model selected for this parameter');
  await expect(saveParameter([model], { modelId: 2, id: 7, body })).rejects.toThrow(
    'No model selected for this parameter',
  );
});

test('does not update a parameter that is no longer in its model', async () => {
  await expect(saveParameter([model], { modelId: 1, id: 8, body })).rejects.toThrow('Parameter ID is missing');
});
