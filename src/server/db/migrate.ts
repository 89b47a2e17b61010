import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';
import type { Executor } from './executor.ts';
import { tableNames } from './table-names.ts';

// The folder beside this module, in the source tree and in dist.
const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

// Any number works if every version of Fondly uses the same one: 'Fond' in ASCII.
const migrationLock = 0x466f6e64;

/** The schema is newer than this program. */
export class NewerSchema extends Error {
  override name = 'NewerSchema';
  override message =
    'The database is of a newer Fondly, which this one could damage. Start that version, or restore a backup of this one (docs/OPERATING.md, Upgrades).';
}

/**
 * Brings the schema up to date. Throws NewerSchema, and changes nothing, if the schema is ahead. When several processes
 * start on one PostgreSQL, one migrates and the others wait.
 */
export async function migrateDatabase(database: Database, migrationsFolder = ownMigrations): Promise<void> {
  if ((await lastMigration(database.orm)) > newestMigration(migrationsFolder)) throw new NewerSchema();
  await database.transaction((tx) => migrateWithin(tx, undefined, migrationsFolder));
}

/** The time stamp of the newest migration of this build, which identifies a schema. */
export function newestMigration(migrationsFolder = ownMigrations): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
}

/**
 * Migrates up to the given migration, or the newest, within a transaction: a restore succeeds completely or not at all.
 * Blocks processes that start meanwhile.
 */
export async function migrateWithin(
  tx: Executor,
  until = Number.POSITIVE_INFINITY,
  migrationsFolder = ownMigrations,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const last = await lastMigration(tx);
  for (const { folderMillis, hash, sql: statements } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= last || folderMillis > until) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** Drops our tables within a transaction; `migrateWithin` creates them again. */
export async function dropSchema(tx: Executor): Promise<void> {
  for (const name of tableNames) await tx.execute(sql`drop table if exists ${sql.identifier(name)} cascade`);
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
}

/** The newest migration applied to a database; 0 for none. */
export async function lastMigration(db: Executor): Promise<number> {
  const table = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!table.rows[0]?.found) return 0;
  const last = await db.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(last.rows[0]?.at ?? 0);
}

/** How many migrations of this build are not applied yet; 0 means ready. */
export async function countPendingMigrations(database: Database, migrationsFolder = ownMigrations): Promise<number> {
  const last = await lastMigration(database.orm);
  return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > last).length;
}
