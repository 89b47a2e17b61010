import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { bossSchema } from './connect-boss.ts';
import type { JobKinds, JobName } from './job-kinds.ts';

/** A job that waits or runs, for a backup. */
export type WaitingJob = { [Name in JobName]: { name: Name; data: JobKinds[Name] } }[JobName];

const jobTable = sql.raw(`${bossSchema}.job`);

/** The unfinished jobs of these kinds; none if the job engine has never run. */
export async function readWaitingJobs(db: Executor, names: readonly JobName[]): Promise<WaitingJob[]> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass(${`${bossSchema}.job`}) is not null as found`,
  );
  if (!rows[0]?.found) return [];
  const jobs = await db.execute<WaitingJob>(
    sql`select name, data from ${jobTable} where state < 'completed' and name in ${names} order by created_on`,
  );
  return jobs.rows;
}

/** Deletes all jobs. */
export async function clearJobs(tx: Executor): Promise<void> {
  await tx.execute(sql`delete from ${jobTable}`);
}
