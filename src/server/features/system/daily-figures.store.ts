import { gte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { aiCalls } from '../../db/tables/ai-calls.ts';
import { cardDeliveryLogs, cards } from '../../db/tables/cards.ts';
import { processRuns } from '../../db/tables/workers.ts';

/** Rows are read from the end of a primary key, at most so many. */
const rowsReadAtMost = 50_000;

/** Figures by the number of the day in `begins`, and whether all rows of these days were read. */
export type Counted = { byDay: Map<number, number>; isWhole: boolean };

/** How many cards were made; deleted ones are gone. `begins` are the beginnings of the days and the end of the last. */
export async function cardsMade(db: Executor, begins: readonly Date[]): Promise<Counted> {
  return newest(
    db,
    sql`select ${cards.createdAt} as at from ${cards} order by ${cards.id} desc limit ${rowsReadAtMost}`,
    sql`true`,
    begins,
  );
}

/** How many attempts ended in one of these ways. */
export async function attemptsEnded(
  db: Executor,
  outcomes: readonly string[],
  begins: readonly Date[],
): Promise<Counted> {
  return newest(
    db,
    sql`select ${cardDeliveryLogs.createdAt} as at, ${cardDeliveryLogs.deliveryStatus} as outcome
      from ${cardDeliveryLogs} order by ${cardDeliveryLogs.id} desc limit ${rowsReadAtMost}`,
    sql`outcome in ${outcomes}`,
    begins,
  );
}

/** Cards whose day or time ended without an attempt, as the hourly look counted them. */
export async function cardsOverdue(db: Executor, begins: readonly Date[]): Promise<Map<number, number>> {
  const missed = sql`coalesce((${processRuns.counts} ->> 'missed')::int, 0)`;
  const exhausted = sql`coalesce((${processRuns.counts} ->> 'exhausted')::int, 0)`;
  const rows = await db
    .select({ day: dayOf(processRuns.startedAt, begins), figure: sql<number>`sum(${missed} + ${exhausted})::int` })
    .from(processRuns)
    .where(sql`${processRuns.process} = 'process-scheduled-cards' and ${gte(processRuns.startedAt, first(begins))}`)
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, figure }) => [day, figure]));
}

/** What the calls of the AI provider cost, where the price was known. */
export async function aiCosts(db: Executor, begins: readonly Date[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ day: dayOf(aiCalls.createdAt, begins), figure: sql<number>`coalesce(sum(${aiCalls.cost}), 0)` })
    .from(aiCalls)
    .where(gte(aiCalls.createdAt, first(begins)))
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, figure }) => [day, figure]));
}

async function newest(db: Executor, rows: SQL, which: SQL, begins: readonly Date[]): Promise<Counted> {
  const from = sql`${first(begins).toISOString()}::timestamptz`;
  const found = await db.execute<{ day: number; figure: number }>(sql`
    with newest as materialized (${rows})
    select ${dayOf(sql`at`, begins)} as day, count(*)::int as figure
    from newest where at >= ${from} and ${which} group by 1
    union all
    select -1, count(*)::int from newest having count(*) = ${rowsReadAtMost} and min(at) > ${from}`);
  const byDay = new Map(found.rows.map(({ day, figure }) => [day, figure]));
  return { byDay, isWhole: !byDay.delete(-1) };
}

/** Compares instants, so that the database needs to know no time zone. */
function dayOf(at: Parameters<typeof sql>[1], begins: readonly Date[]): SQL<number> {
  const instants = sql.join(
    begins.map((begin) => sql`${begin.toISOString()}::timestamptz`),
    sql`, `,
  );
  return sql<number>`width_bucket(${at}, array[${instants}]) - 1`;
}

function first([begin]: readonly Date[]): Date {
  if (!begin) throw new Error('No day was asked for.');
  return begin;
}
