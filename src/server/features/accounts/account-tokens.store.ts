import { and, asc, count, eq, gt, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { accountTokens } from '../../db/tables/users.ts';

export type AccountToken = typeof accountTokens.$inferSelect;

export async function insertAccountToken(db: Executor, token: typeof accountTokens.$inferInsert): Promise<void> {
  await db.insert(accountTokens).values(token);
}

/** The link for a token, unless it is used or expired. */
export async function findOpenToken(db: Executor, tokenHash: string, now: Date): Promise<AccountToken | null> {
  const [row] = await db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, tokenHash), isOpen(now)));
  return row ?? null;
}

/** A user's open links of a kind, the oldest first. */
export async function listOpenTokens(db: Executor, userId: number, kind: string, now: Date): Promise<AccountToken[]> {
  return db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.kind, kind), isOpen(now)))
    .orderBy(asc(accountTokens.createdAt));
}

/** Marks a link as used; false if another call was faster. */
export async function takeToken(tx: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.tokenHash, tokenHash), isOpen(now)))
    .returning({ tokenHash: accountTokens.tokenHash });
  return rows.length > 0;
}

/** Invalidates the open links of these kinds. */
export async function endTokens(tx: Executor, userId: number, kinds: string[], now: Date): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.kind, kinds), isNull(accountTokens.usedAt)));
}

/** Invalidates every open link of a user, except links of `kind` that are older than `since`. */
export async function endTokensSince(
  tx: Executor,
  userId: number,
  { kind, since, now }: { kind: string; since: Date; now: Date },
): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.userId, userId),
        isNull(accountTokens.usedAt),
        or(ne(accountTokens.kind, kind), gte(accountTokens.createdAt, since)),
      ),
    );
}

export async function countTokensSince(db: Executor, userId: number, kinds: string[], since: Date): Promise<number> {
  const [row] = await db
    .select({ tokens: count() })
    .from(accountTokens)
    .where(
      and(eq(accountTokens.userId, userId), inArray(accountTokens.kind, kinds), gt(accountTokens.createdAt, since)),
    );
  return row?.tokens ?? 0;
}

/** Whether an account other than `except` may still reclaim this address: until then no other account gets it. */
export async function isPromisedBack(db: Executor, email: string, now: Date, except?: number): Promise<boolean> {
  const rows = await db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.kind, 'email-undo'),
        isOpen(now),
        sql`lower(${accountTokens.data} ->> 'to') = ${email.toLowerCase()}`,
        except === undefined ? undefined : ne(accountTokens.userId, except),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function deleteExpiredTokens(db: Executor, now: Date): Promise<number> {
  const rows = await db
    .delete(accountTokens)
    .where(lte(accountTokens.expiresAt, now))
    .returning({ userId: accountTokens.userId });
  return rows.length;
}

function isOpen(now: Date) {
  return and(isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now));
}
