import type { Database } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createQueue } from '../queue/queue.ts';

/** Gives a new database the tables of a started server: ours and the job engine's, all empty. */
export async function prepareEmptyDatabase(database: Database): Promise<void> {
  await migrateDatabase(database);
  const queue = createQueue(database, { onError: fail });
  await queue.start({ work: false });
  await queue.stop({ timeoutMs: 1000 });
}

function fail(error: Error): never {
  throw error;
}
