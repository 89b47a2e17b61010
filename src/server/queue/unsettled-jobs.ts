import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { unsettledJobs } from '../db/tables/unsettled-jobs.ts';
import type { JobDefinition } from './job-definition.ts';

/** How often a job may begin without progress. The next time it is set aside: the process has died during it twice. */
const mostStarts = 2;

/** Runs work after all earlier work. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createAlone(): Alone {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/**
 * Wraps the handler of a job that works on user input. When the handler returns or throws, the job is settled; a job
 * that is still unsettled when it begins again was in progress when a process died. Such jobs run one at a time, so
 * that none is blamed for another.
 */
export function watchHandler(database: Database, definition: JobDefinition, alone: Alone): JobDefinition['handler'] {
  const { material, handler } = definition;
  if (!material) return handler;
  return async (data, run) => {
    const key = `${definition.name} ${material.key(data)}`;
    const settle = () => settleJob(database, key);
    const work = async () => {
      // A clean stop is not a crash; after this the database may be closed.
      const settleEarly = () => void settle().catch(() => {});
      run.signal.addEventListener('abort', settleEarly, { once: true });
      try {
        await handler(data, { ...run, gotFurther: () => countFromOne(database, key) });
      } finally {
        run.signal.removeEventListener('abort', settleEarly);
        await settle();
      }
    };
    if (await beginJob(database, key)) return work();
    return alone(async () => {
      if ((await beginAgain(database, key)) <= mostStarts) return work();
      await material.setAside(data);
      await settle();
    });
  };
}

/** False if it began before and never settled. */
async function beginJob({ orm }: Database, key: string): Promise<boolean> {
  const rows = await orm
    .insert(unsettledJobs)
    .values({ key, starts: 1, startedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ key: unsettledJobs.key });
  return rows.length === 1;
}

/** How often it has begun, including this time. */
async function beginAgain({ orm }: Database, key: string): Promise<number> {
  const [row] = await orm
    .insert(unsettledJobs)
    .values({ key, starts: 1, startedAt: sql`now()` })
    .onConflictDoUpdate({
      target: unsettledJobs.key,
      set: { starts: sql`${unsettledJobs.starts} + 1`, startedAt: sql`now()` },
    })
    .returning({ starts: unsettledJobs.starts });
  return row?.starts ?? 1;
}

async function countFromOne({ orm }: Database, key: string): Promise<void> {
  await orm.update(unsettledJobs).set({ starts: 1 }).where(eq(unsettledJobs.key, key));
}

async function settleJob({ orm }: Database, key: string): Promise<void> {
  await orm.delete(unsettledJobs).where(eq(unsettledJobs.key, key));
}
