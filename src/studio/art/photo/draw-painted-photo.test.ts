import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureRequest } from '../picture.ts';
import { drawPaintedPhoto } from './draw-painted-photo.ts';
import { loadPhoto } from './load-photo.ts';

/** Dark disc on a light ground, with some noise: something to paint. */
const photo = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#e8d8b0"/><circle cx="200" cy="200" r="110" fill="#903020"/></svg>',
  ),
)
  .jpeg()
  .toBuffer();

const request: Extract<PictureRequest, { kind: 'painted-photo' }> = {
  kind: 'painted-photo',
  photo,
  focus: null,
  settings: {
    category: 'image',
    artStyle: 'Watercolor',
    colorPalette: 'Pastel',
    visualDetail: 'Minimal',
    includeCharacters: false,
    sceneSetting: 'Nature',
  },
  seed: '7',
  size: '1024x1024',
};

test('a painted photo is the same for the same seed, ragged at its border and true in the middle', async () => {
  const fractions: number[] = [];
  const painted = await drawPaintedPhoto(request, (fraction) => fractions.push(fraction));
  const again = await drawPaintedPhoto(request, () => {});
  expect(Buffer.compare(Buffer.from(painted.data.buffer), Buffer.from(again.data.buffer))).toBe(0);
  const other = await drawPaintedPhoto({ ...request, seed: '8' }, () => {});
  expect(Buffer.compare(Buffer.from(painted.data.buffer), Buffer.from(other.data.buffer))).not.toBe(0);

  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);

  const meanOf = (data: Uint8ClampedArray, left: number, top: number, side: number) => {
    const sum = [0, 0, 0];
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++)
        for (let channel = 0; channel < 3; channel++) sum[channel]! += data[(y * 1024 + x) * 4 + channel]! / side ** 2;
    return sum as [number, number, number];
  };
  // Bare paper in the corner.
  expect(Math.min(...meanOf(painted.data, 0, 0, 12))).toBeGreaterThan(235);
  // The disc is still a dark red.
  const [red, green, blue] = meanOf(painted.data, 412, 412, 200);
  expect(red).toBeGreaterThan(green + 50);
  expect(green - blue).toBeLessThan(60);
  // It is painted, not copied.
  const plain = await loadPhoto(photo, { width: 1024, height: 1024 }, null);
  const difference =
    plain.data.reduce((sum, value, at) => sum + Math.abs(value - painted.data[at]!), 0) / plain.data.length;
  expect(difference).toBeGreaterThan(4);
});

test('a photo of one colour does not break the brush', async () => {
  const flat = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#000' } })
    .jpeg()
    .toBuffer();
  const painted = await drawPaintedPhoto({ ...request, photo: flat }, () => {});
  expect(painted.data[(512 * 1024 + 512) * 4 + 3]).toBe(255);
});
