import { setTimeout } from 'node:timers/promises';
import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { ImportChoice } from '../../../../contract/imports.ts';
import type { Executor } from '../../../db/executor.ts';
import { importEntries, imports } from '../../../db/tables/people.ts';

export type ImportRow = typeof imports.$inferSelect;
type Changes = Partial<Omit<ImportRow, 'id' | 'userId' | 'createdAt'>>;

export async function insertImport(
  db: Executor,
  row: Pick<ImportRow, 'userId' | 'fileName' | 'fileHash' | 'kind'>,
): Promise<number> {
  const [inserted] = await db.insert(imports).values(row).returning({ id: imports.id });
  if (!inserted) throw new Error('The new import came back empty');
  return inserted.id;
}

export async function findImport(db: Executor, userId: number, id: number): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userId)));
  return row ?? null;
}

/** The import, locked until the transaction ends. */
export async function lockImport(tx: Executor, userId: number, id: number): Promise<ImportRow | null> {
  const [row] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userId)))
    .for('update');
  return row ?? null;
}

// Reading a file takes seconds. An older one stopped with its process, and the nightly run removes it.
const readingMinutes = 5;

/** The last hundred, the newest first, including those being read. */
export async function listImports(db: Executor, userId: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        or(ne(imports.state, 'reading'), sql`${imports.createdAt} > now() - make_interval(mins => ${readingMinutes})`),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(100);
}

export async function changeImport(db: Executor, id: number, changes: Changes): Promise<void> {
  await db.update(imports).set(changes).where(eq(imports.id, id));
}

/** Moves an import on from one of these states; returns false if it is in another. */
export async function moveImport(
  db: Executor,
  id: number,
  from: ImportRow['state'][],
  changes: Changes & Pick<ImportRow, 'state'>,
): Promise<boolean> {
  const rows = await db
    .update(imports)
    .set(changes)
    .where(and(eq(imports.id, id), inArray(imports.state, from)))
    .returning({ id: imports.id });
  return rows.length === 1;
}

/** For the job: the import if it is being applied. */
export async function findApplying(db: Executor, id: number): Promise<ImportRow | null> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.state, 'applying')));
  return row ?? null;
}

/** The choice for the entries of an import that is being applied. */
export function choiceOf({ chosen, fill, decisions }: ImportRow): ImportChoice {
  return { choose: chosen ?? 'none', fill, decisions };
}

/** Counts the results of a batch, in its transaction. */
export async function countApplied(
  tx: Executor,
  id: number,
  by: { done: number; added: number; filled: number; skipped: number },
): Promise<void> {
  await tx
    .update(imports)
    .set({
      done: sql`${imports.done} + ${by.done}`,
      added: sql`${imports.added} + ${by.added}`,
      filled: sql`${imports.filled} + ${by.filled}`,
      skipped: sql`${imports.skipped} + ${by.skipped}`,
    })
    .where(eq(imports.id, id));
}

/** Counts the photos that an import stores. */
export async function countPhotoBytes(tx: Executor, id: number, bytes: number): Promise<void> {
  await tx
    .update(imports)
    .set({ photoBytes: sql`${imports.photoBytes} + ${bytes}` })
    .where(eq(imports.id, id));
}

// Deleting all entries of a large import in one statement would block others, and so would clearing their texts.
const deletedAtOnce = 100;
const deletePauseMs = 5;

/** Deletes an import, after its entries. */
export async function deleteImport(db: Executor, id: number): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await db.execute<{ last: number | null; count: number }>(sql`
      with gone as (
        delete from ${importEntries} where import_id = ${id} and number in (
          select number from ${importEntries} where import_id = ${id} and number > ${after} order by number
          limit ${deletedAtOnce})
        returning number)
      select max(number) as last, count(*)::int as count from gone`);
    const [{ last, count } = { last: null, count: 0 }] = rows;
    if (last === null || count < deletedAtOnce) break;
    after = last;
    await setTimeout(deletePauseMs);
  }
  await db.delete(imports).where(eq(imports.id, id));
}

/** A user's imports that were staged but never applied, the newest first. */
export async function listStaged(db: Executor, userId: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.state, 'staged')))
    .orderBy(desc(imports.id));
}

/** Imports older than a given time that still store photos or were never applied. */
export async function listLeftBehind(db: Executor, olderThan: Date): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(
      and(
        lt(imports.createdAt, olderThan),
        sql`(${imports.state} in ('reading', 'staged') or ${imports.photoPacks} > 0)`,
        sql`${imports.state} <> 'applying'`,
      ),
    )
    .limit(500);
}
