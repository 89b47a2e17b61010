import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProvider, startFaultProvider } from '../../../../tests/ai/start-fault-provider.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { createAi } from '../../ai/create-ai.ts';
import { routes } from '../../routes.ts';
import { seedPrompts } from '../prompts/seed-prompts.ts';

const key = 'sk-a-key-nobody-may-read';
let provider: FaultProvider;
let fondly: TestApp;
let admin: Person;
beforeAll(async () => {
  // This provider repeats everything it received, as some do.
  provider = await startFaultProvider(({ headers, body }) => ({
    kind: 'json',
    status: 401,
    value: { error: { message: `wrong key ${headers.authorization} for ${JSON.stringify(body)}` } },
  }));
  const ai = createAi({ baseUrl: provider.baseUrl, apiKey: key, allowPrivate: true });
  fondly = await startTestApp({ jobs: true, replace: { ai } });
  await seedPrompts(fondly.context.database);
  admin = await fondly.signUp('Ada Admin');
});
afterAll(async () => {
  await fondly.close();
  await provider.close();
});

const readable = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'GET' && /^\/api\/(?:admin|system)\//.test(path) && !path.includes(':'))
  .map(({ path }) => path);

test('there are routes to test', () => {
  expect(readable.length).toBeGreaterThanOrEqual(8);
});

test("no answer contains the provider's key, and no log contains prompts", async () => {
  const card = {
    category: 'birthday',
    title: 'Happy Birthday, Zelda',
    recipient: 'Zelda Quist',
    personalMessage: 'The gate is mended.',
    styleSettings: { category: 'AIgen', artStyle: 'Minimal & Modern' },
  };
  const made = await admin.call('POST', '/api/cards/generate', card);
  expect([made.statusCode, made.body.includes(key)]).toEqual([200, false]);
  expect(provider.requests[0]?.headers.authorization).toBe(`Bearer ${key}`);
  for (const path of readable) {
    const { statusCode, body } = await admin.call('GET', path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(body, path).not.toMatch(/sk-a-key/);
  }
  const log = await admin.call('GET', '/api/admin/ai-log');
  expect(log.json().length).toBeGreaterThan(0);
  expect(log.body).not.toMatch(/Zelda|Quist|gate|wrong key/);
});
