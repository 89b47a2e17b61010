import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { processRuns } from '../../db/tables/workers.ts';

/** Runs a process and keeps when it ran, what it counted and why it failed, for the scheduler's page. */
export async function runRecorded(
  db: Executor,
  process: string,
  work: () => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  const [run] = await db.insert(processRuns).values({ process }).returning({ id: processRuns.id });
  if (!run) throw new Error('The new run came back empty');
  const finish = (outcome: { counts?: Record<string, number>; error?: string }) =>
    db
      .update(processRuns)
      .set({ ...outcome, finishedAt: sql`now()` })
      .where(eq(processRuns.id, run.id));
  try {
    const counts = await work();
    await finish({ counts });
    return counts;
  } catch (error) {
    await finish({ error: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
