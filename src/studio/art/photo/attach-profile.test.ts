import sharp from 'sharp';
import { expect, test } from 'vitest';
import { attachProfile } from './attach-profile.ts';

test('pixels in Display P3 become the matching sRGB colour', async () => {
  const pixel = { create: { width: 4, height: 4, channels: 3 as const, background: { r: 150, g: 90, b: 60 } } };
  const inP3 = await sharp(pixel).withIccProfile('p3').png().toBuffer();
  const { icc } = await sharp(inP3).metadata();
  // The same numbers without their profile: what heic-decode hands over.
  const bare = sharp(await sharp(inP3, { ignoreIcc: true }).removeAlpha().raw().toBuffer(), {
    raw: { width: 4, height: 4, channels: 3 },
  });
  const bareLevels = [...(await bare.clone().raw().toBuffer())].slice(0, 3);
  expect(bareLevels).not.toEqual([150, 90, 60]);

  const levels = [
    ...(await (await attachProfile(bare, icc!)).toColourspace('srgb').removeAlpha().raw().toBuffer()),
  ].slice(0, 3);
  expect(levels.map((level, i) => Math.abs(level - [150, 90, 60][i]!)).every((difference) => difference <= 2)).toBe(
    true,
  );
});
