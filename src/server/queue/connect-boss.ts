import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type ConstructorOptions, type Db, fromPglite, PgBoss } from 'pg-boss';
import type { EmbeddedConnection } from '../db/connect-embedded.ts';
import type { Database } from '../db/database.ts';

/** The schema of the job engine's own tables, beside ours in one database. */
export const bossSchema = 'pgboss';

/** The job engine on the database's engine. A process that only sends jobs neither supervises nor schedules. */
export function connectBoss({ connection }: Database, work: boolean): PgBoss {
  const options: ConstructorOptions = {
    schema: bossSchema,
    supervise: work,
    schedule: work,
    useListenNotify: work,
    // How soon a killed worker's jobs are found; a minute each by default.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  };
  if (connection.engine === 'embedded') {
    return new PgBoss({ ...options, backend: 'pglite', db: adaptPglite(connection.pglite), monitorVacuum: false });
  }
  return new PgBoss({
    ...options,
    connectionString: connection.pool.options.connectionString,
    application_name: 'fondly-jobs',
    max: 4,
  });
}

/**
 * Lets jobs that a killed process held be taken at once. Only one process has the embedded database, so whatever runs
 * at its start runs nowhere; on PostgreSQL another worker may be at it, and the engine waits for its heartbeat.
 */
export async function putBackHeldJobs({ connection, orm }: Database): Promise<void> {
  if (connection.engine !== 'embedded') return;
  await orm.execute(sql`
    update ${sql.raw(bossSchema)}.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit`);
}

const script = /^\s*BEGIN\s*;([\s\S]*?);?\s*COMMIT\s*;?\s*$/;

/**
 * pg-boss sends its scripts as one text with BEGIN and COMMIT in it. On one connection a script that fails half-way
 * would leave its aborted transaction to whoever queries next, so here each runs as a transaction of the engine,
 * which rolls back before anyone else has a turn. The engine answers without ever letting the event loop go, so that a
 * round of upkeep over all queues would keep everyone waiting: each statement begins in a turn of its own.
 */
function adaptPglite(pglite: EmbeddedConnection['pglite']): Db {
  return fromPglite({
    query: async (text, values) => {
      await setImmediate();
      return pglite.query(text, values);
    },
    exec: async (text) => {
      await setImmediate();
      const body = script.exec(text)?.[1];
      return body === undefined ? pglite.exec(text) : pglite.transaction((tx) => tx.exec(body));
    },
    listen: (channel, callback) => pglite.listen(channel, callback),
  });
}
