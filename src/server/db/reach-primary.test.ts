import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyOn } from '../../../tests/database/only-on.ts';
import { copyTestDatabase } from '../../../tests/database/open-test-database.ts';
import { findFreePort } from '../../../tests/process/free-port.ts';
import { openDatabase } from './database.ts';
import { urlsOfHosts } from './database-hosts.ts';

let copy: Awaited<ReturnType<typeof copyTestDatabase>>;
/** Accepts connections and never answers, like a machine that hangs. */
let silent: Server;
beforeAll(async () => {
  copy = await copyTestDatabase();
  silent = createServer(() => {}).listen(0, '127.0.0.1');
});
afterAll(async () => {
  silent.close();
  await copy.remove();
});

const count = async (databaseUrl: string) => {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    return (await database.orm.execute('select 1 as one')).rows;
  } finally {
    await database.close();
  }
};
const withHosts = (hosts: (own: string) => string) => (copy.databaseUrl ?? '').replace(/(?<=@)[^/]+/, hosts);

test('splits a URL with several hosts, and leaves a single host unchanged', () => {
  expect(urlsOfHosts('postgres://u:p%40@one:5432,two/fondly?target_session_attrs=read-write')).toEqual([
    'postgres://u:p%40@one:5432/fondly?target_session_attrs=read-write',
    'postgres://u:p%40@two/fondly?target_session_attrs=read-write',
  ]);
  expect(urlsOfHosts('postgres:///fondly?host=/run/postgresql')).toEqual(['postgres:///fondly?host=/run/postgresql']);
});

test('connects to the writable host at any position', onlyOn('postgres'), async () => {
  const closed = `127.0.0.1:${await findFreePort()}`;
  expect(await count(withHosts((own) => `${closed},${own}`))).toEqual([{ one: 1 }]);
  expect(await count(withHosts((own) => `${own},${closed}`))).toEqual([{ one: 1 }]);
  const { port } = silent.address() as { port: number };
  expect(await count(withHosts((own) => `127.0.0.1:${port},${own}`))).toEqual([{ one: 1 }]);
});

test('rejects two writable hosts, and rejects none, with a readable message', onlyOn('postgres'), async () => {
  const [twice, none] = [
    withHosts((own) => `${own},${own.replace('127.0.0.1', 'localhost')}`),
    withHosts((own) => `${own.replace(/\d+$/, '1')},127.0.0.1:2`),
  ];
  await expect(count(twice)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('More than one host of DATABASE_URL takes writes') },
  });
  await expect(count(none)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('No host of DATABASE_URL takes writes') },
  });
});
