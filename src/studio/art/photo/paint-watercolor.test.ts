import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Raster } from '../core/raster.ts';
import { loadPhoto } from './load-photo.ts';
import { paintWatercolor } from './paint-watercolor.ts';
import { splitPlanes } from './planes.ts';

const size = { width: 320, height: 320 };
const small = { width: 220, height: 220 };

/** A dark red disc on straw. */
const disc = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><rect width="320" height="320" fill="#e8d8b0"/><circle cx="160" cy="160" r="90" fill="#903020"/></svg>',
  ),
)
  .png()
  .toBuffer();
const paint = async (photo: Uint8Array, seed: string, onProgress: (fraction: number) => void = () => {}) =>
  paintWatercolor(splitPlanes(await loadPhoto(photo, small, null)), size, seed, 'Pastel', onProgress);

const same = (one: Raster, other: Raster) => Buffer.compare(Buffer.from(one.data), Buffer.from(other.data)) === 0;

function meanOf({ data, width }: Raster, left: number, top: number, side: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++) {
      const at = (y * width + x) * 4;
      sum[0] += data[at]! / side ** 2;
      sum[1] += data[at + 1]! / side ** 2;
      sum[2] += data[at + 2]! / side ** 2;
    }
  return sum;
}

test('a painting depends on its seed and nothing else', async () => {
  const painted = await paint(disc, '7');
  expect(same(painted, await paint(disc, '7'))).toBe(true);
  expect(same(painted, await paint(disc, '8'))).toBe(false);
});

test('it leaves bare paper at the border and the subject in the middle', async () => {
  const painted = await paint(disc, '7');
  expect(Math.min(...meanOf(painted, 0, 0, 4))).toBeGreaterThan(230);
  const [red, green] = meanOf(painted, 120, 120, 80);
  expect(red).toBeGreaterThan(green + 50);
  expect(red).toBeLessThan(215);
});

test('progress only grows, to 1', async () => {
  const fractions: number[] = [];
  await paint(disc, '7', (fraction) => fractions.push(fraction));
  expect(fractions.length).toBeGreaterThan(2);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
});

test.each(['#000000', '#ffffff', '#808080'])('a photo of nothing but %s leaves no holes', async (background) => {
  const flat = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  const middle = meanOf(await paint(flat, '7'), 100, 100, 120);
  const level = Number.parseInt(background.slice(1, 3), 16);
  for (const value of middle) expect(Math.abs(value - level)).toBeLessThan(110);
});
