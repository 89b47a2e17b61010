import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as tables from './tables/index.ts';

/** What our tables are called in the database; another program's may stand beside them. */
export const tableNames: readonly string[] = Object.values(tables)
  .flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
  .sort();
