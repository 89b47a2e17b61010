import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { invitations } from '../../db/tables/registration.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** The limit of one page; nobody needs more at once. */
const shown = 200;

/** The newest first. */
export async function listInvitations(db: Executor): Promise<InvitationRow[]> {
  return db.select().from(invitations).orderBy(desc(invitations.id)).limit(shown);
}

export async function insertInvitation(
  tx: Executor,
  invitation: Pick<InvitationRow, 'tokenHash' | 'note' | 'maxUses' | 'expiresAt' | 'createdAt'>,
): Promise<InvitationRow> {
  const [row] = await tx.insert(invitations).values(invitation).returning();
  if (!row) throw new Error('The new invitation came back empty');
  return row;
}

/** Whether an invitation is still valid. */
export async function invitationCounts(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db.select({ id: invitations.id }).from(invitations).where(isOpen(tokenHash, now));
  return rows.length > 0;
}

/** Uses one of its places and returns its id; null when none is left. */
export async function takeInvitation(tx: Executor, tokenHash: string, now: Date): Promise<number | null> {
  const [row] = await tx
    .update(invitations)
    .set({ uses: sql`${invitations.uses} + 1` })
    .where(isOpen(tokenHash, now))
    .returning({ id: invitations.id });
  return row?.id ?? null;
}

/** Withdraws an invitation; false when there is none with this id. */
export async function deleteInvitation(tx: Executor, id: number): Promise<boolean> {
  const rows = await tx.delete(invitations).where(eq(invitations.id, id)).returning({ id: invitations.id });
  return rows.length > 0;
}

function isOpen(tokenHash: string, now: Date) {
  return and(
    eq(invitations.tokenHash, tokenHash),
    lt(invitations.uses, invitations.maxUses),
    gt(invitations.expiresAt, now),
  );
}
