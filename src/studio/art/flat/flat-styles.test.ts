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
import type { IllustrationRequest } from '../compose-scene.ts';
import { composeCute } from '../cute-whimsical/compose-cute.ts';
import { composeMinimal } from '../minimal-modern/compose-minimal.ts';
import type { FlatScene } from './flat-scene.ts';

type Style = 'Minimal & Modern' | 'Cute & Whimsical';

const compose: Record<Style, (request: IllustrationRequest) => FlatScene> = {
  'Minimal & Modern': (request) => composeMinimal(request).scene,
  'Cute & Whimsical': (request) => composeCute(request).scene,
};

describe.each(['Minimal & Modern', 'Cute & Whimsical'] as const)('%s', (style) => {
  const illustrations = illustrationsIn(style, 'Pastel', 0.12);
  const { requestWith, draw } = illustrations;
  testsOfEveryStyle(illustrations, { seeds: 2, scenes: 2, details: 0.3, characters: 0.5, tint: 12 });

  test.each(cardCategories)('%s draws in every palette, with light, shade and words', async (category) => {
    for (const [i, colorPalette] of colorPalettes.entries()) {
      const visualDetail = i % 2 === 0 ? 'Minimal' : 'Detailed';
      const picture = await draw({ category, settings: { colorPalette, visualDetail, includeCharacters: i > 1 } });
      expect([picture.width, picture.height]).toEqual([123, 123]);
      const lightness = levelsOf(picture);
      const dark = lightness.filter((value) => value < 150).length / lightness.length;
      expect(dark, colorPalette).toBeGreaterThan(0.003);
      expect(dark, colorPalette).toBeLessThan(0.96);
      expect(Math.max(...lightness), colorPalette).toBeGreaterThan(215);
    }
  });

  test('the area of the words is inside the sheet and away from faces, at every size and in every scene', () => {
    for (const size of pictureSizes) {
      const [width, height] = size.split('x').map(Number) as [number, number];
      for (const [i, category] of cardCategories.entries()) {
        for (const [k, sceneSetting] of sceneSettings.entries()) {
          for (const includeCharacters of [true, false]) {
            const settings = { sceneSetting, includeCharacters };
            const { textArea, faces } = compose[style](requestWith({ category, size, seed: `f${i}${k}`, settings }));
            expect(textArea[0]).toBeGreaterThanOrEqual(40);
            expect(textArea[1]).toBeGreaterThanOrEqual(40);
            expect(textArea[2]).toBeLessThanOrEqual(width - 40);
            expect(textArea[3]).toBeLessThanOrEqual(height - 40);
            expect(textArea[3] - textArea[1]).toBeGreaterThan(110);
            for (const face of faces)
              expect(crosses(face, textArea), `${category} ${size} ${sceneSetting}`).toBe(false);
            // The setting decides on characters: without them nobody looks out of the picture.
            if (!includeCharacters && style === 'Cute & Whimsical') expect(faces).toEqual([]);
          }
        }
      }
    }
  });

  test('the words are on a calm background in every scene', async () => {
    for (const [i, category] of cardCategories.entries()) {
      for (const sceneSetting of sceneSettings) {
        const settings = { sceneSetting, visualDetail: 'Detailed', includeCharacters: i % 2 === 0 } as const;
        const changes: Changes = { category, seed: `calm-${i}`, settings, heading: null };
        const { textArea } = compose[style](requestWith(changes));
        const clutter = clutterIn(await draw(changes), textArea, 0.12, 42);
        expect(clutter, `${category} ${sceneSetting}`).toBeLessThan(0.02);
      }
    }
  }, 30_000);

  test('the heading changes only the words', async () => {
    const wordless = await draw({ heading: null }, 0.2);
    const worded = await draw({ heading: 'Happy Birthday' }, 0.2);
    const { inside, outside } = countChanges(worded, wordless, compose[style](requestWith()).textArea, 0.2, 4);
    expect(inside).toBeGreaterThan(40);
    expect(outside).toBe(0);
  });

  test.each(hardHeadings)('%s stays inside its area', async (heading) => {
    const wordless = await draw({ heading: null });
    const worded = await draw({ heading });
    const { inside, outside } = countChanges(worded, wordless, compose[style](requestWith()).textArea, 0.12, 8);
    expect(inside).toBeGreaterThan(20);
    expect(outside).toBe(0);
  });

  test('sixteen seeds of any category use several templates', () => {
    for (const category of cardCategories) {
      const names = Array.from(
        { length: 16 },
        (_, i) => compose[style](requestWith({ category, seed: `s${i}` })).template,
      );
      expect(new Set(names).size, category).toBeGreaterThanOrEqual(3);
    }
  });

  test('a scene is plain data', () => {
    const scene = compose[style](requestWith());
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });
});
