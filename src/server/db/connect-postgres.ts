import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Executor } from './executor.ts';
import { nameStatements } from './name-statements.ts';
import { NoConnection } from './no-connection.ts';
import type { TransactionGuard } from './transaction-guard.ts';

/** A PostgreSQL server through a pool of connections. */
export interface PostgresConnection {
  engine: 'postgres';
  orm: Executor;
  pool: pg.Pool;
  close(): Promise<void>;
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

class GuardedPool extends pg.Pool {
  readonly #guard: TransactionGuard;

  constructor(config: pg.PoolConfig, guard: TransactionGuard) {
    super(config);
    this.#guard = guard;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): unknown {
    this.#guard.refuseInside();
    if (callback)
      return super.connect((error, client, release) => callback(error && new NoConnection(error), client, release));
    return super.connect().catch((error) => {
      throw new NoConnection(error);
    });
  }
}

/** Connects lazily: a server that is down shows with the first query, and a restarted one is met again by the next. */
export function connectPostgres(
  databaseUrl: string,
  guard: TransactionGuard,
  onConnectionLost: (error: Error) => void,
): PostgresConnection {
  const pool = new GuardedPool(
    {
      connectionString: databaseUrl,
      application_name: 'fondly',
      max: 10,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      // The embedded engine runs in UTC; SQL that depends on the session's zone must not differ. A server whose commits
      // are asynchronous forgets the last of them when it crashes: what was handed over would be sent again.
      options: '-c TimeZone=UTC -c synchronous_commit=on',
    },
    guard,
  );
  nameStatements(pool);
  // An idle connection that dies (a restarted server) emits here; without a listener it would end the process.
  pool.on('error', onConnectionLost);
  // So does one that dies between two statements of a transaction, on the client itself.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  const orm = drizzle({ client: pool, casing: 'snake_case' }) as unknown as Executor;
  // Drizzle's own keeps a client for ever whose BEGIN failed; ten of those and the pool is empty.
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
    engine: 'postgres',
    orm,
    pool,
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}
