import { describe, expect, test } from 'vitest';
import {
  type Changes,
  countChanges,
  green,
  hardHeadings,
  illustrationsIn,
  levelsOf,
  testsOfEveryStyle,
  widestTint,
} from '../../../../tests/pictures/art-style-kit.ts';
import { cardCategories, colorPalettes, pictureSizes, sceneSettings } from '../../../contract/vocabulary.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { composeAbstract } from './compose-abstract.ts';

const illustrations = illustrationsIn('Abstract', 'Pastel', 0.1);
const { requestWith, draw } = illustrations;
testsOfEveryStyle(illustrations, { seeds: 2, scenes: 2, details: 0.3, characters: 0.15, tint: 12 });
const compose = (changes: Changes = {}) => composeAbstract(requestWith(changes)).scene;

/** The share of pixels in a box that stand out from its own middle. */
function clutterIn(picture: Raster, box: Box, scale: number): number {
  const [left, top, right, bottom] = box.map((edge) => Math.round(edge * scale)) as [number, number, number, number];
  const values: number[] = [];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) values.push(green(picture, y * picture.width + x));
  const middle = [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
  return values.filter((value) => Math.abs(value - middle) > 36).length / values.length;
}

test.each(cardCategories)('%s draws in every palette, with light, shade and words', async (category) => {
  for (const [i, colorPalette] of colorPalettes.entries()) {
    const visualDetail = i % 2 === 0 ? 'Minimal' : 'Detailed';
    const picture = await draw({ category, settings: { colorPalette, visualDetail, includeCharacters: i > 1 } });
    expect([picture.width, picture.height]).toEqual([102, 102]);
    const lightness = levelsOf(picture);
    const dark = lightness.filter((value) => value < 160).length / lightness.length;
    expect(dark, colorPalette).toBeGreaterThan(0.003);
    expect(dark, colorPalette).toBeLessThan(0.85);
    expect(Math.max(...lightness), colorPalette).toBeGreaterThan(225);
  }
});

test('black and white has no colour, not even in the foil', async () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const picture = await draw({ seed, settings: { colorPalette: 'Black & White', sceneSetting: 'Cozy' } });
    expect(widestTint(picture)).toBeLessThan(12);
  }
});

describe('the words', () => {
  test('have a place inside the sheet at every size and in every scene', () => {
    for (const size of pictureSizes) {
      const [width, height] = size.split('x').map(Number) as [number, number];
      for (const [i, category] of cardCategories.entries()) {
        for (let k = 0; k < 4; k++) {
          const { textArea, template } = compose({ category, size, seed: `f${i}${k}` });
          expect(textArea[0], template).toBeGreaterThanOrEqual(40);
          expect(textArea[1], template).toBeGreaterThanOrEqual(150);
          expect(textArea[2], template).toBeLessThanOrEqual(width - 40);
          expect(textArea[3], template).toBeLessThanOrEqual(height - 140);
          expect(textArea[3] - textArea[1], template).toBeGreaterThan(150);
          expect(textArea[2] - textArea[0], template).toBeGreaterThan(380);
        }
      }
    }
  });

  test.each(pictureSizes)('lie on calm ground at %s', async (size) => {
    for (const [i, category] of cardCategories.entries()) {
      for (let k = 0; k < (size === '1024x1024' ? 2 : 1); k++) {
        const sceneSetting = sceneSettings[(i + k) % 4] ?? 'Nature';
        const settings = { sceneSetting, visualDetail: 'Detailed', includeCharacters: true } as const;
        const changes: Changes = { category, size, seed: `calm-${i}-${k}`, settings, heading: null };
        const { textArea, template } = compose(changes);
        expect(clutterIn(await draw(changes, 0.08), textArea, 0.08), `${category} ${template} ${k}`).toBeLessThan(
          0.012,
        );
      }
    }
  });

  test.each(['Happy Birthday', ...hardHeadings])('%s changes its own area only', async (heading) => {
    for (const seed of ['one', 'two']) {
      const { textArea } = compose({ seed });
      const wordless = await draw({ seed, heading: null }, 0.15);
      const changed = countChanges(await draw({ seed, heading }, 0.15), wordless, textArea, 0.15, 6);
      expect(changed.inside).toBeGreaterThan(20);
      expect(changed.outside).toBe(0);
    }
  });
});

test('sixteen seeds of any category use several templates', () => {
  for (const category of cardCategories) {
    const names = Array.from({ length: 16 }, (_, i) => compose({ category, seed: `s${i}` }).template);
    expect(new Set(names).size, category).toBeGreaterThanOrEqual(3);
  }
});

test('a preview is the picture in small', async () => {
  const preview = await draw({ heading: null, prompt: 'marbled' }, 0.125);
  const larger = await draw({ heading: null, prompt: 'marbled' }, 0.5);
  let difference = 0;
  for (let y = 0; y < preview.height; y++) {
    for (let x = 0; x < preview.width; x++) {
      let mean = 0;
      for (let k = 0; k < 16; k++) mean += green(larger, (y * 4 + (k >> 2)) * larger.width + x * 4 + (k & 3)) / 16;
      difference += Math.abs(mean - green(preview, y * preview.width + x));
    }
  }
  expect(difference / (preview.width * preview.height)).toBeLessThan(5);
});

test('a scene is plain data', () => {
  const scene = compose();
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
});
