import { and, asc, count, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import {
  addressBookAccounts,
  addressBookChanges,
  addressBookEntries,
  addressBooks,
} from '../../db/tables/address-books.ts';

export type AccountRow = typeof addressBookAccounts.$inferSelect;
export type BookRow = typeof addressBooks.$inferSelect;
type AccountFields = Partial<Omit<AccountRow, 'id' | 'userId' | 'createdAt'>>;

/** Several times as long as between two prolongations, so that only a run that died loses it. */
const leaseSeconds = 60;
export const prolongEveryMs = 15_000;
const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;
const isFree = or(isNull(addressBookAccounts.lease), lte(addressBookAccounts.leaseUntil, sql`now()`));

/** The run no longer owns the account: it was slower than its lease, or the account was removed. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

export async function listAccounts(db: Executor, userId: number): Promise<AccountRow[]> {
  return db
    .select()
    .from(addressBookAccounts)
    .where(eq(addressBookAccounts.userId, userId))
    .orderBy(asc(addressBookAccounts.id));
}

export async function findAccount(db: Executor, userId: number, id: number): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(addressBookAccounts)
    .where(and(eq(addressBookAccounts.id, id), eq(addressBookAccounts.userId, userId)));
  return row ?? null;
}

export async function findGoogleAccount(tx: Executor, userId: number, username: string): Promise<AccountRow | null> {
  const accounts = await listAccounts(tx, userId);
  return accounts.find((account) => account.login === 'google' && account.username === username) ?? null;
}

export async function insertAccount(
  tx: Executor,
  account: typeof addressBookAccounts.$inferInsert,
  books: { href: string; name: string; isTaken: boolean }[],
): Promise<number> {
  const [row] = await tx.insert(addressBookAccounts).values(account).returning({ id: addressBookAccounts.id });
  if (!row) throw new Error('The new account of address books came back empty');
  await insertBooks(tx, row.id, books);
  return row.id;
}

/** Adds the books that are not known yet. */
export async function insertBooks(
  tx: Executor,
  accountId: number,
  books: { href: string; name: string; isTaken: boolean }[],
): Promise<void> {
  if (books.length === 0) return;
  await tx
    .insert(addressBooks)
    .values(books.map((book) => ({ ...book, accountId })))
    .onConflictDoUpdate({ target: [addressBooks.accountId, addressBooks.href], set: { name: sql`excluded.name` } });
}

export async function updateAccount(tx: Executor, id: number, fields: AccountFields): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await tx.update(addressBookAccounts).set(fields).where(eq(addressBookAccounts.id, id));
}

export async function deleteAccount(db: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(addressBookAccounts)
    .where(and(eq(addressBookAccounts.id, id), eq(addressBookAccounts.userId, userId)))
    .returning({ id: addressBookAccounts.id });
  return rows.length === 1;
}

export async function listBooks(db: Executor, accountIds: number[]): Promise<BookRow[]> {
  if (accountIds.length === 0) return [];
  return db
    .select()
    .from(addressBooks)
    .where(inArray(addressBooks.accountId, accountIds))
    .orderBy(sql`lower(${addressBooks.name})`, asc(addressBooks.id));
}

export async function updateBook(
  tx: Executor,
  id: number,
  fields: Partial<Pick<BookRow, 'isTaken' | 'isReadOnly' | 'syncToken' | 'ctag'>>,
): Promise<void> {
  await tx.update(addressBooks).set(fields).where(eq(addressBooks.id, id));
}

/** The cards of books are read again, and their lists as a whole. */
export async function rereadBooks(tx: Executor, accountId: number): Promise<void> {
  const books = tx.select({ id: addressBooks.id }).from(addressBooks).where(eq(addressBooks.accountId, accountId));
  await tx.update(addressBookEntries).set({ etag: null }).where(inArray(addressBookEntries.bookId, books));
}

