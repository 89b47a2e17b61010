import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/database/open-test-database.ts';
import { createLocalFiles } from '../../files/local-files.ts';
import { readArchive } from '../archive/read-archive.ts';
import { rowsName } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let fondly: TestApp;
let target: TestDatabase;
const dir = mkdtempSync(join(tmpdir(), 'fondly-load-'));
beforeAll(async () => {
  fondly = await startTestApp();
  target = await openTestDatabase();
});
afterAll(async () => {
  await target.close();
  await fondly.close();
  rmSync(dir, { recursive: true, force: true });
});

const hashOf = (lines: string[]) => createHash('sha256').update(lines.toSorted().join('\n')).digest('hex');

/** Adds contacts, dates and cards one after the other and counts the acknowledged ones. */
async function keepBusy(who: Person, isOver: () => boolean, acknowledged: number[]): Promise<void> {
  while (!isOver()) {
    const person = await who.call('POST', '/api/people', { name: 'Margaret', relationship: 'mother' });
    const personId = person.json().id;
    await who.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' });
    const card = { personId, title: 'For you', message: 'Sixty candles.', category: 'birthday' };
    const made = await who.call('POST', '/api/cards', card);
    if (made.statusCode === 201) acknowledged.push(made.json().id);
  }
}

test('a backup under load is consistent and restores the same counts and hashes', async () => {
  const people = [await fondly.signUp('Ada'), await fondly.signUp('Ben')];
  const acknowledged: number[] = [];
  let isOver = false;
  const busy = Promise.all(people.map((who) => keepBusy(who, () => isOver, acknowledged)));
  await expect.poll(() => acknowledged.length, { timeout: 50_000, interval: 10 }).toBeGreaterThan(10);
  const before = [...acknowledged];
  const { database, files } = fondly.context;
  const path = join(dir, 'fondly.tar');
  const report = await writeBackup({ database, files, secretKey: null, secretKeyMark: '' }, path, new Date());
  await expect.poll(() => acknowledged.length, { timeout: 50_000, interval: 10 }).toBeGreaterThan(before.length + 5);
  isOver = true;
  await busy;

  const archive = await readArchive(path);
  const restoredFiles = createLocalFiles(join(dir, 'files'));
  await restoreBackup(archive, {
    database: target.database,
    files: restoredFiles,
    now: new Date(),
    replace: false,
    isShared: false,
  });
  const counts: Record<string, number> = {};
  for (const [name, { rows }] of Object.entries(report.manifest.tables)) {
    const lines: string[] = [];
    for (let batch = 1; lines.length < rows; batch += 1)
      lines.push(
        ...gunzipSync(await archive.read(rowsName(name, batch)))
          .toString('utf8')
          .split('\n'),
      );
    const found = await target.database.orm.execute<{ line: string }>(
      sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
    );
    // A restore records its time and its clock.
    if (name === 'delivery_holds' || name === 'clocks') expect(found.rows.length).toBe(1);
    else expect(hashOf(found.rows.map(({ line }) => line))).toBe(hashOf(lines));
    counts[name] = rows;
  }
  await archive.close();
  const { rows: kept } = await target.database.orm.execute<{ id: number }>(sql`select id from cards`);
  const ids = new Set(kept.map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  expect(counts.cards).toBeLessThan(acknowledged.length);
  // At any one moment each contact has its date and card, except the last of each person.
  expect((counts.people ?? 0) - (counts.cards ?? 0)).toBeLessThanOrEqual(people.length);
});
