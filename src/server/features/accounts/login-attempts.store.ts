import { inArray, lt, max, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { loginAttempts } from '../../db/tables/sign-in.ts';

/** The counters for wrong passwords. */
export type AttemptCounter = {
  keyHash: string;
  /** How many tries come before the first delay. */
  freeTries: number;
  /** How long without tries until one failure is forgiven. */
  forgetMs: number;
};

const firstDelaySeconds = 2;
const longestDelaySeconds = 15 * 60;

/**
 * Counts a try as wrong before the password is checked, in one statement, so that simultaneous tries cannot exceed the
 * limit. Returns when the next try is allowed; null if this one is not, and then it is not counted. Counts in the
 * future, from a wrong clock, block nobody.
 */
export async function countAttempt(db: Executor, counters: AttemptCounter[], now: Date): Promise<Date[] | null> {
  const at = instantOf(now);
  const { rows } = await db.execute<{ blockedUntil: string | Date }>(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(counters)}::jsonb)
        as each("keyHash" text, "freeTries" int, "forgetMs" float)
    )
    insert into ${loginAttempts} (key_hash, failures, blocked_until, last_failed_at)
    select "keyHash", 1, ${at}, ${at} from asked
    where not exists (
      select from ${loginAttempts} as held join asked on held.key_hash = asked."keyHash"
      where held.blocked_until > ${at} and held.last_failed_at <= ${at}
    )
    order by "keyHash"
    on conflict (key_hash) do update set (failures, blocked_until, last_failed_at) = (
      select tries, ${at} + make_interval(secs => case when tries < "freeTries" then 0
        else least(${longestDelaySeconds}::float, ${firstDelaySeconds}::float * power(2, least(tries - "freeTries", 16))) end), ${at}
      from (
        select asked.*, 1 + greatest(0, ${loginAttempts.failures}
          - floor(abs(extract(epoch from ${at} - ${loginAttempts.lastFailedAt})) * 1000 / "forgetMs")::int) as tries
        from asked where "keyHash" = ${loginAttempts.keyHash}
      ) as counted
    )
    where ${loginAttempts.blockedUntil} <= ${at} or ${loginAttempts.lastFailedAt} > ${at}
    returning blocked_until as "blockedUntil"`);
  return rows.length === counters.length ? rows.map(({ blockedUntil }) => new Date(blockedUntil)) : null;
}

/** When the next try is allowed; now if nothing blocks it. */
export async function findBlockedUntil(db: Executor, counters: AttemptCounter[], now: Date): Promise<Date> {
  const [row] = await db
    .select({ until: max(loginAttempts.blockedUntil) })
    .from(loginAttempts)
    .where(inArray(loginAttempts.keyHash, keysOf(counters)));
  return row?.until ?? now;
}

/** Removes a try that was not a wrong password, with its delay only. */
export async function uncountAttempt(db: Executor, counters: AttemptCounter[], delays: Date[]): Promise<void> {
  if (counters.length === 0) return;
  await db
    .update(loginAttempts)
    .set({
      failures: sql`greatest(0, ${loginAttempts.failures} - 1)`,
      blockedUntil: sql`case when ${inArray(loginAttempts.blockedUntil, delays)} then ${loginAttempts.lastFailedAt} else ${loginAttempts.blockedUntil} end`,
    })
    .where(inArray(loginAttempts.keyHash, keysOf(counters)));
}

/** After a correct password: resets the counters of its owner. */
export async function forgetAttempts(db: Executor, counters: AttemptCounter[]): Promise<void> {
  await db.delete(loginAttempts).where(inArray(loginAttempts.keyHash, keysOf(counters)));
}

/** Deletes counters from before an instant that block nobody any more. */
export async function deleteAttemptsBefore(db: Executor, instant: Date): Promise<number> {
  const rows = await db
    .delete(loginAttempts)
    .where(lt(loginAttempts.lastFailedAt, instant))
    .returning({ keyHash: loginAttempts.keyHash });
  return rows.length;
}

const keysOf = (counters: AttemptCounter[]) => counters.map(({ keyHash }) => keyHash);
const instantOf = (date: Date) => sql`${date.toISOString()}::timestamptz`;
