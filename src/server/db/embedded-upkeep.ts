import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

const vacuumEveryMs = 60_000;
const lookEveryMs = 500;

// From how much write-ahead log on a checkpoint is made: as much is read again after a crash. Everyone waits for one,
// because the engine runs in this thread: many small ones instead of one that takes most of a second after an import.
const checkpointAfterBytes = 8 * 1024 * 1024;
// Pieces of long texts that came or went, about 2 kB each.
const clearTextsAfterPieces = 1_000;

/**
 * The embedded engine has none of PostgreSQL's background processes: without this its log grows for as long as it
 * runs, deleted rows stay, and the planner believes that every table is empty.
 */
export function startUpkeep(pglite: PGlite): { stop(): Promise<void> } {
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
    every(lookEveryMs, () => checkpointIfDue(pglite, checkpointAfterBytes)),
    every(vacuumEveryMs, () => vacuumUntidy(pglite, () => stopped)),
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
 * Writes what is only in the log to the tables, once there is so much of it. The long texts, which lie in tables of their
 * own, are cleared first and as often: all those of a large import at once take half a second.
 */
export async function checkpointIfDue(pglite: PGlite, afterBytes: number): Promise<void> {
  const log = await pglite.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((log.rows[0]?.bytes ?? 0) <= afterBytes) return;
  // The engine counts what changed only once a second otherwise.
  await pglite.query('select pg_stat_force_next_flush()');
  const texts = await findTables(
    pglite,
    `schemaname = 'pg_toast' and n_dead_tup + n_ins_since_vacuum > ${clearTextsAfterPieces}`,
  );
  for (const work of [...texts.map((name) => `vacuum ${name}`), 'checkpoint']) {
    await setImmediate();
    await pglite.query(work);
  }
}

/** One round: clears and counts each table that needs it, in two queries with a turn for everyone else between. */
export async function vacuumUntidy(pglite: PGlite, isStopped: () => boolean): Promise<void> {
  // The thresholds of PostgreSQL's own autovacuum.
  const untidy = await findTables(
    pglite,
    `schemaname not in ('pg_catalog', 'information_schema', 'pg_toast')
       and (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup)`,
  );
  for (const name of untidy) {
    for (const work of ['vacuum (process_toast false)', 'analyze']) {
      await setImmediate();
      if (isStopped()) return;
      await pglite.query(`${work} ${name}`);
    }
  }
}

async function findTables(pglite: PGlite, condition: string): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables where ${condition}`,
  );
  return rows.map(({ name }) => name);
}
