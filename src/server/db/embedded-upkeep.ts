import type pg from 'pg';

const vacuumEveryMs = 60_000;
const lookEveryMs = 500;

// From how much write-ahead log on a checkpoint is made: as much is read again after a crash. Whoever asks waits for one,
// because there is one connection: many small ones instead of one that takes most of a second after an import.
const checkpointAfterBytes = 8 * 1024 * 1024;
// Rows that came or went; of long texts, pieces of about 2 kB.
const clearAfterRows = 1_000;

/**
 * The embedded engine has none of PostgreSQL's background processes: without this its log grows for as long as it
 * runs, deleted rows stay, and the planner believes that every table is empty.
 */
export function startUpkeep(pool: pg.Pool): { stop(): Promise<void> } {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const every = (intervalMs: number, round: () => Promise<void>) => {
    let waits = false;
    const timer = setInterval(() => {
      if (waits) return;
      waits = true;
      running = running
        .then(() => (stopped ? undefined : round()))
        .catch(() => {
          // A failing disk shows with the next write, to somebody who can answer for it.
        })
        .then(() => {
          waits = false;
        });
    }, intervalMs);
    return timer.unref();
  };
  const timers = [
    every(lookEveryMs, () => checkpointIfDue(pool, checkpointAfterBytes)),
    every(vacuumEveryMs, () => vacuumUntidy(pool, () => stopped)),
  ];
  return {
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}

/**
 * Writes what is only in the log to the tables, once there is so much of it. The tables that much came to or went from are
 * cleared first and as often, the long texts in tables of their own too: all of a large import at once takes half a second.
 */
export async function checkpointIfDue(pool: pg.Pool, afterBytes: number): Promise<void> {
  const log = await pool.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((log.rows[0]?.bytes ?? 0) <= afterBytes) return;
  // The engine counts what changed only once a second otherwise.
  await pool.query('select pg_stat_force_next_flush()');
  const changed = await findTables(
    pool,
    `schemaname not in ('pg_catalog', 'information_schema')
       and n_dead_tup + n_ins_since_vacuum > ${clearAfterRows}`,
  );
  for (const work of [...changed.map(vacuum), 'checkpoint']) {
    await pool.query(work);
  }
}

/** One round: clears and counts each table that needs it, in two queries, so that others get their answers between. */
export async function vacuumUntidy(pool: pg.Pool, isStopped: () => boolean): Promise<void> {
  // The thresholds of PostgreSQL's own autovacuum.
  const untidy = await findTables(
    pool,
    `schemaname not in ('pg_catalog', 'information_schema', 'pg_toast')
       and (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup)`,
  );
  for (const name of untidy) {
    for (const work of [vacuum(name), `analyze ${name}`]) {
      if (isStopped()) return;
      await pool.query(work);
    }
  }
}

// The long texts of a table are a table of their own.
function vacuum(name: string): string {
  return `vacuum (process_toast false) ${name}`;
}

async function findTables(pool: pg.Pool, condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables where ${condition}`,
  );
  return rows.map(({ name }) => name);
}
