import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

const vacuumEveryMs = 60_000;
const checkpointEveryMs = 2_000;

// From how much write-ahead log on a checkpoint is made: as much is read again after a crash. Everyone waits for one,
// because the engine runs in this thread: many small ones instead of one that takes most of a second after an import.
const checkpointAfterBytes = 8 * 1024 * 1024;

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
    every(checkpointEveryMs, () => checkpointIfDue(pglite, checkpointAfterBytes)),
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

/** Writes what is only in the log to the tables, once there is so much of it. */
export async function checkpointIfDue(pglite: PGlite, afterBytes: number): Promise<void> {
  const log = await pglite.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((log.rows[0]?.bytes ?? 0) > afterBytes) await pglite.query('checkpoint');
}

/**
 * One round: clears and counts each table that needs it, in two queries with a turn for everyone else between. Long texts
 * lie in tables of their own, which are cleared only when something was deleted from them: reading 50 MB takes a while.
 */
export async function vacuumUntidy(pglite: PGlite, isStopped: () => boolean): Promise<void> {
  for (const { name, isOfTexts } of await findUntidyTables(pglite)) {
    for (const work of isOfTexts ? ['vacuum'] : ['vacuum (process_toast false)', 'analyze']) {
      await setImmediate();
      if (isStopped()) return;
      await pglite.query(`${work} ${name}`);
    }
  }
}

// The thresholds of PostgreSQL's own autovacuum.
async function findUntidyTables(pglite: PGlite): Promise<{ name: string; isOfTexts: boolean }[]> {
  const { rows } = await pglite.query<{ name: string; isOfTexts: boolean }>(
    `select format('%I.%I', schemaname, relname) as name, schemaname = 'pg_toast' as "isOfTexts"
     from pg_stat_all_tables
     where schemaname not in ('pg_catalog', 'information_schema')
       and (n_dead_tup > 50 + 0.2 * n_live_tup
         or schemaname <> 'pg_toast' and n_mod_since_analyze > 50 + 0.1 * n_live_tup)`,
  );
  return rows;
}
