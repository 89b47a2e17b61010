import { expect, test } from 'vitest';
import { firstLoadOf } from './built-pages.ts';

/** The limit for a first visit until its page is usable. Most of it is React and the router. */
test.each([
  ['_user/_shell/index', 160_000],
  // With zod and Temporal, which their forms need; without what opens above the page.
  ['_user/_shell/cards/create', 240_000],
  ['_user/_shell/cards/$id', 240_000],
])('%s loads at most %i bytes of JavaScript', (route, limitBytes) => {
  const files = firstLoadOf(route).sort((a, b) => b.gzipBytes - a.gzipBytes);
  const sum = files.reduce((bytes, { gzipBytes }) => bytes + gzipBytes, 0);
  expect(files.length).toBeGreaterThan(5);
  expect(sum, JSON.stringify(files.slice(0, 8))).toBeLessThan(limitBytes);
});
