import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import type { ImportView } from '../../../../contract/imports.ts';
import { applyImportJob } from './apply-import.job.ts';
import { discardImport } from './discard-import.ts';
import { countToDo } from './import-entries.store.ts';
import { changeImport } from './imports.store.ts';

const count = 230;
let fondly: TestApp;
let who: Person;
beforeAll(async () => {
  // Without workers: the test runs the job itself.
  fondly = await startTestApp({ jobs: false });
  who = await fondly.signUp();
});
afterAll(() => fondly.close());

async function startApplying(prefix: string, more = '', choice: object = { choose: 'all' }): Promise<number> {
  const card = (at: number) =>
    `BEGIN:VCARD\nVERSION:3.0\nFN:${prefix} ${at}\nEMAIL:${prefix}${at}@example.test\nBDAY:1980-02-03\n${more}END:VCARD\n`;
  const file = new TextEncoder().encode(Array.from({ length: count }, (_, at) => card(at)).join(''));
  const { id }: ImportView = (await who.upload('/api/imports', { file })).json();
  expect((await who.call('POST', `/api/imports/${id}/apply`, choice)).statusCode).toBe(202);
  return id;
}

const run = (importId: number, signal = new AbortController().signal, attempt = 1) =>
  applyImportJob(fondly.context, async () => {}).handler({ importId }, { jobId: '', attempt, signal });
/** The worker is told to stop once the first entries are done. */
async function stopAfterFirstEntries(importId: number): Promise<void> {
  const stopping = new AbortController();
  const gotFurther = async () => stopping.abort(new Error('stopping'));
  const job = applyImportJob(fondly.context, async () => {});
  const running = job.handler({ importId }, { jobId: '', attempt: 1, signal: stopping.signal, gotFurther });
  await expect(running).rejects.toThrow('stopping');
}
const view = async (id: number): Promise<ImportView> => (await who.call('GET', `/api/imports/${id}?limit=0`)).json();
const namesWith = async (prefix: string): Promise<string[]> =>
  (await who.call('GET', '/api/people'))
    .json()
    .flatMap(({ name }: { name: string }) => (name.startsWith(prefix) ? name : []));

test('continues a run that was stopped in the middle, and counts correctly', async () => {
  const id = await startApplying('stopped');
  await stopAfterFirstEntries(id);
  const stopped = await view(id);
  expect(stopped.state).toBe('applying');
  expect(stopped.done).toBeGreaterThan(0);
  expect(stopped.done).toBeLessThan(count);
  expect(await namesWith('stopped')).toHaveLength(stopped.done);

  await run(id, undefined, 2);
  expect(await view(id)).toMatchObject({ state: 'applied', toDo: count, done: count, added: count, skipped: 0 });
  expect(new Set(await namesWith('stopped')).size).toBe(count);
  expect(await namesWith('stopped')).toHaveLength(count);
});

test('two workers at one import, one of them believed dead, add nobody twice', async () => {
  const id = await startApplying('twice');
  await Promise.all([run(id), run(id, undefined, 2)]);
  expect(await view(id)).toMatchObject({ state: 'applied', added: count });
  expect(await namesWith('twice')).toHaveLength(count);
});

test('continues an import even if its process was killed more often than the retry limit', async () => {
  const id = await startApplying('killed');
  await run(id, undefined, 20);
  expect(await view(id)).toMatchObject({ state: 'applied', added: count });
});

test('continues filling in after a stop, and two workers add no date twice', async () => {
  await run(await startApplying('filled'));
  const dates = async (): Promise<{ personName: string }[]> =>
    (await who.call('GET', '/api/important-dates')).json().filter(({ personName }: { personName: string }) => {
      return personName.startsWith('filled');
    });
  const id = await startApplying('filled', 'ANNIVERSARY:2001-06-02\nTEL:123456789\n', { choose: 'none', fill: 'all' });
  await stopAfterFirstEntries(id);
  const stopped = await view(id);
  expect(stopped.filled).toBe(stopped.done);
  expect(stopped.filled).toBeGreaterThan(0);
  expect(stopped.filled).toBeLessThan(count);
  expect(await dates()).toHaveLength(count + stopped.done);

  await Promise.all([run(id, undefined, 2), run(id, undefined, 3)]);
  expect(await view(id)).toMatchObject({ state: 'applied', toDo: count, added: 0, filled: count });
  expect(await dates()).toHaveLength(2 * count);
  const people: { name: string; phone: string | null; version: number }[] = (
    await who.call('GET', '/api/people')
  ).json();
  const filled = people.filter(({ name }) => name.startsWith('filled'));
  expect(filled.every(({ phone, version }) => phone === '123456789' && version === 2)).toBe(true);
});

test('discarding a file deletes its entries, and is refused while the file is being added', async () => {
  const id = await startApplying('thrown');
  const row = { id, photoPacks: 0 };
  expect(await discardImport(fondly.context, row)).toBe(false);
  expect((await who.call('DELETE', `/api/imports/${id}`)).statusCode).toBe(409);
  await changeImport(fondly.context.database.orm, id, { state: 'staged' });
  expect(await discardImport(fondly.context, row)).toBe(true);
  expect((await who.call('GET', `/api/imports/${id}`)).statusCode).toBe(404);
  expect(await countToDo(fondly.context.database.orm, id, { choose: 'all', fill: 'none', decisions: {} })).toBe(0);
});
