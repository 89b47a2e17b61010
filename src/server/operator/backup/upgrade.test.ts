import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../tests/database/open-test-database.ts';
import type { Executor } from '../../db/executor.ts';
import { countPendingMigrations, dropSchema, migrateDatabase, migrateWithin } from '../../db/migrate.ts';
import { tableNames } from '../../db/table-names.ts';
import { describeTables, readRows } from '../../db/table-rows.ts';
import { createLocalFiles } from '../../files/local-files.ts';
import { readArchive } from '../archive/read-archive.ts';
import type { Part } from '../archive/write-archive.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { backupFormat, jobsName, type Manifest, rowsName } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { addManifest } from './write-backup.ts';

/** The time stamp of 0000_first_schema. */
const firstSchema = 1795260070594;

let old: TestDatabase;
let target: TestDatabase;
const dir = mkdtempSync(join(tmpdir(), 'fondly-upgrade-'));
beforeAll(async () => {
  old = await openTestDatabase();
  target = await openTestDatabase();
});
afterAll(async () => {
  await old.close();
  await target.close();
  rmSync(dir, { recursive: true, force: true });
});

/** The first schema with a row in each table that its version of Fondly wrote to. */
async function makeFirstSchema(tx: Executor): Promise<void> {
  await dropSchema(tx);
  await migrateWithin(tx, firstSchema);
  const statements = [
    `insert into card_styles (name, category, parameters) values ('Watercolor', 'AIgen', '{"palette": "pastel"}')`,
    `insert into users (email, password, name, username, is_admin) values ('ada@example.test', 'hash', 'Ada', 'ada', true)`,
    `insert into sessions (token_hash, user_id, expires_at) select 'hash', id, now() from users`,
    `insert into people (user_id, name, relationship, notes) select id, 'Margaret', 'mother', 'Likes "roses" & 🌹' from users`,
    `insert into important_dates (person_id, occasion_type, date) select id, 'birthday', '--02-29' from people`,
    `insert into cards (user_id, person_id, occasion_id, title, message, category, delivery_status)
      select p.user_id, p.id, d.id, 'For you', 'Dear Mum', 'birthday', 'sent' from people p join important_dates d on d.person_id = p.id`,
    `insert into card_delivery_logs (card_id, attempt, delivery_method, delivery_status) select id, 1, 'digital', 'sent' from cards`,
    `insert into card_occurrences (date_id, occurrence_date, card_id) select occasion_id, '2026-02-28', id from cards`,
    `insert into secret_links (token_hash, kind, user_id) select 'link', 'calendar', id from users`,
    `insert into generations (user_id, kind, request) select id, 'card', '{}' from users`,
    `insert into images (user_id, kind, hash, width, height, bytes) select id, 'upload', 'x', 1, 1, 1 from users`,
    `insert into reminders_sent (date_id, occurrence_date, kind) select id, '2026-02-28', 'ahead' from important_dates`,
    `insert into unsubscribes (user_id, email) select id, 'mum@example.test' from users`,
    `insert into workers (id, host, pid, heartbeat_at) values ('w', 'h', 1, '2026-01-01')`,
  ];
  for (const statement of statements) await tx.execute(sql.raw(statement));
}

/** Every column that the first schema had, of every row. */
async function contents(db: Executor, columnsOf: Map<string, string[]>): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [table, columns] of columnsOf) {
    const list = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const { rows } = await db.execute(
      sql`select row_to_json(t) as row from (select ${list} from ${sql.identifier(table)} order by ${list}) t`,
    );
    found[table] = rows;
  }
  return found;
}

async function backUpAsFirst(path: string): Promise<void> {
  const archive = await writeArchive(path, new Date());
  const parts: Part[] = [await archive.add(jobsName, Buffer.from('[]'))];
  const tables: Manifest['tables'] = {};
  await old.database.transaction(async (tx) => {
    for (const { name, columns } of await describeTables(tx, tableNames)) {
      let rows = 0;
      for await (const lines of readRows(tx, name, 500)) {
        parts.push(await archive.add(rowsName(name, 1), gzipSync(lines.join('\n'))));
        rows += lines.length;
      }
      tables[name] = { rows, columns, numbering: {} };
    }
  });
  const madeAt = new Date().toISOString();
  const rest = { fondly: '0.0.1', missingFiles: [], secretKeyMark: '' };
  await addManifest(archive, { format: backupFormat, schema: firstSchema, madeAt, tables, parts, ...rest });
  await archive.finish();
}

test('upgrades a database of the first schema, and a backup of one, with every row', async () => {
  await old.database.transaction(makeFirstSchema);
  const { orm } = old.database;
  const shapes = await describeTables(orm, tableNames);
  const columnsOf = new Map(shapes.map(({ name, columns }) => [name, columns]));
  const before = await contents(orm, columnsOf);
  expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThanOrEqual(14);
  const path = join(dir, 'first.tar');
  await backUpAsFirst(path);

  await migrateDatabase(old.database);
  expect(await countPendingMigrations(old.database)).toBe(0);
  expect(await contents(orm, columnsOf)).toEqual(before);

  const archive = await readArchive(path);
  const files = createLocalFiles(join(dir, 'files'));
  await restoreBackup(archive, { database: target.database, files, now: new Date(), replace: false, isShared: false });
  await archive.close();
  expect(await countPendingMigrations(target.database)).toBe(0);
  expect(await contents(target.database.orm, columnsOf)).toEqual(before);
});
