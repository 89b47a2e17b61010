import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTestDatabase } from '../../../tests/database/open-test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { countPendingMigrations, migrateDatabase } from './migrate.ts';
import { asOneStarter } from './one-starter.ts';

let copy: Awaited<ReturnType<typeof copyTestDatabase>>;
let folder: string;
let opened: Database[] = [];

beforeEach(async () => {
  copy = await copyTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'fondly-migrations-'));
  mkdirSync(join(folder, 'meta'));
  // Later than all real migrations, which the template has. Slow, so that two starting processes really meet.
  writeMigration('0000_slow', 'create table slow_made (id integer); select pg_sleep(0.5);');
});

afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  opened = [];
  rmSync(folder, { recursive: true, force: true });
  await copy.remove();
});

function writeMigration(tag: string, statements: string): void {
  writeFileSync(join(folder, `${tag}.sql`), statements.replaceAll('; ', ';--> statement-breakpoint\n'));
  const entries = [{ idx: 0, version: '7', when: 4_000_000_000_000, tag, breakpoints: true }];
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
}

async function open(): Promise<Database> {
  const database = await openDatabase({ ...copy, isDurable: false });
  opened.push(database);
  return database;
}

test('the template database is fully migrated', async () => {
  const database = await open();
  expect(await countPendingMigrations(database)).toBe(0);
  expect(await countPendingMigrations(database, folder)).toBe(1);
  const { rows } = await database.orm.execute(sql`select count(*)::int as count from users`);
  expect(rows).toEqual([{ count: 0 }]);
});

test('one of several processes that start together migrates, and the others wait', async () => {
  const first = await open();
  const starters = copy.databaseUrl ? [first, await open(), await open()] : [first, first];
  if (copy.databaseUrl) await Promise.all(starters.map((database) => migrateDatabase(database, folder)));
  else for (const database of starters) await migrateDatabase(database, folder);
  for (const database of starters) expect(await countPendingMigrations(database, folder)).toBe(0);
  const { rows } = await first.orm.execute(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations where created_at = 4000000000000`,
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('processes that start together run the start-up work one at a time', async () => {
  const database = await open();
  const starters = copy.databaseUrl ? [database, await open(), await open()] : [database];
  let [working, most, done] = [0, 0, 0];
  await Promise.all(
    starters.map((starter) =>
      asOneStarter(starter, async () => {
        working += 1;
        most = Math.max(most, working);
        await starter.orm.execute(sql`select pg_sleep(0.1)`);
        working -= 1;
        done += 1;
      }),
    ),
  );
  expect([most, done]).toEqual([1, starters.length]);
  await expect(asOneStarter(database, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await asOneStarter(database, async () => {});
});

test('a failed migration leaves nothing behind, and the next start retries it', async () => {
  const database = await open();
  writeMigration('0000_broken', 'create table half_made (id integer); select 1/0;');
  await expect(migrateDatabase(database, folder)).rejects.toThrow();
  expect(await countPendingMigrations(database, folder)).toBe(1);
  const { rows } = await database.orm.execute(sql`select to_regclass('half_made') as found`);
  expect(rows).toEqual([{ found: null }]);

  writeMigration('0000_mended', 'create table half_made (id integer);');
  await migrateDatabase(database, folder);
  expect(await countPendingMigrations(database, folder)).toBe(0);
});

test('an older program rejects a newer schema and changes nothing', async () => {
  const database = await open();
  await migrateDatabase(database, folder);
  await expect(migrateDatabase(database)).rejects.toMatchObject({
    name: 'NewerSchema',
    message: expect.stringContaining('newer Fondly'),
  });
});
