import { desc, lt } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { aiCalls } from '../../db/tables/ai-calls.ts';

export type AiCallRow = typeof aiCalls.$inferSelect;

const pageSize = 100;

/** Logs a provider call, or why it was skipped: ids and fixed words only. */
export async function insertAiCall(db: Executor, call: typeof aiCalls.$inferInsert): Promise<void> {
  await db.insert(aiCalls).values(call);
}

/** Deletes calls from before an instant. */
export async function deleteAiCallsBefore(db: Executor, instant: Date): Promise<number> {
  const rows = await db.delete(aiCalls).where(lt(aiCalls.createdAt, instant)).returning({ id: aiCalls.id });
  return rows.length;
}

/** The newest calls, or those before one of them. */
export async function listAiCalls(db: Executor, before?: number): Promise<AiCallRow[]> {
  return db
    .select()
    .from(aiCalls)
    .where(before === undefined ? undefined : lt(aiCalls.id, before))
    .orderBy(desc(aiCalls.id))
    .limit(pageSize);
}
