import { expect, test } from 'vitest';
import { builtPages, firstLoadOf } from './built-pages.ts';

/** The limits for a first visit until its page is usable. Most of it is React and the router. */
const mostFiles = 20;
const mostBytes = 160_000;

const quickCard = 'features/cards/create/quick/quick-card-page.tsx';
const pages: [string, string[]][] = [
  ...builtPages().map((page): [string, string[]] => [page, []]),
  ['_user/_shell/cards/create', [quickCard]],
];

test('the build has every page', () => {
  expect(pages.length).toBeGreaterThan(30);
});

test.each(pages)(`%s %j loads at most ${mostFiles} files and ${mostBytes} bytes of JavaScript`, (page, later) => {
  const files = firstLoadOf(page, ...later).sort((a, b) => b.gzipBytes - a.gzipBytes);
  const bytes = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  const found = JSON.stringify(files.slice(0, 8));
  expect(files.length, found).toBeGreaterThan(2);
  expect(files.length, found).toBeLessThanOrEqual(mostFiles);
  expect(bytes, found).toBeLessThan(mostBytes);
});
