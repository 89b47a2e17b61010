import { and, eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/executor.ts';
import { arrivedRows } from '../../../db/tables/account-imports.ts';
import type { ArrivedOfFile } from '../account-file.ts';
import { aliasKey, type FileRow, nameOfRow, type ReadAccount } from './read-account.ts';

const batchSize = 500;

export type Whose = { userId: number; originId: string };

/** All names that rows of a table have: in the account of the file, and in those where they were before. */
function namesOf(account: Pick<ReadAccount, 'manifest' | 'arrived'>, table: string, row: FileRow): Name[] {
  const own = { origin: account.manifest.origin, rowThere: nameOfRow(row) };
  return [own, ...(account.arrived.get(aliasKey(table, row.id)) ?? [])];
}

type Name = Pick<ArrivedOfFile, 'origin' | 'rowThere'>;

/**
 * Which rows of a file are here already, by their id in the file: rows that an earlier import brought, and rows of
 * this account that come home. `ownedBy` limits these to the user's.
 */
export async function findKnownRows(
  db: Executor,
  { userId, originId }: Whose,
  account: Pick<ReadAccount, 'manifest' | 'arrived'>,
  table: PgTable,
  rows: FileRow[],
  listOwn: (ids: (number | string)[]) => Promise<FileRow[]>,
): Promise<Map<unknown, number | string>> {
  const name = getTableName(table);
  const id = getTableColumns(table).id as PgColumn;
  const toId = (text: string) => (id.dataType === 'number' ? Number(text) : text);
  const claims = new Map<unknown, { rowThere: string | null; id: number | string }>();
  for (let at = 0; at < rows.length; at += batchSize) {
    const names = rows
      .slice(at, at + batchSize)
      .flatMap((row) => namesOf(account, name, row).map((one) => ({ ...one, row })));
    const brought = await db
      .select({ origin: arrivedRows.origin, rowThere: arrivedRows.rowThere, idHere: arrivedRows.idHere })
      .from(arrivedRows)
      .where(
        and(
          eq(arrivedRows.userId, userId),
          eq(arrivedRows.tableName, name),
          inArray(
            arrivedRows.rowThere,
            names.map(({ rowThere }) => rowThere),
          ),
        ),
      );
    const idOf = new Map(brought.map((one) => [`${one.origin} ${one.rowThere}`, one.idHere]));
    for (const { origin, rowThere, row } of names) {
      const here = idOf.get(`${origin} ${rowThere}`);
      if (origin === originId) claims.set(row.id, { rowThere, id: toId(rowThere.split('@')[0] ?? '') });
      else if (here !== undefined && !claims.has(row.id)) claims.set(row.id, { rowThere: null, id: toId(here) });
    }
  }
  const known = new Map<unknown, number | string>();
  const wanted = [...claims].filter(([, claim]) => typeof claim.id === 'string' || Number.isSafeInteger(claim.id));
  for (let at = 0; at < wanted.length; at += batchSize) {
    const some = wanted.slice(at, at + batchSize);
    const own = new Map((await listOwn(some.map(([, claim]) => claim.id))).map((row) => [row.id, row]));
    for (const [there, claim] of some) {
      const row = own.get(claim.id);
      // A row of this account must be the same one, not another that got its id in a restored backup.
      if (row && (claim.rowThere === null || claim.rowThere === nameOfRow(row))) known.set(there, claim.id);
    }
  }
  return known;
}

/** Remembers what rows became here, under all names that they have. */
export async function rememberRows(
  db: Executor,
  { userId, originId }: Whose,
  account: Pick<ReadAccount, 'manifest' | 'arrived'>,
  table: PgTable,
  pairs: { row: FileRow; idHere: number | string }[],
): Promise<void> {
  const tableName = getTableName(table);
  const rows = pairs.flatMap(({ row, idHere }) =>
    namesOf(account, tableName, row)
      .filter(({ origin }) => origin !== originId)
      .map(({ origin, rowThere }) => ({ userId, origin, tableName, rowThere, idHere: String(idHere) })),
  );
  for (let at = 0; at < rows.length; at += batchSize) {
    await db
      .insert(arrivedRows)
      .values(rows.slice(at, at + batchSize))
      .onConflictDoUpdate({
        target: [arrivedRows.userId, arrivedRows.origin, arrivedRows.tableName, arrivedRows.rowThere],
        set: { idHere: sql`excluded.id_here` },
      });
  }
}
