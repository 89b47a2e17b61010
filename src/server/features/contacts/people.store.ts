import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Executor } from '../../db/executor.ts';
import { people } from '../../db/tables/people.ts';
import { unsubscribes } from '../../db/tables/users.ts';

export type PersonRow = typeof people.$inferSelect;
export type PersonWithConsent = PersonRow & { unsubscribed: boolean };
export type PersonFields = Omit<typeof people.$inferInsert, 'id' | 'userId' | 'version' | 'createdAt'>;

/** A complete contact, and whether they asked for no more cards. */
// Qualifies the columns with their table: unqualified, they would mean those of the inner query.
export const withConsent = {
  ...getTableColumns(people),
  unsubscribed: sql<boolean>`exists (select 1 from ${unsubscribes} gone where gone.user_id = ${people}.user_id and gone.email = lower(${people}.email))`,
};

const everyone = builtOnce((db) =>
  db
    .select(withConsent)
    .from(people)
    .where(eq(people.userId, sql.placeholder('userId')))
    .orderBy(sql`lower(${people.name})`, people.id)
    .prepare(''),
);

/** The contact of the row is not marked as dead. */
export const isAlive = sql`not coalesce((${people.about} ->> 'hasDied')::boolean, false)`;

/** All contacts of this user; the client sorts names in its own language. */
export async function listPeople(db: Executor, userId: number): Promise<PersonWithConsent[]> {
  return everyone(db).execute({ userId });
}

export async function findPerson(db: Executor, userId: number, id: number): Promise<PersonWithConsent | null> {
  const [row] = await db
    .select(withConsent)
    .from(people)
    .where(and(eq(people.id, id), eq(people.userId, userId)));
  return row ?? null;
}

/** The ids of the contacts with this name, ignoring case, the oldest first. */
export async function findPeopleCalled(db: Executor, userId: number, name: string): Promise<number[]> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.userId, userId), sql`lower(${people.name}) = lower(${name.trim()})`))
    .orderBy(people.id)
    .limit(2);
  return rows.map(({ id }) => id);
}

/** The contact, locked until the transaction ends. Lock it before its cards to avoid deadlocks. */
export async function lockPerson(tx: Executor, userId: number, id: number): Promise<PersonWithConsent | null> {
  const [row] = await tx
    .select(withConsent)
    .from(people)
    .where(and(eq(people.id, id), eq(people.userId, userId)))
    .for('update', { of: people });
  return row ?? null;
}

/** Whether the owner of this address asked for no more cards from this user (D33). */
export async function isUnsubscribed(db: Executor, userId: number, email: string): Promise<boolean> {
  const rows = await db
    .select({ email: unsubscribes.email })
    .from(unsubscribes)
    .where(and(eq(unsubscribes.userId, userId), eq(unsubscribes.email, email.toLowerCase())));
  return rows.length > 0;
}

/** Whether mail to this address of one of the user's contacts bounced (a new address clears the bounce). */
export async function hasBounced(db: Executor, userId: number, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.userId, userId), eq(people.bouncedEmail, email.toLowerCase())))
    .limit(1);
  return rows.length > 0;
}

export async function insertPerson(db: Executor, userId: number, fields: PersonFields): Promise<number> {
  const [row] = await db
    .insert(people)
    .values({ ...fields, userId })
    .returning({ id: people.id });
  if (!row) throw new Error('The new contact came back empty');
  return row.id;
}

/** Changes a contact that still has this version; returns false if it has a newer one. */
export async function updatePerson(
  tx: Executor,
  id: number,
  version: number,
  fields: Partial<PersonFields>,
): Promise<boolean> {
  const rows = await tx
    .update(people)
    .set({ ...fields, ...endOfBounce(fields.email), version: sql`${people.version} + 1` })
    .where(and(eq(people.id, id), eq(people.version, version)))
    .returning({ id: people.id });
  return rows.length === 1;
}

export async function deletePerson(tx: Executor, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(people)
    .where(and(eq(people.id, id), eq(people.userId, userId)))
    .returning({ id: people.id });
  return rows.length === 1;
}

/** A new address clears what is known about the old one. */
function endOfBounce(email: string | null | undefined) {
  if (email === undefined) return {};
  const same = sql`lower(${people.email}) is not distinct from ${email?.toLowerCase() ?? null}`;
  return { bouncedEmail: sql`case when ${same} then ${people.bouncedEmail} end` };
}
