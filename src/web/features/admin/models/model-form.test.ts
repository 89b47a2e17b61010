import { expect, test } from 'vitest';
import { modelBody, parameterBody } from '../../../../contract/admin.ts';
import { ApiError } from '../../../api.ts';
import { modelsQuery } from '../../../queries/admin.queries.ts';
import { createQueryClient } from '../../../query-client.ts';
import { modelValues, parameterValues } from './model-form.ts';
import { listDelayMs } from './use-model-changes.ts';

type Issues = { error?: { issues: { path: PropertyKey[]; message: string }[] } };
const messages = ({ error }: Issues) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));

test('an empty model reports every missing field and is active by default', () => {
  expect(messages(modelBody.safeParse(modelValues(null)))).toEqual({
    name: 'Name is required',
    identifier: 'Model identifier is required',
    category: 'Category is required',
  });
  expect(modelBody.parse({ name: 'A', identifier: 'a', category: 'text' })).toMatchObject({ isActive: true });
});

test('an empty parameter reports every missing field and is not required by default', () => {
  expect(messages(parameterBody.safeParse(parameterValues(null)))).toEqual({
    name: 'Parameter name is required',
    type: 'Parameter type is required',
  });
  expect(parameterBody.parse({ name: 'size', type: 'string' })).toMatchObject({ required: false });
});

test('the forms of an existing model and parameter are valid', () => {
  const parameter = {
    id: 2,
    modelId: 1,
    name: 'size',
    type: 'string' as const,
    description: null,
    required: true,
    defaultValue: null,
  };
  const model = {
    id: 1,
    name: 'Pictures',
    identifier: 'pictures',
    category: 'image' as const,
    description: null,
    isActive: false,
    parameters: [parameter],
    createdAt: '',
    updatedAt: '',
  };
  expect(modelBody.parse(modelValues(model))).toEqual({
    name: 'Pictures',
    identifier: 'pictures',
    category: 'image',
    description: null,
    isActive: false,
  });
  expect(parameterBody.parse(parameterValues(parameter))).toEqual({
    name: 'size',
    type: 'string',
    description: null,
    required: true,
    defaultValue: null,
  });
});

test('the list of models is always stale, is retried three times, and is read 500 ms after creating a model', () => {
  expect(modelsQuery.staleTime).toBe(0);
  expect(modelsQuery.retry).toBeUndefined();
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  const lost = new ApiError('no connection', 0);
  expect([2, 3].map((failures) => typeof retry === 'function' && retry(failures, lost))).toEqual([true, false]);
  expect(listDelayMs).toBe(500);
});
