import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/executor.ts';
import { arrivedRows } from '../../db/tables/account-imports.ts';
import { cardStyles } from '../../db/tables/card-styles.ts';
import { images } from '../../db/tables/images.ts';
import { users } from '../../db/tables/users.ts';
import type { UserWithStyle } from '../accounts/public.ts';
import { accountFormat, type Manifest } from './account-file.ts';
import { travellingTables } from './account-tables.ts';
import { keyColumns, type TravellingTable } from './travelling-table.ts';

const batchSize = 200;

/** The first file of an account that leaves: what it is, its settings, and the names of styles. */
export async function writeManifest(db: Executor, { user }: UserWithStyle): Promise<string> {
  const { id, name, seedKey } = cardStyles;
  const manifest: Manifest = {
    ...accountFormat,
    origin: user.originId,
    account: {
      timeZone: user.timeZone,
      preferences: user.preferences,
      defaultCardStyle: user.defaultCardStyle,
      defaultCardStyleId: user.defaultCardStyleId,
      defaultStyleImage: user.defaultStyleImage,
      avatarUrl: user.avatarUrl,
    },
    styles: await db.select({ id, name, seedKey }).from(cardStyles).orderBy(asc(id)),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

/** The rows of a table that belong to a user, one JSON object a line, without the columns that stay behind. */
export async function* writeRows(db: Executor, travelling: TravellingTable, userId: number): AsyncGenerator<string> {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(travelling.table)).filter(([key]) => !(key in travelling.sets)),
  );
  yield* inLines(
    keyColumns(travelling.table),
    (after, limit) =>
      db
        .select(columns)
        .from(travelling.table)
        .where(and(ownedBy(travelling.owner, userId), after))
        .orderBy(...keyColumns(travelling.table).map((column) => asc(column)))
        .limit(limit),
    getTableColumns(travelling.table),
  );
}

/** The pictures of a user, with how the studio drew them. */
export async function* writePictures(db: Executor, userId: number): AsyncGenerator<string> {
  const { id, createdAt, recipe } = images;
  yield* inLines(
    [id],
    (after, limit) =>
      db
        .select({ id, createdAt, recipe })
        .from(images)
        .where(and(eq(images.userId, userId), after))
        .orderBy(asc(id))
        .limit(limit),
    getTableColumns(images),
  );
}

/** Where rows of this account came from, so that they are known again where they go. */
export async function* writeArrived(db: Executor, userId: number): AsyncGenerator<string> {
  const { origin, tableName, rowThere, idHere } = arrivedRows;
  yield* inLines(
    [origin, tableName, rowThere],
    (after, limit) =>
      db
        .select({ origin, tableName, rowThere, idHere })
        .from(arrivedRows)
        .where(and(eq(arrivedRows.userId, userId), after))
        .orderBy(asc(origin), asc(tableName), asc(rowThere))
        .limit(limit),
    getTableColumns(arrivedRows),
  );
}

async function* inLines(
  key: PgColumn[],
  read: (after: SQL | undefined, limit: number) => PromiseLike<Record<string, unknown>[]>,
  columns: Record<string, PgColumn>,
): AsyncGenerator<string> {
  const properties = key.map((column) => Object.keys(columns).find((name) => columns[name] === column) ?? column.name);
  let after: SQL | undefined;
  for (;;) {
    const rows = await read(after, batchSize);
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    const values = properties.map((name) => sql`${last[name]}`);
    after = sql`(${sql.join(key, sql`, `)}) > (${sql.join(values, sql`, `)})`;
    // Without this pause the embedded database would block all other requests.
    await setImmediate();
  }
}

/** Whether a row belongs to the user: by its own column, or by the row that this column names. */
export function ownedBy(owner: PgColumn, userId: number): SQL {
  const reference = getTableConfig(owner.table)
    .foreignKeys.map((key) => key.reference())
    .find(({ columns }) => columns[0]?.name === owner.name);
  const to = reference?.foreignColumns[0];
  if (!to) throw new Error(`${getTableName(owner.table)}.${owner.name} refers to nothing`);
  if (to.table === users) return sql`${owner} = ${userId}`;
  const parent = travellingTables.find(({ table }) => table === to.table);
  if (!parent) throw new Error(`${getTableName(to.table)} does not travel`);
  return sql`${owner} in (select ${to} from ${to.table} where ${ownedBy(parent.owner, userId)})`;
}
