import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { workers } from '../../../db/tables/workers.ts';

/** Records a worker's heartbeat, and its host the first time. Returns the database's time. */
export async function beat(db: Executor, worker: { id: string; host: string; pid: number }): Promise<Date> {
  const [own] = await db
    .insert(workers)
    .values(worker)
    .onConflictDoUpdate({ target: workers.id, set: { heartbeatAt: sql`now()` } })
    .returning({ at: workers.heartbeatAt });
  // Killed workers cannot remove themselves.
  await db.delete(workers).where(sql`${workers.heartbeatAt} < now() - interval '1 day'`);
  if (!own) throw new Error('The heartbeat came back empty');
  return own.at;
}

export async function removeWorker(db: Executor, id: string): Promise<void> {
  await db.delete(workers).where(eq(workers.id, id));
}
