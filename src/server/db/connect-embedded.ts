import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { DurableNodeFS } from './durable-node-fs.ts';
import { startUpkeep } from './embedded-upkeep.ts';
import type { Executor } from './executor.ts';
import { initialiseEmbedded } from './initialise-embedded.ts';
import { createPreparedReads } from './prepared-reads.ts';
import { onlyReads, watchRepeats } from './repeated-statements.ts';
import type { TransactionGuard } from './transaction-guard.ts';

// PGlite's own parameters without -F (which turns fsync off). Its fdatasync, the default for the write-ahead log, is
// an empty function; its fsync is the one DurableNodeFS makes real. The planner counts by a tenth of the usual sample,
// because everyone waits while it does.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'default_statistics_target=10',
];

/** Where the embedded engine runs: `fsync` is replaced by tests that count it. */
interface EmbeddedOptions {
  clusterDir: string;
  fsync?: (fileDescriptor: number) => void;
}

/** The embedded engine: one connection, in this process, on the event loop. */
export interface EmbeddedConnection {
  engine: 'embedded';
  orm: Executor;
  /** Throws OutsideTransaction inside an open transaction, as `orm` does. */
  pglite: PGlite;
  close(): Promise<void>;
}

/** Opens (and creates, the first time) the embedded database. The caller holds the lock on its directory. */
export async function connectEmbedded(
  { clusterDir, fsync }: EmbeddedOptions,
  guard: TransactionGuard,
): Promise<EmbeddedConnection> {
  await initialiseEmbedded(clusterDir);
  const engine = await PGlite.create({ fs: new DurableNodeFS(clusterDir, fsync), startParams });
  const pglite = guarded(engine, guard);
  const orm = drizzle({ client: pglite, casing: 'snake_case' }) as unknown as Executor;
  const upkeep = startUpkeep(engine);
  return {
    engine: 'embedded',
    orm,
    pglite,
    close: async () => {
      await upkeep.stop();
      if (!engine.closed) await engine.close();
    },
  };
}

// The engine gives a transaction its own handle; whatever comes to these from inside one would wait for its end.
function guarded(pglite: PGlite, guard: TransactionGuard): PGlite {
  const reads = createPreparedReads(pglite);
  const comesAgain = watchRepeats(onlyReads);
  const query: PGlite['query'] = async (text, values, options) =>
    comesAgain(text) ? reads.query(text, values, options) : pglite.query(text, values, options);
  return new Proxy(pglite, {
    get(target, key) {
      if (key === 'query' || key === 'exec' || key === 'transaction') guard.refuseInside();
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
