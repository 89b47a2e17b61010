import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findFaces } from './find-faces.ts';
import { coverOfFaces, focusOnFaces, headOf } from './heads.ts';

const file = (name: string) => readFileSync(new URL(`../../../../../tests/files/images/${name}`, import.meta.url));
const astronaut = file('astronaut.jpg');

test('finds the face of a photo at its place', async () => {
  const [face] = await findFaces(sharp(astronaut));
  expect(face?.sureness).toBeGreaterThan(0.7);
  const [left, top, right, bottom] = face?.box ?? [0, 0, 0, 0];
  // Her nose is at 43 % and 19 % of the photo.
  expect((left + right) / 2).toBeCloseTo(0.43, 1);
  expect((top + bottom) / 2).toBeCloseTo(0.24, 1);
  expect(bottom - top).toBeGreaterThan(0.12);
  expect(bottom - top).toBeLessThan(0.35);
});

test('finds the same face in wide and tall photos', async () => {
  const wide = sharp(astronaut).extend({ right: 320, background: '#557' });
  const [face] = await findFaces(sharp(await wide.toBuffer()));
  expect(((face?.box[0] ?? 0) + (face?.box[2] ?? 0)) / 2).toBeCloseTo(0.215, 1);
  const tall = sharp(astronaut).extend({ top: 320, background: '#557' });
  const [lower] = await findFaces(sharp(await tall.toBuffer()));
  expect(((lower?.box[1] ?? 0) + (lower?.box[3] ?? 0)) / 2).toBeCloseTo(0.62, 1);
});

test('finds none in a cup of coffee, a plain wall and the smallest picture', async () => {
  expect(await findFaces(sharp(file('photo.jpg')))).toEqual([]);
  for (const [width, height] of [
    [400, 300],
    [1, 1],
    [3000, 2],
  ] as const) {
    const plain = sharp({ create: { width, height, channels: 3, background: '#a98' } });
    expect(await findFaces(sharp(await plain.png().toBuffer()))).toEqual([]);
  }
});

test('a crop is centred on all heads if they fit, else on the larger', () => {
  const face = (x: number, size: number) => ({ box: [x, 0.4, x + size, 0.4 + size] as const, sureness: 0.9 });
  const photo = { width: 300, height: 100 };
  const square = { width: 100, height: 100 };
  expect(focusOnFaces([], photo, square)).toBeNull();
  expect(focusOnFaces([face(0.7, 0.05), face(0.8, 0.05)], photo, square)?.x).toBeCloseTo(0.775);
  expect(focusOnFaces([face(0.1, 0.02), face(0.8, 0.1)], photo, square)?.x).toBeGreaterThan(0.8);
});

test('a head is larger than its face, and coverage counts for the most covered face', () => {
  expect(headOf([10, 10, 20, 20])).toEqual([8.4, 6.6, 21.6, 21.4]);
  const faces = [
    [0, 0, 10, 10],
    [100, 0, 110, 10],
  ] as const;
  expect(coverOfFaces(faces, [0, 5, 200, 20])).toBe(0.5);
  expect(coverOfFaces(faces, [105, 0, 120, 20])).toBe(0.5);
  expect(coverOfFaces([], [0, 0, 1, 1])).toBe(0);
});
