import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database.ts';

// Any number but that of the migrations, as long as every version of Fondly takes the same one: 'Fone' in ASCII.
const starterLock = 0x466f6e65;
const askAgainMs = 200;

/**
 * Runs what only the first of several starting processes has to do; the others wait and find it done. On the embedded
 * engine there is only one.
 */
export async function asOneStarter(database: Database, work: () => Promise<void>): Promise<void> {
  const { connection } = database;
  if (connection.engine === 'embedded') return work();
  // On one connection outside the pool. Where that breaks, two work at once, which costs time and harms nothing. The lock
  // belongs to a transaction, since a pooler would keep that of a session; who waits holds none of its connections.
  const client = new pg.Client(connection.pool.options);
  client.on('error', () => {});
  await client.connect();
  try {
    for (;;) {
      await client.query('begin');
      const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as mine', [starterLock]);
      if (rows[0].mine) break;
      await client.query('rollback');
      await setTimeout(askAgainMs);
    }
    await work();
  } finally {
    await client.end();
  }
}
