import type { PGlite } from '@electric-sql/pglite';

const intervalMs = 60_000;

// From how much write-ahead log on a checkpoint is made: as much is read again after a crash.
const checkpointAfterBytes = 32 * 1024 * 1024;

/**
 * The embedded engine has none of PostgreSQL's background processes: without this its log grows for as long as it
 * runs, deleted rows stay, and the planner believes that every table is empty.
 */
export function startUpkeep(pglite: PGlite): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => tidy(pglite, checkpointAfterBytes, () => stopped))
      .catch(() => {
        // A failing disk shows with the next write, to somebody who can answer for it.
      });
  }, intervalMs);
  timer.unref();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** One round: a checkpoint if due, then a vacuum of each table that needs it, each a query of its own. */
export async function tidy(pglite: PGlite, checkpointBytes: number, isStopped: () => boolean): Promise<void> {
  const log = await pglite.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((log.rows[0]?.bytes ?? 0) > checkpointBytes) await pglite.query('checkpoint');
  for (const table of await findUntidyTables(pglite)) {
    if (isStopped()) return;
    await pglite.query(`vacuum (analyze) ${table}`);
  }
}

// The thresholds of PostgreSQL's own autovacuum.
async function findUntidyTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name
     from pg_stat_user_tables
     where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`,
  );
  return rows.map(({ name }) => name);
}
