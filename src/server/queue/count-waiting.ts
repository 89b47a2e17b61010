import { sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { bossSchema } from './connect-boss.ts';

const countedAtMost = 10_000;

/** How many jobs wait, with or without a running job engine; 0 if it has never run. At most ten thousand are counted. */
export async function countWaitingJobs(db: Executor): Promise<number> {
  const table = `${bossSchema}.job`;
  const { rows } = await db.execute<{ found: boolean }>(sql`select to_regclass(${table}) is not null as found`);
  if (!rows[0]?.found) return 0;
  const waiting = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${sql.raw(table)} where state < 'active' and start_after <= now() limit ${countedAtMost}
    ) waiting`);
  return waiting.rows[0]?.count ?? 0;
}
