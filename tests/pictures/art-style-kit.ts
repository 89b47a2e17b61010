import { expect, test } from 'vitest';
import { type ArtStyle, type ColorPalette, sceneSettings } from '../../src/contract/vocabulary.ts';
import type { IllustrationRequest } from '../../src/studio/art/compose-scene.ts';
import type { Box } from '../../src/studio/art/core/geometry.ts';
import type { Raster } from '../../src/studio/art/core/raster.ts';
import { drawIllustration } from '../../src/studio/art/draw-illustration.ts';

export type Changes = Partial<Omit<IllustrationRequest, 'settings'>> & {
  settings?: Partial<IllustrationRequest['settings']>;
};

/**
 * Requests of one art style that differ from a plain birthday card only in the named fields, and their drawings at a
 * scale.
 */
export function illustrationsIn(artStyle: ArtStyle, colorPalette: ColorPalette, usualScale: number) {
  const requestWith = ({ settings, ...changes }: Changes = {}): IllustrationRequest => ({
    kind: 'illustration',
    category: 'birthday',
    heading: 'Happy Birthday, Anna',
    prompt: '',
    seed: 'seed-1',
    size: '1024x1024',
    ...changes,
    settings: {
      category: 'AIgen',
      artStyle,
      colorPalette,
      visualDetail: 'Minimal',
      includeCharacters: false,
      sceneSetting: 'Nature',
      ...settings,
    },
  });
  const draw = (changes: Changes, scale = usualScale) => drawIllustration(requestWith(changes), () => {}, { scale });
  return { requestWith, draw };
}

/** Headings that are hard to fit: long, right to left, without spaces, one endless word. */
export const hardHeadings = [
  'For the most wonderful great-grandmother anybody could ever hope to have, with all our love',
  'عيد ميلاد سعيد يا ليلى',
  'お誕生日おめでとう',
  'Donaudampfschifffahrtsgesellschaftskapitänsgeburtstag',
] as const;

/** The green level of a pixel, 0 to 255: nearly its lightness. */
export const green = ({ data }: Raster, pixel: number): number => data[pixel * 4 + 1] ?? 0;

/** All green levels of a picture. */
export function levelsOf(picture: Raster): number[] {
  return Array.from({ length: picture.width * picture.height }, (_, pixel) => green(picture, pixel));
}

/** The average difference of two pictures, in levels of all three channels. */
export function meanDifference(one: Raster, other: Raster): number {
  let sum = 0;
  for (let i = 0; i < one.data.length; i++) sum += Math.abs((one.data[i] ?? 0) - (other.data[i] ?? 0));
  return sum / (one.width * one.height * 3);
}

/** The largest difference of red and blue in a pixel. */
export function widestTint({ data }: Raster): number {
  let widest = 0;
  for (let p = 0; p < data.length; p += 4) widest = Math.max(widest, Math.abs((data[p] ?? 0) - (data[p + 2] ?? 0)));
  return widest;
}

/** The share of pixels in a box (scene units) that differ from the middle of their row by more than `levels`. */
export function clutterIn(picture: Raster, box: Box, scale: number, levels: number): number {
  const [left, top, right, bottom] = box.map((edge) => Math.round(edge * scale)) as [number, number, number, number];
  let odd = 0;
  for (let y = top; y < bottom; y++) {
    const row = Array.from({ length: right - left }, (_, i) => green(picture, y * picture.width + left + i));
    const middle = row.toSorted((a, b) => a - b)[row.length >> 1] ?? 0;
    odd += row.filter((value) => Math.abs(value - middle) > levels).length;
  }
  return odd / ((right - left) * (bottom - top));
}

/** How many pixels differ by `levels` or more inside a box (scene units, and 4 pixels around it) and outside. */
export function countChanges(one: Raster, other: Raster, box: Box, scale: number, levels: number) {
  const [left, top, right, bottom] = box.map((edge) => edge * scale) as [number, number, number, number];
  const counts = { inside: 0, outside: 0 };
  for (let p = 0; p < one.width * one.height; p++) {
    if (Math.abs(green(one, p) - green(other, p)) < levels) continue;
    const [x, y] = [p % one.width, Math.floor(p / one.width)];
    const within = x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4;
    counts[within ? 'inside' : 'outside']++;
  }
  return counts;
}

export const crosses = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The fractions that a drawing reports as progress. */
async function progressOf(request: IllustrationRequest, scale: number): Promise<number[]> {
  const steps: number[] = [];
  await drawIllustration(request, (fraction) => steps.push(fraction), { scale });
  return steps;
}

type Illustrations = ReturnType<typeof illustrationsIn>;

/** The minimum difference between pictures of a style, and how much colour its black and white may have. */
type Bounds = { seeds: number; scenes: number; details: number; characters: number; tint: number };

/** The tests that every art style must pass; a style's own tests are in its folder. */
export function testsOfEveryStyle({ requestWith, draw }: Illustrations, bounds: Bounds, progressScale = 0.1): void {
  test('the same request gives the same pixels, and another seed gives different ones', async () => {
    const first = await draw({});
    expect((await draw({})).data).toEqual(first.data);
    expect(meanDifference(first, await draw({ seed: 'seed-2' }))).toBeGreaterThan(bounds.seeds);
  });

  test('black and white has no colour', async () => {
    const picture = await draw({ settings: { colorPalette: 'Black & White' }, heading: null });
    expect(widestTint(picture)).toBeLessThan(bounds.tint);
  });

  test('scene, detail and characters each change the picture', async () => {
    const scenes = await Promise.all(
      sceneSettings.map((sceneSetting) => draw({ heading: null, settings: { sceneSetting } })),
    );
    for (const [i, one] of scenes.entries())
      for (const other of scenes.slice(i + 1)) expect(meanDifference(one, other)).toBeGreaterThan(bounds.scenes);
    const plain = await draw({ heading: null });
    const detailed = await draw({ heading: null, settings: { visualDetail: 'Detailed' } });
    expect(meanDifference(plain, detailed)).toBeGreaterThan(bounds.details);
    const peopled = await draw({ heading: null, settings: { includeCharacters: true } });
    expect(meanDifference(plain, peopled)).toBeGreaterThan(bounds.characters);
  });

  test('progress rises from above 0 to 1 and never falls', async () => {
    const steps = await progressOf(requestWith(), progressScale);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(0)).toBeGreaterThan(0);
    expect(steps.at(-1)).toBe(1);
  });
}
