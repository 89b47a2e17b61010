import { expect, test } from 'vitest';
import { type TextOverlay, textOverlay } from '../../../../contract/styles.ts';
import { overlayPresets } from '../../../../domain/styles.ts';
import { changeOverlay, overlayRanges, pickOverlayPreset } from './overlay-state.ts';

const { elegant, custom } = overlayPresets;

test.each<[string, Partial<TextOverlay>]>([
  ['elegant', { fontSizePercent: 5, fontFamily: 'Georgia', backgroundOpacity: 0.6, textShadow: true, textPadding: 20 }],
  [
    'bold',
    {
      fontSizePercent: 6,
      fontFamily: 'Arial',
      fontWeight: 'bold',
      backgroundOpacity: 0.75,
      backgroundColor: '#222222',
      textShadow: false,
      textPadding: 15,
    },
  ],
  [
    'minimal',
    {
      fontSizePercent: 4,
      fontFamily: 'Helvetica',
      fontWeight: 'lighter',
      backgroundOpacity: 0.4,
      maxLines: 1,
      textPadding: 25,
    },
  ],
])('the preset %s sets exactly the settings of the table', (name, expected) => {
  const moved: TextOverlay = { ...custom, position: 'top', horizontalAlign: 'left', textColor: '#ffee00' };
  expect(pickOverlayPreset(moved, name)).toMatchObject({
    ...expected,
    preset: name,
    position: 'top',
    horizontalAlign: 'left',
    textColor: '#ffee00',
  });
});

test('picking custom keeps all settings, and an unknown preset returns null', () => {
  expect(pickOverlayPreset(elegant, 'custom')).toEqual({ ...elegant, preset: 'custom' });
  expect([pickOverlayPreset(elegant, 'neon'), pickOverlayPreset(elegant, 'toString')]).toEqual([null, null]);
});

test.each<[Partial<TextOverlay>, string]>([
  [{ fontSizePercent: 6 }, 'custom'],
  [{ fontSizePercent: 5 }, 'elegant'],
  [{ backgroundColor: '#112233' }, 'custom'],
  [{ position: 'top', horizontalAlign: 'right', wordWrap: false, textColor: '#000000' }, 'elegant'],
])('changing %j in an elegant overlay makes it %s', (change, preset) => {
  expect(changeOverlay(elegant, change)).toEqual({ ...elegant, ...change, preset });
});

test('the server accepts the bounds of every control', () => {
  for (const [key, { slider, input }] of Object.entries(overlayRanges)) {
    for (const value of [slider.min, slider.max, input?.min ?? slider.min, input?.max ?? slider.max]) {
      expect([key, value, textOverlay.safeParse({ ...custom, [key]: value }).success]).toEqual([key, value, true]);
    }
  }
});

test('the controls have the ranges of the specification', () => {
  expect(overlayRanges).toEqual({
    fontSizePercent: { slider: { min: 2, max: 15, step: 0.5 }, input: { min: 1, max: 20 } },
    backgroundOpacity: { slider: { min: 0, max: 1, step: 0.05 }, input: null },
    textPadding: { slider: { min: 5, max: 50, step: 5 }, input: { min: 0, max: 100 } },
  });
});
