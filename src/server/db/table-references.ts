import { sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';

/** A column whose value is a row of another table, and what deleting that row does. */
export type TableReference = {
  table: string;
  column: string;
  to: string;
  toColumn: string;
  onDelete: 'cascade' | 'set null' | 'refuse';
};

/** Which rows name which others, as the database itself describes it, so that a new table is known at once. */
export type TableReferences = {
  references: TableReference[];
  /** The columns of each table's primary key. */
  keys: Map<string, string[]>;
  /** Single columns that may be empty and otherwise differ in every row. */
  unique: { table: string; column: string }[];
};

/** Describes how these tables refer to each other. */
export async function describeReferences(db: Executor, names: readonly string[]): Promise<TableReferences> {
  const { rows: references } = await db.execute<TableReference & { columns: number }>(sql`
    select c.relname as "table", a.attname as "column", p.relname as "to", b.attname as "toColumn",
      cardinality(f.conkey) as columns,
      case f.confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'refuse' end as "onDelete"
    from pg_constraint f
      join pg_class c on c.oid = f.conrelid
      join pg_class p on p.oid = f.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
      join pg_attribute b on b.attrelid = p.oid and b.attnum = f.confkey[1]
    where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.relname in ${names} and p.relname in ${names}
    order by c.relname, a.attname`);
  const wide = references.find(({ columns }) => columns > 1);
  if (wide) throw new Error(`The reference of ${wide.table} to ${wide.to} has several columns`);
  const { rows: indexes } = await db.execute<{
    table: string;
    isPrimary: boolean;
    columns: string[];
    nullable: boolean;
  }>(
    sql`
    select c.relname as "table", i.indisprimary as "isPrimary",
      array(select a.attname::text from unnest(i.indkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.place) as columns,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) and not a.attnotnull) as nullable
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and i.indpred is null and i.indexprs is null
      and c.relnamespace = 'public'::regnamespace and c.relname in ${names}`,
  );
  return {
    references: references.map(({ columns: _, ...reference }) => reference),
    keys: new Map(indexes.filter(({ isPrimary }) => isPrimary).map(({ table, columns }) => [table, columns])),
    unique: indexes
      .filter(({ isPrimary, nullable, columns }) => !isPrimary && nullable && columns.length === 1)
      .map(({ table, columns }) => ({ table, column: String(columns[0]) })),
  };
}
