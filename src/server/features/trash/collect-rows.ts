import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import type { TableReference, TableReferences } from '../../db/table-references.ts';
import type { TableShape } from '../../db/table-rows.ts';
import type { TrashedLink } from '../../db/tables/trash.ts';

/** The rows of one table that a deletion takes away. The lines are JSON from the database, lossless for every type. */
export type CollectedRows = { table: string; lines: string[]; links: TrashedLink[] };

type FoundRow = { root: number; line: string; row: Record<string, unknown> };

/**
 * All rows that deleting these rows of `root` deletes by cascade, and the references it empties, by the id of the row
 * in `root`. Locks the rows, so that none is added or changed until the transaction ends.
 */
export async function collectRows(
  tx: Executor,
  tables: TableShape[],
  { references, keys }: TableReferences,
  root: string,
  ids: number[],
): Promise<Map<number, CollectedRows[]>> {
  const found = new Map<string, Map<string, FoundRow>>();
  const keyOf = (table: string, row: Record<string, unknown>) =>
    JSON.stringify((keys.get(table) ?? []).map((column) => row[column]));
  const add = (table: string, line: string, rootOf: (row: Record<string, unknown>) => number) => {
    const row = JSON.parse(line) as Record<string, unknown>;
    const rows = found.get(table) ?? new Map<string, FoundRow>();
    found.set(table, rows);
    if (!rows.has(keyOf(table, row))) rows.set(keyOf(table, row), { root: rootOf(row), line, row });
  };
  for (const line of await lockedLines(tx, root, keys, sql`id = any(${arrayOf(root, 'id', ids)})`)) {
    add(root, line, ({ id }) => Number(id));
  }
  for (const { name } of tables) {
    for (const reference of references) {
      if (reference.table !== name || reference.onDelete !== 'cascade') continue;
      const roots = rootsBy(found.get(reference.to), reference);
      if (roots.size === 0) continue;
      const lines = await lockedLines(tx, name, keys, refersTo(reference, roots));
      for (const line of lines) add(name, line, (row) => Number(roots.get(row[reference.column])));
    }
  }
  const collected = new Map(ids.map((id) => [id, new Map<string, CollectedRows>()]));
  const partOf = (rootId: number, table: string): CollectedRows => {
    const parts = collected.get(rootId) ?? new Map<string, CollectedRows>();
    const part = parts.get(table) ?? { table, lines: [], links: [] };
    parts.set(table, part);
    return part;
  };
  for (const { name } of tables) {
    for (const { root: rootId, line } of found.get(name)?.values() ?? []) partOf(rootId, name).lines.push(line);
  }
  for (const reference of references) {
    const roots = rootsBy(found.get(reference.to), reference);
    if (reference.onDelete !== 'set null' || roots.size === 0) continue;
    const key = keys.get(reference.table) ?? [];
    const columns = sql.join(
      [...key, reference.column].map((column) => sql.identifier(column)),
      sql`, `,
    );
    const { rows } = await tx.execute<Record<string, unknown>>(
      sql`select ${columns} from ${sql.identifier(reference.table)} where ${refersTo(reference, roots)}`,
    );
    for (const row of rows) {
      if (found.get(reference.table)?.has(keyOf(reference.table, row))) continue;
      const value = row[reference.column];
      partOf(Number(roots.get(value)), reference.table).links.push({
        column: reference.column,
        key: Object.fromEntries(key.map((column) => [column, row[column]])),
        value,
      });
    }
  }
  return new Map([...collected].map(([rootId, parts]) => [rootId, [...parts.values()]]));
}

/** For each value that `reference` may have: whose deletion takes it away. */
function rootsBy(rows: Map<string, FoundRow> | undefined, { toColumn }: TableReference): Map<unknown, number> {
  return new Map([...(rows?.values() ?? [])].map(({ row, root }) => [row[toColumn], root]));
}

function refersTo({ column, to, toColumn }: TableReference, roots: Map<unknown, number>): SQL {
  return sql`${sql.identifier(column)} = any(${arrayOf(to, toColumn, [...roots.keys()])})`;
}

/** Values of a column as an array of its type. */
function arrayOf(table: string, column: string, values: unknown[]): SQL {
  const rows = JSON.stringify(values.map((value) => ({ [column]: value })));
  return sql`array(select ${sql.identifier(column)} from json_populate_recordset(null::${sql.identifier(table)}, ${rows}::json))`;
}

async function lockedLines(tx: Executor, table: string, keys: Map<string, string[]>, which: SQL): Promise<string[]> {
  const order = sql.join(
    (keys.get(table) ?? []).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows } = await tx.execute<{ line: string }>(sql`
    select row_to_json(t)::text as line from ${sql.identifier(table)} t where ${which} order by ${order} for update`);
  return rows.map(({ line }) => line);
}
