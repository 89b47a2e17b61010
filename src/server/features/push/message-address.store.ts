import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { messageAddresses } from '../../db/tables/message-addresses.ts';

export type MessageAddressRow = typeof messageAddresses.$inferSelect;

export async function findMessageAddress(db: Executor, userId: number): Promise<MessageAddressRow | null> {
  const [row] = await db.select().from(messageAddresses).where(eq(messageAddresses.userId, userId));
  return row ?? null;
}

/** Replaces the user's address, if there was one. */
export async function keepMessageAddress(
  tx: Executor,
  userId: number,
  sealedUrl: string,
  now: Date,
): Promise<MessageAddressRow> {
  const row = { userId, sealedUrl, createdAt: now, lastSentAt: null, trouble: null };
  const [kept] = await tx
    .insert(messageAddresses)
    .values(row)
    .onConflictDoUpdate({ target: messageAddresses.userId, set: row })
    .returning();
  if (!kept) throw new Error('The address came back empty');
  return kept;
}

export async function removeMessageAddress(tx: Executor, userId: number): Promise<void> {
  await tx.delete(messageAddresses).where(eq(messageAddresses.userId, userId));
}

/** Notes that the service took a message, or why it did not. */
export async function noteMessage(
  db: Executor,
  userId: number,
  outcome: { lastSentAt: Date; trouble: null } | { trouble: string },
): Promise<void> {
  await db.update(messageAddresses).set(outcome).where(eq(messageAddresses.userId, userId));
}
