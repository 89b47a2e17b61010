import { describe, expect, test } from 'vitest';
import {
  type Changes,
  clutterIn,
  countChanges,
  crosses,
  hardHeadings,
  illustrationsIn,
  levelsOf,
  testsOfEveryStyle,
} from '../../../../tests/pictures/art-style-kit.ts';
import { cardCategories, colorPalettes, pictureSizes, sceneSettings } from '../../../contract/vocabulary.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { composeOil } from './compose-oil.ts';

const illustrations = illustrationsIn('Oil Painting', 'Bold & Bright', 0.1);
const { requestWith, draw } = illustrations;
testsOfEveryStyle(illustrations, { seeds: 2, scenes: 3, details: 0.5, characters: 0.5, tint: 16 });

test.each(cardCategories)('%s draws in every palette, with light, shade and words', async (category) => {
  for (const [i, colorPalette] of colorPalettes.entries()) {
    const visualDetail = i % 2 === 0 ? 'Minimal' : 'Detailed';
    const picture = await draw({ category, settings: { colorPalette, visualDetail, includeCharacters: i > 1 } });
    expect([picture.width, picture.height]).toEqual([102, 102]);
    const lightness = levelsOf(picture);
    const dark = lightness.filter((value) => value < 150).length / lightness.length;
    expect(dark, colorPalette).toBeGreaterThan(0.02);
    expect(dark, colorPalette).toBeLessThan(0.985);
    expect(Math.max(...lightness), colorPalette).toBeGreaterThan(200);
  }
});

test('the area of the words is inside the sheet and away from faces, at every size and in every scene', () => {
  for (const size of pictureSizes) {
    const { width, height } = sizeInPixels(size);
    for (const [i, category] of cardCategories.entries()) {
      const sceneSetting = sceneSettings[i % sceneSettings.length];
      for (const includeCharacters of [true, false]) {
        const settings = { ...(sceneSetting && { sceneSetting }), includeCharacters };
        const { textArea, faces } = composeOil(requestWith({ category, size, seed: `f${i}`, settings }));
        expect(Math.min(textArea[0], textArea[1], width - textArea[2], height - textArea[3])).toBeGreaterThanOrEqual(
          40,
        );
        expect(textArea[3] - textArea[1]).toBeGreaterThan(110);
        expect(faces.length > 0).toBe(includeCharacters);
        for (const face of faces) {
          expect(crosses(face, textArea), `${category} ${size}`).toBe(false);
          expect(face[0] >= 0 && face[2] <= width, `${category} ${size}`).toBe(true);
        }
      }
    }
  }
});

test.each(sceneSettings)(
  'the words are on a calm background: %s',
  async (sceneSetting) => {
    for (const [i, category] of cardCategories.entries()) {
      const settings = { sceneSetting, visualDetail: 'Detailed', includeCharacters: i % 2 === 0 } as const;
      const changes: Changes = { category, seed: `calm-${i}`, settings, heading: null };
      const { textArea, template } = composeOil(requestWith(changes));
      const clutter = clutterIn(await draw(changes), textArea, 0.1, 48);
      expect(clutter, `${category} ${template}`).toBeLessThan(0.03);
    }
  },
  30_000,
);

describe('headings', () => {
  test.each(['Happy Birthday', ...hardHeadings])('%s changes its own area only', async (heading) => {
    const wordless = await draw({ heading: null }, 0.2);
    const worded = await draw({ heading }, 0.2);
    const { inside, outside } = countChanges(worded, wordless, composeOil(requestWith()).textArea, 0.2, 8);
    expect(inside).toBeGreaterThan(40);
    expect(outside).toBe(0);
  });
});

test('sixteen seeds of any category use several templates', () => {
  for (const category of cardCategories) {
    const names = Array.from({ length: 16 }, (_, i) => composeOil(requestWith({ category, seed: `s${i}` })).template);
    expect(new Set(names).size, category).toBeGreaterThanOrEqual(category === 'easter' ? 2 : 3);
  }
});

test('the brush leaves strokes that differ in tone where the scene is flat', async () => {
  const { data, width } = await draw({ heading: null }, 0.3);
  let steps = 0;
  for (let x = 1; x < width; x++)
    steps += Math.abs((data[(8 * width + x) * 4] ?? 0) - (data[(8 * width + x - 1) * 4] ?? 0));
  expect(steps / width).toBeGreaterThan(0.8);
});
