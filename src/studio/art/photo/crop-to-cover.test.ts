import { expect, test } from 'vitest';
import { cropToCover } from './crop-to-cover.ts';

const square = { width: 100, height: 100 };

test.each([
  ['centred', { x: 0.5, y: 0.5 }, undefined, { left: 100, top: 0, width: 200, height: 200 }],
  ['towards the focus', { x: 0.6, y: 0.9 }, undefined, { left: 140, top: 0, width: 200, height: 200 }],
  ['never beyond the edge', { x: 1, y: 0 }, undefined, { left: 200, top: 0, width: 200, height: 200 }],
  ['focus seated aside', { x: 0.5, y: 0.5 }, { x: 0.25, y: 0.5 }, { left: 150, top: 0, width: 200, height: 200 }],
])('%s', (_name, focus, seat, crop) => {
  expect(cropToCover({ width: 400, height: 200 }, square, focus, seat)).toEqual(crop);
});

test('a photo smaller than the picture is used as far as possible', () => {
  const crop = cropToCover({ width: 3, height: 2 }, { width: 1792, height: 1024 }, { x: 0.5, y: 0.5 });
  expect(crop).toEqual({ left: 0, top: 0, width: 3, height: 2 });
});
