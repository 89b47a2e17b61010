import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both engines answer to raw SQL and to a write without `returning`. */
interface EngineResult<Row> {
  rows: Row[];
  /** Rows a write changed; null or absent for statements that count nothing. */
  rowCount?: number | null;
}

interface EngineResultHkt extends PgQueryResultHKT {
  type: EngineResult<this['row']>;
}

/** The database or an open transaction: every store takes one first and never learns which it got. */
export type Executor = PgDatabase<EngineResultHkt>;
