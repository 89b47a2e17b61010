import type { Database } from './database.ts';

/** Commits that return before they are on disk, with no way to change that for each of our transactions. */
export class UnsafePooler extends Error {
  override name = 'UnsafePooler';
  override message =
    'DATABASE_URL leads to PostgreSQL through a pooler, and the server has synchronous_commit off: after a crash it would forget what was sent. ' +
    'Let the owner of the database run: ALTER ROLE CURRENT_USER SET synchronous_commit = on; and restart the pooler.';
}

/**
 * Whether a pooler such as PgBouncer stands between us and PostgreSQL. One that pools transactions gives each of them any
 * of its connections, so that nothing of a session lasts: no LISTEN, no lock, no setting, no prepared statement.
 */
export async function isPooled({ connection }: Database): Promise<boolean> {
  if (connection.engine === 'embedded') return false;
  const client = await connection.pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    // What the greeting called our process; a pooler greets with a number of its own.
    const { processID } = client as unknown as { processID: number | null };
    return rows[0]?.pid !== processID;
  } finally {
    client.release();
  }
}

/** Throws UnsafePooler where commits would not wait for the disk. Without a pooler each connection asks for it itself. */
export async function requireLastingCommits(database: Database): Promise<void> {
  if (!(await isPooled(database))) return;
  const { rows } = await database.orm.execute<{ value: string }>(
    `select reset_val as value from pg_settings where name = 'synchronous_commit'`,
  );
  if (rows[0]?.value === 'off' || rows[0]?.value === 'local') throw new UnsafePooler();
}
