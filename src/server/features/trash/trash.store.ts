import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { TrashItem, TrashKind } from '../../../contract/trash.ts';
import { trashDays, trashPageSize } from '../../../contract/trash-limits.ts';
import type { Executor } from '../../db/executor.ts';
import { trash } from '../../db/tables/trash.ts';

const dayMs = 86_400_000;

/** How many rows of a table an entry holds. */
const rowsOf = (table: string) =>
  sql<number>`(select coalesce(sum(jsonb_array_length(part -> 'rows')), 0)::int
    from jsonb_array_elements(${trash.rows}) part where part ->> 'table' = ${table})`;

const listed = {
  id: trash.id,
  kind: trash.kind,
  subjectId: trash.subjectId,
  title: trash.title,
  dates: sql<number>`case when ${trash.kind} = 'contact' then ${rowsOf('important_dates')} else 0 end`,
  cards: sql<number>`case when ${trash.kind} = 'contact' then ${rowsOf('cards')} else 0 end`,
  deletedAt: trash.deletedAt,
};

export type TrashSearch = { before?: number | undefined; kind?: TrashKind | undefined; subjectId?: number | undefined };

/** A page of the user's trash, newest first. */
export async function listTrash(
  db: Executor,
  userId: number,
  { before, kind, subjectId }: TrashSearch,
): Promise<TrashItem[]> {
  const rows = await db
    .select(listed)
    .from(trash)
    .where(
      and(
        eq(trash.userId, userId),
        before === undefined ? undefined : lt(trash.id, before),
        kind && eq(trash.kind, kind),
        subjectId === undefined ? undefined : eq(trash.subjectId, subjectId),
      ),
    )
    .orderBy(desc(trash.id))
    .limit(trashPageSize);
  return rows.map((row) => ({
    ...row,
    deletedAt: row.deletedAt.toISOString(),
    goneAt: new Date(row.deletedAt.getTime() + trashDays * dayMs).toISOString(),
  }));
}

export async function countTrash(db: Executor, userId: number): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(trash).where(eq(trash.userId, userId));
  return row?.entries ?? 0;
}

/** The entries of these deleted contacts. */
export async function findContactsInTrash(db: Executor, userId: number, ids: number[]) {
  return db
    .select({ id: trash.id, title: trash.title })
    .from(trash)
    .where(
      and(
        eq(trash.userId, userId),
        eq(trash.kind, 'contact'),
        sql`${trash.subjectId} in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
      ),
    )
    .orderBy(trash.id);
}

export type LockedEntry = { id: number; userId: number; kind: TrashKind; subjectId: number };

/** An entry of the user's trash, locked until the transaction ends, so that it is restored once. */
export async function lockEntry(tx: Executor, userId: number, id: number): Promise<LockedEntry | null> {
  const [row] = await tx
    .select({ id: trash.id, userId: trash.userId, kind: trash.kind, subjectId: trash.subjectId })
    .from(trash)
    .where(and(eq(trash.id, id), eq(trash.userId, userId)))
    .for('update');
  return row ?? null;
}

export async function deleteEntry(tx: Executor, id: number): Promise<void> {
  await tx.delete(trash).where(eq(trash.id, id));
}

/** Deletes all of a user's trash for good; returns how many entries. */
export async function emptyTrash(tx: Executor, userId: number): Promise<number> {
  return (await tx.delete(trash).where(eq(trash.userId, userId)).returning({ id: trash.id })).length;
}

/** Deletes for good what was deleted before; returns how many entries. */
export async function deleteTrashBefore(db: Executor, before: Date): Promise<number> {
  return (await db.delete(trash).where(lt(trash.deletedAt, before)).returning({ id: trash.id })).length;
}

/**
 * Entries of a user's trash for the download of their data, the oldest first, without addresses with a secret and
 * without the hashes of secrets.
 */
export const trashOf = (db: Executor, userId: number) => async (after: number, limit: number) => {
  const rows = await db
    .select({ id: trash.id, kind: trash.kind, title: trash.title, deletedAt: trash.deletedAt, parts: trash.rows })
    .from(trash)
    .where(and(eq(trash.userId, userId), sql`${trash.id} > ${after}`))
    .orderBy(trash.id)
    .limit(limit);
  return rows.map(({ parts, ...row }) => ({
    ...row,
    rows: parts
      .filter(({ table, rows: held }) => table !== 'secret_links' && held.length > 0)
      .map(({ table, rows: held }) => ({ table, rows: held.map(({ token_hash: _, ...shown }) => shown) })),
  }));
};
