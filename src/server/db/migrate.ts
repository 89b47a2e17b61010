import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { PostgresConnection } from './connect-postgres.ts';
import type { Database } from './database.ts';

// Beside this module in the source tree and in dist alike.
const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

// Any number, as long as every version of Fondly takes the same one: 'Fond' in ASCII.
const migrationLock = 0x466f6e64;

/** Brings the schema up to date. Of several processes starting on one PostgreSQL, one migrates and the others wait. */
export async function migrateDatabase(database: Database, migrationsFolder = ownMigrations): Promise<void> {
  const { connection } = database;
  if (connection.engine === 'embedded') {
    await migrateEmbedded(database.orm as unknown as PgliteDatabase, { migrationsFolder });
  } else {
    await migrateAlone(connection, migrationsFolder);
  }
}

/** How many migrations this build has that the database has not seen; 0 means ready. */
export async function countPendingMigrations(database: Database, migrationsFolder = ownMigrations): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder });
  const table = await database.orm.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  );
  if (!table.rows[0]?.found) return known.length;
  const last = await database.orm.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return known.filter((migration) => migration.folderMillis > Number(last.rows[0]?.at ?? 0)).length;
}

// The lock belongs to a session, so it is taken, used and dropped on one connection outside the pool.
async function migrateAlone(connection: PostgresConnection, migrationsFolder: string): Promise<void> {
  const client = new pg.Client(connection.pool.options);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
