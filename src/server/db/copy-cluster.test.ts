import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/database/open-test-database.ts';
import { copyCluster } from './copy-cluster.ts';
import { openDatabase } from './database.ts';

let source: TestDatabase;
let dir: string;
beforeEach(async () => {
  source = await openTestDatabase();
  dir = mkdtempSync(join(tmpdir(), 'fondly-copy-'));
});
afterEach(async () => {
  await source.close();
  rmSync(dir, { recursive: true, force: true });
});

test.runIf(inject('testDatabase').engine === 'embedded')(
  'a copy that is made under load has all that was committed before it, and nothing half',
  async () => {
    const { orm } = source.database;
    await orm.execute(sql`create table written (id integer primary key, pair integer, filling text)`);
    let committed = 0;
    let isOver = false;
    // Each transaction writes two rows, with turns in between.
    const writing = (async () => {
      for (let id = 0; !isOver; id += 2) {
        await source.database.transaction(async (tx) => {
          await tx.execute(sql`insert into written values (${id}, ${id}, repeat('x', 3000))`);
          await setImmediate();
          await tx.execute(sql`insert into written values (${id + 1}, ${id}, repeat('y', 3000))`);
        });
        committed = id + 2;
        await setImmediate();
      }
    })();
    while (committed < 20) await setImmediate();
    const before = committed;
    const { waitedMs } = await copyCluster(source.database, join(source.dataDir, 'db'), join(dir, 'db'));
    const after = committed + 2;
    isOver = true;
    await writing;
    // A limit for what hangs; tests/e2e/operator.test.ts tells how long people waited.
    expect(waitedMs).toBeLessThan(30_000);

    const copy = await openDatabase({ dataDir: dir, fsync: () => {} });
    try {
      const { rows } = await copy.orm.execute<{ rows: number; unpaired: number }>(sql`
        select count(*)::int as rows, (select count(*)::int from (select pair from written group by pair having count(*) <> 2) odd) as unpaired
        from written`);
      expect(rows[0]?.rows).toBeGreaterThanOrEqual(before);
      expect(rows[0]?.rows).toBeLessThanOrEqual(after);
      expect(rows[0]?.unpaired).toBe(0);
    } finally {
      await copy.close();
    }
  },
);
