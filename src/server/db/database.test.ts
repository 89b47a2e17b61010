import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onlyOn, onlyOnTimedPostgres } from '../../../tests/database/only-on.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/database/open-test-database.ts';
import { violatedForeignKey, violatedUnique } from './constraint-errors.ts';
import { openDatabase } from './database.ts';
import type { Executor } from './executor.ts';
import { OutsideTransaction } from './transaction-guard.ts';

const notes = pgTable('scratch_notes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  body: text().notNull(),
  writtenAt: timestamp('written_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
});

let fixture: TestDatabase;

beforeAll(async () => {
  fixture = await openTestDatabase();
  await fixture.database.orm.execute(sql`
    create table scratch_notes (
      id integer primary key generated always as identity,
      body text not null constraint scratch_notes_body unique,
      parent integer constraint scratch_notes_parent references scratch_notes (id),
      written_at timestamptz(3) not null default now()
    )`);
});

beforeEach(async () => {
  await fixture.database.orm.delete(notes);
});

afterAll(() => fixture.close());

const countNotes = () => fixture.database.orm.$count(notes);

test('a transaction commits its changes, and rolls them back when it throws', async () => {
  const { database } = fixture;
  const kept = await database.transaction(async (tx) => {
    const [row] = await tx.insert(notes).values({ body: 'kept' }).returning();
    return row;
  });
  expect(kept?.writtenAt).toBeInstanceOf(Date);
  const refused = database.transaction(async (tx) => {
    await tx.insert(notes).values({ body: 'gone' });
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  expect(await countNotes()).toBe(1);
});

test('a nested transaction rolls back alone', async () => {
  await fixture.database.transaction(async (tx) => {
    await tx.insert(notes).values({ body: 'outer' });
    await tx
      .transaction(async (inner) => {
        await inner.insert(notes).values({ body: 'inner' });
        throw new Error('inner only');
      })
      .catch(() => {});
  });
  expect(await countNotes()).toBe(1);
});

test('both engines report rows and row counts the same way, for raw SQL and writes', async () => {
  const { orm } = fixture.database;
  const written = await orm.insert(notes).values([{ body: 'a' }, { body: 'b' }]);
  expect(written.rowCount).toBe(2);
  expect((await orm.update(notes).set({ body: 'c' }).where(sql`body = 'none'`)).rowCount).toBe(0);
  const read = await orm.execute<{ body: string }>(sql`select body from scratch_notes order by body`);
  expect(read.rows).toEqual([{ body: 'a' }, { body: 'b' }]);
});

test('a timestamp reads back unchanged, and the session uses UTC', async () => {
  const { orm } = fixture.database;
  const writtenAt = new Date('2026-03-29T01:30:00.123Z');
  await orm.insert(notes).values({ body: 'moment', writtenAt });
  expect((await orm.select().from(notes))[0]?.writtenAt).toEqual(writtenAt);
  const zone = await orm.execute<{ zone: string }>(sql`select current_setting('TimeZone') as zone`);
  expect(zone.rows[0]?.zone).toMatch(/UTC/);
});

test('commits wait for the log even if the server is configured otherwise', onlyOn('postgres'), async () => {
  const { rows } = await fixture.database.orm.execute(sql`show synchronous_commit`);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

test('rejects the outer handle inside a transaction instead of hanging', async () => {
  const { database } = fixture;
  const { orm } = database;
  await database.transaction(async (tx) => {
    expect(() => database.orm).toThrow(OutsideTransaction);
    // The engine's client rejects a handle fetched before; drizzle wraps that error as the cause.
    await expect(orm.select().from(notes)).rejects.toMatchObject({ cause: { name: 'OutsideTransaction' } });
    expect(() => database.transaction(async () => {})).toThrow(OutsideTransaction);
    expect(() => orm.transaction(async () => {})).toThrow(OutsideTransaction);
    await tx.insert(notes).values({ body: 'tx goes on' });
  });
  expect(await countNotes()).toBe(1);
});

test('queries from outside wait for an open transaction instead of joining it', async () => {
  const { database } = fixture;
  let seen: Promise<number> | undefined;
  let askOutside = () => {};
  const asked = new Promise<void>((resolve) => {
    askOutside = resolve;
  });
  const outside = asked.then(() => countNotes());
  await database
    .transaction(async (tx) => {
      await tx.insert(notes).values({ body: 'not yet' });
      askOutside();
      seen = outside;
      await tx.execute(sql`select 1`);
      throw new Error('roll back');
    })
    .catch(() => {});
  expect(await seen).toBe(0);
});

test('concurrent statements each get their own answer, even if one fails', async () => {
  const { orm } = fixture.database;
  await orm.insert(notes).values({ body: 'there' });
  const read = (by: number) => orm.execute<{ share: number }>(sql`select 10 / ${by}::int as share`);
  const round = () =>
    Promise.allSettled([read(5), orm.insert(notes).values({ body: 'there' }), read(0), read(2), orm.$count(notes)]);
  for (let times = 0; times < 3; times += 1) {
    const [first, twice, byZero, last, count] = await round();
    expect(first).toMatchObject({ value: { rows: [{ share: 2 }] } });
    expect(twice).toMatchObject({ reason: { cause: { code: '23505' } } });
    expect(byZero).toMatchObject({ reason: { cause: { code: '22012' } } });
    expect(last).toMatchObject({ value: { rows: [{ share: 5 }] } });
    expect(count).toMatchObject({ value: 1 });
  }
});

test('a transaction gets its turn while other queries keep arriving', onlyOn('embedded'), async () => {
  const { database } = fixture;
  let isOver = false;
  const asking = Array.from({ length: 3 }, async () => {
    while (!isOver) await database.orm.execute(sql`select 1`);
  });
  await database.transaction((tx) => tx.insert(notes).values({ body: 'between' }));
  isOver = true;
  await Promise.all(asking);
  expect(await countNotes()).toBe(1);
});

test('work that outlives its transaction can use the outer handle', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const later = await fixture.database.transaction(async () => ({ count: ended.then(() => countNotes()) }));
  end();
  expect(await later.count).toBe(0);
});

test('two transactions that deadlock both complete', onlyOnTimedPostgres(), async () => {
  const { database } = fixture;
  await database.orm.insert(notes).values([{ body: 'one' }, { body: 'two' }]);
  let meet = () => {};
  const met = new Promise<void>((resolve) => {
    meet = resolve;
  });
  let holders = 0;
  const lock = (tx: Executor, body: string) => tx.select().from(notes).where(eq(notes.body, body)).for('update');
  const lockBoth = (first: string, second: string) =>
    database.transaction(async (tx) => {
      await lock(tx, first);
      holders += 1;
      if (holders === 2) meet();
      await met;
      await lock(tx, second);
      await tx.insert(notes).values({ body: `after ${second}` });
    });
  await Promise.all([lockBoth('one', 'two'), lockBoth('two', 'one')]);
  // One of them was restarted; on a busy machine both may be, and deadlock again.
  expect(holders).toBeGreaterThanOrEqual(3);
  expect(await countNotes()).toBe(4);
});

test('reports a violated constraint by name', async () => {
  const { orm } = fixture.database;
  await orm.insert(notes).values({ body: 'twice' });
  const twice = await orm
    .insert(notes)
    .values({ body: 'twice' })
    .catch((error: unknown) => error);
  expect(violatedUnique(twice)).toBe('scratch_notes_body');
  expect(violatedForeignKey(twice)).toBeUndefined();
  const orphan = await orm
    .execute(sql`insert into scratch_notes (body, parent) values ('orphan', 999999)`)
    .catch((error: unknown) => error);
  expect(violatedForeignKey(orphan)).toBe('scratch_notes_parent');
});

test('reconnects with the next query after PostgreSQL dropped every connection', async () => {
  if (!fixture.databaseUrl) return;
  const lost = vi.fn();
  const database = await openDatabase({
    databaseUrl: fixture.databaseUrl,
    dataDir: fixture.dataDir,
    onConnectionLost: lost,
  });
  try {
    await database.orm.execute(sql`select 1`);
    await fixture.database.orm.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect.poll(() => lost).toHaveBeenCalled();
    expect((await database.orm.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    await database.close();
  }
});
