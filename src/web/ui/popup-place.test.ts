import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tsx'));

test('every popup has a fixed position, so that it stays in place while the page is locked', () => {
  const openings = files.flatMap((name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8');
    return [...text.matchAll(/<\w+\.Positioner\b[^>]*>/g)].map(([opening]) => `${name}: ${opening}`);
  });
  expect(openings.length).toBeGreaterThanOrEqual(4);
  expect(openings.filter((opening) => !opening.includes('positionMethod="fixed"'))).toEqual([]);
});
