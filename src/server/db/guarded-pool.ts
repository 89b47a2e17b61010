import pg from 'pg';
import { NoConnection } from './no-connection.ts';
import type { TransactionGuard } from './transaction-guard.ts';

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/** Gives no second connection to a call chain that holds one, and reports when none is available. */
export class GuardedPool extends pg.Pool {
  protected readonly guard: TransactionGuard;

  constructor(config: pg.PoolConfig, guard: TransactionGuard) {
    super(config);
    this.guard = guard;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): unknown {
    this.guard.refuseInside();
    if (callback)
      return super.connect((error, client, release) => callback(error && new NoConnection(error), client, release));
    return super.connect().catch((error) => {
      throw new NoConnection(error);
    });
  }
}
