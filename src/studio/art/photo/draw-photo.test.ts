import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { TextOverlay } from '../../../contract/styles.ts';
import { contrastRatio } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';
import { UnknownFontFamily } from '../text/text-families.ts';
import { drawPhoto } from './draw-photo.ts';
import { findFaces } from './faces/find-faces.ts';

const style: TextOverlay = {
  preset: 'custom',
  position: 'bottom',
  fontSizePercent: 5,
  fontFamily: 'Arial',
  fontWeight: 'normal',
  textColor: '#ffffff',
  backgroundColor: '#000000',
  backgroundOpacity: 0.5,
  textShadow: false,
  maxLines: 2,
  textPadding: 20,
  horizontalAlign: 'center',
  wordWrap: true,
};
const plain = (background: string, width = 1024, height = 1024) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const draw = async (changes: Partial<TextOverlay>, text = 'Happy Birthday', background = '#6688aa') =>
  drawPhoto({
    kind: 'photo',
    photo: await plain(background),
    focus: null,
    overlay: { text, style: { ...style, ...changes } },
    size: '1024x1024',
  });

/** Rows that differ from the plain photo, as first and last; and the leftmost and rightmost changed column. */
function changedBox({ data, width, height }: Raster, [r, g, b]: [number, number, number]) {
  const box = { top: height, bottom: -1, left: width, right: -1 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (Math.abs(data[at]! - r) + Math.abs(data[at + 1]! - g) + Math.abs(data[at + 2]! - b) < 30) continue;
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
    }
  return box;
}
const blue: [number, number, number] = [0x66, 0x88, 0xaa];

test('without words the photo fills the picture', async () => {
  const photo = await plain('#6688aa', 2600, 1100);
  const picture = await drawPhoto({ kind: 'photo', photo, focus: null, overlay: null, size: '1024x1792' });
  expect([picture.width, picture.height, picture.data.length]).toEqual([1024, 1792, 1024 * 1792 * 4]);
  expect(changedBox(picture, blue).bottom).toBe(-1);
});

test('the focus decides the visible part', async () => {
  const left = { create: { width: 1000, height: 1000, channels: 3 as const, background: '#ff0000' } };
  const photo = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const redAt = async (x: number) => {
    const picture = await drawPhoto({ kind: 'photo', photo, focus: { x, y: 0.5 }, overlay: null, size: '1024x1024' });
    return picture.data[(512 * 1024 + 512) * 4];
  };
  expect(await redAt(0.1)).toBe(255);
  expect(await redAt(0.8)).toBe(0);
});

test('position and opacity place the band', async () => {
  const top = changedBox(await draw({ position: 'top' }), blue);
  const middle = changedBox(await draw({ position: 'center' }), blue);
  const bottom = changedBox(await draw({ position: 'bottom' }), blue);
  expect([top.top, top.left, top.right]).toEqual([0, 0, 1023]);
  expect(top.bottom).toBeLessThan(150);
  expect(bottom.bottom).toBe(1023);
  expect(Math.abs((middle.top + middle.bottom) / 2 - 511.5)).toBeLessThan(2);
});

test('padding makes the band higher, and size and weight make the words wider', async () => {
  const height = async (changes: Partial<TextOverlay>) => {
    const box = changedBox(await draw(changes), blue);
    return box.bottom - box.top;
  };
  expect((await height({ textPadding: 60 })) - (await height({ textPadding: 20 }))).toBeGreaterThanOrEqual(79);
  const width = async (changes: Partial<TextOverlay>) => {
    const box = changedBox(await draw({ backgroundOpacity: 0, ...changes }, 'Happy Birthday', '#202020'), [32, 32, 32]);
    return box.right - box.left;
  };
  const normal = await width({});
  expect(await width({ fontWeight: 'bold' })).toBeGreaterThan(normal);
  expect(await width({ fontWeight: 'lighter' })).toBeLessThan(normal);
  expect(await width({ fontSizePercent: 10 })).toBeGreaterThan(1.8 * normal);
  expect(await width({ fontFamily: 'Georgia' })).not.toBe(normal);
});

test('alignment moves the words', async () => {
  const box = async (horizontalAlign: TextOverlay['horizontalAlign']) =>
    changedBox(await draw({ backgroundOpacity: 0, horizontalAlign }, 'Hi', '#202020'), [32, 32, 32]);
  expect((await box('left')).left).toBeLessThan(90);
  expect((await box('right')).right).toBeGreaterThan(1024 - 90);
  const { left, right } = await box('center');
  expect(Math.abs((left + right) / 2 - 511.5)).toBeLessThan(4);
});

