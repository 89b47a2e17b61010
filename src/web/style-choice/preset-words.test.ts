import { expect, test } from 'vitest';
import { overlayPresets } from '../../domain/styles.ts';
import { presetWords } from './preset-words.ts';

const parameters = { artStyle: 'Watercolor', colorPalette: 'Pastel' } as const;

test('a drawn style is named by its manner and colours', () => {
  expect(presetWords({ category: 'AI Generated', parameters })).toBe('Watercolor, Pastel');
});

test('a photo keeps its own colours: what differs is the title', () => {
  expect(presetWords({ category: 'Photo', parameters })).toBe('No words on it');
  const overlay = { ...overlayPresets.elegant, position: 'top' as const };
  expect(presetWords({ category: 'Photo', parameters: { ...parameters, overlay } })).toBe('The title at the top');
});
