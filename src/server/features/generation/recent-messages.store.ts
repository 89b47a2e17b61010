import { and, desc, eq, gte } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';

/** The words on a person's cards since an instant, the newest first, so that none of them comes again. */
export async function recentMessages(db: Executor, personId: number, since: Date): Promise<string[]> {
  const rows = await db
    .select({ message: cards.message })
    .from(cards)
    .where(and(eq(cards.personId, personId), gte(cards.createdAt, since)))
    .orderBy(desc(cards.createdAt))
    .limit(50);
  return rows.map((row) => row.message);
}
