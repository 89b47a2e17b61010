import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ArtStyle, artStyles, colorPalettes, type PictureSize } from '../../../contract/vocabulary.ts';
import { artStylePacks } from '../art-styles.ts';
import type { Raster } from '../core/raster.ts';
import { drawPaintedPhoto } from './draw-painted-photo.ts';
import { layOutPhotoCard } from './frame/lay-out-photo-card.ts';
import { loadPhoto } from './load-photo.ts';
import { lumaOf, splitPlanes } from './planes.ts';
import { findFlow } from './structure-tensor.ts';

const side = 256;

/** A face before a window: skin, hair, eyes and mouth, in soft light. */
const portrait = await sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 400 400">
    <defs><linearGradient id="g" x2="1"><stop stop-color="#9db8c8"/><stop offset="1" stop-color="#d8cdb8"/></linearGradient></defs>
    <rect width="400" height="400" fill="url(#g)"/><rect x="40" y="30" width="90" height="150" fill="#eef4f2"/>
    <path d="M90 400q110 -150 220 0z" fill="#a03838"/><circle cx="200" cy="185" r="100" fill="#3a2a22"/>
    <ellipse cx="200" cy="205" rx="72" ry="88" fill="#dfae92"/>
    <circle cx="172" cy="190" r="9" fill="#262020"/><circle cx="228" cy="190" r="9" fill="#262020"/>
    <path d="M165 250q35 30 70 0" stroke="#8a2f2f" stroke-width="9" fill="none"/></svg>`),
)
  .blur(3.6)
  .png()
  .toBuffer();

const settings = {
  category: 'image',
  artStyle: 'Watercolor',
  colorPalette: 'Pastel',
  visualDetail: 'Minimal',
  includeCharacters: false,
  sceneSetting: 'Nature',
} as const;

const wordless = { kind: 'painted-photo', category: 'birthday', heading: null, prompt: '' } as const;

type Change = { seed?: string; photo?: Uint8Array; size?: PictureSize; scale?: number };
const draw = (artStyle: ArtStyle, change: Change & Partial<Record<keyof typeof settings, unknown>> = {}) => {
  const { seed = '7', photo = portrait, size = '1024x1024', scale = side / 1024, ...more } = change;
  const all = { ...settings, artStyle, ...more } as Parameters<typeof drawPaintedPhoto>[0]['settings'];
  return drawPaintedPhoto({ ...wordless, photo, focus: null, settings: all, seed, size }, () => {}, {
    scale,
  });
};
const same = (one: Raster, other: Raster) => Buffer.compare(Buffer.from(one.data), Buffer.from(other.data)) === 0;
const meanOf = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
const brightness = (raster: Raster) => meanOf(lumaOf(splitPlanes(raster)));

/** The strength of edges in the middle of a picture, where the face is. */
function edgesOf(raster: Raster): number[] {
  const { strength } = findFlow(splitPlanes(raster), 2.5);
  const edges: number[] = [];
  const { width, height } = raster;
  for (let y = Math.round(height * 0.2); y < height * 0.8; y++)
    for (let x = Math.round(width * 0.2); x < width * 0.8; x++) edges.push(strength[y * width + x] as number);
  return edges;
}
function correlation(one: number[], other: number[]): number {
  const [a, b] = [meanOf(one), meanOf(other)];
  let [both, first, second] = [0, 0, 0];
  one.forEach((value, i) => {
    const [p, q] = [value - a, (other[i] as number) - b];
    both += p * q;
    first += p * p;
    second += q * q;
  });
  return both / Math.sqrt(first * second);
}

/** The part of a picture that the photo is on. */
async function photoOn(
  { data, width, height }: Raster,
  style: ArtStyle,
  photo: { width: number; height: number },
): Promise<Raster> {
  const { mat } = await artStylePacks[style].loadPhotoStyle();
  const sheet = { width: 1024, height: 1024 };
  const { window } = layOutPhotoCard({ sheet, photo, isFramed: false, hasWords: false, margin: mat.margin });
  // The cute style lays all of its sheet within a frame.
  const framed = style === 'Cute & Whimsical' ? window.map((edge) => 512 + ((edge - 512) * 868) / 1024) : window;
  const [left, top, right, bottom] = framed.map((edge) => Math.round((edge * width) / 1024)) as [
    number,
    number,
    number,
    number,
  ];
  const part = { left, top, width: right - left, height: bottom - top };
  const cut = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .extract(part)
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(cut), width: part.width, height: part.height };
}
const photoAt = ({ width, height }: Raster): Promise<Raster> => loadPhoto(portrait, { width, height }, null);

const drawn = new Map<ArtStyle, Raster>();
let plain: Raster;
beforeAll(async () => {
  for (const style of artStyles) drawn.set(style, await draw(style));
  plain = await loadPhoto(portrait, { width: side, height: side }, null);
}, 60_000);
const pictureOf = (style: ArtStyle) => drawn.get(style) as Raster;

describe.each(artStyles)('%s', (style) => {
  test('gives the same picture for the same seed, and different ones for others', async () => {
    expect(same(pictureOf(style), await draw(style))).toBe(true);
    for (const other of artStyles)
      if (other !== style) expect(same(pictureOf(style), pictureOf(other)), other).toBe(false);
    const changed = plain.data.filter((value, i) => Math.abs(value - (pictureOf(style).data[i] as number)) > 4).length;
    expect(changed / plain.data.length).toBeGreaterThan(0.2);
  });

  test('keeps the light and the face of the photo', async () => {
    const painted = await photoOn(pictureOf(style), style, { width: 1200, height: 1200 });
    const photo = await photoAt(painted);
    // A drawing in lines is mostly paper.
    const isDrawing = style === 'Minimal & Modern';
    if (!isDrawing) expect(Math.abs(brightness(painted) - brightness(photo))).toBeLessThan(0.2);
    expect(correlation(edgesOf(painted), edgesOf(photo))).toBeGreaterThan(isDrawing ? 0.4 : 0.6);
  });

  test.each(['#000000', '#ffffff', '#808080'])('a photo of only %s leaves no holes', async (background) => {
    const size = { width: 1500, height: 1000 };
    const flat = await sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer();
    const picture = await draw(style, { photo: flat, scale: 0.125 });
    expect([picture.width, picture.height, picture.data.length]).toEqual([128, 128, 128 * 128 * 4]);
    const level = Number.parseInt(background.slice(1, 3), 16);
    const { data, width, height } = await photoOn(picture, style, size);
    const middle = meanOf(data.filter((_, i) => i % 4 !== 3 && Math.abs(i / 4 / width - height / 2) < height / 6));
    // Printed inks make black lighter; a line drawing leaves areas without lines as paper.
    if (style !== 'Minimal & Modern') expect(Math.abs(middle - level)).toBeLessThan(120);
    else expect(middle).toBeGreaterThan(190);
  });

  test.each(['1024x1792', '1792x1024'] as const)('fills %s', async (size) => {
    const { width, height, data } = await draw(style, { size, scale: 0.125 });
    expect(`${width * 8}x${height * 8}`).toBe(size);
    expect(data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  });

  test('every palette and amount of detail gives a different picture', async () => {
    const pictures = [];
    for (const colorPalette of colorPalettes) pictures.push(await draw(style, { colorPalette, scale: 0.125 }));
    pictures.push(await draw(style, { visualDetail: 'Detailed', scale: 0.125 }));
    const keys = new Set(pictures.map(({ data }) => Buffer.from(data).toString('base64')));
    expect(keys.size).toBe(5);
  });
});

// A photo that stays photo-realistic does not depend on the seed.
test.each(artStyles.filter((style) => style !== 'Photo-Realistic'))(
  '%s: another seed gives another picture',
  async (style) => {
    expect(same(pictureOf(style), await draw(style, { seed: '8' }))).toBe(false);
  },
);

test('black and white is grey, from nearly black to nearly white, even if the photo is dull', async () => {
  const dull = await sharp(portrait).linear(0.3, 100).png().toBuffer();
  for (const style of ['Photo-Realistic', 'Oil Painting', 'Vintage/Retro'] as const) {
    const { data } = await draw(style, { photo: dull, colorPalette: 'Black & White' });
    const greens = data.filter((_, i) => i % 4 === 1).toSorted();
    expect(greens[Math.floor(greens.length * 0.03)], style).toBeLessThan(70);
    expect(greens[Math.floor(greens.length * 0.97)], style).toBeGreaterThan(190);
    const colour = data.reduce((most, _, i) => (i % 4 ? most : Math.max(most, data[i]! - data[i + 2]!)), 0);
    expect(colour, style).toBeLessThan(34);
  }
});

test('an animal looks in if characters are requested', async () => {
  const [without, company] = [
    await draw('Cute & Whimsical'),
    await draw('Cute & Whimsical', { includeCharacters: true }),
  ];
  expect(same(without, company)).toBe(false);
});

test.each(artStyles)('the progress of %s only grows, to 1', async (artStyle) => {
  const fractions: number[] = [];
  const request = { ...wordless, photo: portrait, focus: null, seed: '1', size: '1024x1024' } as const;
  await drawPaintedPhoto({ ...request, settings: { ...settings, artStyle } }, (f) => fractions.push(f), { scale: 0.1 });
  expect(fractions.length).toBeGreaterThan(2);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
});
