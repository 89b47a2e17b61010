import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database.ts';

// Any number but that of the migrations works if every version of Fondly uses the same one: 'Fone' in ASCII.
const starterLock = 0x466f6e65;
const askAgainMs = 200;

/**
 * Runs start-up work in one process at a time: the first does it, and the others wait and find it done. The embedded
 * engine has only one process.
 */
export async function asOneStarter(database: Database, work: () => Promise<void>): Promise<void> {
  const { connection } = database;
  if (connection.engine === 'embedded') return work();
  // Uses one connection outside the pool. If that breaks, two processes work at once, which costs time and does no
  // harm. The lock belongs to a transaction, since a pooler would keep a session lock; a waiting process holds no
  // connection.
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
