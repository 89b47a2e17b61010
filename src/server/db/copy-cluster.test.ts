import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onlyOn } from '../../../tests/database/only-on.ts';
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

test('a copy made under load contains every earlier commit and no partial one', onlyOn('embedded'), async () => {
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
  // A limit against hanging; tests/e2e/operator.test.ts measures how long people wait.
  expect(waitedMs).toBeLessThan(30_000);

  const copy = await openDatabase({ dataDir: dir, isDurable: false });
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
});

test('copies a file again if its size and time are unchanged but recent', onlyOn('embedded'), async () => {
  const { connection } = source.database;
  if (connection.engine !== 'embedded') return;
  const original = join(source.dataDir, 'db', 'written');
  writeFileSync(original, 'before');
  // Recent for the duration of the test, and years old to a machine whose clock is ahead of the disk's.
  const moment = new Date(Math.ceil(statSync(original).mtimeMs) + 60_000);
  utimesSync(original, moment, moment);
  const hold = vi.spyOn(connection.pool, 'connect').mockImplementation(() => {
    writeFileSync(original, 'after!');
    utimesSync(original, moment, moment);
    return { release: () => {} };
  });
  vi.useFakeTimers({ toFake: ['Date'], now: moment.getTime() + 1e11 });
  try {
    await copyCluster(source.database, join(source.dataDir, 'db'), join(dir, 'db'));
    expect(readFileSync(join(dir, 'db', 'written'), 'utf8')).toBe('after!');
  } finally {
    vi.useRealTimers();
    hold.mockRestore();
    rmSync(original);
  }
});
