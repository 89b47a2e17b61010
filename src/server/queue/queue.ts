import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CronExpressionParser } from 'cron-parser';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { type Clock, systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { isPooled } from '../db/pooler.ts';
import { bossSchema, connectBoss, putBackHeldJobs } from './connect-boss.ts';
import { declareQueues, workOptions } from './declare-queue.ts';
import type { JobDefinition, SendOptions } from './job-definition.ts';
import { jobDefaults } from './job-definition.ts';
import type { JobKinds } from './job-kinds.ts';
import { type JobFailure, runBatch } from './run-batch.ts';
import { createAlone, watchHandler } from './unsettled-jobs.ts';

/** Jobs that survive the process: sent in the transaction that requires them, run by any worker. */
export interface Queue<Kinds extends Record<keyof Kinds, object> = JobKinds> {
  /** Declares a kind of job, before start(). A process must know every kind it sends. */
  register<Name extends NameOf<Kinds>>(definition: JobDefinition<Kinds[Name], Name>): void;
  /** Sends `data` to the job `name` at every time of the cron expression (UTC), before start(). */
  schedule<Name extends NameOf<Kinds>>(name: Name, cron: string, data: Kinds[Name]): void;
  /** When the schedule sends the job `name` next; null if it has none. */
  nextRun(name: NameOf<Kinds>, now: Date): Date | null;
  /** Connects; with `work: false` only to send, like a web process. */
  start(options?: { work?: boolean }): Promise<void>;
  /** How many jobs of each kind wait and run, as counted by the job engine a few seconds ago. */
  depths(): Promise<{ name: string; waiting: number; running: number }[]>;
  /** Whether jobs can be sent: started, and not stopped. */
  isStarted(): boolean;
  /**
   * Stops for good: accepts no more jobs and waits for the running ones. Those that take too long are aborted and put
   * back.
   */
  stop(options: { timeoutMs: number }): Promise<void>;
  /** Sends a job as part of `executor`'s transaction. False if a job with this `singletonKey` is already waiting. */
  send<Name extends NameOf<Kinds>>(
    executor: Executor,
    name: Name,
    data: Kinds[Name],
    options?: SendOptions,
  ): Promise<boolean>;
  /** Sends many in one statement. `keyOf` drops those that already wait under their key. */
  sendMany<Name extends NameOf<Kinds>>(
    executor: Executor,
    name: Name,
    data: Kinds[Name][],
    options?: ManyOptions<Kinds[Name]>,
  ): Promise<void>;
}

export type ManyOptions<Data> = {
  keyOf?(data: Data): string;
  /** A job of a higher priority runs first, whenever it was sent. 0 by default. */
  priorityOf?(data: Data): number;
};

type NameOf<Kinds> = keyof Kinds & string;

/** Receives the engine's errors. */
export interface QueueReports {
  /** The engine could not work, for example because the database is down. It keeps trying. */
  onError(error: Error): void;
  onJobFailed?(failure: JobFailure): void;
  onWarning?(warning: { message: string; data: object }): void;
}

// From this size on the planner's assumption of an empty table matters; nothing else analyzes it on the embedded
// engine.
const bulkSize = 500;

/** The key of scheduled jobs, and of all jobs of a kind that runs alone. */
const oneKey = 'scheduled';

/** The job queue of a database, on either engine. */
export function createQueue<Kinds extends Record<keyof Kinds, object> = JobKinds>(
  database: Database,
  reports: QueueReports,
  clock: Pick<Clock, 'isSteady'> = systemClock,
): Queue<Kinds> {
  const definitions = new Map<string, JobDefinition>();
  const schedules: { name: string; cron: string; data: object }[] = [];
  const alone = createAlone();
  let boss: PgBoss | undefined;
  let stopping = false;

  function startedBoss(name: string): PgBoss {
    if (!boss || stopping) throw new Error('The queue is not running.');
    // The engine would look an unknown kind up in the database, on another connection than the transaction's.
    if (!definitions.has(name)) throw new Error(`No job named ${name} is registered.`);
    return boss;
  }

  return {
    register(definition) {
      if (boss) throw new Error(`The job ${definition.name} was registered after the queue had started.`);
      definitions.set(definition.name, definition as unknown as JobDefinition);
    },

    schedule(name, cron, data) {
      if (boss) throw new Error(`The job ${name} was scheduled after the queue had started.`);
      schedules.push({ name, cron, data });
    },

    nextRun(name, now) {
      const found = schedules.find((schedule) => schedule.name === name);
      return found ? CronExpressionParser.parse(found.cron, { currentDate: now, tz: 'UTC' }).next().toDate() : null;
    },

    async start({ work = true } = {}) {
      const starting = connectBoss(database, { work, listens: work && !(await isPooled(database)) });
      starting.on('error', (error) => {
        // A handler that outlasts the stop settles after the engine has closed. Its job has been put back.
        if (!stopping) reports.onError(error);
      });
      starting.on('warning', (warning) => reports.onWarning?.(warning));
      await starting.start();
      boss = starting;
      await declareQueues(boss, [...definitions.values()]);
      if (!work) return;
      await putBackHeldJobs(database);
      for (const definition of definitions.values()) {
        const { concurrency } = { ...jobDefaults, ...definition };
        const watched = { ...definition, handler: watchHandler(database, definition, alone) };
        const isScheduled = schedules.some(({ name }) => name === definition.name);
        await boss.work<object>(definition.name, workOptions(definition), async (jobs) => {
          // With a clock that has jumped, jobs would delete, remind or create too early: they wait until it is trusted
          // again.
          while (isScheduled && !clock.isSteady() && !stopping) await setTimeout(1000);
          return runBatch(watched, jobs, concurrency, (failure) => reports.onJobFailed?.(failure));
        });
      }
      for (const { name, cron, data } of schedules) {
        await boss.schedule(name, cron, data, { tz: 'UTC', singletonKey: oneKey });
      }
    },

    async depths() {
      const queues = (await boss?.getQueues([...definitions.keys()])) ?? [];
      return queues.map(({ name, queuedCount, activeCount }) => ({
        name,
        waiting: queuedCount,
        running: activeCount,
      }));
    },

    isStarted: () => boss !== undefined,

    async stop({ timeoutMs }) {
      stopping = true;
      await boss?.stop({ graceful: true, timeout: timeoutMs, close: true });
    },

    async send(executor, name, data, { singletonKey, onceInSeconds, startAfter } = {}) {
      const jobId = await startedBoss(name).send(name, data, {
        db: fromDrizzle(executor, sql),
        // The queue allows one waiting job per key, so a job that is not a singleton gets a unique key.
        singletonKey: definitions.get(name)?.isAlone ? oneKey : (singletonKey ?? randomUUID()),
        ...(onceInSeconds !== undefined && { singletonSeconds: onceInSeconds }),
        startAfter,
      });
      return jobId !== null;
    },

    async sendMany(executor, name, data, { keyOf = () => randomUUID(), priorityOf = () => 0 } = {}) {
      const jobs = data.map((each) => ({ data: each, singletonKey: keyOf(each), priority: priorityOf(each) }));
      await startedBoss(name).insert(name, jobs, { db: fromDrizzle(executor, sql) });
      if (jobs.length >= bulkSize) await executor.execute(sql.raw(`analyze ${bossSchema}.job`));
    },
  };
}
