import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { routes } from '../routes.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

const read = (url: string) => fondly.anonymous.call('GET', url);

test('the document has every call of the API, with its answer', async () => {
  const answer = await read('/api/docs/json');
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const { paths } = answer.json() as { paths: Record<string, Record<string, { responses: object }>> };
  const documented = (path: string) => paths[path.replaceAll(/:(\w+)/g, '{$1}')];
  const missing = routes.filter(({ endpoint: { path, method } }) => !documented(path)?.[method.toLowerCase()]);
  expect(missing.map(({ endpoint }) => endpoint.path)).toEqual([]);
  expect(documented('/api/people')?.get?.responses).toHaveProperty('2XX.content.application/json.schema.items');
});

test('the page shows the document, within its own content policy', async () => {
  const page = await read('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'self'/);
  expect((await read('/api/docs/static/swagger-ui-bundle.js')).statusCode).toBe(200);
  expect((await read('/api/docs/static/none.js')).statusCode).toBe(404);
});
