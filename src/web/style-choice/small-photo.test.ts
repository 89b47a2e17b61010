import { expect, test } from 'vitest';
import { isTooSmall } from './small-photo.ts';

test.each([
  [{ width: 4000, height: 599 }, true],
  [{ width: 599, height: 4000 }, true],
  [{ width: 600, height: 600 }, false],
])('a photo of the size %o is too small: %j', (extent, small) => {
  expect(isTooSmall(extent)).toBe(small);
});
