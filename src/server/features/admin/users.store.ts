import { and, count, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { deleteSessionsOf, lockUsers, type UserRow } from '../accounts/public.ts';
import { type Happening, recordEvents } from '../audit/public.ts';

export type CountedUser = { user: UserRow; people: number; cards: number };

type Wanted = { search?: string | undefined; waiting?: 'yes' | undefined; limit: number };

/** The newest accounts, those whose name, address or username matches, or those that await approval. */
export async function listUsers(db: Executor, { search = '', waiting, limit }: Wanted): Promise<CountedUser[]> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .select(counted(db))
    .from(users)
    .where(
      and(
        waiting && isNotNull(users.awaitsApprovalSince),
        search.trim()
          ? or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(users.username, pattern))
          : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
}

export async function findCountedUser(db: Executor, id: number): Promise<CountedUser | null> {
  const [found] = await db.select(counted(db)).from(users).where(eq(users.id, id));
  return found ?? null;
}

/** The changes of an administrator; credits apply only if they still equal the value shown. */
export type AccountChange = Partial<
  Pick<
    UserRow,
    | 'isAdmin'
    | 'cardCreditsRemaining'
    | 'awaitsApprovalSince'
    | 'sendingStoppedAt'
    | 'disabledAt'
    | 'firstWeekEndedAt'
    | 'monthlyCards'
  >
> & { shownCredits?: number };

/**
 * Changes an account, or returns why not: it would remove the last administrator, stop or disable an administrator, or the credits
 * changed meanwhile. The lock serializes two administrators who revoke each other's flag at once.
 */
export async function changeUser(
  db: Executor,
  id: number,
  { shownCredits, ...wanted }: AccountChange,
  by: Pick<Happening, 'actorId' | 'request'>,
): Promise<'changed' | 'last-administrator' | 'other-credits' | 'administrator'> {
  // Administrators need no approval and are never stopped.
  const change = wanted.isAdmin
    ? { sendingStoppedAt: null, disabledAt: null, awaitsApprovalSince: null, ...wanted }
    : wanted;
  return db.transaction(async (tx) => {
    if (change.isAdmin === false) {
      await lockUsers(tx);
      const [others] = await tx
        .select({ count: count() })
        .from(users)
        .where(sql`${users.isAdmin} and ${users.id} <> ${id}`);
      if (!others?.count) return 'last-administrator';
    }
    if (Object.keys(change).length === 0) return 'changed';
    const [before] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if ((change.sendingStoppedAt || change.disabledAt) && (change.isAdmin ?? before?.isAdmin)) return 'administrator';
    const isAsShown = shownCredits === undefined ? undefined : eq(users.cardCreditsRemaining, shownCredits);
    const rows = await tx
      .update(users)
      .set(change)
      .where(and(eq(users.id, id), isAsShown))
      .returning({ id: users.id });
    if (rows.length === 1 && before) {
      if (change.disabledAt) await deleteSessionsOf(tx, id);
      await recordEvents(tx, happenings(before, change, by));
    }
    return rows.length === 1 || !isAsShown ? 'changed' : 'other-credits';
  });
}

/** The audit events of a change: one for each field that really changes. */
function happenings(before: UserRow, change: AccountChange, by: Pick<Happening, 'actorId' | 'request'>): Happening[] {
  const subject = ['account', before.id] as const;
  const { isAdmin, cardCreditsRemaining: credits, sendingStoppedAt: stoppedAt, disabledAt, monthlyCards } = change;
  const quota = (cards: number | null) => cards ?? 'none';
  const details = { from: before.cardCreditsRemaining, to: credits ?? 0 };
  return [
    ...(isAdmin !== undefined && isAdmin !== before.isAdmin
      ? [{ event: isAdmin ? 'admin-granted' : 'admin-revoked', subject, ...by } as const]
      : []),
    ...(credits !== undefined && credits !== before.cardCreditsRemaining
      ? [{ event: 'credits-changed', subject, details, ...by } as const]
      : []),
    ...(monthlyCards !== undefined && monthlyCards !== before.monthlyCards
      ? [
          {
            event: 'quota-changed',
            subject,
            details: { from: quota(before.monthlyCards), to: quota(monthlyCards) },
            ...by,
          } as const,
        ]
      : []),
    ...(disabledAt !== undefined && !disabledAt !== !before.disabledAt
      ? [{ event: disabledAt ? 'account-disabled' : 'account-enabled', subject, ...by } as const]
      : []),
    ...(stoppedAt !== undefined && !stoppedAt !== !before.sendingStoppedAt
      ? [{ event: stoppedAt ? 'sending-stopped' : 'sending-started', subject, ...by } as const]
      : []),
    ...(change.awaitsApprovalSince === null && before.awaitsApprovalSince
      ? [{ event: 'account-approved', subject, ...by } as const]
      : []),
    ...(change.firstWeekEndedAt && !before.firstWeekEndedAt
      ? [{ event: 'first-week-ended', subject, ...by } as const]
      : []),
  ];
}

/** An account with the number of its contacts and cards, in one statement. */
function counted(db: Executor) {
  return {
    user: users,
    people: db.$count(people, eq(people.userId, users.id)),
    cards: db.$count(cards, eq(cards.userId, users.id)),
  };
}
