import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onlyOn } from '../../../tests/database/only-on.ts';
import { copyTestDatabase } from '../../../tests/database/open-test-database.ts';
import { openDatabase } from './database.ts';
import { checkpointIfDue, vacuumUntidy } from './embedded-upkeep.ts';
import { openEmbedded } from './open-embedded.ts';
import { startEngine } from './start-engine.ts';
import { TransactionGuard } from './transaction-guard.ts';

let copy: Awaited<ReturnType<typeof copyTestDatabase>>;
let children: ChildProcess[] = [];

beforeEach(async () => {
  copy = await copyTestDatabase();
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await copy.remove();
});

const openQuickly = async () =>
  openEmbedded(await startEngine({ clusterDir: join(copy.dataDir, 'db'), isDurable: false }), new TransactionGuard());

/**
 * Runs a program on the database in its own process, whose threads all run `preload` first. Resolves to the exit code
 * and stderr.
 */
function run(program: string, preload = '') {
  const path = join(copy.dataDir, 'program.mjs');
  writeFileSync(
    path,
    `import { openDatabase } from '${new URL('./database.ts', import.meta.url)}';
     const { connection: { pool }, close } = await openDatabase({ dataDir: '${copy.dataDir}' });
     ${program}`,
  );
  const execArgv = ['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const child = fork(path, { execArgv, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  return { child, ended: once(child, 'close').then(([code]) => ({ code, said })) };
}

/** Runs `code` before each fsync of a file, with its `name` below the data directory. */
const beforeFsync = (code: string) => `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { fsyncSync } = fs;
  fs.fsyncSync = (fileDescriptor) => {
    const name = fs.readlinkSync('/proc/self/fd/' + fileDescriptor).slice(${copy.dataDir.length + 4});
    ${code}
    fsyncSync(fileDescriptor);
  };
  syncBuiltinESMExports();`;

test('every commit is on disk before it is acknowledged', onlyOn('embedded'), async () => {
  const log = join(copy.dataDir, 'fsyncs');
  const { child, ended } = run(
    `import { existsSync, readFileSync, rmSync } from 'node:fs';
     const synced = async (work) => {
       rmSync('${log}', { force: true });
       await work();
       return existsSync('${log}') ? readFileSync('${log}', 'utf8').split(' ').slice(0, -1) : [];
     };
     const insert = 'insert into scratch values (1)';
     await pool.query('create table scratch (id integer)');
     const settings = await pool.query(
       "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'wal_sync_method')");
     process.send({
       settings: settings.rows,
       commits: await synced(async () => { for (let n = 0; n < 20; n += 1) await pool.query(insert); }),
       atOnce: await synced(() => Promise.all(Array.from({ length: 20 }, () => pool.query(insert)))),
       transaction: await synced(() => pool.query('begin;' + (insert + ';').repeat(20) + 'commit')),
       read: await synced(() => pool.query('select count(*) from scratch')),
       checkpoint: await synced(() => pool.query('checkpoint')),
     }, () => process.exit(0));`,
    beforeFsync(`fs.appendFileSync('${log}', name + ' ');`),
  );
  const told = once(child, 'message');
  expect(await ended).toEqual({ code: 0, said: '' });
  const [{ settings, commits, atOnce, transaction, read, checkpoint }] = await told;
  const ofLog = (names: string[]) => names.filter((name) => /^pg_wal\/[0-9A-F]{24}$/.test(name)).length;
  expect(settings).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ]);
  expect([commits, atOnce, transaction, read].map(ofLog)).toEqual([20, 20, 1, 0]);
  expect(checkpoint.some((name: string) => name.startsWith('base/'))).toBe(true);
  expect(checkpoint).toContain('global/pg_control');
});

