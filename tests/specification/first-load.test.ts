import { expect, test } from 'vitest';
import { firstLoadOf } from './built-pages.ts';

/** What a first visit may load before the dashboard is usable. Most of it is React and the router. */
const limitBytes = 160_000;

test('the dashboard stands after at most 160 KB of JavaScript', () => {
  const files = firstLoadOf('_user/_shell/index').sort((a, b) => b.gzipBytes - a.gzipBytes);
  const sum = files.reduce((bytes, { gzipBytes }) => bytes + gzipBytes, 0);
  expect(files.length).toBeGreaterThan(5);
  expect(sum, JSON.stringify(files.slice(0, 8))).toBeLessThan(limitBytes);
});
