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

const script = /^\s*BEGIN\s*;([\s\S]*?);?\s*COMMIT\s*;?\s*$/;

/**
 * pg-boss sends its scripts as one text with BEGIN and COMMIT in it. On one connection a script that fails half-way
 * would leave its aborted transaction to whoever queries next, so here each runs as a transaction of the engine,
 * which rolls back before anyone else has a turn.
 */
function adaptPglite(pglite: EmbeddedConnection['pglite']): Db {
  return fromPglite({
    query: (text, values) => pglite.query(text, values),
    exec: (text) => {
      const body = script.exec(text)?.[1];
      return body === undefined ? pglite.exec(text) : pglite.transaction((tx) => tx.exec(body));
    },
    listen: (channel, callback) => pglite.listen(channel, callback),
  });
}
