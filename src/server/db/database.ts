import { join } from 'node:path';
import type { Connection } from './connect.ts';
import { isDeadlock } from './constraint-errors.ts';
import type { Executor } from './executor.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import { type StartedEngine, startEngine } from './start-engine.ts';
import { TransactionGuard } from './transaction-guard.ts';

/** One database, on either engine. */
export interface Database {
  /** The outer handle. Throws OutsideTransaction inside an open transaction. */
  readonly orm: Executor;
  /**
   * Runs `body` in a transaction: commits when it resolves, rolls back when it rejects. `body` runs again after a
   * deadlock, so it must change nothing except through `tx`.
   */
  transaction<T>(body: (tx: Executor) => Promise<T>): Promise<T>;
  /** Waits for running queries and closes. The embedded engine keeps the process alive until then. */
  close(): Promise<void>;
  /** The engine and its pool of connections; for db/ and queue/ only. */
  readonly connection: Connection;
}

/** `databaseUrl` selects PostgreSQL; else the embedded engine stores its files in `dataDir`/db. */
export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Called when an idle PostgreSQL connection dies. The pool recovers by itself. */
  onConnectionLost?: (error: Error) => void;
  /** False for a disposable embedded database: commits do not wait for the disk. */
  isDurable?: boolean;
  /** The embedded engine, if it was started earlier. */
  engine?: Promise<StartedEngine> | undefined;
}

/** Whether it is the embedded one, whose files a backup copies. */
export function isEmbedded({ connection }: Pick<Database, 'connection'>): boolean {
  return connection.engine === 'embedded';
}

const deadlockRetries = 3;

/** Opens the database. It does not migrate, and does not lock `dataDir`: see migrateDatabase and lockDataDir. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const guard = new TransactionGuard();
  const connection: Connection = options.databaseUrl
    ? openPostgres(options.databaseUrl, guard, options.onConnectionLost ?? (() => {}))
    : openEmbedded(await (options.engine ?? startEngineOf(options)), guard);
  const { orm } = connection;
  const begin = orm.transaction.bind(orm);
  // Wraps the handle itself, so that no way into a transaction escapes the guard.
  orm.transaction = (body, config) => {
    guard.refuseInside();
    const attempt = (left: number): ReturnType<typeof body> =>
      begin((tx) => guard.run(() => body(tx)), config).catch((error) => {
        if (left === 0 || !isDeadlock(error)) throw error;
        return attempt(left - 1);
      });
    return attempt(deadlockRetries);
  };
  return {
    connection,
    get orm() {
      guard.refuseInside();
      return orm;
    },
    transaction: (body) => orm.transaction(body),
    close: () => connection.close(),
  };
}

function startEngineOf({ dataDir, isDurable = true }: DatabaseOptions): Promise<StartedEngine> {
  return startEngine({ clusterDir: join(dataDir, 'db'), isDurable });
}
