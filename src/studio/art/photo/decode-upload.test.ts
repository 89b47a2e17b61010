import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blankPng } from '../../../../tests/pictures/blank-png.ts';
import { uploadSamples } from '../../../../tests/pictures/upload-samples.ts';
import { startProcessorCost } from '../../../../tests/processor-cost.ts';
import { decodeUpload } from './decode-upload.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

const heicFile = new URL('../../../../tests/files/images/two-pictures.heic', import.meta.url);

/** Left half red, right half blue. */
const halves = (width = 64, height = 32) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: width / 2, top: 0 },
  ]);

const pixelAt = async (jpeg: Uint8Array, left: number, top: number) => [
  ...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

const refusal = (bytes: Uint8Array) =>
  decodeUpload(bytes).then(
    () => null,
    (error: unknown) => error,
  );

describe('accepts', () => {
  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s becomes a JPEG of its size', async (format) => {
    const photo = await decodeUpload(await halves().toFormat(format).toBuffer());
    expect(photo).toMatchObject({ width: 64, height: 32 });
    const header = await sharp(photo.jpeg).metadata();
    expect(header).toMatchObject({ format: 'jpeg', width: 64, height: 32, space: 'srgb', channels: 3 });
    const [red, , blue] = await pixelAt(photo.jpeg, 60, 16);
    expect(red).toBeLessThan(30);
    expect(blue).toBeGreaterThan(220);
  });

  test('a photo, turned upright, without its place and camera', async () => {
    const exif = {
      IFD0: { Make: 'Camera', Copyright: 'Anna' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 30/1 3230/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 7/1 0/1',
      },
    };
    const turned = await halves().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const photo = await decodeUpload(turned);
    expect(photo).toMatchObject({ width: 32, height: 64 });
    const header = await sharp(photo.jpeg).metadata();
    expect([header.exif, header.orientation, header.icc, header.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Orientation 6 asks for a quarter turn clockwise: the left half comes to lie on top.
    expect((await pixelAt(photo.jpeg, 16, 5))[0]).toBeGreaterThan(220);
    expect((await pixelAt(photo.jpeg, 16, 58))[2]).toBeGreaterThan(220);
  });

  test('a transparent picture, on white', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect(await pixelAt((await decodeUpload(clear)).jpeg, 4, 4)).toEqual([255, 255, 255]);
  });

  test('a large photo, reduced to 2400 px', async () => {
    const photo = await decodeUpload(await halves(5000, 2500).jpeg().toBuffer());
    expect(photo).toMatchObject({ width: 2400, height: 1200 });
  });

  test('the main picture of a HEIC, not its thumbnail or the second one', async () => {
    const heic = await decodeUpload(readFileSync(heicFile));
    expect(heic).toMatchObject({ width: 64, height: 64 });
    const { channels } = await sharp(heic.jpeg).stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(10);
  });
});

describe('rejects', () => {
  const unsupported = 'This is not a picture we can read. Use PNG, JPEG, GIF, WebP or HEIC.';

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['an SVG behind an XML line', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a PDF', '%PDF-1.7\n'],
    ['nothing', ''],
    ['a page', '<!doctype html>'],
  ])('%s', async (_name, text) => {
    const error = await refusal(new TextEncoder().encode(text));
    expect(error).toBeInstanceOf(UnreadablePicture);
    expect(error).toMatchObject({ message: unsupported, reason: 'unsupported' });
  });

  test('a TIFF and an AVIF, although the decoder could read them', async () => {
    for (const bytes of [await halves().tiff().toBuffer(), await halves().avif().toBuffer()])
      expect(await refusal(bytes)).toMatchObject({ message: unsupported });
  });

  test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s that ends too early', async (format) => {
    const noise = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const whole = await noise.toFormat(format).toBuffer();
    const error = await refusal(whole.subarray(0, whole.length / 2));
    expect(error).toMatchObject({ name: 'UnreadablePicture', message: 'The picture is damaged.' });
  });

  test('bytes that only begin like a picture', async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new TextEncoder().encode('not really')]);
    expect(await refusal(bytes)).toMatchObject({ reason: 'damaged' });
  });

  test('a small file that unpacks to 100 megapixels, before it is unpacked', async () => {
    const bomb = blankPng(10_000, 10_000);
    expect(bomb.length).toBeLessThan(200_000);
    const costMs = startProcessorCost();
    const error = await refusal(bomb);
    expect(costMs()).toBeLessThan(1000);
    expect(error).toMatchObject({
      reason: 'too-large',
      message: 'The picture is larger than 50 megapixels, or one of its sides is longer than 12,000 pixels.',
    });
  });
});

test.each(await uploadSamples())('$name: $outcome', async ({ bytes, outcome }) => {
  const costMs = startProcessorCost();
  const came = await decodeUpload(bytes).catch((error: unknown) => error);
  // The limit is one second; with other work beside it a processor does less per millisecond.
  expect(costMs()).toBeLessThan(3000);
  if (typeof outcome === 'string') {
    expect(came).toMatchObject({ name: 'UnreadablePicture', reason: outcome });
    return;
  }
  expect(came).toMatchObject(outcome);
  const { jpeg } = came as { jpeg: Uint8Array };
  const header = await sharp(jpeg).metadata();
  expect(header).toMatchObject({ ...outcome, format: 'jpeg', space: 'srgb', depth: 'uchar', channels: 3 });
  expect([header.exif, header.orientation, header.pages]).toEqual([undefined, undefined, undefined]);
  // No metadata of the file is kept.
  expect(Buffer.from(jpeg).includes('<script>')).toBe(false);
});

test('the first frame of an animation', async () => {
  const samples = (await uploadSamples()).filter(({ name }) => name.startsWith('an animated'));
  expect(samples).toHaveLength(2);
  for (const { bytes } of samples) {
    const [red, , blue] = await pixelAt((await decodeUpload(bytes)).jpeg, 32, 24);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  }
});
