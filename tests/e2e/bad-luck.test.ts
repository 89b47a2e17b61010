import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import type { ImportView } from '../../src/contract/imports.ts';
import { signUp } from '../process/api-client.ts';
import { copyPreparedDataDir } from '../process/data-dir.ts';
import { findFreePort } from '../process/free-port.ts';
import { spawnFondly } from '../process/spawn-fondly.ts';
import { type FondlyProcess, startFondlyProcess } from '../process/start-fondly-process.ts';

let data: ReturnType<typeof copyPreparedDataDir>;
let server: FondlyProcess | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
  data.remove();
});

test('an import that killed the process twice is set aside with a reason, and the third start succeeds', async () => {
  data = copyPreparedDataDir();
  const { dataDir } = data;
  const env = { DATA_DIR: dataDir, PORT: String(await findFreePort()) };
  server = await startFondlyProcess({ env });
  const eleanor = await signUp(server.address, { name: 'Eleanor', email: 'eleanor@whitfield.test' });
  // Many and large enough that the first batch is not done when the process dies.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
    .then((small) => sharp(small).resize(4000, 3000).jpeg({ quality: 50 }).toBuffer());
  const contact = (name: string, more = '') => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${name}\r\n${more}END:VCARD\r\n`;
  const withPhoto = `PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}\r\n`;
  const file = Array.from({ length: 45 }, (_, at) => contact(`Person ${at}`, withPhoto)).join('');
  const staged = await eleanor.upload('/api/imports', Buffer.from(file), 'people.vcf');
  expect(staged.status).toBe(201);
  const { id } = staged.body as ImportView;
  const view = async (of = id) => (await eleanor.call('GET', `/api/imports/${of}?limit=0`)).body as ImportView;
  const begin = (of: number) => eleanor.call('POST', `/api/imports/${of}/apply`, { choose: 'all' });
  let seen = picturesIn(dataDir);
  await begin(id);
  for (const start of ['first', 'second']) {
    // Photos are stored before the contacts of their batch.
    await expect.poll(() => picturesIn(dataDir), { interval: 20 }).toBeGreaterThan(seen);
    expect([start, (await view()).state, (await view()).done]).toEqual([start, 'applying', 0]);
    await server.kill('SIGKILL');
    seen = picturesIn(dataDir);
    server = await startFondlyProcess({ env });
  }
  await expect.poll(async () => (await view()).state).toBe('failed');
  expect((await view()).error).toMatch(/^Fondly stopped twice while it was adding these contacts/);
  const other = await eleanor.upload('/api/imports', Buffer.from(contact('Ada')), 'ada.vcf');
  const { id: otherId } = other.body as ImportView;
  await begin(otherId);
  await expect.poll(async () => (await view(otherId)).state).toBe('applied');
});

function picturesIn(dataDir: string): number {
  const names = readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.jpg')).length;
}

/** Damages the files in which the database describes its own tables. */
function toTables(db: string, damage: (file: string) => void): void {
  for (const name of ['1249', '1255', '1259', '2659', '2662']) damage(join(db, 'base/5', name));
}

test.each<[string, (db: string) => void]>([
  ['a file was cut off', (db) => truncateSync(join(db, 'global/pg_control'), 100)],
  ['a file is gone', (db) => rmSync(join(db, 'PG_VERSION'))],
  ['its tables are cut off', (db) => toTables(db, (file) => truncateSync(file, 4000))],
  [
    'its tables were overwritten',
    (db) => toTables(db, (file) => writeFileSync(file, Buffer.alloc(16_384, 7), { flag: 'r+' })),
  ],
])('if %s, the start says only how to restore a backup', async (_, damage) => {
  data = copyPreparedDataDir();
  damage(join(data.dataDir, 'db'));
  const port = String(await findFreePort());
  const spawned = spawnFondly({ HOST: '127.0.0.1', LOG_LEVEL: 'warn', PORT: port, DATA_DIR: data.dataDir });
  expect((await spawned.stopped).code).toBe(1);
  const said = spawned.stderr();
  expect(said).toMatch(/^The database is damaged and cannot be used \(.*\)\.$/m);
  expect(said).toMatch(/restore a backup/);
  expect(said).toMatch(/npm run restore -- --from=/);
  expect(said).not.toMatch(/^\s+at /m);
});
