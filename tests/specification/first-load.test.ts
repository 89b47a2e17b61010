import { expect, test } from 'vitest';
import { builtPages, firstLoadOf, withImports } from './built-pages.ts';

const mostFiles = 20;
/** Until a page is painted: its frame, head and what is seen first. Most of it is React, the router and the queries. */
const mostBytes = 160_000;

const quickCard = 'features/cards/create/quick/quick-card-page.tsx';
const shell = '_user/_shell';

test.each([
  ...builtPages().map((page): [string, string[]] => [page, []]),
  [`${shell}/cards/create`, [quickCard]] as [string, string[]],
])(`%s %j loads at most ${mostFiles} files and ${mostBytes} bytes of JavaScript`, (page, later) => {
  const files = firstLoadOf(page, ...later).sort((a, b) => b.gzipBytes - a.gzipBytes);
  const bytes = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  const found = JSON.stringify(files.slice(0, 8));
  expect(files.length, found).toBeGreaterThan(2);
  expect(files.length, found).toBeLessThanOrEqual(mostFiles);
  expect(bytes, found).toBeLessThan(mostBytes);
});

test.each(['card-page', 'sign-page'])('%s, for people without an account, loads nothing of the app', (name) => {
  const files = withImports([`../card-page/browser/${name}.ts`]);
  const ofTheApp = withImports(['index.html']).map(({ file }) => file);
  expect(files.map(({ file }) => file).filter((file) => ofTheApp.includes(file))).toEqual([]);
  expect(files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)).toBeLessThan(10_000);
});
