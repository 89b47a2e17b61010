import sharp from 'sharp';
import { expect, test } from 'vitest';
import { progressiveMemory } from './progressive-memory.ts';

const picture = sharp({ create: { width: 320, height: 160, channels: 3, background: '#68a' } });
const pixels = 320 * 160;

test.each([
  ['half the colour', '4:2:0', 1.5],
  ['all the colour', '4:4:4', 3],
] as const)('a progressive JPEG with %s holds all its coefficients', async (_name, chromaSubsampling, samples) => {
  const bytes = await picture.clone().withMetadata().jpeg({ progressive: true, chromaSubsampling }).toBuffer();
  expect(progressiveMemory(bytes)).toBe(pixels * samples * 2);
});

test('others hold none', async () => {
  for (const bytes of [
    await picture.clone().jpeg().toBuffer(),
    await picture.clone().png().toBuffer(),
    Buffer.from('ffd8', 'hex'),
    Buffer.from('ffd8ffc20011080000', 'hex'),
    Buffer.from('ffd8ffc20011080010001003000000000000', 'hex'),
    Buffer.from('ffd8ffe00000ffe00000ffe00000', 'hex'),
  ])
    expect(progressiveMemory(bytes)).toBe(0);
});

test('none of a header that is cut off makes it throw', async () => {
  const bytes = await picture.clone().jpeg({ progressive: true }).toBuffer();
  for (let length = 0; length < 700; length++)
    expect(progressiveMemory(bytes.subarray(0, length))).toBeGreaterThanOrEqual(0);
});
