import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { AccountImportView } from '../../../../contract/account-imports.ts';
import type { Executor } from '../../../db/executor.ts';
import { accountImports } from '../../../db/tables/account-imports.ts';
import { saidAgain } from '../../../reader.ts';

export type AccountImport = typeof accountImports.$inferSelect;

const listed = 10;

export async function insertAccountImport(db: Executor, userId: number, fileName: string): Promise<AccountImport> {
  const [row] = await db.insert(accountImports).values({ userId, fileName }).returning();
  if (!row) throw new Error('The new import came back empty');
  return row;
}

export async function findAccountImport(db: Executor, id: number): Promise<AccountImport | null> {
  const [row] = await db.select().from(accountImports).where(eq(accountImports.id, id));
  return row ?? null;
}

/** The last imports of a user, newest first. */
export function listAccountImports(db: Executor, userId: number): Promise<AccountImport[]> {
  return db
    .select()
    .from(accountImports)
    .where(eq(accountImports.userId, userId))
    .orderBy(desc(accountImports.id))
    .limit(listed);
}

/** Whether another import of the user waits or runs. */
export async function hasImportUnderWay(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: accountImports.id })
    .from(accountImports)
    .where(
      and(
        eq(accountImports.userId, userId),
        inArray(accountImports.state, ['waiting', 'running']),
        // One whose file is still arriving has no parts; a process that died during it leaves it behind.
        sql`${accountImports.parts} > 0`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Changes an import that is not finished; false if it is. */
export async function changeAccountImport(db: Executor, id: number, change: Partial<AccountImport>): Promise<boolean> {
  const rows = await db
    .update(accountImports)
    .set(change)
    .where(and(eq(accountImports.id, id), inArray(accountImports.state, ['waiting', 'running'])))
    .returning({ id: accountImports.id });
  return rows.length > 0;
}

export async function forgetParts(db: Executor, id: number): Promise<void> {
  await db.update(accountImports).set({ parts: 0 }).where(eq(accountImports.id, id));
}

export async function deleteAccountImport(db: Executor, id: number): Promise<void> {
  await db.delete(accountImports).where(eq(accountImports.id, id));
}

/** Deletes imports whose file never arrived whole. */
export async function deleteUnarrived(db: Executor, olderThan: Date): Promise<void> {
  await db
    .delete(accountImports)
    .where(
      and(eq(accountImports.state, 'waiting'), eq(accountImports.parts, 0), lt(accountImports.createdAt, olderThan)),
    );
}

export function viewAccountImport(row: AccountImport): AccountImportView {
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state,
    done: row.done,
    total: row.total,
    report: row.report,
    error: row.error && saidAgain(row.error),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
