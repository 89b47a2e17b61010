import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Scope } from '../../../../contract/access-tokens.ts';
import { builtOnce } from '../../../db/built-once.ts';
import type { Executor } from '../../../db/executor.ts';
import { accessTokens } from '../../../db/tables/access-tokens.ts';
import { users } from '../../../db/tables/users.ts';
import type { SessionUser } from '../../../http/session-user.ts';
import { sessionUserColumns } from '../session-user-columns.ts';

export type AccessTokenRow = typeof accessTokens.$inferSelect;
type TokenHolder = { user: SessionUser; scopes: Scope[] };

const holderOf = builtOnce((db) => {
  const { id: tokenId, tokenHash, scopes, lastUsedOn, expiresAt } = accessTokens;
  const user = sessionUserColumns(users);
  return db
    .select({ user, tokenId, scopes, lastUsedOn, expiresAt })
    .from(accessTokens)
    .innerJoin(users, eq(accessTokens.userId, users.id))
    .where(and(eq(tokenHash, sql.placeholder('tokenHash')), isNull(users.disabledAt)))
    .prepare('');
});

/** The user of a token that has not ended, and what it may do; notes the day. */
export async function findTokenHolder(db: Executor, tokenHash: string, now: Date): Promise<TokenHolder | null> {
  const [found] = await holderOf(db).execute({ tokenHash });
  if (!found || hasEnded(found, now)) return null;
  const today = now.toISOString().slice(0, 10);
  if (found.lastUsedOn !== today)
    await db.update(accessTokens).set({ lastUsedOn: today }).where(eq(accessTokens.id, found.tokenId));
  return found;
}

export function hasEnded({ expiresAt }: Pick<AccessTokenRow, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** A user's tokens, the newest first. */
export async function listAccessTokens(db: Executor, userId: number): Promise<AccessTokenRow[]> {
  return db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
}

export async function countAccessTokens(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ tokens: count() }).from(accessTokens).where(eq(accessTokens.userId, userId));
  return row?.tokens ?? 0;
}

export async function insertAccessToken(
  tx: Executor,
  token: typeof accessTokens.$inferInsert,
): Promise<AccessTokenRow> {
  const [row] = await tx.insert(accessTokens).values(token).returning();
  if (!row) throw new Error('The new token came back empty');
  return row;
}

export async function deleteAccessToken(tx: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
    .returning({ id: accessTokens.id });
  return rows.length === 1;
}
