import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { startS3Server } from '../../../../tests/servers/s3-server.ts';
import type { BackupsView } from '../../../contract/backups.ts';
import { auditLog } from '../../db/tables/audit-log.ts';
import { checkBackup } from '../../operator/backup/check-backup.ts';
import { storeKey } from '../../secrets/secret-key.ts';
import { backUpJob } from './back-up.job.ts';
import { backupTrouble } from './backup-trouble.ts';

let fondly: TestApp;
let admin: Person;
let folder: string;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
  await storeKey(fondly.context.config.dataDir, 'a key that only this test knows, and longer');
  admin = await fondly.signUp('Ada Admin');
});
afterAll(() => fondly.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fondly-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const look = async (): Promise<BackupsView> => (await admin.call('GET', '/api/admin/backups')).json();
const plan = (body: object) => admin.call('PUT', '/api/admin/backup-plan', body);
const here = () => join(fondly.context.config.dataDir, 'backups');
const run = (data: { isWanted?: true } = {}, context = fondly.context) =>
  backUpJob(context).handler(data, { jobId: 'x', attempt: 1, signal: new AbortController().signal });

test('a worker makes a whole backup, which an administrator downloads', async () => {
  const asked = await admin.call('POST', '/api/admin/backups');
  expect([asked.statusCode, asked.json().isUnderWay]).toEqual([200, true]);
  await admin.call('POST', '/api/admin/backups');
  await expect.poll(async () => (await look()).isUnderWay).toBe(false);
  const { backups, lastRun } = await look();
  expect(lastRun).toMatchObject({ error: null, counts: { rows: expect.any(Number), files: 0, megabytes: 1 } });
  const [{ name, bytes } = { name: '', bytes: 0 }] = backups;
  await checkBackup(join(here(), name), () => {});
  const file = await admin.call('GET', `/api/admin/backups/${name}`);
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.byteLength]).toEqual([
    200,
    'application/x-tar',
    bytes,
  ]);
  expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  expect((await admin.call('GET', '/api/admin/status')).json()).toMatchObject({
    backup: { name, bytes },
    backupProblem: null,
  });
  const events = await fondly.context.database.orm.select().from(auditLog);
  expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['backup-wanted', 'backup-downloaded']));
});

test('download and plan need a recent login', async () => {
  const [{ name } = { name: '' }] = (await look()).backups;
  fondly.clock.advanceMs(11 * 60_000);
  for (const answer of [
    await admin.call('GET', `/api/admin/backups/${name}`),
    await plan({ isDaily: true, place: 'data' }),
  ])
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'login_too_old']);
  fondly.clock.advanceMs(-11 * 60_000);
  for (const other of ['secret-key', '..%2Fsecret-key', 'fondly-2026-01-02T03-04-05Z.tar.unfinished'])
    expect((await admin.call('GET', `/api/admin/backups/${other}`)).statusCode).toBe(404);
});

test('the plan keeps the newest seven of those made from the page, and those of the command', async () => {
  for (const day of [10, 11, 12, 13, 14, 15, 16, 17])
    writeFileSync(join(folder, `fondly-2026-01-${day}T03-00-00Z-page.tar`), 'old');
  writeFileSync(join(folder, 'fondly-2025-01-10T03-00-00Z.tar'), 'of the command');
  writeFileSync(join(folder, 'fondly-2026-01-18T03-00-00Z-page.tar.0a1b.unfinished'), 'of a dead process');
  writeFileSync(join(folder, 'letter.txt'), 'of somebody else');
  const saved = await plan({ isDaily: true, place: 'folder', folder });
  expect(saved.json()).toMatchObject({
    plan: { isDaily: true, place: 'folder', folder },
    nextAt: expect.stringMatching(/T02:30:00\.000Z$/),
  });
  await run();
  const left = readdirSync(folder).sort();
  expect(left).toEqual([
    'fondly-2025-01-10T03-00-00Z.tar',
    ...[12, 13, 14, 15, 16, 17].map((day) => `fondly-2026-01-${day}T03-00-00Z-page.tar`),
    expect.stringMatching(/^fondly-2\d{3}-.*-page\.tar$/),
    'letter.txt',
  ]);
  expect((await look()).backups).toHaveLength(8);
});

test('backups from the future never push out the new one, and do not count as the last', async () => {
  for (const day of [10, 11, 12, 13, 14, 15, 16])
    writeFileSync(join(folder, `fondly-2999-01-${day}T03-00-00Z-page.tar`), 'made while the clock was ahead');
  await plan({ isDaily: true, place: 'folder', folder });
  expect((await admin.call('GET', '/api/admin/status')).json().backup).toBeNull();
  await run();
  const [made, ...ahead] = readdirSync(folder).sort();
  expect(made).not.toMatch(/^fondly-2999/);
  expect(ahead).toHaveLength(6);
  expect((await admin.call('GET', '/api/admin/status')).json().backup.name).toBe(made);
});

