import { sql } from 'drizzle-orm';
import { legalFrom } from '../../../domain/card-lifecycle.ts';
import type { Executor } from '../../db/executor.ts';
import { cardDeliveryLogs, cards } from '../../db/tables/cards.ts';
import { generations } from '../../db/tables/generations.ts';
import { workers } from '../../db/tables/workers.ts';
import { heldUntilOrNever, leavesByItself } from '../delivery/public.ts';

/** Rows by outcome since the last read; `mark` is where the next read starts. */
export type Ended = { mark: number; counts: { outcome: string; engine: string; count: number }[] };

const sending = 'sending';
/** How many rows one read counts; the next read continues where it stopped. */
const rowsAtOnce = 20_000;

/** How many seconds the oldest waiting card has been due; 0 if none waits. Read from the end of an index. */
export async function oldestDueSeconds(db: Executor, now: Date, prints: boolean): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select extract(epoch from ${at} - min(${cards.dueAt}))::float8 as seconds from ${cards}
    where ${cards.deliveryStatus} in ${legalFrom.claim} and ${cards.dueAt} <= ${at} and ${cards.dayEndsAt} > ${at}
      and ${cards.dueAt} > ${heldUntilOrNever} and ${leavesByItself(prints)}`);
  return Math.max(0, rows[0]?.seconds ?? 0);
}

export async function countAliveWorkers(db: Executor): Promise<number> {
  return db.$count(workers, sql`${workers.heartbeatAt} > now() - interval '1 minute'`);
}

/** The start of counting: this process does not count events before its start. */
export async function lastMarks(db: Executor): Promise<{ deliveries: number; generations: number }> {
  const { rows } = await db.execute<{ deliveries: number; generations: number }>(sql`
    select (select coalesce(max(${cardDeliveryLogs.id}), 0) from ${cardDeliveryLogs}) as deliveries,
      (select coalesce(max(${generations.id}), 0) from ${generations}) as generations`);
  return rows[0] ?? { deliveries: 0, generations: 0 };
}

/** Ended attempts after `mark`, up to the first open one: each is counted once, for all workers. */
export async function endedDeliveries(db: Executor, mark: number): Promise<Ended> {
  return ended(
    db,
    sql`
    select ${cardDeliveryLogs.id} as id, ${cardDeliveryLogs.deliveryStatus} as outcome, '' as engine,
      ${cardDeliveryLogs.deliveryStatus} = ${sending} as open
    from ${cardDeliveryLogs} where ${cardDeliveryLogs.id} > ${mark} order by ${cardDeliveryLogs.id} limit ${rowsAtOnce}`,
    mark,
  );
}

/** The same for generations; one that cost a credit was drawn by a provider. */
export async function endedGenerations(db: Executor, mark: number): Promise<Ended> {
  return ended(
    db,
    sql`
    select ${generations.id} as id, ${generations.state} as outcome,
      case when ${generations.creditsUsed} > 0 then 'provider' else 'studio' end as engine,
      ${generations.finishedAt} is null as open
    from ${generations} where ${generations.id} > ${mark} order by ${generations.id} limit ${rowsAtOnce}`,
    mark,
  );
}

async function ended(db: Executor, recent: ReturnType<typeof sql>, mark: number): Promise<Ended> {
  const { rows } = await db.execute<{ outcome: string; engine: string; count: number; last: number }>(sql`
    with recent as (${recent})
    select outcome, engine, count(*)::int as count, max(id) as last from recent
    where id < coalesce((select min(id) from recent where open), 2147483647)
    group by outcome, engine`);
  return { mark: Math.max(mark, ...rows.map(({ last }) => last)), counts: rows };
}
