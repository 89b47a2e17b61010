import { and, asc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { signatures } from '../../db/tables/signatures.ts';

export type SignatureRow = typeof signatures.$inferSelect;
export type SignatureFields = Omit<typeof signatures.$inferInsert, 'id' | 'userId' | 'createdAt'>;

/** A user's signatures, the default first, then the oldest. */
export async function listSignatures(db: Executor, userId: number): Promise<SignatureRow[]> {
  const rows = await db.select().from(signatures).where(eq(signatures.userId, userId)).orderBy(asc(signatures.id));
  return [...rows.filter(({ isDefault }) => isDefault), ...rows.filter(({ isDefault }) => !isDefault)];
}

export async function findSignature(db: Executor, userId: number, id: number): Promise<SignatureRow | null> {
  const [row] = await db
    .select()
    .from(signatures)
    .where(and(eq(signatures.id, id), eq(signatures.userId, userId)));
  return row ?? null;
}

export async function findDefaultSignature(db: Executor, userId: number): Promise<SignatureRow | null> {
  const [row] = await db
    .select()
    .from(signatures)
    .where(and(eq(signatures.userId, userId), eq(signatures.isDefault, true)));
  return row ?? null;
}

/** Adds a signature; the caller has locked the user's row. */
export async function insertSignature(tx: Executor, userId: number, fields: SignatureFields): Promise<SignatureRow> {
  if (fields.isDefault) await endDefault(tx, userId);
  const [row] = await tx
    .insert(signatures)
    .values({ ...fields, userId })
    .returning();
  if (!row) throw new Error('The new signature came back empty');
  return row;
}

/** Changes a signature; the caller has locked the user's row. */
export async function updateSignature(
  tx: Executor,
  { id, userId }: SignatureRow,
  fields: Partial<SignatureFields>,
): Promise<SignatureRow> {
  if (fields.isDefault) await endDefault(tx, userId, id);
  const [row] = await tx.update(signatures).set(fields).where(eq(signatures.id, id)).returning();
  if (!row) throw new Error('The changed signature came back empty');
  return row;
}

export async function deleteSignature(tx: Executor, id: number): Promise<void> {
  await tx.delete(signatures).where(eq(signatures.id, id));
}

async function endDefault(tx: Executor, userId: number, except = 0): Promise<void> {
  await tx
    .update(signatures)
    .set({ isDefault: false })
    .where(and(eq(signatures.userId, userId), eq(signatures.isDefault, true), ne(signatures.id, except)));
}
