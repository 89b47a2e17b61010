import { expect, test } from 'vitest';
import { builtPages, firstLoadOf, withImports } from './built-pages.ts';

const mostFiles = 20;
/** For a first visit until its page is usable. Most of it is React, the router and the queries. */
const mostBytes = 160_000;
/** With React Hook Form or the controls of Base UI, which show their page. */
const withForms = 206_000;
/** With zod as well, which their dialogs still import with the page. */
const withSchemas = 232_000;

const quickCard = 'features/cards/create/quick/quick-card-page.tsx';
const shell = '_user/_shell';
const largerPages: Record<string, number> = {
  auth: withForms,
  [`${shell}/admin/audit`]: withForms,
  [`${shell}/admin/installation`]: withSchemas,
  [`${shell}/admin/model-management`]: withSchemas,
  [`${shell}/admin/outbox`]: withForms,
  [`${shell}/admin/prompt-configs`]: withSchemas,
  [`${shell}/admin/prompt-preview`]: withForms,
  [`${shell}/admin/prompt-templates`]: withSchemas,
  [`${shell}/admin/registration`]: withForms,
  [`${shell}/cards/$id`]: withForms,
  [`${shell}/cards/create`]: withForms,
  [`${shell}/important-dates`]: withForms,
  [`${shell}/paper`]: withForms,
  [`${shell}/people/$id/edit`]: withForms,
  [`${shell}/people/$personId/dates/$dateId/edit`]: withForms,
  [`${shell}/people/$personId/dates/add`]: withForms,
  [`${shell}/people/add`]: withForms,
  [`${shell}/people/duplicates`]: withForms,
  [`${shell}/people/import/$id`]: withSchemas,
  [`${shell}/rounds/new`]: withForms,
  [`${shell}/set-up`]: withSchemas,
  [`${shell}/settings`]: withSchemas,
  [`${shell}/style-preferences`]: withForms,
};

test.each([
  ...builtPages().map((page): [string, string[]] => [page, []]),
  [`${shell}/cards/create`, [quickCard]] as [string, string[]],
])(`%s %j loads at most ${mostFiles} files, and no more JavaScript than its limit`, (page, later) => {
  const files = firstLoadOf(page, ...later).sort((a, b) => b.gzipBytes - a.gzipBytes);
  const bytes = files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  const found = JSON.stringify(files.slice(0, 8));
  expect(files.length, found).toBeGreaterThan(2);
  expect(files.length, found).toBeLessThanOrEqual(mostFiles);
  expect(bytes, found).toBeLessThan(largerPages[page] ?? mostBytes);
});

test('the limits name pages that the build has', () => {
  expect(builtPages()).toEqual(expect.arrayContaining(Object.keys(largerPages)));
});

test.each(['card-page', 'sign-page'])('%s, for people without an account, loads nothing of the app', (name) => {
  const files = withImports([`../card-page/browser/${name}.ts`]);
  const ofTheApp = withImports(['index.html']).map(({ file }) => file);
  expect(files.map(({ file }) => file).filter((file) => ofTheApp.includes(file))).toEqual([]);
  expect(files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)).toBeLessThan(10_000);
});
