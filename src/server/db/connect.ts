import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Executor } from './executor.ts';
import { nameStatements } from './name-statements.ts';

/** A pool of connections to one engine, with Drizzle on top. */
export interface Connection {
  engine: 'embedded' | 'postgres';
  orm: Executor;
  /** Throws OutsideTransaction inside an open transaction, as `orm` does. */
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Connects lazily: a server that is down fails the first query, and the next query reconnects after a restart. */
export function connect(
  engine: Connection['engine'],
  pool: pg.Pool,
  onConnectionLost: (error: Error) => void,
): Connection {
  nameStatements(pool);
  // An idle connection that dies (a restarted server) emits here; without a listener it would end the process.
  pool.on('error', onConnectionLost);
  // A connection that dies between two statements of a transaction emits on the client itself.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  const orm = drizzle({ client: pool, casing: 'snake_case' }) as unknown as Executor;
  // Drizzle's own transaction never releases a client whose BEGIN failed; ten of those empty the pool.
  orm.transaction = async (body, config) => {
    const client = await pool.connect();
    const session = drizzle({ client, casing: 'snake_case' }) as unknown as Executor;
    try {
      return await session.transaction(body, config);
    } finally {
      client.release();
    }
  };
  return {
    engine,
    orm,
    pool,
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}
