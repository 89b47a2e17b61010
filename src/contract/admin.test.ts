import { expect, test } from 'vitest';
import {
  adminEndpoints,
  configCategories,
  configView,
  modelCategories,
  modelView,
  parameterTypes,
  parameterView,
  templateCategories,
  templateTypes,
  templateView,
} from './admin.ts';
import { cardMessageVariables, imageGenerationVariables, imagePromptVariables } from './template-variables.ts';

/** Specification 2, section 3. */
test.each([
  ['templateTypes', templateTypes, ['system', 'user', 'image']],
  ['templateCategories', templateCategories, ['card_message', 'image_generation', 'image_enhancement']],
  ['configCategories', configCategories, ['card_message', 'image_generation', 'image_generation_ai']],
  ['modelCategories', modelCategories, ['text', 'image', 'audio', 'other']],
  ['parameterTypes', parameterTypes, ['string', 'number', 'integer', 'boolean', 'array', 'object']],
] as const)('%s match the specification', (_name, values, specified) => {
  expect(values).toEqual(specified);
});

test.each([
  ['templateView', templateView, 'id name type category content description isDefault variables'],
  ['configView', configView, 'id name category aiModel numAlternatives temperature maxTokens isActive'],
  ['modelView', modelView, 'id name identifier category description isActive parameters'],
  ['parameterView', parameterView, 'id name type description required defaultValue'],
] as const)('%s has the fields of the specification', (_name, view, fields) => {
  expect(Object.keys(view.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('templates may use the variables of the specification', () => {
  expect(cardMessageVariables.join(' ')).toBe(
    'recipientName occasionType relationship occasionDate tone deliveryType numAlternatives nickname traits category style personalMessage',
  );
  expect(imagePromptVariables.join(' ')).toBe(
    'occasionCategory occasionDate recipientName cardMessage cardStyle tone relationship deliveryType nickname traits personalMessage styleDescription',
  );
  expect(imageGenerationVariables.join(' ')).toBe('prompt style model occasion');
});

/** Specification 2, section 7. */
test('every administrator call of the specification exists', () => {
  const calls = Object.values(adminEndpoints).map(({ method, path }) => `${method} ${path}`);
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /api/admin/prompt-templates',
      'POST /api/admin/prompt-templates',
      'PUT /api/admin/prompt-templates/:id',
      'DELETE /api/admin/prompt-templates/:id',
      'GET /api/admin/prompt-configs',
      'POST /api/admin/prompt-configs',
      'PUT /api/admin/prompt-configs/:id',
      'DELETE /api/admin/prompt-configs/:id',
      'GET /api/admin/models',
      'POST /api/admin/models',
      'PUT /api/admin/models/:id',
      'DELETE /api/admin/models/:id',
      'POST /api/admin/models/:modelId/parameters',
      'PUT /api/admin/models/:modelId/parameters/:parameterId',
      'DELETE /api/admin/models/:modelId/parameters/:parameterId',
      'POST /api/admin/preview-prompt',
    ]),
  );
});
