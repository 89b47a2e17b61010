import type { Database } from './database.ts';

/** How busy this process's connections to PostgreSQL are; null on the embedded engine. */
export function connectionLoad({ connection }: Database): Record<'busy' | 'idle' | 'waiting', number> | null {
  if (connection.engine === 'embedded') return null;
  const { totalCount, idleCount, waitingCount } = connection.pool;
  return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
