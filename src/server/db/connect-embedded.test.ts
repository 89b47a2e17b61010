import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { build } from 'vite';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { copyTestDatabase } from '../../../tests/database/open-test-database.ts';
import { connectEmbedded } from './connect-embedded.ts';
import { openDatabase } from './database.ts';
import { checkpointIfDue, vacuumUntidy } from './embedded-upkeep.ts';
import { TransactionGuard } from './transaction-guard.ts';

const onEmbedded = test.runIf(inject('testDatabase').engine === 'embedded');

let copy: Awaited<ReturnType<typeof copyTestDatabase>>;
const realFsync = fs.fsyncSync;

beforeEach(async () => {
  copy = await copyTestDatabase();
});

afterEach(async () => {
  fs.fsyncSync = realFsync;
  syncBuiltinESMExports();
  await copy.remove();
});

/** Counts what reaches the operating system, by the file it is for. */
function countFsyncs(): Map<string, number> {
  const counts = new Map<string, number>();
  fs.fsyncSync = (fileDescriptor) => {
    const name = readlinkSync(`/proc/self/fd/${fileDescriptor}`).slice(copy.dataDir.length + 4);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    realFsync(fileDescriptor);
  };
  syncBuiltinESMExports();
  return counts;
}

const walSyncs = (counts: Map<string, number>) =>
  [...counts].reduce((sum, [name, count]) => sum + (/^pg_wal\/[0-9A-F]{24}$/.test(name) ? count : 0), 0);

onEmbedded('every commit is on the disk before it is answered', async () => {
  const counts = countFsyncs();
  const database = await openDatabase({ dataDir: copy.dataDir });
  try {
    const settings = await database.orm.execute(
      sql`select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'wal_sync_method')`,
    );
    expect(settings.rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
      { name: 'wal_sync_method', setting: 'fsync' },
    ]);
    await database.orm.execute(sql`create table scratch (id integer)`);

    counts.clear();
    for (let id = 0; id < 20; id += 1) await database.orm.execute(sql`insert into scratch values (${id})`);
    expect(walSyncs(counts)).toBe(20);

    counts.clear();
    await database.transaction(async (tx) => {
      for (let id = 0; id < 20; id += 1) await tx.execute(sql`insert into scratch values (${id})`);
    });
    expect(walSyncs(counts)).toBe(1);

    counts.clear();
    await database.orm.execute(sql`select count(*) from scratch`);
    expect(walSyncs(counts)).toBe(0);

    counts.clear();
    await database.orm.execute(sql`checkpoint`);
    expect([...counts.keys()].some((name) => name.startsWith('base/'))).toBe(true);
    expect(counts.has('global/pg_control')).toBe(true);
  } finally {
    await database.close();
  }
});

onEmbedded('what was answered before a SIGKILL is there afterwards', async () => {
  // A bundle, because Node 20 does not read TypeScript; inside the tree, so that it finds the packages.
  const cacheDir = fileURLToPath(new URL('../../../.cache/', import.meta.url));
  mkdirSync(cacheDir, { recursive: true });
  const bundleDir = mkdtempSync(join(cacheDir, 'kill-'));
  let child: ChildProcess | undefined;
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        ssr: fileURLToPath(new URL('./database.ts', import.meta.url)),
        outDir: bundleDir,
        rolldownOptions: { output: { entryFileNames: 'database.mjs' } },
      },
    });
    const program = join(bundleDir, 'write.mjs');
    writeFileSync(
      program,
      `import { openDatabase } from './database.mjs';
       const { connection } = await openDatabase({ dataDir: process.argv[2] });
       await connection.pglite.query('create table scratch (id integer)');
       for (let id = 1; ; id += 1) {
         await connection.pglite.query('insert into scratch values ($1)', [id]);
         process.send(id);
       }`,
    );
    child = fork(program, [copy.dataDir], { execArgv: [], stdio: 'inherit' });
    let answered = 0;
    child.on('message', (id) => {
      answered = Number(id);
      if (answered === 50) child?.kill('SIGKILL');
    });
    await once(child, 'exit');
    expect(answered).toBeGreaterThanOrEqual(50);

    const database = await openDatabase({ dataDir: copy.dataDir, fsync: () => {} });
    const { rows } = await database.orm.execute<{ count: number }>(sql`select count(*)::int as count from scratch`);
    await database.close();
    expect(rows[0]?.count).toBeGreaterThanOrEqual(answered);
  } finally {
    child?.kill('SIGKILL');
    rmSync(bundleDir, { recursive: true, force: true });
  }
});

onEmbedded(
  'a first start that was interrupted is started over',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fondly-test-'));
    try {
      mkdirSync(join(dataDir, 'db.unfinished', 'base'), { recursive: true });
      writeFileSync(join(dataDir, 'db.unfinished', 'PG_VERSION'), '18');
      const database = await openDatabase({ dataDir });
      expect((await database.orm.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
      await database.close();
      expect(readdirSync(dataDir)).toEqual(['db']);
      expect(existsSync(join(dataDir, 'db', 'PG_VERSION'))).toBe(true);
      expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  60_000,
);

onEmbedded('upkeep shortens the log, clears deleted rows and counts the planner in', async () => {
  const connection = await connectEmbedded(
    { clusterDir: join(copy.dataDir, 'db'), fsync: () => {} },
    new TransactionGuard(),
  );
  const { pglite } = connection;
  try {
    await pglite.exec('create table scratch (id integer); create table calm (id integer)');
    await pglite.exec('insert into scratch select generate_series(1, 1000); delete from scratch where id > 100');
    // What a session did is counted at most once a second.
    await pglite.query('select pg_stat_force_next_flush()');
    const read = async <Row>(text: string) => (await pglite.query<Row>(text)).rows[0];
    const logBytes = () =>
      read<{ bytes: number }>('select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()');

    await vacuumUntidy(pglite, () => false);
    await checkpointIfDue(pglite, Number.MAX_SAFE_INTEGER);
    expect((await logBytes())?.bytes).toBeGreaterThan(10_000);
    await checkpointIfDue(pglite, 1000);
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

onEmbedded('upkeep clears what changed much with the log, and counts by a small sample', async () => {
  const connection = await connectEmbedded(
    { clusterDir: join(copy.dataDir, 'db'), fsync: () => {} },
    new TransactionGuard(),
  );
  const { pglite } = connection;
  try {
    await pglite.exec(
      `create table calm (id integer); create table letters (id integer, body text);
       alter table letters alter body set storage external`,
    );
    await pglite.exec(
      `insert into letters select id, repeat('x', 8000) from generate_series(1, 600) id; delete from letters;
       insert into calm select generate_series(1, 600)`,
    );
    await checkpointIfDue(pglite, 1000);
    const { rows } = await pglite.query(
      `select named.relname as name, cleared.n_dead_tup::int as dead, cleared.vacuum_count::int as times
       from pg_stat_all_tables cleared join pg_class named on cleared.relid in (named.oid, named.reltoastrelid)
       where named.relname in ('letters', 'calm') order by name`,
    );
    expect(rows).toEqual([
      { name: 'calm', dead: 0, times: 0 },
      { name: 'letters', dead: 0, times: 1 },
      { name: 'letters', dead: 0, times: 1 },
    ]);
    expect((await pglite.query('show default_statistics_target')).rows).toEqual([{ default_statistics_target: '10' }]);
  } finally {
    await connection.close();
  }
});
