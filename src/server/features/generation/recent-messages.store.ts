import { and, desc, eq, gte } from 'drizzle-orm';
import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';

const asManyOthers = 300;

/** The words on the latest cards of one kind for all of a user's people, so that no two of them get the same card. */
export async function messagesToOthers(db: Executor, userId: number, category: CardCategory): Promise<string[]> {
  const rows = await db
    .select({ message: cards.message })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.category, category)))
    .orderBy(desc(cards.createdAt))
    .limit(asManyOthers);
  return rows.map((row) => row.message);
}

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