test('a folder whose disk is gone is not made again', async () => {
  await plan({ isDaily: true, place: 'folder', folder });
  rmSync(folder, { recursive: true });
  await run();
  expect((await look()).lastRun?.error).toBe('The folder is gone. Make it again, or choose another place.');
  expect(existsSync(folder)).toBe(false);
  expect((await look()).problem).toBe('The folder is gone. Make it again, or choose another place.');
});

test('without a plan nothing is made', async () => {
  await plan({ isDaily: false, place: 'folder', folder });
  await run();
  expect(readdirSync(folder)).toEqual([]);
  expect((await look()).nextAt).toBeNull();
  await run({ isWanted: true });
  expect(readdirSync(folder)).toHaveLength(1);
});

test.each([
  ['a relative path', () => 'backups', 'Enter the whole path'],
  ['a folder that is not there', () => join(folder, 'gone'), 'There is no such folder'],
  [
    'a file',
    () => {
      writeFileSync(join(folder, 'file'), '');
      return join(folder, 'file');
    },
    'There is no such folder',
  ],
])('refuses %s', async (_name, path, words) => {
  const answer = await plan({ isDaily: true, place: 'folder', folder: path() });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields.folder).toContain(words);
});

test('refuses a bucket that is not set up', async () => {
  expect((await plan({ isDaily: true, place: 'bucket' })).json().fields.place).toContain('FILES_URL is not set');
});

test('a disk without room is said in words, and what failed leaves nothing behind', async () => {
  await plan({ isDaily: true, place: 'folder', folder });
  const { config } = fondly.context;
  const greedy = Object.create(config, { diskReserveMb: { value: 10_000_000_000 } });
  await run({ isWanted: true }, { ...fondly.context, config: greedy });
  const { lastRun, isUnderWay } = await look();
  expect([lastRun?.error, isUnderWay]).toEqual([
    expect.stringMatching(/^The disk has no room for another backup: [\d.]+ [MG]B are free/),
    false,
  ]);
  expect(readdirSync(folder)).toEqual([]);
  const needs = (await admin.call('GET', '/api/admin/status')).json().needs;
  expect(needs).toContainEqual({
    title: 'Backup: the last run had a problem',
    text: lastRun?.error,
    place: 'backups',
  });
  expect(backupTrouble(Object.assign(new Error('write failed'), { code: 'ENOSPC' })).message).toMatch(
    /^The disk is full\. The unfinished backup was removed/,
  );
});

test('a folder that is gone is named, and hides nothing else', async () => {
  mkdirSync(join(folder, 'disk'));
  await plan({ isDaily: false, place: 'folder', folder: join(folder, 'disk') });
  rmSync(join(folder, 'disk'), { recursive: true });
  writeFileSync(join(folder, 'disk'), 'a file instead');
  await run({ isWanted: true });
  expect((await look()).lastRun?.error).toBeTruthy();
  expect((await look()).problem).toBeTruthy();
  expect((await admin.call('GET', '/api/admin/status')).json().backupProblem).toBeTruthy();
});

test('the bucket of the pictures takes, lists and returns backups', async () => {
  const s3 = await startS3Server();
  try {
    const files = {
      bucket: s3.bucket,
      prefix: 'fondly/',
      region: 'eu-test-1',
      endpoint: s3.url,
      accessKeyId: s3.accessKeyId,
      secretAccessKey: s3.secretAccessKey,
    };
    await plan({ isDaily: false, place: 'data' });
    Object.assign(fondly.context, { config: Object.create(fondly.context.config, { files: { value: files } }) });
    expect((await plan({ isDaily: true, place: 'bucket' })).statusCode).toBe(200);
    await run();
    const { backups, lastRun } = await look();
    expect([lastRun?.error, backups.length, [...s3.objects.keys()]]).toEqual([
      null,
      1,
      [`fondly/backups/${backups[0]?.name}`],
    ]);
    const file = await admin.call('GET', `/api/admin/backups/${backups[0]?.name}`);
    expect(file.rawPayload.equals(s3.objects.get(`fondly/backups/${backups[0]?.name}`) ?? Buffer.from(''))).toBe(true);
    expect(readdirSync(join(fondly.context.config.dataDir, 'backups-to-bucket'))).toEqual([]);
  } finally {
    await s3.close();
  }
});
