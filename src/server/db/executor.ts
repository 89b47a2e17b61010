import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The result of raw SQL and of a write without `returning`, on both engines. */
interface EngineResult<Row> {
  rows: Row[];
  /** The number of rows that a write changed; null or absent for other statements. */
  rowCount?: number | null;
}

interface EngineResultHkt extends PgQueryResultHKT {
  type: EngineResult<this['row']>;
}

/** The database or an open transaction: the first parameter of every store function. */
export type Executor = PgDatabase<EngineResultHkt>;
