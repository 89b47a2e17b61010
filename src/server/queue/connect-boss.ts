import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';

/** The schema of the job engine's own tables, in the same database as ours. */
export const bossSchema = 'pgboss';

/**
 * The job engine on the database's engine. A process that only sends jobs neither supervises nor schedules; behind a
 * pooler LISTEN is impossible, and polling finds the jobs.
 */
export function connectBoss({ connection }: Database, { work, listens }: { work: boolean; listens: boolean }): PgBoss {
  const options: ConstructorOptions = {
    schema: bossSchema,
    supervise: work,
    schedule: work,
    useListenNotify: listens,
    // How soon the jobs of a killed worker are found; the default is a minute each.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  };
  if (connection.engine === 'embedded') {
    return new PgBoss({ ...options, backend: 'pglite', db: shareConnection(connection.pool), monitorVacuum: false });
  }
  return new PgBoss({
    ...options,
    connectionString: connection.pool.options.connectionString,
    ...(connection.pool.options.stream && { stream: connection.pool.options.stream }),
    application_name: 'fondly-jobs',
    max: 4,
  });
}

/**
 * Releases the jobs of a killed process at once. Only one process has the embedded database, so nothing can be running
 * at its start; on PostgreSQL another worker may still be running them, and the engine waits for its heartbeat.
 */
export async function putBackHeldJobs({ connection, orm }: Database): Promise<void> {
  if (connection.engine !== 'embedded') return;
  await orm.execute(sql`
    update ${sql.raw(bossSchema)}.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit`);
}

/**
 * The single connection to the embedded database for pg-boss, which sends its scripts as one text with BEGIN and
 * COMMIT: a script that fails half-way is rolled back here before the next caller's turn.
 */
function shareConnection(pool: pg.Pool): Db {
  return {
    executeSql: async (text, values) => {
      const client = await pool.connect();
      try {
        return await client.query(text, values);
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    listen: async (channel, onNotification) => {
      const client = await pool.connect();
      const listener = (message: pg.Notification) => {
        if (message.channel === channel) onNotification(message.payload ?? '');
      };
      client.on('notification', listener);
      await client.query(`listen ${pg.escapeIdentifier(channel)}`).finally(() => client.release());
      return {
        close: async () => {
          client.off('notification', listener);
          await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
        },
      };
    },
  };
}
