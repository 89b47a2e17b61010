import { type Connection, connect } from './connect.ts';
import { GuardedPool } from './guarded-pool.ts';
import { reachPrimary } from './reach-primary.ts';
import type { TransactionGuard } from './transaction-guard.ts';

/** A PostgreSQL server through a pool of connections. */
export function openPostgres(
  databaseUrl: string,
  guard: TransactionGuard,
  onConnectionLost: (error: Error) => void,
): Connection {
  const pool = new GuardedPool(
    {
      ...reachPrimary(databaseUrl),
      application_name: 'fondly',
      max: 10,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      // The embedded engine runs in UTC; SQL that depends on the session's zone must not differ. A server with
      // asynchronous commits forgets the last ones when it crashes, and cards already handed over would be sent again.
      // These are not connection options, because PgBouncer rejects those.
      onConnect: (client) => client.query("set timezone = 'UTC'; set synchronous_commit = on"),
    },
    guard,
  );
  return connect('postgres', pool, onConnectionLost);
}
