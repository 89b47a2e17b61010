import { expect, test } from 'vitest';
import { presets } from './example-facts.ts';
import { changeStyle, startStyle, viewStyle } from './picked-style.ts';

const all = Object.values(presets);
const photo = new File(['x'], 'mum.jpg');
const painted = { ...changeStyle(startStyle(), { type: 'presetChosen', preset: presets.painted }), photo };

test('starts with AI Enhanced, or with the stored style', () => {
  expect(viewStyle(startStyle(), all, null)).toMatchObject({ category: 'image', preset: null });
  expect(viewStyle(startStyle(), all, null, 'text').category).toBe('text');
  const kept = startStyle(presets.letter.id);
  expect(viewStyle(kept, all, null)).toMatchObject({ category: 'text', preset: { name: 'Soft Letter' } });
});

test('choosing another category clears the preset, choosing the same one does not', () => {
  expect(changeStyle(painted, { type: 'categoryChosen', category: 'photo' })).toEqual({
    category: 'photo',
    presetId: null,
    photo,
  });
  expect(changeStyle(painted, { type: 'categoryChosen', category: 'image' })).toBe(painted);
});

test.each(['text', 'AIgen'] as const)('choosing %s drops the photo', (category) => {
  expect(changeStyle(painted, { type: 'categoryChosen', category }).photo).toBeNull();
});

test('reset clears preset and photo', () => {
  expect(changeStyle(painted, { type: 'reset' })).toMatchObject({ presetId: null, photo: null });
});

test.each([
  ['a chosen photo', painted, null, false],
  ['a stored photo', { ...painted, photo: null }, '/api/images/1', false],
  ['no photo', { ...painted, photo: null }, null, true],
])('reports a missing photo only without one: %s', (_with, style, stored, lacksPhoto) => {
  expect(viewStyle(style, all, stored).lacksPhoto).toBe(lacksPhoto);
});

test('a text style that requires a photo accepts one', () => {
  const wanting = all.map((preset) => ({ ...preset, requiresImage: true }));
  const style = startStyle(presets.letter.id);
  expect(viewStyle(style, wanting, null)).toMatchObject({ takesPhoto: true, lacksPhoto: true });
  expect(viewStyle(style, all, null)).toMatchObject({ takesPhoto: false, lacksPhoto: false });
});
