import { and, desc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Level } from '../../../contract/levels.ts';
import { builtOnce } from '../../db/built-once.ts';
import type { Executor } from '../../db/executor.ts';
import { accessTokens } from '../../db/tables/access-tokens.ts';
import { memberships } from '../../db/tables/memberships.ts';
import { pushSubscriptions } from '../../db/tables/push-subscriptions.ts';
import { sessions, users } from '../../db/tables/users.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { sessionUserColumns } from './session-user-columns.ts';

export async function insertSession(
  db: Executor,
  session: Omit<typeof sessions.$inferInsert, 'createdAt' | 'lastSeenAt'> & { now: Date },
): Promise<void> {
  const { now, ...row } = session;
  await db.insert(sessions).values({ ...row, createdAt: now, lastSeenAt: now });
}

/** The user of a session, and the account of another that it chose to act in: without owner and level if that ended. */
export type SessionAccount = {
  user: SessionUser;
  chosen: {
    membershipId: number;
    level: Level | null;
    owner: SessionUser | null;
    ownerDisabledAt: Date | null;
  } | null;
};

const owners = alias(users, 'owners');

const sessionWith = builtOnce((db) => {
  const { tokenHash, lastSeenAt, expiresAt, membershipId } = sessions;
  return (
    db
      .select({
        user: sessionUserColumns(users),
        lastSeenAt,
        expiresAt,
        membershipId,
        level: memberships.level,
        owner: sessionUserColumns(owners as unknown as typeof users),
        ownerDisabledAt: owners.disabledAt,
      })
      .from(sessions)
      .innerJoin(users, eq(sessions.userId, users.id))
      // By the member too: a choice that is another's counts as ended.
      .leftJoin(memberships, and(eq(memberships.id, membershipId), eq(memberships.memberId, sessions.userId)))
      .leftJoin(owners, eq(owners.id, memberships.ownerId))
      .where(and(eq(tokenHash, sql.placeholder('tokenHash')), isNull(users.disabledAt)))
      .prepare('')
  );
});

/** The user of a session that has not expired. */
export async function findSessionUser(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<(SessionAccount & { lastSeenAt: Date }) | null> {
  const [found] = await sessionWith(db).execute({ tokenHash });
  if (!found || found.expiresAt <= now) return null;
  const { user, lastSeenAt, membershipId, level, owner, ownerDisabledAt } = found;
  return { user, lastSeenAt, chosen: membershipId === null ? null : { membershipId, level, owner, ownerDisabledAt } };
}

/** Chooses the account that a session acts in; null is the user's own. */
export async function chooseMembership(db: Executor, tokenHash: string, membershipId: number | null): Promise<void> {
  await db.update(sessions).set({ membershipId }).where(eq(sessions.tokenHash, tokenHash));
}

/** When the user of a session proved who they are; null if there is no session. */
export async function findSessionProof(db: Executor, tokenHash: string): Promise<Date | null> {
  const { createdAt, provenAt } = sessions;
  const [row] = await db.select({ createdAt, provenAt }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return row ? (row.provenAt ?? row.createdAt) : null;
}

/** The unexpired sessions of a user, the last used first. */
export async function listSessions(db: Executor, userId: number, now: Date) {
  const { tokenHash, userAgent, createdAt, lastSeenAt } = sessions;
  return db
    .select({ tokenHash, userAgent, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(lastSeenAt));
}

export async function renewSession(db: Executor, tokenHash: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session and returns it; null if there was none. */
export async function deleteSession(
  db: Executor,
  tokenHash: string,
): Promise<Pick<typeof sessions.$inferSelect, 'userId' | 'issuer' | 'sealedIdToken'> | null> {
  const { userId, issuer, sealedIdToken } = sessions;
  const [row] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId, issuer, sealedIdToken });
  return row ?? null;
}

/** Gives a session another token, which locks out any holder of the old one. */
export async function replaceToken(tx: Executor, tokenHash: string, next: string): Promise<void> {
  await tx.update(sessions).set({ tokenHash: next }).where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Ends a user's sessions except the one with the hash `except` (D3), revokes all access tokens, and unsubscribes all
 * browsers from push: the remaining one subscribes again when it is next opened.
 */
export async function deleteSessionsOf(db: Executor, userId: number, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.tokenHash, except)));
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

export async function deleteExpiredSessions(db: Executor, now: Date): Promise<number> {
  const rows = await db.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ userId: sessions.userId });
  return rows.length;
}
