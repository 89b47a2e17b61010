import { type Connection, connect } from './connect.ts';
import { startUpkeep } from './embedded-upkeep.ts';
import { EngineStream } from './engine-stream.ts';
import { SharedPool } from './shared-pool.ts';
import type { StartedEngine } from './start-engine.ts';
import type { TransactionGuard } from './transaction-guard.ts';

/** Opens the embedded database of a started engine. */
export function openEmbedded({ worker, die, stop }: StartedEngine, guard: TransactionGuard): Connection {
  let isClosing = false;
  const pool = new SharedPool(
    {
      user: 'postgres',
      database: 'postgres',
      max: 1,
      pipeline: true,
      idleTimeoutMillis: 0,
      stream: () => new EngineStream(worker),
    },
    guard,
  );
  const connection = connect('embedded', pool, ({ message }) => {
    if (!isClosing) die(message);
  });
  const upkeep = startUpkeep(pool);
  return {
    ...connection,
    close: async () => {
      if (isClosing) return;
      isClosing = true;
      await upkeep.stop();
      await connection.close();
      await stop();
    },
  };
}
