import { and, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { GenerationView } from '../../../contract/generation.ts';
import type { Executor } from '../../db/executor.ts';
import { generations } from '../../db/tables/generations.ts';
import { users } from '../../db/tables/users.ts';
import { workers } from '../../db/tables/workers.ts';
import { giveBackCredits } from './credits.store.ts';

export type GenerationRow = typeof generations.$inferSelect;

export async function insertGeneration(
  tx: Executor,
  generation: {
    userId: number;
    kind: GenerationView['kind'];
    cardId: number | null;
    request: unknown;
    creditsUsed?: number;
  },
): Promise<number> {
  const [row] = await tx.insert(generations).values(generation).returning({ id: generations.id });
  if (!row) throw new Error('The new generation came back empty');
  return row.id;
}

export async function findGeneration(db: Executor, userId: number, id: number): Promise<GenerationRow | null> {
  const [row] = await db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)));
  return row ?? null;
}

/** A user's generation, locked until the transaction ends. */
export async function lockGeneration(tx: Executor, userId: number, id: number): Promise<GenerationRow | null> {
  const [row] = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, userId)))
    .for('update');
  return row ?? null;
}

/** Claims a waiting generation, or one whose worker is gone. Null if it is finished, cancelled or running elsewhere. */
export async function startGeneration(db: Executor, id: number): Promise<GenerationRow | null> {
  const [row] = await db
    .update(generations)
    .set({ state: 'running', progress: 0, heartbeatAt: sql`now()` })
    .where(
      and(
        eq(generations.id, id),
        or(
          eq(generations.state, 'queued'),
          and(
            eq(generations.state, 'running'),
            or(
              lt(generations.heartbeatAt, sql`now() - interval '10 seconds'`),
              // Started with a wrong clock.
              gt(generations.heartbeatAt, sql`now() + interval '1 minute'`),
            ),
          ),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

/** Releases the generation of a stopping worker, for another one to claim at once. */
export async function releaseGeneration(db: Executor, id: number): Promise<void> {
  await db
    .update(generations)
    .set({ state: 'queued', heartbeatAt: null })
    .where(and(eq(generations.id, id), eq(generations.state, 'running')));
}

/** Unfinished generations without a heartbeat: their worker or their job is gone. */
export async function listForsaken(db: Executor): Promise<Pick<GenerationRow, 'id' | 'createdAt'>[]> {
  return db
    .select({ id: generations.id, createdAt: generations.createdAt })
    .from(generations)
    .where(
      and(
        inArray(generations.state, ['queued', 'running']),
        lt(sql`coalesce(${generations.heartbeatAt}, ${generations.createdAt})`, sql`now() - interval '30 seconds'`),
      ),
    )
    .orderBy(generations.id)
    .limit(200);
}

/** Ends a generation that could not be completed; it costs nothing. */
export async function giveUpGeneration(db: Executor, id: number, error: string): Promise<void> {
  const unfinished = and(eq(generations.id, id), inArray(generations.state, ['queued', 'running']));
  await endGeneration(db, unfinished, { state: 'failed', error, creditsUsed: 0 });
}

/** Records progress and that the worker is alive; false if the generation was cancelled. */
export async function reportProgress(db: Executor, id: number, progress: number, step: string): Promise<boolean> {
  const rows = await db
    .update(generations)
    .set({ progress, step, heartbeatAt: sql`now()` })
    .where(and(eq(generations.id, id), eq(generations.state, 'running')))
    .returning({ id: generations.id });
  return rows.length === 1;
}

/**
 * Ends a running generation; a cancelled one stays cancelled. Refunds the credit unless a provider's picture used it.
 */
export async function finishGeneration(
  db: Executor,
  id: number,
  end: { state: 'done'; result: NonNullable<GenerationView['result']> } | { state: 'failed'; error: string },
): Promise<void> {
  const isPaidFor = end.state === 'done' && showsProvidersPicture(end.result);
  await endGeneration(db, and(eq(generations.id, id), eq(generations.state, 'running')), {
    ...end,
    ...(end.state === 'done' && { progress: 1 }),
    ...(!isPaidFor && { creditsUsed: 0 }),
  });
}

/** Ends a running regeneration in the transaction that saves its picture; false if it was cancelled meanwhile. */
export async function completeRegeneration(tx: Executor, id: number, isPaidFor: boolean): Promise<boolean> {
  return endWithin(tx, and(eq(generations.id, id), eq(generations.state, 'running')), {
    state: 'done',
    progress: 1,
    ...(!isPaidFor && { creditsUsed: 0 }),
  });
}

/** Whether a new picture of this card is pending. */
export async function isRegenerating(tx: Executor, cardId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.cardId, cardId), inArray(generations.state, ['queued', 'running'])))
    .limit(1);
  return row !== undefined;
}

/** Cancels an unfinished generation, which then costs nothing; true if it did. */
export async function cancelGeneration(db: Executor, userId: number, id: number): Promise<boolean> {
  const unfinished = and(
    eq(generations.id, id),
    eq(generations.userId, userId),
    inArray(generations.state, ['queued', 'running']),
  );
  return endGeneration(db, unfinished, { state: 'cancelled', creditsUsed: 0 });
}

async function endGeneration(
  db: Executor,
  which: SQL | undefined,
  end: Partial<typeof generations.$inferInsert>,
): Promise<boolean> {
  return db.transaction((tx) => endWithin(tx, which, end));
}

/** Ends a generation and refunds its unused credit, both or neither, so only once (D31). */
async function endWithin(
  tx: Executor,
  which: SQL | undefined,
  end: Partial<typeof generations.$inferInsert>,
): Promise<boolean> {
  const [row] = await tx.select().from(generations).where(which).for('update');
  if (!row) return false;
  await tx
    .update(generations)
    .set({ ...end, step: null, finishedAt: sql`now()` })
    .where(eq(generations.id, row.id));
  const unused = row.creditsUsed - (end.creditsUsed ?? row.creditsUsed);
  if (unused > 0) await giveBackCredits(tx, row.userId, unused);
  return true;
}

function showsProvidersPicture(result: NonNullable<GenerationView['result']>): boolean {
  const primary = 'defaultCard' in result ? result.defaultCard : result;
  return [primary, ...result.alternates].some(({ engine }) => engine === 'provider');
}

/** The number of a user's unfinished generations; blocks that user's other requests until the transaction ends. */
export async function countUnfinished(tx: Executor, userId: number): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(generations)
    .where(and(eq(generations.userId, userId), or(eq(generations.state, 'queued'), eq(generations.state, 'running'))));
  return row?.count ?? 0;
}

/** How many generations wait to start, divided by the number of live workers. */
export async function countWaitingPerWorker(tx: Executor): Promise<number> {
  const living = sql`(select count(*) from ${workers} where ${workers.heartbeatAt} > now() - interval '1 minute')`;
  const [row] = await tx
    .select({ count: sql<number>`(count(*) / greatest(1, ${living}))::int` })
    .from(generations)
    // No generation waits longer, because the revival ends those; the index by creation avoids reading a week of
    // generations.
    .where(and(eq(generations.state, 'queued'), gt(generations.createdAt, sql`now() - interval '15 minutes'`)));
  return row?.count ?? 0;
}

/** Deletes generations from before an instant. */
export async function deleteGenerationsBefore(db: Executor, instant: Date): Promise<number> {
  const rows = await db.delete(generations).where(lt(generations.createdAt, instant)).returning({ id: generations.id });
  return rows.length;
}
