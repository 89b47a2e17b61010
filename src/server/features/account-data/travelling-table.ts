import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';

/** Where a picture of this installation is: any other address would be loaded from a server of the file's choice. */
const pictureAddress = z.string().transform((text) => (pictureIdIn(text) ? text : null));
const isPictureColumn = (key: string) => /(?:image|imageUrl)[12]?$/i.test(key);

/** The longest text of a row: notes and messages are far shorter. */
const mostText = 20_000;

type Row<Table extends PgTable> = Table['$inferSelect'];
/** Plain texts, numbers, yes or no, and instants are checked by their column; anything narrower needs a check of its own. */
type IsPlain<Value> = string extends Value
  ? true
  : number extends Value
    ? true
    : boolean extends Value
      ? true
      : Value extends Date
        ? true
        : false;
type Narrow<Table extends PgTable> = {
  [Key in keyof Row<Table>]: IsPlain<NonNullable<Row<Table>[Key]>> extends true ? never : Key;
}[keyof Row<Table>];

/** What a row of a file may ask of the import: the present, and what a row of the file became here. */
export type Arrival = {
  now: Date;
  /** The id here of a row of the file; null if it is not here. */
  idHere(table: PgTable, there: number | string): number | string | null;
  /** Adds one to the count of a sentence for the report. */
  note(what: NoteKind): void;
};

export const noteKinds = ['approval-ended', 'signing-ended', 'invitation-left', 'round-stopped'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** A table whose rows belong to an account and travel with it. */
/** How the report of an import calls the rows of a table, one and several. */
export type Called = readonly [one: string, several: string];

export type TravellingTable = {
  table: PgTable;
  name: string;
  /** The column that names the user, or a row of an earlier table. */
  owner: PgColumn;
  /** Null for what is part of another row. */
  called: Called | null;
  /** Columns that stay behind, with their values in the new row. */
  sets: Record<string, () => unknown>;
  /** Columns that name rows without a reference of the schema. */
  names: Record<string, PgTable>;
  schema: z.ZodType<Record<string, unknown>>;
  /** Makes a row fit its new place; null leaves it out. Its references name rows here by then. */
  settle(row: Record<string, unknown>, arrival: Arrival): Record<string, unknown> | null;
};

/** Describes a table of an account. It does not compile while a narrow column has no check. */
export function travellingTable<
  Table extends PgTable,
  Sets extends { [Key in keyof Row<Table>]?: () => Row<Table>[Key] },
>({
  table,
  owner,
  called = null,
  sets,
  names = {},
  checks,
  settle = (row) => row,
}: {
  table: Table;
  owner: PgColumn;
  called?: Called | null;
  sets: Sets;
  names?: { [Key in keyof Row<Table>]?: PgTable };
  checks: Record<Exclude<Narrow<Table>, keyof Sets>, z.ZodType> & { [Key in keyof Row<Table>]?: z.ZodType };
  settle?(row: Row<Table>, arrival: Arrival): Row<Table> | null;
}): TravellingTable {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !(key in sets));
  const checked = checks as Record<string, z.ZodType | undefined>;
  const shape = Object.fromEntries(columns.map(([key, column]) => [key, columnSchema(key, column, checked[key])]));
  return {
    table,
    name: getTableName(table),
    owner,
    called,
    sets: sets as TravellingTable['sets'],
    names: names as TravellingTable['names'],
    schema: z.object(shape),
    settle: settle as TravellingTable['settle'],
  };
}

function columnSchema(key: string, column: PgColumn, check: z.ZodType | undefined): z.ZodType {
  const filled = check ?? (isPictureColumn(key) ? pictureAddress : plainSchema(column));
  if (!column.notNull) return filled.nullish().transform((value) => value ?? null);
  // A file of an earlier version lacks the newest columns.
  return column.hasDefault ? filled.optional() : filled;
}

function plainSchema({ name, dataType }: PgColumn): z.ZodType {
  if (dataType === 'number') return z.int().min(-2_147_483_648).max(2_147_483_647);
  if (dataType === 'boolean') return z.boolean();
  // PostgreSQL has no year 0.
  if (dataType === 'date')
    return z.iso
      .datetime()
      .refine((text) => text > '0001')
      .transform((text) => new Date(text));
  if (dataType === 'string')
    return z
      .string()
      .max(mostText)
      .refine((text) => !text.includes('\0'));
  throw new Error(`The column ${name} needs a check`);
}

/** The columns of a table's primary key. */
export function keyColumns(table: PgTable): PgColumn[] {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** Which table each column of a table refers to, by the name of the property. */
export function referencesOf({ table, names }: Pick<TravellingTable, 'table' | 'names'>): Map<string, PgTable> {
  const keyOf = new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [column.name, key]));
  const found = getTableConfig(table).foreignKeys.map(({ reference }): [string, PgTable] => {
    const { columns, foreignColumns } = reference();
    const [column, to] = [columns[0], foreignColumns[0]];
    if (!column || !to || columns.length > 1)
      throw new Error(`A reference of ${getTableName(table)} has several columns`);
    return [keyOf.get(column.name) ?? column.name, namedBy(to)];
  });
  return new Map([...found, ...Object.entries(names)]);
}

/** The table whose row a column names: a key that is itself a reference names the row behind it. */
function namedBy(column: PgColumn): PgTable {
  for (const { reference } of getTableConfig(column.table).foreignKeys) {
    const { columns, foreignColumns } = reference();
    if (columns[0]?.name === column.name && foreignColumns[0]) return namedBy(foreignColumns[0]);
  }
  return column.table;
}

const pictureHere = /^\/api\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** The id of the picture whose address this is. */
export function pictureIdIn(value: unknown): string | null {
  return typeof value === 'string' ? (pictureHere.exec(value)?.[1] ?? null) : null;
}
