import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { secretLinks } from '../../db/tables/cards.ts';
import { users } from '../../db/tables/users.ts';

/** Since when a user's calendar has an address; null without one. */
export async function findCalendarLink(db: Executor, userId: number): Promise<Date | null> {
  const [found] = await db.select({ createdAt: secretLinks.createdAt }).from(secretLinks).where(livingLinkOf(userId));
  return found?.createdAt ?? null;
}

/** Gives the calendar a new address, which revokes the previous one. Of two at once the later one stays. */
export async function replaceCalendarLink(tx: Executor, userId: number, tokenHash: string, now: Date): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await revokeCalendarLink(tx, userId, now);
  await tx.insert(secretLinks).values({ kind: 'calendar', tokenHash, userId, createdAt: now });
}

export async function revokeCalendarLink(db: Executor, userId: number, now: Date): Promise<void> {
  await db.update(secretLinks).set({ revokedAt: now }).where(livingLinkOf(userId));
}

/** The user of a calendar address, or null for an unknown or revoked one. */
export async function findCalendarOwner(db: Executor, tokenHash: string) {
  const [found] = await db
    .select({ userId: users.id, timeZone: users.timeZone })
    .from(secretLinks)
    .innerJoin(users, eq(secretLinks.userId, users.id))
    .where(and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.kind, 'calendar'), isNull(secretLinks.revokedAt)));
  return found ?? null;
}

function livingLinkOf(userId: number) {
  return and(eq(secretLinks.userId, userId), eq(secretLinks.kind, 'calendar'), isNull(secretLinks.revokedAt));
}
