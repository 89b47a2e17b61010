import type { Database } from './database.ts';

/** Commits return before they are on disk, and we cannot change that per transaction. */
export class UnsafePooler extends Error {
  override name = 'UnsafePooler';
  override message =
    'DATABASE_URL leads to PostgreSQL through a pooler, and the server has synchronous_commit off: after a crash it would forget what was sent. ' +
    'Let the owner of the database run: ALTER ROLE CURRENT_USER SET synchronous_commit = on; and restart the pooler.';
}

/**
 * Whether a pooler such as PgBouncer is between us and PostgreSQL. A transaction pooler may use another connection for
 * each transaction, so nothing of a session lasts: no LISTEN, lock, setting or prepared statement.
 */
export async function isPooled({ connection }: Database): Promise<boolean> {
  if (connection.engine === 'embedded') return false;
  const client = await connection.pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // The process number from the greeting; a pooler sends a number of its own.
    const { processID } = client as unknown as { processID: number | null };
    return rows[0]?.pid !== processID;
  } finally {
    client.release();
  }
}

/** Throws UnsafePooler if commits would not wait for the disk. Without a pooler each connection sets this itself. */
export async function requireLastingCommits(database: Database): Promise<void> {
  if (!(await isPooled(database))) return;
  const { rows } = await database.orm.execute<{ value: string }>(
    `select reset_val as value from pg_settings where name = 'synchronous_commit'`,
  );
  if (rows[0]?.value === 'off' || rows[0]?.value === 'local') throw new UnsafePooler();
}
