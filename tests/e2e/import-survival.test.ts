import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { AccountImportView } from '../../src/contract/account-imports.ts';
import type { ImportView } from '../../src/contract/imports.ts';
import { type ApiClient, createApiClient, signUp } from '../process/api-client.ts';
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

test('a server killed while it imports an account has added nothing, and brings everything once after a restart', {
  timeout: 600_000,
}, async () => {
  const people = 45;
  const env = { DATA_DIR: data.dataDir, PORT: String(await findFreePort()) };
  await server?.close();
  server = await startFondlyProcess({ env });
  const leaving = await signUp(server.address, { name: 'Anna', email: 'anna@example.test' });
  for (let at = 0; at < people; at += 1) {
    const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: `#0${at % 10}${at % 7}` } })
      .jpeg()
      .toBuffer();
    const { body } = await leaving.upload('/api/people/upload-image', photo, 'photo.jpg', 'image');
    await leaving.call('POST', '/api/people', { name: `Person ${at}`, imageUrl: Object(body).imageUrl });
  }
  const account = await leaving.download('/api/user/data.zip');
  const arriving = await signUp(server.address, { name: 'Anna', email: 'anna@elsewhere.test' });
  const { id } = (await arriving.upload('/api/user/account-imports', account, 'account.zip')).body as AccountImportView;
  const view = async () => (await arriving.call('GET', `/api/user/account-imports/${id}`)).body as AccountImportView;
  await expect.poll(async () => (await view()).done, { timeout: 240_000, interval: 5 }).toBeGreaterThan(0);
  await server.kill('SIGKILL');
  server = await startFondlyProcess({ env });
  const { state } = await view();
  const before = await countOf(arriving, '/api/people', 'name');
  expect(before).toBe(state === 'done' ? people : 0);
  await expect.poll(async () => (await view()).state, { timeout: 240_000, interval: 100 }).toBe('done');
  expect((await view()).report?.counts).toContainEqual({ what: 'contacts', added: people, there: 0 });
  expect(await countOf(arriving, '/api/people', 'name')).toBe(people);
  expect(await countOf(arriving, '/api/people', 'imageUrl')).toBe(people);
});
