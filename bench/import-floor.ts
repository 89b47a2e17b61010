import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/server/db/database.ts';
import { decodeUpload } from '../src/studio/art/photo/decode-upload.ts';
import type { BenchDatabase } from './benchmark.ts';
import { timeMs } from './measure.ts';

const rowsAtOnce = 50;
const photosAtOnce = 2;
let floors = 0;

/**
 * The least work that leaves the same behind: contacts and birthdays in transactions of 50 statements' worth of rows, and
 * each photo decoded and encoded once, two at a time. Nothing is read, compared or staged.
 */
export async function importFloor(
  { dataDir, databaseUrl }: BenchDatabase,
  count: number,
  photo: Buffer | null,
): Promise<number> {
  const database = await openDatabase({ dataDir, databaseUrl });
  floors += 1;
  const { rows } = await database.orm.execute<{ id: number }>(sql`
    insert into users (email, password, name, username)
    values (${`floor${floors}@example.test`}, '', 'Floor', ${`floor${floors}`}) returning id`);
  const userId = rows[0]?.id ?? 0;
  const tookMs = await timeMs(async () => {
    for (let from = 0; from < count; from += rowsAtOnce) {
      await database.transaction(async (tx) => {
        await tx.execute(sql`
          with added as (
            insert into people (user_id, name, email, notes)
            select ${userId}::int, 'Person ' || n, 'person' || n || '@example.org', repeat('figs ', 76)
            from generate_series(${from + 1}::int, ${from + rowsAtOnce}::int) n returning id)
          insert into important_dates (person_id, occasion_type, date) select id, 'birthday', '1980-02-03' from added`);
      });
    }
    let photosLeft = photo ? count : 0;
    const decode = async () => {
      while (photo && photosLeft-- > 0) await decodeUpload(photo);
    };
    await Promise.all(Array.from({ length: photosAtOnce }, decode));
  });
  await database.close();
  return tookMs;
}
