import { afterAll, expect, test } from 'vitest';
import type { AddressBookAccountView } from '../../src/contract/address-books.ts';
import { createApiClient } from '../process/api-client.ts';
import { copyPreparedDataDir } from '../process/data-dir.ts';
import { findFreePort } from '../process/free-port.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';
import { davLogin, startDavServer } from '../servers/dav-server.ts';

const count = 400;
const account = { name: 'Eleanor', email: 'eleanor@whitfield.test', password: 'correct horse' };
const data = copyPreparedDataDir();
let server: FondlyProcess;
afterAll(async () => {
  await server?.close();
  data.remove();
});

test('a server killed in the middle of a sync ends it right after a restart, and adds nobody twice', async () => {
  const dav = await startDavServer();
  for (let at = 0; at < count; at += 1)
    dav.put(
      `${at}.vcf`,
      `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:${at}\r\nFN:Person ${at}\r\nBDAY:1980-02-03\r\nEND:VCARD\r\n`,
    );
  // The third part of the cards does not come before the restart.
  let parts = 0;
  dav.decide(({ body }) => {
    if (!body.includes('multiget')) return null;
    parts += 1;
    return parts === 3 ? { kind: 'silent' } : null;
  });
  const env = { DATA_DIR: data.dataDir, PORT: String(await findFreePort()), OUTGOING_ALLOW_PRIVATE: 'on' };
  server = await startFondlyProcess({ env });
  const eleanor = createApiClient(server.address);
  await eleanor.call('POST', '/api/register', account);
  const made = (await eleanor.call('POST', '/api/address-books', { address: dav.url, ...davLogin }))
    .body as AddressBookAccountView;
  await eleanor.call('PATCH', `/api/address-books/${made.id}`, { bookIds: made.books.map(({ id }) => id) });
  const people = async () => (await eleanor.call('GET', '/api/people')).body as { name: string }[];
  await expect.poll(() => parts, { timeout: 120_000 }).toBe(3);
  const before = (await people()).length;
  expect(before).toBe(100);
  await server.kill('SIGKILL');
  server = await startFondlyProcess({ env });
  const view = async () => {
    const { accounts } = (await eleanor.call('GET', '/api/address-books')).body as {
      accounts: AddressBookAccountView[];
    };
    return accounts[0];
  };
  await expect
    .poll(view, { timeout: 240_000, interval: 200 })
    .toMatchObject({ isRunning: false, problem: null, lastChanges: { added: count }, books: [{ contacts: count }] });
  const names = (await people()).map(({ name }) => name);
  expect([names.length, new Set(names).size]).toEqual([count, count]);
  // Listed once: what was left to read was known.
  expect(dav.requests.filter(({ body }) => body.includes('resourcetype') && body.includes('getetag'))).toHaveLength(1);
  await dav.close();
});
