import { and, asc, count, eq, getTableColumns, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { passkeyChallenges, passkeys } from '../../../db/tables/sign-in.ts';
import { users } from '../../../db/tables/users.ts';
import type { UserRow } from '../users.store.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Executor, userId: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function countPasskeys(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return row?.passkeys ?? 0;
}

export async function findPasskey(db: Executor, id: string): Promise<{ passkey: PasskeyRow; user: UserRow } | null> {
  const [found] = await db
    .select({ passkey: getTableColumns(passkeys), user: getTableColumns(users) })
    .from(passkeys)
    .innerJoin(users, eq(passkeys.userId, users.id))
    .where(eq(passkeys.id, id));
  return found ?? null;
}

/** Null if the passkey is registered already, with any account. */
export async function insertPasskey(db: Executor, passkey: typeof passkeys.$inferInsert): Promise<PasskeyRow | null> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

/** Records a signature. False if another signature had this count first: the two cannot come from one device. */
export async function notePasskeyUse(db: Executor, id: string, counter: number, now: Date): Promise<boolean> {
  const grows = lt(passkeys.counter, counter);
  // Passkeys that devices share have no counter.
  const isAsNew = counter === 0 ? or(grows, eq(passkeys.counter, 0)) : grows;
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isAsNew))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function deletePasskey(tx: Executor, userId: number, id: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Deletes all passkeys after the owner proved by mail that the account is theirs: someone else may have added them. */
export async function deletePasskeysOf(tx: Executor, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** `userId` for a new passkey of that account, null for signing in with an existing one. */
export async function insertChallenge(
  db: Executor,
  challenge: { challengeHash: string; userId: number | null; expiresAt: Date },
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Marks a challenge as used; false if it is not open or was made for another purpose. */
export async function takeChallenge(
  db: Executor,
  { challengeHash, userId, now }: { challengeHash: string; userId: number | null; now: Date },
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash });
  return rows.length === 1;
}

export async function deleteExpiredChallenges(db: Executor, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
}
