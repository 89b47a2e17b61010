import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultProvider, startFaultProvider } from '../../../../../tests/ai/start-fault-provider.ts';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { createAi } from '../../../ai/create-ai.ts';
import { auditLog } from '../../../db/tables/audit-log.ts';
import { generations } from '../../../db/tables/generations.ts';
import { seedPrompts } from '../../prompts/seed-prompts.ts';

const privateWords = /Quetzaltenango|Xylophonweg|Zwiebelhut/;
let provider: FaultProvider;
let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  const messages = ['Dear Anna, a warm day to you.', 'Anna, here is to you.', 'Joy, Anna, and more joy.'];
  provider = await startFaultProvider(() => ({ kind: 'messages', messages }));
  const ai = createAi({ baseUrl: provider.baseUrl, apiKey: 'sk-secret', allowPrivate: true });
  fondly = await startTestApp({ jobs: true, replace: { ai } });
  await seedPrompts(fondly.context.database);
  eleanor = await fondly.signUp();
});
afterAll(async () => {
  await fondly.close();
  await provider.close();
});

test('no card, prompt or log contains a moment, an own field or a relation', async () => {
  const contact = {
    name: 'Anna Berg',
    email: 'anna@berg.test',
    notes: 'Loves dahlias',
    ownFields: [{ label: 'Lives at', value: 'Xylophonweg' }],
  };
  const { id } = (await eleanor.call('POST', '/api/people', contact)).json();
  const noted = { day: '2026-01-02', text: 'Told me about Quetzaltenango' };
  await eleanor.call('POST', `/api/people/${id}/moments`, noted);
  await eleanor.call('POST', `/api/people/${id}/relations`, { kind: 'godmother', otherName: 'Zwiebelhut' });
  const styleSettings = { category: 'AIgen', artStyle: 'Minimal & Modern' };
  const brief = { personId: id, title: 'Happy Birthday', category: 'birthday', styleSettings };
  const made = await eleanor.call('POST', '/api/cards/generate', brief);
  expect(made.statusCode).toBe(200);
  expect(made.body).not.toMatch(privateWords);
  expect(provider.requests.length).toBeGreaterThan(1);
  expect(JSON.stringify(provider.requests)).toContain('dahlias');
  expect(JSON.stringify(provider.requests)).not.toMatch(privateWords);
  const db = fondly.context.database.orm;
  expect(JSON.stringify(await db.select().from(generations))).not.toMatch(privateWords);
  expect(JSON.stringify(await db.select().from(auditLog))).not.toMatch(privateWords);
  expect((await eleanor.call('GET', '/api/admin/ai-log')).body).not.toMatch(privateWords);
});
