import { desc, eq, lt, max, sql } from 'drizzle-orm';
import type { ProcessName } from '../../../contract/processes.ts';
import type { Executor } from '../../db/executor.ts';
import { processRuns } from '../../db/tables/workers.ts';
import { messageOf } from '../../log.ts';

const longestError = 1000;

/** Runs a process and records when it ran, its counts and why it failed, for the scheduler's page. */
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
    // Jobs queued by the run may have counted already.
    await finish({ counts: sql`${JSON.stringify(counts)}::jsonb || ${processRuns.counts}` });
    return counts;
  } catch (error) {
    await finish({ error: messageOf(error).slice(0, longestError) });
    throw error;
  }
}

/** Records why parts of a run failed, for the scheduler's page. */
export async function explainRun(db: Executor, runId: number, cause: string): Promise<void> {
  await db
    .update(processRuns)
    .set({ error: cause.slice(0, longestError) })
    .where(eq(processRuns.id, runId));
}

/** The last run of a process; null if none is stored. */
export async function lastRun(db: Executor, process: ProcessName) {
  const [run] = await db
    .select()
    .from(processRuns)
    .where(eq(processRuns.process, process))
    .orderBy(desc(processRuns.startedAt), desc(processRuns.id))
    .limit(1);
  return run ?? null;
}

/** When each process last ran, as far as runs are stored. */
export async function lastRuns(db: Executor): Promise<Map<ProcessName, Date>> {
  const rows = await db
    .select({ process: processRuns.process, startedAt: max(processRuns.startedAt) })
    .from(processRuns)
    .groupBy(processRuns.process);
  return new Map(rows.flatMap(({ process, startedAt }) => (startedAt ? [[process as ProcessName, startedAt]] : [])));
}

/** Whether this is the first run of a process in its hour. */
export async function isFirstOfHour(db: Executor, process: ProcessName, runId: number): Promise<boolean> {
  const { rows } = await db.execute<{ first: boolean }>(sql`
    select not exists (
      select 1 from ${processRuns} earlier join ${processRuns} this on this.id = ${runId}
      where earlier.process = ${process} and earlier.id < ${runId} and earlier.finished_at is not null
        and earlier.started_at >= date_trunc('hour', this.started_at)
    ) as first`);
  return rows[0]?.first ?? true;
}

/** Adds a job's counts to the run that queued it; stores `error` for the scheduler's page. */
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

/** Deletes runs from before an instant. */
export async function deleteRunsBefore(db: Executor, instant: Date): Promise<number> {
  const rows = await db.delete(processRuns).where(lt(processRuns.startedAt, instant)).returning({ id: processRuns.id });
  return rows.length;
}
