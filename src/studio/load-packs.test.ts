import { expect, test } from 'vitest';
import { artStyles, languages } from '../contract/vocabulary.ts';
import { artStylePacks } from './art/art-styles.ts';
import { loadPacks } from './load-packs.ts';
import { packs } from './words/language-packs.ts';

test('every art style and every language has its pack, in the order of its list', () => {
  expect(Object.keys(artStylePacks)).toEqual(artStyles);
  expect(Object.keys(packs)).toEqual(languages);
});

test('a name without a folder throws an error that names it', async () => {
  const load = (name: string): Promise<{ pack?: string }> => import(`./words/${name}/pack.ts`);
  await expect(loadPacks(['en', 'xx'], load)).rejects.toThrow(
    /^xx is in contract\/vocabulary.ts, but its pack cannot be loaded: .*\/xx\/pack\.ts/,
  );
});

test('a module without the export "pack" throws an error that names it', async () => {
  await expect(loadPacks(['it'], async () => ({ italian: 'Ciao' }) as { pack?: string })).rejects.toThrow(
    "it is in contract/vocabulary.ts, but its pack.ts exports no 'pack'.",
  );
});
