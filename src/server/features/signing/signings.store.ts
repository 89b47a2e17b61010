import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cardEntries, cardSignings, signingInvitations } from '../../db/tables/card-signing.ts';
import { announceCard } from '../webhooks/public.ts';

export type SigningRow = typeof cardSignings.$inferSelect;
export type EntryRow = typeof cardEntries.$inferSelect;
export type EntryFields = Pick<EntryRow, 'name' | 'message' | 'ink' | 'imageUrl'>;

export async function findSigning(db: Executor, cardId: number): Promise<SigningRow | null> {
  const [row] = await db.select().from(cardSignings).where(eq(cardSignings.cardId, cardId));
  return row ?? null;
}

/** Locked until the transaction ends: entries of one card are written one after the other. Its card is locked before. */
export async function lockSigning(tx: Executor, cardId: number): Promise<SigningRow | null> {
  const [row] = await tx.select().from(cardSignings).where(eq(cardSignings.cardId, cardId)).for('update');
  return row ?? null;
}

/** Opens signing, or reopens it. */
export async function openSigning(
  tx: Executor,
  signing: Pick<SigningRow, 'cardId' | 'until' | 'closesAt' | 'note'>,
): Promise<void> {
  const { cardId: _, ...fields } = signing;
  await tx
    .insert(cardSignings)
    .values(signing)
    .onConflictDoUpdate({ target: cardSignings.cardId, set: { ...fields, endedAt: null } });
}

export async function endSigning(tx: Executor, cardId: number, now: Date): Promise<void> {
  await tx.update(cardSignings).set({ endedAt: now }).where(eq(cardSignings.cardId, cardId));
}

/** All entries of signers on a card, in its order. */
export async function listEntries(db: Executor, cardId: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(cardEntries)
    .where(eq(cardEntries.cardId, cardId))
    .orderBy(asc(cardEntries.position), asc(cardEntries.id));
}

export async function findEntry(db: Executor, cardId: number, tokenHash: string): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(cardEntries)
    .where(and(eq(cardEntries.cardId, cardId), eq(cardEntries.tokenHash, tokenHash)));
  return row ?? null;
}

export async function insertEntry(
  tx: Executor,
  entry: EntryFields & Pick<EntryRow, 'cardId' | 'tokenHash' | 'position'>,
): Promise<void> {
  const [row] = await tx.insert(cardEntries).values(entry).returning({ id: cardEntries.id });
  if (row) await announceCard(tx, 'card.signed', entry.cardId, { entryId: row.id });
}

export async function updateEntry(
  tx: Executor,
  id: number,
  fields: Partial<EntryFields & Pick<EntryRow, 'isHidden' | 'position' | 'updatedAt'>>,
): Promise<void> {
  await tx.update(cardEntries).set(fields).where(eq(cardEntries.id, id));
}

export async function deleteEntry(tx: Executor, id: number): Promise<void> {
  await tx.delete(cardEntries).where(eq(cardEntries.id, id));
}

export async function listInvitations(db: Executor, cardId: number) {
  return db
    .select()
    .from(signingInvitations)
    .where(eq(signingInvitations.cardId, cardId))
    .orderBy(asc(signingInvitations.id));
}

/** Invites somebody by mail, again if the mail server refused the address before. */
export async function insertInvitation(
  tx: Executor,
  invitation: Pick<typeof signingInvitations.$inferInsert, 'cardId' | 'personId' | 'name' | 'email'>,
): Promise<void> {
  await tx
    .insert(signingInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [signingInvitations.cardId, signingInvitations.email],
      set: { name: invitation.name, personId: invitation.personId, trouble: null },
    });
}

/** Queues a reminder to those whose last mail was before `mailedBefore`; resolves to their number. */
export async function askReminders(
  tx: Executor,
  cardId: number,
  { now, mailedBefore, most }: { now: Date; mailedBefore: Date; most: number },
): Promise<number> {
  const { mailedAt, remindedAt, remindAt, reminders, trouble } = signingInvitations;
  const before = sql`${mailedBefore.toISOString()}::timestamptz`;
  const rows = await tx
    .update(signingInvitations)
    .set({ remindAt: now })
    .where(
      and(
        eq(signingInvitations.cardId, cardId),
        sql`${mailedAt} < ${before} and coalesce(${remindedAt}, ${mailedAt}) < ${before}`,
        sql`${remindAt} is null and ${trouble} is null and ${reminders} < ${most}`,
      ),
    )
    .returning({ id: signingInvitations.id });
  return rows.length;
}