test('acknowledged commits survive a SIGKILL', onlyOn('embedded'), async () => {
  const { child, ended } = run(
    `await pool.query('create table scratch (id integer)');
     for (let id = 1; ; id += 1) {
       await pool.query('insert into scratch values ($1)', [id]);
       process.send(id);
     }`,
  );
  let answered = 0;
  child.on('message', (id) => {
    answered = Number(id);
    if (answered === 50) child.kill('SIGKILL');
  });
  await ended;
  expect(answered).toBeGreaterThanOrEqual(50);

  const database = await openDatabase({ dataDir: copy.dataDir, isDurable: false });
  const { rows } = await database.orm.execute<{ count: number }>(sql`select count(*)::int as count from scratch`);
  await database.close();
  expect(rows[0]?.count).toBeGreaterThanOrEqual(answered);
});

test(
  'a failing disk ends the process with a readable message and acknowledges no lost commit',
  onlyOn('embedded'),
  async () => {
    const isFailing = join(copy.dataDir, 'is-failing');
    const { child, ended } = run(
      `import { writeFileSync } from 'node:fs';
     await pool.query('create table scratch (id integer)');
     writeFileSync('${isFailing}', '');
     await pool.query('insert into scratch values (1)').finally(() => process.send('answered'));`,
      beforeFsync(`if (fs.existsSync('${isFailing}')) throw new Error('EIO: i/o error, fsync');`),
    );
    let answers = 0;
    child.on('message', () => {
      answers += 1;
    });
    const { code, said } = await ended;
    expect(said).toContain('The embedded database stopped: EIO: i/o error, fsync. What was saved is safe');
    expect({ code, answers }).toEqual({ code: 1, answers: 0 });
  },
);

test('upkeep shortens the log, removes dead rows and refreshes planner statistics', onlyOn('embedded'), async () => {
  const connection = await openQuickly();
  const { pool } = connection;
  try {
    await pool.query('create table scratch (id integer); create table calm (id integer)');
    await pool.query('insert into scratch select generate_series(1, 1000); delete from scratch where id > 100');
    // A session reports its activity at most once a second.
    await pool.query('select pg_stat_force_next_flush()');
    const read = async (text: string) => (await pool.query(text)).rows[0];
    const logBytes = () =>
      read('select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()');

    await vacuumUntidy(pool, () => false);
    await checkpointIfDue(pool, Number.MAX_SAFE_INTEGER);
    expect((await logBytes())?.bytes).toBeGreaterThan(10_000);
    await checkpointIfDue(pool, 1000);
    expect((await logBytes())?.bytes).toBeLessThan(1000);

    const scratch = await read(
      `select s.n_dead_tup::int as dead, c.reltuples::int as rows from pg_stat_user_tables s
       join pg_class c on c.oid = s.relid where s.relname = 'scratch'`,
    );
    expect(scratch).toEqual({ dead: 0, rows: 100 });
    expect(await read("select vacuum_count::int as times from pg_stat_user_tables where relname = 'calm'")).toEqual({
      times: 0,
    });
  } finally {
    await connection.close();
  }
});

test(
  'a checkpoint vacuums tables with many changes, and statistics use a small sample',
  onlyOn('embedded'),
  async () => {
    const connection = await openQuickly();
    const { pool } = connection;
    try {
      await pool.query(
        `create table calm (id integer); create table letters (id integer, body text);
       alter table letters alter body set storage external`,
      );
      await pool.query(
        `insert into letters select id, repeat('x', 8000) from generate_series(1, 600) id; delete from letters;
       insert into calm select generate_series(1, 600)`,
      );
      await checkpointIfDue(pool, 1000);
      const { rows } = await pool.query(
        `select named.relname as name, cleared.n_dead_tup::int as dead, cleared.vacuum_count::int as times
       from pg_stat_all_tables cleared join pg_class named on cleared.relid in (named.oid, named.reltoastrelid)
       where named.relname in ('letters', 'calm') order by name`,
      );
      expect(rows).toEqual([
        { name: 'calm', dead: 0, times: 0 },
        { name: 'letters', dead: 0, times: 1 },
        { name: 'letters', dead: 0, times: 1 },
      ]);
      expect((await pool.query('show default_statistics_target')).rows).toEqual([{ default_statistics_target: '10' }]);
    } finally {
      await connection.close();
    }
  },
);
