import { and, count, eq, gt, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { accountTokens } from '../../db/tables/users.ts';

export type AccountToken = typeof accountTokens.$inferSelect;

export async function insertAccountToken(db: Executor, token: typeof accountTokens.$inferInsert): Promise<void> {
  await db.insert(accountTokens).values(token);
}

/** The link behind a token, unless it was used or has run out. */
export async function findOpenToken(db: Executor, tokenHash: string, now: Date): Promise<AccountToken | null> {
  const [row] = await db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, tokenHash), isOpen(now)));
  return row ?? null;
}

/** Uses a link up; false when another call was faster. */
export async function takeToken(tx: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.tokenHash, tokenHash), isOpen(now)))
    .returning({ tokenHash: accountTokens.tokenHash });
  return rows.length > 0;
}

/** Ends the open links of these kinds. */
export async function endTokens(tx: Executor, userId: number, kinds: string[], now: Date): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.kind, kinds), isNull(accountTokens.usedAt)));
}

/** Ends every open link of a user but those of `kind` that are older than `since`. */
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

/** Whether an account but `except` may still take this address back: until then it becomes nobody else's. */
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
