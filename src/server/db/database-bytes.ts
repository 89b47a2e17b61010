import { sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';

/** The size of the database on its disk, in bytes. */
export async function databaseBytes(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select pg_database_size(current_database())::float8 as bytes`);
  return rows[0]?.bytes ?? 0;
}