/** Accounts whose sync is due and runs nowhere. */
export async function findDueAccounts(db: Executor, now: Date): Promise<Pick<AccountRow, 'id' | 'isSlow'>[]> {
  return db
    .select({ id: addressBookAccounts.id, isSlow: addressBookAccounts.isSlow })
    .from(addressBookAccounts)
    .where(and(eq(addressBookAccounts.state, 'active'), lte(addressBookAccounts.nextSyncAt, now), isFree))
    .orderBy(asc(addressBookAccounts.nextSyncAt))
    .limit(1000);
}

/** Takes an account for one run; null if it is not due or another run has it. A single statement decides. */
export async function claimDueAccount(db: Executor, id: number, lease: string, now: Date): Promise<AccountRow | null> {
  const isDue = and(eq(addressBookAccounts.state, 'active'), lte(addressBookAccounts.nextSyncAt, now));
  return claim(db, id, lease, isDue);
}

/** When the lease of another run ends on an account that is due; null if it is not due, or nobody has it. */
export async function findLeaseEnd(db: Executor, id: number, now: Date): Promise<Date | null> {
  const { state, nextSyncAt, leaseUntil } = addressBookAccounts;
  const [row] = await db
    .select({ leaseUntil })
    .from(addressBookAccounts)
    .where(and(eq(addressBookAccounts.id, id), eq(state, 'active'), lte(nextSyncAt, now), sql`not (${isFree})`));
  return row?.leaseUntil ?? null;
}

/** Takes an account whether or not a sync is due, to change what a sync uses. */
export async function claimAccount(db: Executor, id: number, lease: string): Promise<AccountRow | null> {
  return claim(db, id, lease, undefined);
}

async function claim(db: Executor, id: number, lease: string, also: SQL | undefined): Promise<AccountRow | null> {
  const [row] = await db
    .update(addressBookAccounts)
    .set({ lease, leaseUntil: leaseEnd })
    .where(and(eq(addressBookAccounts.id, id), isFree, also))
    .returning();
  return row ?? null;
}

/** Prolongs the lease and holds the account until the transaction ends. Throws LeaseLost. */
export async function holdLease(tx: Executor, id: number, lease: string): Promise<void> {
  const rows = await tx
    .update(addressBookAccounts)
    .set({ leaseUntil: leaseEnd })
    .where(and(eq(addressBookAccounts.id, id), eq(addressBookAccounts.lease, lease)))
    .returning({ id: addressBookAccounts.id });
  if (rows.length === 0) throw new LeaseLost(t`Another run is working on this account now.`);
}

/** Ends the lease, with what the run found out. A sync that was asked for meanwhile stays due. */
export async function releaseAccount(
  db: Executor,
  { id, nextSyncAt: wasDue }: Pick<AccountRow, 'id' | 'nextSyncAt'>,
  lease: string,
  { nextSyncAt, ...fields }: AccountFields,
): Promise<void> {
  const { nextSyncAt: due } = addressBookAccounts;
  const next = sql`case when ${due} is distinct from ${wasDue?.toISOString() ?? null}::timestamptz then ${due} else ${nextSyncAt?.toISOString() ?? null}::timestamptz end`;
  await db
    .update(addressBookAccounts)
    .set({ ...fields, ...(nextSyncAt !== undefined && { nextSyncAt: next }), lease: null, leaseUntil: null })
    .where(and(eq(addressBookAccounts.id, id), eq(addressBookAccounts.lease, lease)));
}

/** Whether a run has the account now, on the database's clock. */
export async function runningAccounts(db: Executor, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: addressBookAccounts.id })
    .from(addressBookAccounts)
    .where(and(inArray(addressBookAccounts.id, ids), sql`not (${isFree})`));
  return new Set(rows.map(({ id }) => id));
}

/** How many changes of the last sync can be undone, by account. */
export async function countChanges(db: Executor, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: addressBookChanges.accountId, changes: count() })
    .from(addressBookChanges)
    .where(inArray(addressBookChanges.accountId, ids))
    .groupBy(addressBookChanges.accountId);
  return new Map(rows.map(({ id, changes }) => [id, changes]));
}
