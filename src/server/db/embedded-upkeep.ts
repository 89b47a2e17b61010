import type pg from 'pg';

const vacuumEveryMs = 60_000;
const lookEveryMs = 500;

// How much write-ahead log triggers a checkpoint: after a crash the engine reads this much again. With one connection
// queries wait for checkpoints: many small ones are better than one that takes most of a second after an import.
const checkpointAfterBytes = 8 * 1024 * 1024;
// Inserted and deleted rows; for long texts, pieces of about 2 kB.
const clearAfterRows = 1_000;

/**
 * The embedded engine has none of PostgreSQL's background processes: without this its log grows as long as it runs,
 * deleted rows stay, and the planner assumes that every table is empty.
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
          // A failing disk fails the next write, whose caller can report it.
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
 * Makes a checkpoint once there is enough log. Tables with many changes, and their TOAST tables, are vacuumed first and
 * just as often: vacuuming after a large import all at once takes half a second.
 */
export async function checkpointIfDue(pool: pg.Pool, afterBytes: number): Promise<void> {
  const log = await pool.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((log.rows[0]?.bytes ?? 0) <= afterBytes) return;
  // Otherwise the engine counts changes only once a second.
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

/**
 * One round: vacuums and analyzes each table that needs it, in two queries, so that others get their turn in between.
 */
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

// Long texts of a table are in a TOAST table.
function vacuum(name: string): string {
  return `vacuum (process_toast false) ${name}`;
}

async function findTables(pool: pg.Pool, condition: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables where ${condition}`,
  );
  return rows.map(({ name }) => name);
}
