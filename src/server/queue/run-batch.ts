import type { JobResult } from 'pg-boss';
import type { JobDefinition, JobRun } from './job-definition.ts';

/** A job from the engine. */
interface FetchedJob {
  id: string;
  data: object;
  retryCount: number;
  signal: AbortSignal;
}

/** A handler threw: the job runs again unless it has no retries left. */
export interface JobFailure {
  name: string;
  jobId: string;
  attempt: number;
  error: unknown;
}

/** Runs a batch, at most `concurrency` jobs at a time, and settles each on its own. */
export async function runBatch(
  definition: JobDefinition,
  jobs: FetchedJob[],
  concurrency: number,
  onFailure: (failure: JobFailure) => void,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  const waiting = [...jobs];
  const runWaiting = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      results.push(await runOne(definition, job, onFailure));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runWaiting));
  return results;
}

async function runOne(
  definition: JobDefinition,
  job: FetchedJob,
  onFailure: (failure: JobFailure) => void,
): Promise<JobResult> {
  const run: JobRun = { jobId: job.id, attempt: job.retryCount + 1, signal: job.signal };
  try {
    await definition.handler(job.data ?? {}, run);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    onFailure({ name: definition.name, jobId: job.id, attempt: run.attempt, error });
    const message = error instanceof Error ? error.message : String(error);
    return { id: job.id, status: 'failed', output: { message } };
  }
}
