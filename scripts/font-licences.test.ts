import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../dist');

test('every font of the built pages has its licence next to it', () => {
  const assets = join(dist, 'web/assets');
  const files = readdirSync(assets);
  const licences = files.filter((name) => name.endsWith('-LICENSE.txt'));
  for (const name of licences) expect(readFileSync(join(assets, name), 'utf8')).toContain('SIL Open Font License');
  const typefaces = licences.map((name) => name.replace('-LICENSE.txt', ''));
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !typefaces.some((typeface) => font.startsWith(`${typeface}-`)))).toEqual([]);
});

test('the drawing on the previews of photo styles has its licence next to it', () => {
  const files = readdirSync(join(dist, 'server/features/styles'));
  expect(files).toContain('sample-photo.jpg');
  expect(files).toContain('sample-photo.LICENSE.md');
});
