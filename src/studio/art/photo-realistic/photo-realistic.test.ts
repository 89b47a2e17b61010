import { describe, expect, test } from 'vitest';
import {
  clutterIn,
  countChanges,
  crosses,
  hardHeadings,
  illustrationsIn,
  levelsOf,
  testsOfEveryStyle,
} from '../../../../tests/pictures/art-style-kit.ts';
import { cardCategories, colorPalettes, pictureSizes, sceneSettings } from '../../../contract/vocabulary.ts';
import { Rng } from '../core/rng.ts';
import { animalFor, chooseStillLife, composeStillLife } from './compose-still-life.ts';

const illustrations = illustrationsIn('Photo-Realistic', 'Bold & Bright', 0.05);
const { requestWith, draw } = illustrations;
testsOfEveryStyle(illustrations, { seeds: 4, scenes: 3, details: 0.5, characters: 0.5, tint: 6 }, 0.05);

test('every category draws in every palette, with light, shade and a calm background for the words', async () => {
  for (const [i, category] of cardCategories.entries()) {
    const settings = {
      colorPalette: colorPalettes[i % 4] as never,
      sceneSetting: sceneSettings[(i >> 2) % 4] as never,
      visualDetail: i % 6 === 0 ? 'Detailed' : 'Minimal',
    } as const;
    const picture = await draw({ category, heading: null, settings });
    expect([picture.width, picture.height]).toEqual([51, 51]);
    const lightness = levelsOf(picture);
    expect(Math.max(...lightness) - Math.min(...lightness), category).toBeGreaterThan(60);
    const { textArea, template } = composeStillLife(requestWith({ category, settings }));
    expect(clutterIn(picture, textArea, 0.05, 48), `${category} ${template}`).toBeLessThan(0.03);
  }
}, 60_000);

test('no thing reaches the area of the words at any size, and everything important is inside the picture', () => {
  for (const [i, category] of cardCategories.entries()) {
    const size = pictureSizes[i % pictureSizes.length] as (typeof pictureSizes)[number];
    const settings = { visualDetail: i % 2 === 0 ? 'Detailed' : 'Minimal', includeCharacters: i % 3 === 0 } as const;
    const { textArea, things, faces, width, height } = composeStillLife(
      requestWith({ category, size, seed: `f${i}`, settings }),
    );
    expect(textArea[2] - textArea[0]).toBeGreaterThan(600);
    for (const box of [...things, ...faces]) expect(crosses(box, textArea), `${category} ${size}`).toBe(false);
    expect(faces).toHaveLength(settings.includeCharacters ? 1 : 0);
    for (const face of faces)
      expect(face[0] >= 0 && face[1] >= 0 && face[2] <= width && face[3] <= height, category).toBe(true);
  }
}, 60_000);

test('no bunny comes on a day that Easter must not be on', () => {
  const animalsOn = (category: (typeof cardCategories)[number]) =>
    Array.from({ length: 24 }, (_, i) => animalFor(requestWith({ category }), new Rng(`a${i}`)));
  for (const category of ['thanksgiving', 'christmas', 'halloween'] as const)
    expect(animalsOn(category), category).not.toContain('bunny');
  expect(new Set(animalsOn('easter'))).toEqual(new Set(['bunny']));
});

test('sixteen seeds of any category use at least three still lifes', () => {
  for (const category of cardCategories) {
    const names = Array.from({ length: 16 }, (_, i) => chooseStillLife(requestWith({ category, seed: `s${i}` })));
    expect(new Set(names).size, category).toBeGreaterThanOrEqual(3);
  }
});

describe('headings', () => {
  const drawnWordless = draw({ heading: null }, 0.07);
  test.each(['Happy Birthday', hardHeadings[1], hardHeadings[3]])(
    '%s changes its own area only',
    async (heading) => {
      const [wordless, worded] = [await drawnWordless, await draw({ heading }, 0.07)];
      const { inside, outside } = countChanges(worded, wordless, composeStillLife(requestWith()).textArea, 0.07, 12);
      expect(inside).toBeGreaterThan(20);
      expect(outside).toBe(0);
    },
    20_000,
  );
});
