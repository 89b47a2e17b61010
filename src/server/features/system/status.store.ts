import { count, desc, gt, sql } from 'drizzle-orm';
import type { InstallationStatus } from '../../../contract/status.ts';
import type { Executor } from '../../db/executor.ts';
import { aiCalls } from '../../db/tables/ai-calls.ts';
import { cards } from '../../db/tables/cards.ts';
import { sessions, users } from '../../db/tables/users.ts';

/** Cards are read from the end of their primary key, at most so many. */
const cardsReadAtMost = 50_000;

export async function countAccounts(db: Executor): Promise<InstallationStatus['accounts']> {
  const [found] = await db
    .select({
      all: sql<number>`count(*)::int`,
      admins: sql<number>`(count(*) filter (where ${users.isAdmin}))::int`,
      waiting: sql<number>`count(${users.awaitsApprovalSince})::int`,
    })
    .from(users);
  return found ?? { all: 0, admins: 0, waiting: 0 };
}

export async function countSessions(db: Executor, now: Date): Promise<number> {
  return db.$count(sessions, gt(sessions.expiresAt, now));
}

export async function countCards(db: Executor): Promise<InstallationStatus['cards']> {
  const newest = db
    .select({ status: cards.deliveryStatus })
    .from(cards)
    .orderBy(desc(cards.id))
    .limit(cardsReadAtMost)
    .as('newest');
  const byStatus = await db
    .select({ status: newest.status, count: count() })
    .from(newest)
    .groupBy(newest.status)
    .orderBy(newest.status);
  return { byStatus, isAll: byStatus.reduce((sum, each) => sum + each.count, 0) < cardsReadAtMost };
}

/** The provider's calls since an instant, and those whose result was not used. */
export async function countAiCalls(db: Executor, since: Date): Promise<{ calls: number; unused: number }> {
  const [found] = await db
    .select({
      calls: sql<number>`count(*)::int`,
      unused: sql<number>`(count(*) filter (where ${aiCalls.outcome} <> 'done'))::int`,
    })
    .from(aiCalls)
    .where(gt(aiCalls.createdAt, since));
  return found ?? { calls: 0, unused: 0 };
}
