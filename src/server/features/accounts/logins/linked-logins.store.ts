import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { Executor } from '../../../db/executor.ts';
import { linkedLogins, returnedLogins } from '../../../db/tables/sign-in.ts';
import { users } from '../../../db/tables/users.ts';
import type { UserRow } from '../users.store.ts';

export type LinkedLoginRow = typeof linkedLogins.$inferSelect;
/** Who a provider says it is: its issuer identifier and `sub`. */
export type Identity = Pick<LinkedLoginRow, 'issuer' | 'subject'>;

export async function listLinkedLogins(db: Executor, userId: number): Promise<LinkedLoginRow[]> {
  return db
    .select()
    .from(linkedLogins)
    .where(eq(linkedLogins.userId, userId))
    .orderBy(asc(linkedLogins.createdAt), asc(linkedLogins.id));
}

/** The account that a login opens. */
export async function findAccountOf(db: Executor, { issuer, subject }: Identity): Promise<UserRow | null> {
  const [found] = await db
    .select(getTableColumns(users))
    .from(linkedLogins)
    .innerJoin(users, eq(linkedLogins.userId, users.id))
    .where(and(eq(linkedLogins.issuer, issuer), eq(linkedLogins.subject, subject)));
  return found ?? null;
}

/** The id; null if the login opens an account already, or the account has another one of the provider. */
export async function insertLinkedLogin(
  tx: Executor,
  login: Identity & { userId: number; email: string | null; createdAt: Date },
): Promise<number | null> {
  const [row] = await tx.insert(linkedLogins).values(login).onConflictDoNothing().returning({ id: linkedLogins.id });
  return row?.id ?? null;
}

export async function noteLoginUse(
  tx: Executor,
  { issuer, subject }: Identity,
  use: { email: string | null; lastUsedAt: Date },
): Promise<void> {
  await tx
    .update(linkedLogins)
    .set(use)
    .where(and(eq(linkedLogins.issuer, issuer), eq(linkedLogins.subject, subject)));
}

/** Unlinks a login and returns it; null if the account has none with this id. */
export async function deleteLinkedLogin(tx: Executor, userId: number, id: number): Promise<LinkedLoginRow | null> {
  const [row] = await tx
    .delete(linkedLogins)
    .where(and(eq(linkedLogins.id, id), eq(linkedLogins.userId, userId)))
    .returning();
  return row ?? null;
}

/** Unlinks all logins after the owner proved by mail that the account is theirs: someone else may have linked them. */
export async function deleteLinkedLoginsOf(tx: Executor, userId: number): Promise<void> {
  await tx.delete(linkedLogins).where(eq(linkedLogins.userId, userId));
}

/** Marks a login as returned; false if it came back before. Also forgets those that are too old to count. */
export async function takeReturn(
  db: Executor,
  { stateHash, expiresAt, now }: { stateHash: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  await db.delete(returnedLogins).where(lte(returnedLogins.expiresAt, now));
  const rows = await db
    .insert(returnedLogins)
    .values({ stateHash, expiresAt })
    .onConflictDoNothing()
    .returning({ stateHash: returnedLogins.stateHash });
  return rows.length === 1;
}
