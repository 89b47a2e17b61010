import pg from 'pg';
import type { Database } from './database.ts';

// Any number but that of the migrations, as long as every version of Fondly takes the same one: 'Fone' in ASCII.
const starterLock = 0x466f6e65;

/**
 * Runs what only the first of several starting processes has to do; the others wait and find it done. On the embedded
 * engine there is only one.
 */
export async function asOneStarter(database: Database, work: () => Promise<void>): Promise<void> {
  const { connection } = database;
  if (connection.engine === 'embedded') return work();
  // The lock belongs to a session, so it is held on one connection outside the pool. Where that breaks, two work at once,
  // which costs time and harms nothing.
  const client = new pg.Client(connection.pool.options);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [starterLock]);
    await work();
  } finally {
    await client.end();
  }
}