test('the number of lines is limited, and without wrapping there is one', async () => {
  const long = 'Adventure is calling and you must go, happy birthday dear explorer of hills and harbours';
  const height = async (changes: Partial<TextOverlay>) => {
    const box = changedBox(await draw({ textPadding: 0, ...changes }, long), blue);
    return box.bottom - box.top;
  };
  const four = await height({ maxLines: 4 });
  const one = await height({ maxLines: 1 });
  expect(four).toBeGreaterThan(2 * one);
  expect(await height({ maxLines: 4, wordWrap: false })).toBeLessThanOrEqual(one + 1);
});

test('a shadow darkens what is around the words', async () => {
  const darkest = (picture: Raster) =>
    picture.data.reduce((least, value, at) => (at % 4 === 0 ? Math.min(least, value) : least), 255);
  expect(darkest(await draw({ textShadow: true, backgroundOpacity: 0 }))).toBeLessThan(
    darkest(await draw({ textShadow: false, backgroundOpacity: 0 })),
  );
});

test.each([
  ['white on snow', '#ffffff', '#f4f4f8', 0],
  ['black on coal', '#000000', '#101010', 0],
  ['white on a white band', '#ffffff', '#6688aa', 1],
])('%s is still readable', async (_name, textColor, background, backgroundOpacity) => {
  const picture = await draw(
    { textColor, backgroundColor: '#ffffff', backgroundOpacity },
    'Happy Birthday',
    background,
  );
  const text = textColor === '#ffffff' ? ([1, 1, 1] as const) : ([0, 0, 0] as const);
  const besideWords = (985 * 1024 + 290) * 4;
  const ground = [0, 1, 2].map((channel) => picture.data[besideWords + channel]! / 255) as [number, number, number];
  expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(3);
});

const astronaut = readFileSync(new URL('../../../../tests/files/images/astronaut.jpg', import.meta.url));
/** A close portrait, and the same photo large enough to fill a card. */
const closeUp = await sharp(astronaut).extract({ left: 70, top: 20, width: 130, height: 130 }).resize(900).toBuffer();

test.each(['top', 'center', 'bottom'] as const)(
  'words at the %s leave a face that fills the photo free',
  async (position) => {
    const photo = closeUp;
    const overlay = {
      text: 'Happy Birthday to you, dear Eileen',
      style: { ...style, position, fontSizePercent: 12, backgroundOpacity: 1 },
    };
    const { data, ...size } = await drawPhoto({ kind: 'photo', photo, focus: null, overlay, size: '1024x1024' });
    const small = await sharp(Buffer.from(data), { raw: { ...size, channels: 4 } })
      .resize(512)
      .png()
      .toBuffer();
    const [face] = await findFaces(sharp(small));
    expect(face?.sureness).toBeGreaterThan(0.4);
    // The band is black: a face below it would be hidden.
    const [left, top, right, bottom] = (face?.box ?? [0, 0, 0, 0]).map((part) => Math.round(part * 1024)) as [
      number,
      number,
      number,
      number,
    ];
    const middle = Math.round((left + right) / 2);
    const dark = Array.from({ length: bottom - top }, (_, i) => (data[((top + i) * 1024 + middle) * 4] ?? 0) < 6);
    expect(dark.filter(Boolean).length).toBeLessThan((bottom - top) * 0.15);
  },
);

test('a small photo is on a mount above its words instead of being enlarged', async () => {
  const photo = await sharp(astronaut).resize(160).toBuffer();
  const bare = await drawPhoto({ kind: 'photo', photo, focus: null, overlay: null, size: '1024x1024' });
  const at = (picture: Raster, x: number, y: number) => [
    ...picture.data.slice((y * 1024 + x) * 4, (y * 1024 + x) * 4 + 3),
  ];
  expect(at(bare, 20, 20)).toEqual(at(bare, 1000, 1000));
  expect(Math.min(...at(bare, 20, 20))).toBeGreaterThan(200);
  expect(at(bare, 512, 512)).not.toEqual(at(bare, 20, 20));
  const worded = await drawPhoto({
    kind: 'photo',
    photo,
    focus: null,
    overlay: { text: 'Hello', style: { ...style, position: 'top' } },
    size: '1024x1024',
  });
  expect(at(worded, 20, 20)).toEqual(at(bare, 20, 20));
  expect(at(worded, 20, 1010)).not.toEqual(at(bare, 20, 20));
});

test('rejects an unknown font instead of replacing it', async () => {
  await expect(draw({ fontFamily: 'Wingdings' })).rejects.toThrow(UnknownFontFamily);
});

test('the same request gives the same pixels', async () => {
  const [one, other] = [await draw({ preset: 'elegant' }), await draw({ preset: 'elegant' })];
  expect(Buffer.compare(Buffer.from(one.data), Buffer.from(other.data))).toBe(0);
});
