import { describe, expect, test } from 'vitest';
import { cardCategories, colorPalettes, pictureSizes, sceneSettings } from '../../../contract/vocabulary.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { drawIllustration } from '../draw-illustration.ts';
import { chooseStillLife, composeStillLife } from './compose-still-life.ts';

type Changes = Partial<Omit<IllustrationRequest, 'settings'>> & { settings?: Partial<IllustrationRequest['settings']> };

function requestWith({ settings, ...changes }: Changes = {}): IllustrationRequest {
  return {
    kind: 'illustration',
    category: 'birthday',
    heading: 'Happy Birthday, Anna',
    prompt: '',
    seed: 'seed-1',
    size: '1024x1024',
    ...changes,
    settings: {
      category: 'AIgen',
      artStyle: 'Photo-Realistic',
      colorPalette: 'Bold & Bright',
      visualDetail: 'Minimal',
      includeCharacters: false,
      sceneSetting: 'Nature',
      ...settings,
    },
  };
}

const draw = (changes: Changes, scale = 0.05) => drawIllustration(requestWith(changes), () => {}, { scale });
const green = ({ data }: Raster, p: number): number => data[p * 4 + 1] ?? 0;

function meanDifference(one: Raster, other: Raster): number {
  const count = one.width * one.height;
  let sum = 0;
  for (let p = 0; p < count; p++) sum += Math.abs(green(one, p) - green(other, p));
  return sum / count;
}

/** The share of pixels in a box that stand out from its own rows. */
function clutterIn(picture: Raster, box: Box, scale: number): number {
  const [left, top, right, bottom] = box.map((edge) => Math.round(edge * scale)) as [number, number, number, number];
  let odd = 0;
  for (let y = top; y < bottom; y++) {
    const row = Array.from({ length: right - left }, (_, i) => green(picture, y * picture.width + left + i));
    const middle = [...row].sort((a, b) => a - b)[row.length >> 1] ?? 0;
    odd += row.filter((value) => Math.abs(value - middle) > 48).length;
  }
  return odd / ((right - left) * (bottom - top));
}

const crosses = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

test('the same request gives the same pixels, another seed gives others', async () => {
  const first = await draw({});
  expect((await draw({})).data).toEqual(first.data);
  expect(meanDifference(first, await draw({ seed: 'seed-2' }))).toBeGreaterThan(4);
});

test('every category draws, in light and shade, in every palette, with calm ground for the words', async () => {
  for (const [i, category] of cardCategories.entries()) {
    const settings = {
      colorPalette: colorPalettes[i % 4] as never,
      sceneSetting: sceneSettings[(i >> 2) % 4] as never,
      visualDetail: i % 6 === 0 ? 'Detailed' : 'Minimal',
    } as const;
    const picture = await draw({ category, heading: null, settings });
    expect([picture.width, picture.height]).toEqual([51, 51]);
    const lightness = Array.from({ length: picture.width * picture.height }, (_, p) => green(picture, p));
    expect(Math.max(...lightness) - Math.min(...lightness), category).toBeGreaterThan(60);
    const { textArea, template } = composeStillLife(requestWith({ category, settings }));
    expect(clutterIn(picture, textArea, 0.05), `${category} ${template}`).toBeLessThan(0.03);
  }
}, 60_000);

test('words have a place that no thing reaches, at every size, and all that matters lies inside the picture', () => {
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

test('black and white has no colour', async () => {
  const { data } = await draw({ settings: { colorPalette: 'Black & White' }, heading: null });
  let widest = 0;
  for (let p = 0; p < data.length; p += 4) widest = Math.max(widest, Math.abs((data[p] ?? 0) - (data[p + 2] ?? 0)));
  expect(widest).toBeLessThan(6);
});

test('scene, detail and characters each change the picture', async () => {
  const scenes = await Promise.all(
    sceneSettings.map((sceneSetting) => draw({ heading: null, settings: { sceneSetting } })),
  );
  for (const [i, one] of scenes.entries())
    for (const other of scenes.slice(i + 1)) expect(meanDifference(one, other)).toBeGreaterThan(3);
  const plain = scenes[0] as Raster;
  for (const settings of [{ visualDetail: 'Detailed' }, { includeCharacters: true }] as const)
    expect(meanDifference(plain, await draw({ heading: null, settings }))).toBeGreaterThan(0.5);
});

test('sixteen seeds of any category use at least three still lifes', () => {
  for (const category of cardCategories) {
    const names = Array.from({ length: 16 }, (_, i) => chooseStillLife(requestWith({ category, seed: `s${i}` })));
    expect(new Set(names).size, category).toBeGreaterThanOrEqual(3);
  }
});

test('known words of the prompt steer the picture', () => {
  expect(chooseStillLife(requestWith({ prompt: 'a cup of tea' }))).toBe('tea');
  expect(composeStillLife(requestWith({ prompt: 'her bunny' })).faces).toHaveLength(1);
  expect(composeStillLife(requestWith({ prompt: 'fireworks' })).fireworks).toBe(true);
});

describe('headings', () => {
  const drawnWordless = draw({ heading: null }, 0.07);
  test.each(['Happy Birthday', 'عيد ميلاد سعيد يا ليلى', 'Donaudampfschifffahrtsgesellschaftskapitänsgeburtstag'])(
    '%s changes its own area only',
    async (heading) => {
      const [wordless, worded] = [await drawnWordless, await draw({ heading }, 0.07)];
      const area = composeStillLife(requestWith()).textArea.map((edge) => edge * 0.07) as never as Box;
      let inside = 0;
      for (let p = 0; p < worded.width * worded.height; p++) {
        if (Math.abs(green(worded, p) - green(wordless, p)) < 12) continue;
        const [x, y] = [p % worded.width, Math.floor(p / worded.width)];
        inside++;
        expect(x >= area[0] - 4 && x <= area[2] + 4 && y >= area[1] - 4 && y <= area[3] + 4).toBe(true);
      }
      expect(inside).toBeGreaterThan(20);
    },
    20_000,
  );
});

test('progress runs to 1 without going back', async () => {
  const steps: number[] = [];
  await drawIllustration(requestWith(), (fraction) => steps.push(fraction), { scale: 0.05 });
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBe(1);
});
