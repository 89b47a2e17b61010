import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = (path: string) => new URL(path, import.meta.url);

test('the committed route tree knows exactly the route files', () => {
  const files = readdirSync(here('./routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `./routes/${file}`);
  const tree = readFileSync(here('./route-tree.gen.ts'), 'utf8');
  const imported = [...tree.matchAll(/from '(\.\/routes\/[^']+)'/g)].map((match) => match[1]);
  expect(files.length).toBeGreaterThan(20);
  expect(imported.toSorted()).toEqual(files.toSorted());
});

test('the page has no inline script or style, which the browser policy would refuse', () => {
  const page = readFileSync(here('./index.html'), 'utf8');
  expect(page).not.toMatch(/<style|style="|\son[a-z]+="/);
  for (const script of page.match(/<script[^>]*>/g) ?? []) expect(script).toMatch(/\ssrc="/);
});
