import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { clocks } from '../../db/tables/clocks.ts';
import { processRuns } from '../../db/tables/workers.ts';

/**
 * The latest time of a trusted clock (or, if there is none, the last run of a process), and the time of the database's
 * clock.
 */
export async function readTimes(db: Executor): Promise<{ lastSeen: Date | null; database: Date }> {
  const inUtc = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const lastSeen = sql`coalesce(
    (select max(${clocks.seenAt}) from ${clocks}), (select max(${processRuns.startedAt}) from ${processRuns}))`;
  const { rows } = await db.execute<{ seen: string | null; database: string }>(
    sql`select ${inUtc(lastSeen)} as seen, ${inUtc(sql`now()`)} as database`,
  );
  const [row] = rows;
  return { lastSeen: row?.seen ? new Date(row.seen) : null, database: new Date(row?.database ?? Number.NaN) };
}

/** Stores the time of a machine's clock, or why it is not trusted. */
export async function keepClockLook(
  db: Executor,
  host: string,
  look: { seenAt: Date } | { doubt: string },
): Promise<void> {
  const set = 'doubt' in look ? look : { ...look, doubt: null };
  await db
    .insert(clocks)
    .values({ host, ...set })
    .onConflictDoUpdate({ target: clocks.host, set: { ...set, lookedAt: sql`now()` } });
}

/** The clocks that are not trusted now, of live machines. */
export async function listDoubtedClocks(db: Executor): Promise<{ host: string; doubt: string }[]> {
  const rows = await db
    .select({ host: clocks.host, doubt: clocks.doubt })
    .from(clocks)
    .where(and(isNotNull(clocks.doubt), sql`${clocks.lookedAt} > now() - interval '1 minute'`))
    .orderBy(clocks.host);
  return rows.map(({ host, doubt }) => ({ host, doubt: doubt ?? '' }));
}

/** Confirms that it is now `now`: clock times beyond it are cut to it. */
export async function confirmTime(db: Executor, now: Date): Promise<void> {
  await db.delete(clocks);
  await keepClockLook(db, 'confirmed', { seenAt: now });
  await db
    .update(processRuns)
    .set({ startedAt: now })
    .where(sql`${processRuns.startedAt} > ${now.toISOString()}::timestamptz`);
}
