import type { Database } from '../../src/server/db/database.ts';
import { migrateDatabase } from '../../src/server/db/migrate.ts';
import { createQueue } from '../../src/server/queue/queue.ts';

/** Gives a new database the tables of a started server: ours and the job engine's, all empty. */
export async function prepareTemplate(database: Database): Promise<void> {
  await migrateDatabase(database);
  const queue = createQueue(database, { onError: fail });
  await queue.start({ work: false });
  await queue.stop({ timeoutMs: 1000 });
}

function fail(error: Error): never {
  throw error;
}
