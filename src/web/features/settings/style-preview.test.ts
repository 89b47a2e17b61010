import { afterEach, expect, test, vi } from 'vitest';
import { defaultStyleSettings } from '../../../domain/styles.ts';
import { styleFacts } from './style-preview.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const six = ['Type', 'Art style', 'Color palette', 'Detail level', 'Include characters', 'Scene setting'];

test.each([
  ['text', 'Text', six],
  ['image', 'AI Enhanced', six],
  ['photo', 'Photo', six],
  ['AIgen', 'AI Generated', [...six, 'Medium', 'Technique', 'Lighting']],
] as const)('lists the facts of a style of the category %s', (category, type, names) => {
  const facts = styleFacts({ settings: { ...defaultStyleSettings, category } });
  expect(facts.map(([name]) => name)).toEqual(names);
  expect(Object.fromEntries(facts)).toMatchObject({
    Type: type,
    'Art style': 'Watercolor',
    'Color palette': 'Pastel',
    'Detail level': 'Minimal',
    'Include characters': 'No',
    'Scene setting': 'Nature',
  });
});

test("lists a style's medium, technique and lighting, and says which are chosen for each card", () => {
  const settings = { ...defaultStyleSettings, medium: 'gouache', includeCharacters: true };
  expect(Object.fromEntries(styleFacts({ settings }))).toMatchObject({
    Medium: 'gouache',
    Technique: 'Chosen for each card',
    Lighting: 'Chosen for each card',
    'Include characters': 'Yes',
  });
});

test('says the medium of a preset in the language of its reader, and one that somebody typed as it is', () => {
  vi.stubGlobal('translate', (key: string) => (key === 'Watercolor' ? 'Aquarell' : undefined));
  const mediumOf = (medium: string) =>
    Object.fromEntries(styleFacts({ settings: { ...defaultStyleSettings, medium } })).Medium;
  expect([mediumOf('Watercolor'), mediumOf('gouache')]).toEqual(['Aquarell', 'gouache']);
});
