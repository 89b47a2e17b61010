import { expect, test } from 'vitest';
import type { CardStylePreset } from '../../contract/styles.ts';
import { overlayPresets } from '../../domain/styles.ts';
import { firstPresets, presetWords } from './preset-grid.tsx';

const parameters = { artStyle: 'Watercolor', colorPalette: 'Pastel' } as const;

test('describes a drawn style by its art style and colours', () => {
  expect(presetWords({ category: 'AI Generated', parameters })).toBe('Watercolor, Pastel');
});

test('describes a photo style by the position of its text', () => {
  expect(presetWords({ category: 'Photo', parameters })).toBe('No words');
  const overlay = { ...overlayPresets.elegant, position: 'top' as const };
  expect(presetWords({ category: 'Photo', parameters: { ...parameters, overlay } })).toBe('Words at the top');
});

const presets = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}` }) as CardStylePreset);
const idsOf = (count: number, chosenId: string | null) => firstPresets(presets(count), chosenId).map(({ id }) => id);

test('shows the first two rows of many styles', () => {
  expect(idsOf(18, null)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
  expect(idsOf(18, '3')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});

test('always includes the chosen style', () => {
  expect(idsOf(18, '15')).toEqual(['0', '1', '2', '3', '4', '5', '6', '15']);
});

test('shows all styles if only two more would be hidden', () => {
  expect(idsOf(10, null)).toHaveLength(10);
  expect(idsOf(11, null)).toHaveLength(8);
});
