import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureRequest } from './picture.ts';
import { renderPicture } from './render-picture.ts';

const settings = {
  category: 'text',
  artStyle: 'Watercolor',
  colorPalette: 'Pastel',
  visualDetail: 'Minimal',
  includeCharacters: false,
  sceneSetting: 'Nature',
} as const;
const photo = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#6688aa' } })
  .jpeg()
  .toBuffer();

const requests: PictureRequest[] = [
  {
    kind: 'text',
    category: 'thank-you',
    settings,
    title: 'Thank You',
    message: 'For everything.',
    seed: '1',
    size: '1024x1792',
  },
  { kind: 'photo', photo, focus: { x: 0.2, y: 0.5 }, overlay: null, size: '1792x1024' },
];

test.each(requests)('a $kind becomes a JPEG of its size, the same every time', async (request) => {
  const fractions: number[] = [];
  const picture = await renderPicture(request, (fraction) => fractions.push(fraction));
  const header = await sharp(picture.jpeg).metadata();
  expect(`${header.format} ${header.width}x${header.height}`).toBe(`jpeg ${request.size}`);
  expect(`${picture.width}x${picture.height}`).toBe(request.size);
  expect([header.exif, header.icc]).toEqual([undefined, undefined]);
  expect([fractions.at(0), fractions.at(-1)]).toEqual([0, 1]);
  expect(Buffer.compare(picture.jpeg, (await renderPicture(request, () => {})).jpeg)).toBe(0);
});
