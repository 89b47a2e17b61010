import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './source-files.ts';

const read = (path: string) => readFileSync(join(repository, path), 'utf8');

/** Variables that compose.yaml sets itself: paths inside the containers. */
const settled = ['PORT', 'HOST', 'DATA_DIR'];

test('compose.yaml passes every variable of the README', () => {
  const rows = read('README.md').matchAll(/^\| ([A-Z_]+(?:, [A-Z_]+)*) \|/gm);
  const variables = [...rows].flatMap(([, names = '']) => names.split(', ')).filter((name) => !settled.includes(name));
  expect(variables.length).toBeGreaterThan(20);
  const compose = read('compose.yaml');
  expect(variables.filter((name) => !new RegExp(`\\b${name}: `).test(compose))).toEqual([]);
});
