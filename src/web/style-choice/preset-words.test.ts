import { expect, test } from 'vitest';
import { overlayPresets } from '../../domain/styles.ts';
import { presetWords } from './preset-words.ts';

const parameters = { artStyle: 'Watercolor', colorPalette: 'Pastel' } as const;

test('a drawn style is named by its manner and colours', () => {
  expect(presetWords({ category: 'AI Generated', parameters })).toBe('Watercolor, Pastel');
});

test('a photo keeps its own colours: what differs is where the words stand', () => {
  expect(presetWords({ category: 'Photo', parameters })).toBe('No words');
  const overlay = { ...overlayPresets.elegant, position: 'top' as const };
  expect(presetWords({ category: 'Photo', parameters: { ...parameters, overlay } })).toBe('Words at the top');
});
