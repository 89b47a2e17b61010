import { afterAll, expect, test } from 'vitest';
import type { ImportView } from '../../src/contract/imports.ts';
import { type ApiClient, createApiClient } from '../process/api-client.ts';
import { copyPreparedDataDir } from '../process/data-dir.ts';
import { findFreePort } from '../process/free-port.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';

const count = 1500;
const account = { name: 'Eleanor', email: 'eleanor@whitfield.test', password: 'correct horse' };
const data = copyPreparedDataDir();
let server: FondlyProcess;
afterAll(async () => {
  await server?.close();
  data.remove();
});

const file = Buffer.from(
  Array.from(
    { length: count },
    (_, at) =>
      `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Person ${at}\r\nEMAIL:p${at}@example.test\r\nBDAY:1980-02-03\r\nNOTE:${'figs '.repeat(50)}\r\nEND:VCARD\r\n`,
  ).join(''),
);

test('a server killed while it adds contacts continues after a restart, and adds nobody twice', {
  timeout: 600_000,
}, async () => {
  const env = { DATA_DIR: data.dataDir, PORT: String(await findFreePort()) };
  server = await startFondlyProcess({ env });
  const eleanor = createApiClient(server.address);
  await eleanor.call('POST', '/api/register', account);
  const { id } = (await eleanor.upload('/api/imports', file, 'people.vcf')).body as ImportView;
  const view = async () => (await eleanor.call('GET', `/api/imports/${id}?limit=0`)).body as ImportView;
  await eleanor.call('POST', `/api/imports/${id}/apply`, { choose: 'all' });

  let done = 0;
  for (const kill of [1]) {
    await expect.poll(async () => (await view()).done, { timeout: 240_000, interval: 5 }).toBeGreaterThan(done);
    done = (await view()).done;
    await server.kill('SIGKILL');
    server = await startFondlyProcess({ env });
    const found = await view();
    expect({ kill, state: found.state, isPart: found.done >= done && found.done < count }).toEqual({
      kill,
      state: 'applying',
      isPart: true,
    });
    done = found.done;
  }
  await expect.poll(async () => (await view()).state, { timeout: 240_000, interval: 100 }).toBe('applied');
  expect(await view()).toMatchObject({ added: count, done: count, toDo: count, skipped: 0 });
  expect(await countOf(eleanor, '/api/people', 'name')).toBe(count);
  expect(await countOf(eleanor, '/api/important-dates', 'personId')).toBe(count);

  const again = (await eleanor.upload('/api/imports', file, 'people.vcf')).body as ImportView;
  expect(again.counts).toMatchObject({ ready: 0, alreadyThere: count });
  expect((await eleanor.call('DELETE', `/api/imports/${id}`)).body).toMatchObject({ removed: count, kept: 0 });
});

/** The number of rows; fails if two have the same value. */
async function countOf(client: ApiClient, path: string, field: string): Promise<number> {
  const rows = (await client.call('GET', path)).body as Record<string, unknown>[];
  expect(new Set(rows.map((row) => row[field])).size).toBe(rows.length);
  return rows.length;
}
