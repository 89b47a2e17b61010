import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type ConstructorOptions, type Db, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';

/** The schema of the job engine's own tables, beside ours in one database. */
export const bossSchema = 'pgboss';

/** The job engine on the database's engine. A process that only sends jobs neither supervises nor schedules; behind a pooler nothing can be listened to, and the poll finds what is to do. */
export function connectBoss({ connection }: Database, { work, listens }: { work: boolean; listens: boolean }): PgBoss {
  const options: ConstructorOptions = {
    schema: bossSchema,
    supervise: work,
    schedule: work,
    useListenNotify: listens,
    // How soon a killed worker's jobs are found; a minute each by default.
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
 * Lets jobs that a killed process held be taken at once. Only one process has the embedded database, so whatever runs
 * at its start runs nowhere; on PostgreSQL another worker may be at it, and the engine waits for its heartbeat.
 */
export async function putBackHeldJobs({ connection, orm }: Database): Promise<void> {
  if (connection.engine !== 'embedded') return;
  await orm.execute(sql`
    update ${sql.raw(bossSchema)}.job set state = 'retry', start_after = now(), heartbeat_on = null
    where state = 'active' and retry_count < retry_limit`);
}

/**
 * The one connection to the embedded database, for pg-boss, which sends its scripts as one text with BEGIN and COMMIT in
 * it: one that fails half-way is rolled back here before anyone else has a turn.
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
