/** One run of one job, beside its data. */
export interface JobRun {
  jobId: string;
  /** 1 for the first run. */
  attempt: number;
  /** Aborted when the job no longer belongs to this run: it took too long, or the process is stopping. */
  signal: AbortSignal;
  /** Of a job with material: what it has done so far lasts, and counts for nothing if the process dies under the rest. */
  gotFurther?(): Promise<void>;
}

/** How often and when a job whose handler threw is run again. */
export interface RetryPolicy {
  limit: number;
  delaySeconds: number;
  /** Doubles the delay from retry to retry, up to this; constant without it. */
  maxDelaySeconds?: number;
}

/** A kind of job. Its data carries ids, and its handler tolerates running twice. */
export interface JobDefinition<Data extends object = object, Name extends string = string> {
  name: Name;
  /** Runs one job. Throwing fails that job alone, and it is retried. */
  handler(data: Data, run: JobRun): Promise<void>;
  /**
   * Of a job that works on what a user brought, which may be what kills the process: once it has died twice under the same
   * piece, the job is not run a third time but set aside, which says so to the owner. `key` names the piece.
   */
  material?: { key(data: Data): string; setAside(data: Data): Promise<void> };
  /** Jobs of this kind that run at the same time in one process. */
  concurrency?: number;
  /** Jobs taken at once; they are settled together, so a slow kind should take no more than it runs at once. */
  batchSize?: number;
  /** Batches that run side by side: a batch ends with its slowest job, and these need not wait for it. One by default. */
  workers?: number;
  retry?: RetryPolicy;
  /** A run that takes longer is given up and counted as failed. */
  timeoutSeconds?: number;
}

/** When and how often one job is to run. */
export interface SendOptions {
  /** Of the jobs with one key only one waits at a time; a second is dropped until the first has started. */
  singletonKey?: string;
  /** Of the jobs with one key only one is taken in each stretch of so many seconds, finished ones counted. */
  onceInSeconds?: number;
  startAfter?: Date;
}

export const jobDefaults = {
  concurrency: 2,
  batchSize: 10,
  workers: 1,
  retry: { limit: 5, delaySeconds: 5, maxDelaySeconds: 300 },
  timeoutSeconds: 300,
};
