import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/server/db/database.ts';
import { copyEmptyCluster } from '../../src/server/db/initialise-embedded.ts';
import { dataDirPrefix } from './remove-leftovers.ts';

/** A migrated database of one test file, and a data directory for the server's other files. */
export interface TestDatabase {
  database: Database;
  dataDir: string;
  /** Only on PostgreSQL. */
  databaseUrl: string | undefined;
  /** Closes it and deletes everything. */
  close(): Promise<void>;
}

/** Opens a fresh copy of the migrated template on the project's engine: once per test file, in beforeAll. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const copy = await copyTestDatabase();
  const database = await openDatabase({ ...copy, isDurable: false });
  return {
    ...copy,
    database,
    close: async () => {
      await database.close();
      await copy.remove();
    },
  };
}

/** Only the copy, for a test that opens it itself or passes it to another process. */
export async function copyTestDatabase(): Promise<{
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}> {
  const source = inject('testDatabase');
  const dataDir = mkdtempSync(join(tmpdir(), `${dataDirPrefix}${process.pid}-`));
  const removeDir = () => rmSync(dataDir, { recursive: true, force: true });
  if (source.engine === 'embedded') {
    copyEmptyCluster(join(dataDir, 'db'));
    return { dataDir, databaseUrl: undefined, remove: async () => removeDir() };
  }
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(source.serverUrl, `CREATE DATABASE ${name} TEMPLATE ${source.template}`);
  return {
    dataDir,
    databaseUrl: `${source.serverUrl}/${name}`,
    remove: async () => {
      removeDir();
      await administer(source.serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
