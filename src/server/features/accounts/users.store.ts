import { and, count, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cardStyles } from '../../db/tables/card-styles.ts';
import { users } from '../../db/tables/users.ts';

export type UserRow = typeof users.$inferSelect;
export type UserWithStyle = { user: UserRow; style: typeof cardStyles.$inferSelect | null };

/** The account with this address, case-insensitive (D1). */
export async function findUserByEmail(db: Executor, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return user ?? null;
}

export async function findUserWithStyle(db: Executor, id: number): Promise<UserWithStyle | null> {
  const [found] = await db
    .select({ user: getTableColumns(users), style: getTableColumns(cardStyles) })
    .from(users)
    .leftJoin(cardStyles, eq(users.defaultCardStyleId, cardStyles.id))
    .where(eq(users.id, id));
  return found ?? null;
}

export async function findUser(db: Executor, id: number): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

/** The account, locked until the transaction ends, so that decisions about it stay valid. */
export async function lockUser(tx: Executor, id: number): Promise<UserRow | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user ?? null;
}

/** Keeps the place on the last postmark for the next one. */
export async function rememberPlace(tx: Executor, id: number, place: string): Promise<void> {
  await tx
    .update(users)
    .set({ preferences: sql`${users.preferences} || ${JSON.stringify({ place })}::jsonb` })
    .where(eq(users.id, id));
}

export async function changeUser(
  db: Executor,
  id: number,
  fields: Partial<Omit<typeof users.$inferInsert, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(users).set(fields).where(eq(users.id, id));
}

/** Serializes registrations, so that exactly one of them is the first (D2). Call inside the transaction. */
export async function lockUsers(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table ${users} in share row exclusive mode`);
}

export async function countUsers(db: Executor): Promise<number> {
  const [row] = await db.select({ users: count() }).from(users);
  return row?.users ?? 0;
}

/** Whether anyone except `except` is an administrator. */
export async function hasAdministrator(db: Executor, except?: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), except === undefined ? undefined : ne(users.id, except)))
    .limit(1);
  return rows.length > 0;
}

/** Usernames that start with `base`, to find an unused one. */
export async function usernamesLike(db: Executor, base: string): Promise<Set<string>> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(sql`starts_with(${users.username}, ${base})`);
  return new Set(rows.map((row) => row.username));
}

export async function insertUser(
  tx: Executor,
  user: Pick<
    UserRow,
    'email' | 'password' | 'name' | 'username' | 'isAdmin' | 'timeZone' | 'awaitsApprovalSince' | 'preferences'
  >,
): Promise<UserRow> {
  const [row] = await tx.insert(users).values(user).returning();
  if (!row) throw new Error('The new user came back empty');
  return row;
}
