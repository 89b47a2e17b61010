import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/database/open-test-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.orm.execute(sql`create table scratch (id integer, words text, at timestamptz, data jsonb)`);
  await opened.database.orm.execute(
    sql`insert into scratch values (1, 'one', '2026-05-04T09:00:00Z', '{"a":1}'), (2, null, null, null)`,
  );
});
afterAll(() => opened.close());

const readAll = (from = 0) => opened.database.orm.execute(sql`select * from scratch where id > ${from} order by id`);

test('a repeated read returns the same rows', async () => {
  const first = (await readAll()).rows;
  expect(first).toHaveLength(2);
  for (let times = 0; times < 3; times += 1) expect((await readAll()).rows).toEqual(first);
  expect((await readAll(1)).rows).toEqual(first.slice(1));
  expect((await readAll(2)).rows).toEqual([]);
});

test('a read still works after its table gained a column', async () => {
  await readAll();
  await readAll();
  await opened.database.orm.execute(sql`alter table scratch add column more integer default 7`);
  expect((await readAll()).rows[0]).toMatchObject({ id: 1, more: 7 });
});

test('a failing read fails each time and does not affect others', async () => {
  const divide = (by: number) => opened.database.orm.execute(sql`select 10 / ${by}::int as share`);
  for (let times = 0; times < 3; times += 1) {
    await expect(divide(0)).rejects.toThrow();
    expect((await divide(5)).rows).toEqual([{ share: 2 }]);
  }
});

test('a read beside an open transaction does not see its changes', async () => {
  await readAll();
  let insert = () => {};
  const inserted = new Promise<void>((resolve) => {
    insert = resolve;
  });
  const writing = opened.database.transaction(async (tx) => {
    await tx.execute(sql`insert into scratch values (3, 'three')`);
    insert();
    await tx.execute(sql`select count(*) from scratch`);
    await tx.execute(sql`delete from scratch where id = 3`);
  });
  await inserted;
  const reading = readAll();
  await writing;
  expect((await reading).rows).toHaveLength(2);
});

test('keeps at most 200 named statements', async () => {
  const read = async (columns: number) => {
    const text = Array.from({ length: columns }, (_, at) => `${at} as c${at}`).join(', ');
    return (await opened.database.orm.execute(sql.raw(`select ${text}`))).rows[0];
  };
  for (let round = 0; round < 2; round += 1) {
    for (let columns = 1; columns <= 210; columns += 1) {
      expect(Object.keys((await read(columns)) ?? {})).toHaveLength(columns);
    }
  }
  expect(Object.keys((await read(1)) ?? {})).toEqual(['c0']);
  const { rows } = await opened.database.orm.execute<{ kept: number }>(
    sql`SELECT count(*)::int as kept from pg_prepared_statements`,
  );
  expect(rows[0]?.kept).toBeLessThanOrEqual(200);
});
