import { expect, test } from 'vitest';
import { type TemplateView, templateBody } from '../../../../contract/admin.ts';
import { insertVariable, templateValues } from './template-dialog.tsx';

const messages = (values: unknown) =>
  Object.fromEntries(
    (templateBody.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  );

test('an empty template reports every missing field and is not the default', () => {
  expect(messages(templateValues(null))).toEqual({
    name: 'Name is required',
    type: 'Type is required',
    category: 'Category is required',
    content: 'Content is required',
  });
  expect(templateBody.parse({ name: 'A', type: 'user', category: 'card_message', content: 'B' })).toMatchObject({
    isDefault: false,
  });
});

test('an existing template fills the form with valid values', () => {
  const template = {
    id: 3,
    name: 'Warm',
    type: 'system',
    category: 'card_message',
    content: 'Write.',
    description: null,
    isDefault: true,
    variables: [],
    createdAt: '',
    updatedAt: '',
  } satisfies TemplateView;
  expect(templateBody.parse(templateValues(template))).toEqual({
    name: 'Warm',
    type: 'system',
    category: 'card_message',
    content: 'Write.',
    description: null,
    isDefault: true,
    variables: [],
  });
});

test('a picked variable replaces the selection', () => {
  expect(insertVariable('Dear X, hello', { from: 5, to: 6 }, 'nickname')).toEqual({
    text: 'Dear {{ nickname }}, hello',
    cursor: 19,
  });
});
