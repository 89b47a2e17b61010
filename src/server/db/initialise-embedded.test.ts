import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onlyOn } from '../../../tests/database/only-on.ts';
import { prepareEmptyDatabase } from '../data-dir/prepare-empty-database.ts';
import { type Database, openDatabase } from './database.ts';
import { dropSchema, migrateWithin } from './migrate.ts';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fondly-test-'));
  dataDir = join(folder, 'data');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the database in a process of its own that is killed at its fsync of that number; resolves to the signal. */
async function startAndDie(atFsync: number): Promise<unknown> {
  const preload = `
    import { open } from 'node:fs/promises';
    const file = await open('/');
    const files = Object.getPrototypeOf(file);
    await file.close();
    const { sync } = files;
    let left = ${atFsync};
    files.sync = function () {
      return --left > 0 ? sync.call(this) : process.kill(process.pid, 'SIGKILL');
    };`;
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `import { openDatabase } from '${new URL('./database.ts', import.meta.url)}';
     await openDatabase({ dataDir: '${dataDir}' });`,
  );
  const child = fork(program, {
    execArgv: ['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(preload)}`],
  });
  const [, signal] = await once(child, 'exit');
  return signal;
}

/** Everything that defines the tables, in words of the database. */
async function readSchema({ orm }: Database): Promise<Record<string, unknown>[]> {
  const { rows } = await orm.execute(sql`
    with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))
    select nspname as schema, relname as of, 'column' as kind, attname as name,
      concat_ws(' ', attnum, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid)) as is
      from pg_attribute join pg_class c on c.oid = attrelid join ours on ours.oid = relnamespace
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm', 'S')
    union all select nspname, conrelid::regclass::text, 'constraint', conname, pg_get_constraintdef(k.oid)
      from pg_constraint k join ours on ours.oid = connamespace
    union all select schemaname, tablename, 'index', indexname, indexdef from pg_indexes
      where schemaname in (select nspname from ours)
    union all select nspname, '', 'function', proname, pg_get_functiondef(p.oid)
      from pg_proc p join ours on ours.oid = pronamespace where prokind in ('f', 'p')
    union all select nspname, tgrelid::regclass::text, 'trigger', tgname, pg_get_triggerdef(t.oid)
      from pg_trigger t join pg_class c on c.oid = tgrelid join ours on ours.oid = relnamespace where not tgisinternal
    union all select nspname, typname, 'value', enumlabel, enumsortorder::text
      from pg_enum join pg_type t on t.oid = enumtypid join ours on ours.oid = typnamespace
    union all select 'drizzle', '', 'migration', hash, created_at::text from drizzle.__drizzle_migrations
    order by 1, 2, 3, 4, 5`);
  return rows;
}

test('the cluster of the build has the tables that the migrations make', onlyOn('embedded'), async () => {
  const database = await openDatabase({ dataDir, isDurable: false });
  try {
    const shipped = await readSchema(database);
    await database.transaction(async (tx) => {
      await dropSchema(tx);
      await tx.execute(sql`drop schema pgboss cascade`);
      await migrateWithin(tx);
    });
    expect((await readSchema(database)).length).toBeLessThan(shipped.length);
    await prepareEmptyDatabase(database);
    expect(shipped.length).toBeGreaterThan(500);
    expect(await readSchema(database)).toEqual(shipped);
  } finally {
    await database.close();
  }
});

test('a first start that is killed while it copies the cluster starts over', onlyOn('embedded'), async () => {
  for (const atFsync of [1, 40, 300]) {
    expect(await startAndDie(atFsync)).toBe('SIGKILL');
    expect(readdirSync(dataDir)).toEqual(['db.unfinished']);
  }
  rmSync(join(dataDir, 'db.unfinished', 'global'), { recursive: true });

  const database = await openDatabase({ dataDir });
  try {
    const { rows } = await database.orm.execute(sql`select count(*)::int as accounts from users`);
    expect(rows).toEqual([{ accounts: 0 }]);
  } finally {
    await database.close();
  }
  expect(readdirSync(dataDir)).toEqual(['db']);
  expect(existsSync(join(dataDir, 'db', 'PG_VERSION'))).toBe(true);
  expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700);
});
