import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function start(https: boolean) {
  app = fastify();
  await addSecurityHeaders(app, { https });
  app.get('/page', async () => 'here');
  app.get('/assets/page.js', { config: { isPartOfPages: true } }, async () => 'here');
  return async (url: string) => {
    const { date: _, 'content-length': __, 'content-type': ___, ...headers } = (await app.inject(url)).headers;
    return headers;
  };
}

test('every answer carries the same headers, the first and a 404 included', async () => {
  const headersOf = await start(true);
  const first = await headersOf('/page');
  expect(first).toMatchObject({
    'content-security-policy':
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' blob:;font-src 'self';connect-src 'self';" +
      "manifest-src 'self';worker-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
  });
  expect(await headersOf('/page')).toEqual(first);
  expect(await headersOf('/nowhere')).toEqual(first);
});

test('sends no Strict-Transport-Security without https', async () => {
  const headersOf = await start(false);
  for (const url of ['/page', '/page']) expect(await headersOf(url)).not.toHaveProperty('strict-transport-security');
});

test('parts of pages carry nothing but nosniff', async () => {
  const headersOf = await start(true);
  for (const _ of ['first', 'second']) {
    expect(await headersOf('/assets/page.js')).toEqual({
      'x-content-type-options': 'nosniff',
      connection: 'keep-alive',
    });
  }
  expect(await headersOf('/page')).toHaveProperty('content-security-policy');
});
