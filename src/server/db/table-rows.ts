import { sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';

/** A table as the database itself describes it. */
export type TableShape = {
  name: string;
  columns: string[];
  /** Identity columns. */
  identities: string[];
};

/** The existing tables among `names`, each after those it refers to. */
export async function describeTables(db: Executor, names: readonly string[]): Promise<TableShape[]> {
  if (names.length === 0) return [];
  const { rows } = await db.execute<TableShape & { refersTo: string[] }>(sql`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity <> '') as identities,
      array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname in ${names}
    order by c.relname`);
  const ordered: TableShape[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const at = waiting.findIndex(
      ({ refersTo }) => !refersTo.some((name) => waiting.some((other) => other.name === name)),
    );
    const [next] = waiting.splice(at, 1);
    if (at < 0 || !next) throw new Error('Tables refer to each other in a circle');
    const { refersTo, ...shape } = next;
    ordered.push(shape);
  }
  return ordered;
}

/**
 * All rows of a table in batches, each row as one line of JSON from the database, lossless for every type, as
 * `insertRows` reads it. Requires a transaction, because it uses a cursor.
 */
export async function* readRows(tx: Executor, table: string, batchRows: number): AsyncGenerator<string[]> {
  const cursor = sql.identifier('fondly_rows');
  const name = sql.identifier(table);
  await tx.execute(sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as line from ${name} t`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql`fetch ${sql.raw(String(batchRows))} from ${cursor}`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < batchRows) break;
  }
  await tx.execute(sql`close ${cursor}`);
}

/** Inserts rows from `readRows` with their original ids. */
export async function insertRows(tx: Executor, table: TableShape, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table.name);
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
}

/** The last number that each identity column gave out, 0 for none. */
export async function readNumbering(db: Executor, table: TableShape): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const column of table.identities) {
    const { rows } = await db.execute<{ last: number }>(sql`
      select coalesce(pg_sequence_last_value(pg_get_serial_sequence(${table.name}, ${column})::regclass), 0)::float8 as last`);
    numbers[column] = rows[0]?.last ?? 0;
  }
  return numbers;
}

/** Continues a column's numbering after `last`. */
export async function setNumbering(tx: Executor, table: string, column: string, last: number): Promise<void> {
  if (last > 0) await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`);
}
