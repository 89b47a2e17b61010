import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { backUp } from './back-up.ts';
import { checkBackup } from './check-backup.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fondly-back-up-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const say = () => {};
const backUpTo = (to: string | undefined, env = {}) => backUp(readConfig({ DATA_DIR: dir, ...env }, dir), to, say);

test('rejects a missing directory and creates no file', async () => {
  const missing = join(dir, 'backups-of-fondly');
  await expect(backUpTo(missing)).rejects.toThrow(`There is no directory ${missing}. Make it first`);
  expect(readdirSync(dir)).toEqual([]);
});

test('rejects a backup without the secret key and creates no key', async () => {
  mkdirSync(join(dir, 'db'));
  writeFileSync(join(dir, 'db', 'PG_VERSION'), '17');
  await expect(backUpTo(undefined)).rejects.toThrow('There is no secret key in');
  expect(readdirSync(dir)).toEqual(['db']);
});

test('reports a path without a backup', async () => {
  await expect(checkBackup(dir, say)).rejects.toThrow(`There is no backup in ${dir}.`);
  await expect(checkBackup(join(dir, 'gone.tar'), say)).rejects.toThrow('There is nothing at');
  writeFileSync(join(dir, 'fondly-2026.tar'), 'not a backup at all'.repeat(100));
  await expect(checkBackup(dir, say)).rejects.toThrow('This is no backup of Fondly.');
});
