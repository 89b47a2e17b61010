import { desc } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { workers } from '../../db/tables/workers.ts';

export async function lastHeartbeat(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ heartbeatAt: workers.heartbeatAt })
    .from(workers)
    .orderBy(desc(workers.heartbeatAt))
    .limit(1);
  return row?.heartbeatAt ?? null;
}
