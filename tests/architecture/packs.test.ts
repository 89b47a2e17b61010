import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { artStyles, languages } from '../../src/contract/vocabulary.ts';
import { repository } from './source-files.ts';

// Packs are loaded by name (decision 034), so the compiler does not check that they exist.
test.each([
  ['src/studio/art', artStyles.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))],
  ['src/studio/words', languages],
])('in %s the folders with a pack.ts match the lists in contract/vocabulary.ts', (parent, asked) => {
  const folders = readdirSync(join(repository, parent)).filter((name) =>
    existsSync(join(repository, parent, name, 'pack.ts')),
  );
  expect(folders.toSorted()).toEqual(asked.toSorted());
});
