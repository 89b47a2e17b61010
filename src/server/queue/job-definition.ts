/** One run of one job, without its data. */
export interface JobRun {
  jobId: string;
  /** 1 for the first run. */
  attempt: number;
  /** Aborted when the job no longer belongs to this run: it took too long, or the process is stopping. */
  signal: AbortSignal;
  /**
   * For a job with material: records that the work so far is permanent and does not count if the process dies later.
   */
  gotFurther?(): Promise<void>;
}

/** How often and when a failed job is retried. */
export interface RetryPolicy {
  limit: number;
  delaySeconds: number;
  /** Doubles the delay from retry to retry, up to this; constant without it. */
  maxDelaySeconds?: number;
}

/** A kind of job. Its data carries ids, and its handler tolerates running twice. */
export interface JobDefinition<Data extends object = object, Name extends string = string> {
  name: Name;
  /** Runs one job. An exception fails only that job, which is retried. */
  handler(data: Data, run: JobRun): Promise<void>;
  /**
   * For a job that works on user input, which may crash the process: after two crashes during the same work, the job is
   * not run a third time but set aside, which notifies the owner. `key` identifies the work.
   */
  material?: { key(data: Data): string; setAside(data: Data): Promise<void> };
  /** Only one job of this kind waits or runs, in all processes together; another is not sent. */
  isAlone?: true;
  /** How many jobs of this kind run at the same time in one process. */
  concurrency?: number;
  /**
   * How many jobs are fetched at once; they are settled together, so a slow kind should fetch no more than it runs at
   * once.
   */
  batchSize?: number;
  /**
   * How many batches run in parallel: a batch ends with its slowest job, and these need not wait for it. One by
   * default.
   */
  workers?: number;
  retry?: RetryPolicy;
  /** A run that takes longer is aborted and counts as failed. */
  timeoutSeconds?: number;
}

/** When and how often a job runs. */
export interface SendOptions {
  /** Only one job per key waits at a time; a second is dropped until the first has started. */
  singletonKey?: string;
  /** Only one job per key runs per interval of this many seconds, finished ones included. */
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
