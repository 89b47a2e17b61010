import type pg from 'pg';
import { GuardedPool } from './guarded-pool.ts';

type Hold = { client: Promise<pg.PoolClient>; users: number };

/**
 * A pool of one connection that single statements share: they go to the engine without waiting for each other's
 * answers. A transaction has the connection alone, in the order of requests.
 */
export class SharedPool extends GuardedPool {
  #hold: Hold | undefined;

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    // Later requests queue behind this one.
    this.#hold = undefined;
    return callback ? super.connect(callback) : super.connect();
  }

  // biome-ignore lint/suspicious/noExplicitAny: one signature for the many of pg
  override async query(...asked: any[]): Promise<any> {
    this.guard.refuseInside();
    this.#hold ??= { client: super.connect(), users: 0 };
    const hold = this.#hold;
    hold.users += 1;
    const client = await hold.client;
    try {
      return await (client.query as (...asked: unknown[]) => Promise<unknown>)(...asked);
    } finally {
      hold.users -= 1;
      if (hold.users === 0) {
        if (this.#hold === hold) this.#hold = undefined;
        client.release();
      }
    }
  }
}
