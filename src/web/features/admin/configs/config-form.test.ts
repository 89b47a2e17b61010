import { expect, test } from 'vitest';
import { configBody, type ModelView } from '../../../../contract/admin.ts';
import { configValues, isDrawing, mayHaveNoTokens, settingsFor, shownTemperature } from './config-form.ts';

const model = (identifier: string, category: ModelView['category']): ModelView => ({
  id: 1,
  name: identifier,
  identifier,
  category,
  description: null,
  isActive: true,
  parameters: [],
  createdAt: '',
  updatedAt: '',
});
const models = [model('words', 'text'), model('pictures', 'image')];
const messages = (values: unknown) =>
  Object.fromEntries((configBody.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path[0], message]));
const good = { name: 'Words', category: 'card_message', aiModel: 'words' };

test('a new configuration starts with temperature 7, 500 tokens and 3 alternatives, active', () => {
  expect(configValues(null)).toMatchObject({ temperature: 7, maxTokens: 500, numAlternatives: 3, isActive: true });
  expect(configBody.parse(good)).toMatchObject({ temperature: 7, maxTokens: 500, numAlternatives: 3, isActive: true });
});

test('an empty configuration reports every missing field', () => {
  expect(messages(configValues(null))).toEqual({
    name: 'Name is required',
    category: 'Category is required',
    aiModel: 'AI Model is required',
  });
});

test.each([
  ['numAlternatives', [0, 10], [-1, 11, 1.5, Number.NaN], 'Please use a whole number from 0 to 10'],
  ['temperature', [0, 10], [-1, 11, 0.7, Number.NaN], 'Please use a whole number from 0 to 10'],
  ['maxTokens', [0, 1, 4000], [-1, 4001, 1.5, Number.NaN], 'Please use a whole number from 1 to 4000'],
])('%s must be a whole number within its bounds', (field, within, without, message) => {
  for (const value of within) expect(messages({ ...good, [field]: value })).toEqual({});
  for (const value of without) expect(messages({ ...good, [field]: value })).toEqual({ [field]: message });
});

test('an image model sets temperature 0, no tokens and 1 alternative', () => {
  for (const isNew of [true, false]) {
    expect(settingsFor({ category: 'image' }, isNew, { maxTokens: 500 })).toEqual({
      temperature: 0,
      maxTokens: 0,
      numAlternatives: 1,
    });
  }
});

test('a text model sets 7, 1000 and 3 on a new configuration and keeps the settings of an existing one', () => {
  const text = { temperature: 7, maxTokens: 1000, numAlternatives: 3 };
  expect(settingsFor({ category: 'text' }, true, { maxTokens: 500 })).toEqual(text);
  expect(settingsFor({ category: 'text' }, false, { maxTokens: 500 })).toBeNull();
  expect(settingsFor({ category: 'text' }, false, { maxTokens: 0 })).toEqual(text);
});

test('only image models draw, so temperature and tokens do not apply to them', () => {
  expect(['words', 'pictures', 'my-own'].map((name) => isDrawing(name, models))).toEqual([false, true, false]);
});

test('zero tokens are valid only for image models', () => {
  expect(mayHaveNoTokens({ aiModel: 'pictures', category: 'image_generation' }, models)).toBe(true);
  expect(mayHaveNoTokens({ aiModel: 'words', category: 'image_generation_ai' }, models)).toBe(false);
  expect(mayHaveNoTokens({ aiModel: 'my-own', category: 'image_generation_ai' }, models)).toBe(true);
  expect(mayHaveNoTokens({ aiModel: 'my-own', category: 'card_message' }, models)).toBe(false);
});

test('the temperature is shown divided by 10', () => {
  expect([0, 7, 10].map(shownTemperature)).toEqual(['0.0', '0.7', '1.0']);
});
