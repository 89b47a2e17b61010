import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Level } from '../../../../contract/levels.ts';
import type { Executor } from '../../../db/executor.ts';
import { memberships } from '../../../db/tables/memberships.ts';
import { users } from '../../../db/tables/users.ts';

export type MembershipRow = typeof memberships.$inferSelect;
export type NamedMembership = { membership: MembershipRow; name: string; email: string };

const named = { membership: memberships, name: users.name, email: users.email };

/** The members of an account, the first to join first. */
export async function listMembers(db: Executor, ownerId: number): Promise<NamedMembership[]> {
  return db
    .select(named)
    .from(memberships)
    .innerJoin(users, eq(memberships.memberId, users.id))
    .where(eq(memberships.ownerId, ownerId))
    .orderBy(asc(memberships.id));
}

/** The accounts of others that a user is a member of, with the names of their owners. */
export async function listMemberships(db: Executor, memberId: number): Promise<NamedMembership[]> {
  return db
    .select(named)
    .from(memberships)
    .innerJoin(users, eq(memberships.ownerId, users.id))
    .where(eq(memberships.memberId, memberId))
    .orderBy(asc(memberships.id));
}

/** A membership of this member, with the name of its owner, and whether their account is disabled. */
export async function findMembership(db: Executor, memberId: number, id: number) {
  const [found] = await db
    .select({ ...named, disabledAt: users.disabledAt })
    .from(memberships)
    .innerJoin(users, eq(memberships.ownerId, users.id))
    .where(and(eq(memberships.id, id), eq(memberships.memberId, memberId)));
  return found ?? null;
}

/** Null if the user is a member already. */
export async function insertMembership(
  tx: Executor,
  membership: Omit<MembershipRow, 'id' | 'getsNews'>,
): Promise<MembershipRow | null> {
  const [row] = await tx.insert(memberships).values(membership).onConflictDoNothing().returning();
  return row ?? null;
}

/** Changes the level of a membership; false if it has ended, or no longer has the level that it was decided on. */
export async function changeLevel(tx: Executor, { id, level: from }: MembershipRow, to: Level): Promise<boolean> {
  const rows = await tx
    .update(memberships)
    .set({ level: to })
    .where(and(eq(memberships.id, id), eq(memberships.level, from)))
    .returning({ id: memberships.id });
  return rows.length > 0;
}

/** Chooses whether a member hears of cards that wait in the account of another; null if they are no member there. */
export async function chooseNews(db: Executor, memberId: number, id: number, getsNews: boolean) {
  const rows = await db
    .update(memberships)
    .set({ getsNews })
    .where(and(eq(memberships.id, id), eq(memberships.memberId, memberId)))
    .returning({ id: memberships.id });
  return rows.length > 0 ? findMembership(db, memberId, id) : null;
}

const owners = alias(users, 'owners');

/** A condition on a membership: its member approves cards there and wants to hear of them. */
const hearsOfCards = and(
  eq(memberships.level, 'approve'),
  eq(memberships.getsNews, true),
  isNull(users.disabledAt),
  isNull(owners.disabledAt),
);

/** Who hears of cards that wait for approval in an account, besides its owner. */
export async function listApprovers(
  db: Executor,
  ownerId: number,
): Promise<{ membershipId: number; memberId: number }[]> {
  return db
    .select({ membershipId: memberships.id, memberId: memberships.memberId })
    .from(memberships)
    .innerJoin(users, eq(memberships.memberId, users.id))
    .innerJoin(owners, eq(memberships.ownerId, owners.id))
    .where(and(eq(memberships.ownerId, ownerId), hearsOfCards))
    .orderBy(asc(memberships.id));
}

/** The account whose cards a member hears of; null once they left, or may not or do not want to. */
export async function findApprovedFor(
  db: Executor,
  memberId: number,
  membershipId: number,
): Promise<{ id: number; name: string } | null> {
  const [found] = await db
    .select({ id: owners.id, name: owners.name })
    .from(memberships)
    .innerJoin(users, eq(memberships.memberId, users.id))
    .innerJoin(owners, eq(memberships.ownerId, owners.id))
    .where(and(eq(memberships.id, membershipId), eq(memberships.memberId, memberId), hearsOfCards));
  return found ?? null;
}

/** Ends a membership of this owner's account, or of this member; null if there is none. */
export async function deleteMembership(
  tx: Executor,
  whose: { ownerId: number } | { memberId: number },
  id: number,
): Promise<MembershipRow | null> {
  const isTheirs =
    'ownerId' in whose ? eq(memberships.ownerId, whose.ownerId) : eq(memberships.memberId, whose.memberId);
  const [row] = await tx
    .delete(memberships)
    .where(and(eq(memberships.id, id), isTheirs))
    .returning();
  return row ?? null;
}
