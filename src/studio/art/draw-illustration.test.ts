import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  type Changes,
  countChanges,
  illustrationsIn,
  levelsOf,
  testsOfEveryStyle,
} from '../../../tests/pictures/art-style-kit.ts';
import {
  cardCategories,
  colorPalettes,
  pictureSizes,
  sceneSettings,
  type VisualDetail,
} from '../../contract/vocabulary.ts';
import { composeScene } from './compose-scene.ts';
import type { Raster } from './core/raster.ts';

const illustrations = illustrationsIn('Watercolor', 'Pastel', 0.2);
const { requestWith, draw } = illustrations;
testsOfEveryStyle(illustrations, { seeds: 2, scenes: 1, details: 0.3, characters: 0.1, tint: 12 });

test.each(cardCategories)(
  '%s draws in every palette, with light, shade and words',
  async (category) => {
    for (const [i, colorPalette] of colorPalettes.entries()) {
      const visualDetail: VisualDetail = i % 2 === 0 ? 'Minimal' : 'Detailed';
      const picture = await draw({ category, settings: { colorPalette, visualDetail, includeCharacters: i > 1 } });
      expect([picture.width, picture.height]).toEqual([205, 205]);
      const lightness = levelsOf(picture);
      const dark = lightness.filter((value) => value < 160).length / lightness.length;
      expect(dark, `${category} ${colorPalette}`).toBeGreaterThan(0.003);
      expect(dark, `${category} ${colorPalette}`).toBeLessThan(0.85);
      expect(Math.max(...lightness)).toBeGreaterThan(225);
    }
  },
  60_000,
);

test.each(pictureSizes)('%s is drawn in its own shape', async (size) => {
  const [width, height] = size.split('x').map(Number) as [number, number];
  const picture = await draw({ size });
  expect([picture.width, picture.height]).toEqual([Math.round(width * 0.2), Math.round(height * 0.2)]);
  for (const category of cardCategories) {
    const { scene } = composeScene(requestWith({ category, size }));
    const [left, top, right, bottom] = scene.textArea!.box;
    expect(left).toBeGreaterThanOrEqual(40);
    expect(top).toBeGreaterThanOrEqual(40);
    expect(right).toBeLessThanOrEqual(width - 40);
    expect(bottom).toBeLessThanOrEqual(height - 30);
  }
});

test.each(cardCategories)('sixteen seeds of %s use at least four templates', (category) => {
  const names = new Set(
    Array.from({ length: 16 }, (_, i) => composeScene(requestWith({ category, seed: `seed-${i}` })).scene.template),
  );
  expect(names.size).toBeGreaterThanOrEqual(4);
});

/** Mean difference of two pictures of one size as they look from afar: 64 px wide and blurred. */
async function differenceFromAfar(one: Raster, other: Raster): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map(({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .resize(64, 64, { fit: 'fill' })
        .blur(1.2)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  return first!.reduce((sum, value, i) => sum + Math.abs(value - second![i]!), 0) / first!.length;
}

test('every scene changes the picture of every category at a glance', async () => {
  for (const category of cardCategories) {
    const pictures = await Promise.all(
      sceneSettings.map((sceneSetting) => draw({ category, heading: null, settings: { sceneSetting } }, 0.1)),
    );
    for (let a = 0; a < pictures.length; a++) {
      for (let b = 0; b < a; b++) {
        const difference = await differenceFromAfar(pictures[a]!, pictures[b]!);
        expect(difference, `${category}: ${sceneSettings[a]} and ${sceneSettings[b]}`).toBeGreaterThan(3);
      }
    }
  }
}, 60_000);

test('four seeds of one setting all look different', async () => {
  for (const category of cardCategories) {
    const pictures = await Promise.all(
      Array.from({ length: 4 }, (_, i) => draw({ category, heading: null, seed: `cell-${i}` }, 0.1)),
    );
    for (let a = 0; a < pictures.length; a++) {
      for (let b = 0; b < a; b++) {
        const difference = await differenceFromAfar(pictures[a]!, pictures[b]!);
        expect(difference, `${category}: seeds ${a} and ${b}`).toBeGreaterThan(4);
      }
    }
  }
}, 60_000);

test('a grave card has nothing cheerful', () => {
  const cheerful = ['balloons', 'toast', 'star-field', 'cupcakes', 'fireworks', 'gifts'];
  for (let i = 0; i < 40; i++) {
    const { scene } = composeScene(requestWith({ category: 'sympathy', seed: `grave-${i}` }));
    expect(cheerful).not.toContain(scene.template);
  }
});

test('a scene is plain data', () => {
  const { scene } = composeScene(requestWith());
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
});

test('the heading changes only the words', async () => {
  const { inside, outside } = countChanges(
    await draw({ heading: 'Happy Birthday' }),
    await draw({ heading: null }),
    composeScene(requestWith()).scene.textArea!.box,
    0.2,
    3,
  );
  expect(inside).toBeGreaterThan(40);
  expect(outside).toBe(0);
});

test('flowers, leaves and birds stay out of the area of the words', async () => {
  const covered: string[] = [];
  const cells = cardCategories.flatMap((category) => sceneSettings.map((sceneSetting) => ({ category, sceneSetting })));
  for (const [i, { category, sceneSetting }] of cells.entries()) {
    const changes: Changes = {
      category,
      seed: `clear-${i}`,
      settings: { visualDetail: 'Detailed', includeCharacters: true, sceneSetting },
    };
    const area = composeScene(requestWith(changes)).scene.textArea!;
    if (area.ground === 'sky') continue;
    const { data, width } = await draw({ ...changes, heading: null }, 0.1);
    const [left, top, right, bottom] = area.box.map((edge) => Math.round(edge * 0.1)) as [
      number,
      number,
      number,
      number,
    ];
    let dark = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) if (data[(y * width + x) * 4 + 1]! < 180) dark++;
    }
    const share = dark / ((right - left) * (bottom - top));
    if (share >= 0.01)
      covered.push(
        `${category} ${sceneSetting}: ${composeScene(requestWith(changes)).scene.template} ${share.toFixed(3)}`,
      );
  }
  expect(covered).toEqual([]);
}, 60_000);

test('a preview is the picture in small', async () => {
  const preview = await draw({ heading: null }, 0.125);
  const larger = await draw({ heading: null }, 0.5);
  let difference = 0;
  for (let y = 0; y < preview.height; y++) {
    for (let x = 0; x < preview.width; x++) {
      let mean = 0;
      for (let k = 0; k < 16; k++) mean += larger.data[((y * 4 + (k >> 2)) * larger.width + x * 4 + (k & 3)) * 4 + 1]!;
      difference += Math.abs(mean / 16 - preview.data[(y * preview.width + x) * 4 + 1]!);
    }
  }
  expect(difference / (preview.width * preview.height)).toBeLessThan(4);
});
