import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { UnreadableReason } from '../../src/studio/art/photo/unreadable-picture.ts';
import { blankPng } from './blank-png.ts';

/** The required result of an upload: a picture of this size, or a refusal for this reason. */
export type UploadSample = {
  name: string;
  bytes: Uint8Array;
  outcome: { width: number; height: number } | UnreadableReason;
};

const heic = new URL('../files/images/two-pictures.heic', import.meta.url);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
const text = (words: string) => new TextEncoder().encode(words);

/** A detailed picture, so that half of its file is about half of its pixels. */
const grainy = (width = 400, height = 300) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const frame = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 4, background } })
    .png()
    .toBuffer();

/** Uploads as strangers might send them, good and bad. */
export async function uploadSamples(): Promise<UploadSample[]> {
  const size = { width: 400, height: 300 };
  const frames = sharp([await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } });
  const jpeg = await grainy().jpeg().toBuffer();
  const png = await grainy().png().toBuffer();
  const wrongChecksum = Buffer.from(png);
  const checksumAt = png.indexOf('IDAT') + 4 + png.readUInt32BE(png.indexOf('IDAT') - 4);
  wrongChecksum.writeUInt32BE(0xdeadbeef, checksumAt);
  const samples: UploadSample[] = [
    { name: 'nothing', bytes: new Uint8Array(), outcome: 'unsupported' },
    { name: 'an SVG, whatever its file is called', bytes: text(svg), outcome: 'unsupported' },
    {
      name: 'a PNG signature before an SVG',
      bytes: Buffer.from(`\x89PNG\r\n\x1a\n${svg}`, 'latin1'),
      outcome: 'damaged',
    },
    { name: 'a GIF header before a script', bytes: text('GIF89a=1;alert(1)//'), outcome: 'damaged' },
    {
      name: 'a JPEG with a web page behind it',
      bytes: Buffer.concat([jpeg, text('<script>1</script>')]),
      outcome: size,
    },
    { name: 'a JPEG cut in half', bytes: jpeg.subarray(0, jpeg.length / 2), outcome: 'damaged' },
    { name: 'a PNG with a wrong checksum', bytes: wrongChecksum, outcome: 'damaged' },
    { name: 'a PNG of 10,000 x 10,000 in few bytes', bytes: blankPng(10_000, 10_000, 1), outcome: 'too-large' },
    { name: 'a PNG of 60,000 x 900 in few bytes', bytes: blankPng(60_000, 900, 1), outcome: 'too-large' },
    {
      name: 'a progressive JPEG of 8,000 x 6,000 in few bytes',
      bytes: withExtent(await grainy().jpeg({ progressive: true }).toBuffer(), 8000, 6000),
      outcome: 'too-costly',
    },
    {
      name: 'the same with a byte of garbage after its first segment',
      bytes: withGarbage(withExtent(await grainy().jpeg({ progressive: true }).toBuffer(), 8000, 6000)),
      outcome: 'too-costly',
    },
    {
      name: 'an interlaced PNG of 7,000 x 7,000 in few bytes',
      bytes: blankPng(7000, 7000, 8, { interlaced: true, isColoured: true }),
      outcome: 'too-costly',
    },
    { name: 'a PNG of 49,999,999 x 1 in few bytes', bytes: blankPng(49_999_999, 1, 1), outcome: 'too-large' },
    { name: 'a CMYK JPEG', bytes: await grainy().toColourspace('cmyk').jpeg().toBuffer(), outcome: size },
    { name: 'a 16-bit PNG', bytes: await grainy().toColourspace('rgb16').png().toBuffer(), outcome: size },
    { name: 'an animated GIF', bytes: await frames.clone().gif().toBuffer(), outcome: { width: 64, height: 48 } },
    { name: 'an animated WebP', bytes: await frames.clone().webp().toBuffer(), outcome: { width: 64, height: 48 } },
  ];
  for (let orientation = 1; orientation <= 8; orientation++) {
    const turned = orientation > 4 ? { width: 300, height: 400 } : size;
    const bytes = await grainy().jpeg().withMetadata({ orientation }).toBuffer();
    samples.push({ name: `a JPEG of orientation ${orientation}`, bytes, outcome: turned });
  }
  const bytes = readFileSync(heic);
  samples.push({ name: 'a HEIC', bytes, outcome: { width: 64, height: 64 } });
  for (const length of [40, 600, 3000])
    samples.push({ name: `a HEIC of its first ${length} bytes`, bytes: bytes.subarray(0, length), outcome: 'damaged' });
  return samples;
}

/** A progressive JPEG whose header claims another size. */
function withExtent(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frameAt = changed.indexOf(Buffer.from('ffc2', 'hex'));
  changed.writeUInt16BE(height, frameAt + 5);
  changed.writeUInt16BE(width, frameAt + 7);
  return changed;
}

/** Decoders search for the next marker and continue; a reader that counts bytes of segments is misled. */
function withGarbage(jpeg: Buffer): Buffer {
  const afterFirst = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, afterFirst), Buffer.from([0]), jpeg.subarray(afterFirst)]);
}
