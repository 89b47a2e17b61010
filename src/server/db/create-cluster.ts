import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

// Each new log segment is filled with zeros and flushed while everything waits, so segments are small.
const initDbStartParams = ['--wal-segsize=1'];

/** Creates an empty cluster from nothing, which takes seconds and 170 MB. */
export async function createCluster(clusterDir: string): Promise<void> {
  mkdirSync(dirname(clusterDir), { recursive: true });
  const pglite = await PGlite.create(clusterDir, { initDbStartParams });
  // Half of the files are templates of further databases, which are never made.
  await pglite.query("update pg_database set datistemplate = false where datname <> 'postgres'");
  for (const name of ['template0', 'template1']) await pglite.query(`drop database ${name}`);
  await pglite.close();
}
