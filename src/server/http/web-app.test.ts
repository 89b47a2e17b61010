import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFiles } from '../../../scripts/compress-files.mjs';
import { offerPseudoLanguage, pseudo } from '../../../tests/app/pseudo-language.ts';
import { registerWebApp } from './web-app.ts';

const script = `export const words = '${'a good long while '.repeat(200)}';`;
const index = `<!doctype html><title>Fondly</title><!--${'x'.repeat(3000)}-->`;
const folder = mkdtempSync(join(tmpdir(), 'fondly-web-'));
const app: FastifyInstance = fastify();
let withdraw: () => void;

beforeAll(async () => {
  mkdirSync(join(folder, 'web/assets'), { recursive: true });
  writeFileSync(join(folder, 'web/index.html'), index);
  writeFileSync(join(folder, 'web/assets/page-1.js'), script);
  writeFileSync(join(folder, 'web/assets/small-1.js'), 'export {};');
  mkdirSync(join(folder, 'web/icons'));
  writeFileSync(join(folder, 'web/icons/icon-192.png'), 'a picture');
  writeFileSync(join(folder, 'web/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'web/sw.js'), script);
  writeFileSync(join(folder, `web/index.${pseudo}.html`), `${index}<p>⟦Fondly⟧</p>`);
  writeFileSync(join(folder, `web/manifest.${pseudo}.webmanifest`), '{"lang":"qps"}');
  withdraw = offerPseudoLanguage();
  compressFiles(folder, 'web');
  await registerWebApp(app, join(folder, 'web'));
});
afterAll(async () => {
  withdraw();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, encoding = '') => app.inject({ url, headers: { 'accept-encoding': encoding } });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['', (bytes: Buffer) => bytes],
])('serves a page and its script with the encoding "%s" from the build', async (encoding, unpack) => {
  for (const [url, text, type, cache] of [
    ['/assets/page-1.js', script, 'javascript', 'public, max-age=31536000, immutable'],
    ['/people/7', index, 'text/html', 'no-cache'],
  ] as const) {
    const answer = await get(url, encoding);
    expect(answer.headers).toMatchObject({ 'cache-control': cache, 'content-type': expect.stringContaining(type) });
    expect(answer.headers['content-encoding'] ?? '').toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe(text);
  }
});

test('serves small files uncompressed, and returns 404 for a missing script', async () => {
  expect((await get('/assets/small-1.js', 'br')).headers['content-encoding']).toBeUndefined();
  const missing = await get('/assets/page-2', 'br');
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
  for (const name of ['..%2findex.html', '..%2f..%2fsecret.txt', 'PAGE-1.js']) {
    expect((await get(`/assets/${name}`)).statusCode).toBe(404);
  }
  expect((await app.inject({ method: 'HEAD', url: '/assets/page-1.js' })).statusCode).toBe(200);
  writeFileSync(join(folder, 'web/assets/page-3.js'), script);
  expect((await get('/assets/page-3.js')).body).toBe(script);
});

test.each([
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/sw.js', 'javascript', 'no-cache'],
  ['/icons/icon-192.png', 'image/png', 'public, max-age=86400'],
])('serves %s as %s with the cache control "%s"', async (url, type, cache) => {
  const answer = await get(url, 'br');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': expect.stringContaining(type), 'cache-control': cache });
});

test.each([
  ['/', 'text/html', '⟦Fondly⟧', '<!doctype'],
  ['/people/7', 'text/html', '⟦Fondly⟧', '<!doctype'],
  ['/manifest.webmanifest', 'application/manifest+json', '"qps"', '{}'],
])('serves %s in the first language of the browser that it has, and tells caches', async (url, type, own, english) => {
  const get = (languages: string) =>
    app.inject({ url, headers: { 'accept-language': languages, 'accept-encoding': 'br' } });
  const [inOwn, inEnglish, unknown] = await Promise.all(
    [`sv, ${pseudo};q=0.9`, `en-GB, ${pseudo};q=0.9`, 'sv'].map(get),
  );
  const bodyOf = ({ rawPayload, headers }: Awaited<ReturnType<typeof get>>) =>
    (headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString();
  expect(bodyOf(inOwn!)).toContain(own);
  for (const answer of [inEnglish!, unknown!]) {
    expect(bodyOf(answer)).toContain(english);
    expect(bodyOf(answer)).not.toContain(own);
  }
  for (const { headers } of [inOwn!, inEnglish!]) {
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringContaining(type) });
    expect(headers.vary).toContain('accept-language');
  }
  expect(inOwn?.headers.etag).not.toBe(inEnglish?.headers.etag);
});
