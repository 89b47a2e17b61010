import { eq, lt, sql } from 'drizzle-orm';
import type { ProcessName } from '../../../contract/system.ts';
import type { Executor } from '../../db/executor.ts';
import { processRuns } from '../../db/tables/workers.ts';
import { messageOf } from '../../log.ts';

const longestError = 1000;

/** Runs a process and keeps when it ran, what it counted and why it failed, for the scheduler's page. */
export async function runRecorded(
  db: Executor,
  process: ProcessName,
  work: (runId: number) => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  const [run] = await db.insert(processRuns).values({ process }).returning({ id: processRuns.id });
  if (!run) throw new Error('The new run came back empty');
  const finish = (outcome: Record<string, unknown>) =>
    db
      .update(processRuns)
      .set({ ...outcome, finishedAt: sql`now()` })
      .where(eq(processRuns.id, run.id));
  try {
    const counts = await work(run.id);
    // Jobs that it sent may have counted already.
    await finish({ counts: sql`${JSON.stringify(counts)}::jsonb || ${processRuns.counts}` });
    return counts;
  } catch (error) {
    await finish({ error: messageOf(error).slice(0, longestError) });
    throw error;
  }
}

/** Adds what a job did to the run that had sent it; `error` is kept for the scheduler's page. */
export async function countInRun(db: Executor, runId: number, what: string, error?: unknown): Promise<void> {
  const more = sql`coalesce((${processRuns.counts} ->> ${what}::text)::int, 0) + 1`;
  await db
    .update(processRuns)
    .set({
      counts: sql`${processRuns.counts} || jsonb_build_object(${what}::text, ${more})`,
      ...(error !== undefined && { error: messageOf(error).slice(0, longestError) }),
    })
    .where(eq(processRuns.id, runId));
}

/** Forgets runs from before an instant. */
export async function deleteRunsBefore(db: Executor, instant: Date): Promise<number> {
  const rows = await db.delete(processRuns).where(lt(processRuns.startedAt, instant)).returning({ id: processRuns.id });
  return rows.length;
}
