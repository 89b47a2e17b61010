import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import tree from './route-tree.gen.ts?raw';

const here = (path: string) => new URL(path, import.meta.url);

test('the committed route tree imports exactly the route files', () => {
  const files = readdirSync(here('./routes'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `./routes/${file}`);
  const imported = [...tree.matchAll(/from '(\.\/routes\/[^']+)'/g)].map((match) => match[1]);
  expect(files.length).toBeGreaterThan(20);
  expect(imported.toSorted()).toEqual(files.toSorted());
});

/** The routes of both documents, section 2. */
test.each(
  `/ /auth /people /people/add /add-person /people/$id /people/$id/edit /people/$personId/dates/add
  /people/$personId/dates/$dateId/edit /important-dates /cards /cards/create /cards/$id /card-template/$id /edit-occasion/$id
  /occasions /settings /style-preferences /test-scheduler /admin /admin/prompt-templates /admin/prompt-configs
  /admin/model-management /admin/prompt-preview /admin/users`.split(/\s+/),
)('there is a route %s', (path) => {
  const paths = [...tree.matchAll(/fullPath: '([^']+)'/g)].map((match) => match[1]?.replace(/(?<=.)\/$/, ''));
  expect(paths).toContain(path);
});

test('the page has no inline script or style, which the content security policy forbids', () => {
  const page = readFileSync(here('./index.html'), 'utf8');
  expect(page).not.toMatch(/<style|style="|\son[a-z]+="/);
  for (const script of page.match(/<script[^>]*>/g) ?? []) expect(script).toMatch(/\ssrc="/);
});
