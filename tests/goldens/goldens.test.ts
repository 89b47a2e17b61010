import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Raster } from '../../src/studio/art/core/raster.ts';
import { goldenSpecs } from './golden-specs.ts';
import { type Channel, structuralSimilarity } from './structural-similarity.ts';

const leastSimilarity = 0.999;
const side = 256;
/** A limit for a hang: a busy machine draws many times slower than an idle one. */
const patientMs = 60_000;
const kept = join(import.meta.dirname, 'pictures');
const differing = join(import.meta.dirname, 'differing');
/** `npm run goldens` redraws the pictures instead of comparing them. */
const draws = process.env.DRAW_GOLDENS === '1';

test.each(goldenSpecs)(
  '$name looks as it did',
  async ({ name, draw }) => {
    const picture = await shrink(await draw());
    const file = join(kept, `${name}.webp`);
    if (draws) return save(kept, name, picture);
    const similarity = existsSync(file)
      ? leastAlike(await channelsOf(picture), await channelsOf(readFileSync(file)))
      : 0;
    if (similarity < leastSimilarity) save(differing, name, picture);
    expect(similarity, `The new picture is in ${join(differing, `${name}.webp`)}`).toBeGreaterThanOrEqual(
      leastSimilarity,
    );
  },
  patientMs,
);

test('every name is unique', () => {
  expect(new Set(goldenSpecs.map(({ name }) => name)).size).toBe(goldenSpecs.length);
});

test('notices a small change of a picture', async () => {
  const picture = await channelsOf(await shrink(await (goldenSpecs[0] as (typeof goldenSpecs)[number]).draw()));
  const changed = structuredClone(picture);
  const blue = (changed[2] as Channel).data;
  for (let y = 100; y < 116; y++) for (let x = 100; x < 116; x++) blue[y * side + x] = ((x + y) % 2) * 255;
  expect(leastAlike(picture, picture)).toBe(1);
  expect(leastAlike(picture, changed)).toBeLessThan(leastSimilarity);
});

function shrink({ data, width, height }: Raster): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .webp({ lossless: true })
    .toBuffer();
}

/** By the channel that differs most: two colours may have the same brightness. */
const leastAlike = (one: Channel[], other: Channel[]): number =>
  Math.min(...one.map((channel, i) => structuralSimilarity(channel, other[i] as Channel)));

async function channelsOf(picture: Buffer): Promise<Channel[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Array.from({ length: channels }, (_, c) => ({
    data: Uint8Array.from({ length: width * height }, (_, p) => data[p * channels + c] ?? 0),
    width,
    height,
  }));
}

function save(folder: string, name: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), picture);
}
