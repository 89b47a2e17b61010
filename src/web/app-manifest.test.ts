import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageWords } from '../contract/page-words.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const manifest = JSON.parse(read('public/manifest.webmanifest').toString());
const page = read('index.html').toString();

test('the manifest has everything that browsers require to install the app', () => {
  expect(manifest).toMatchObject({ name: 'Fondly', short_name: 'Fondly', start_url: '/', scope: '/' });
  expect(manifest.display).toBe('standalone');
  const icons: { sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
    ['any', undefined],
  ]);
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/cards/create', '/people']);
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

test.each([
  ['icons/icon-192.png', 192, false],
  ['icons/icon-512.png', 512, false],
  ['icons/icon-maskable-512.png', 512, true],
  ['icons/apple-touch-icon.png', 180, true],
])('%s is %i pixels square; opaque: %s', async (path, edge, opaque) => {
  const picture = sharp(read(`public/${path}`));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: edge, height: edge });
  expect((await picture.stats()).isOpaque).toBe(opaque);
});

test('the theme colours match the page background, light and dark', () => {
  expect([...page.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, colour]) => colour)).toEqual([
    manifest.theme_color,
    '#15181f',
  ]);
  expect(manifest.background_color).toBe(manifest.theme_color);
});

test('what browsers say before a script runs can be said in other languages', () => {
  const shown = JSON.stringify(manifest) + page;
  for (const words of pageWords) expect(shown).toContain(words);
  const { description, shortcuts } = manifest;
  expect(pageWords).toEqual(
    expect.arrayContaining([description, ...shortcuts.map(({ name }: { name: string }) => name)]),
  );
  expect(pageWords).toContain(/<noscript>(.*)<\/noscript>/.exec(page)?.[1]);
});
