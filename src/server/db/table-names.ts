import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as tables from './tables/index.ts';

/** The names of our tables; another program's tables may be in the same database. */
export const tableNames: readonly string[] = Object.values(tables)
  .flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
  .sort();
