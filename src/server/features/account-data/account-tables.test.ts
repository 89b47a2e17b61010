import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '../../db/tables/index.ts';
import { tablesThatStay, travellingTables } from './account-tables.ts';
import { referencesOf } from './travelling-table.ts';

const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [table] : []));
const refersTo = (table: PgTable) =>
  getTableConfig(table).foreignKeys.map(({ reference }) => getTableName(reference().foreignTable));

/** Tables that refer to users, themselves or by others. */
function tablesOfUsers(): string[] {
  const found = new Set(['users']);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const table of tables) if (refersTo(table).some((name) => found.has(name))) found.add(getTableName(table));
  }
  return [...found].sort();
}

test('each table of users either travels with an account or is said to stay', () => {
  const travelling = travellingTables.map(({ name }) => name);
  const staying = tablesThatStay.map(([table]) => getTableName(table));
  const listed = [...travelling, ...staying];
  expect(new Set(listed).size).toBe(listed.length);
  // A new table of users' data: describe it in `travellingTables`, or say in `tablesThatStay` why it stays.
  expect(tablesOfUsers().filter((name) => !listed.includes(name))).toEqual([]);
  expect(staying.filter((name) => name !== 'images' && !tablesOfUsers().includes(name))).toEqual([]);
});

test('each table comes after those that it refers to, and refers to nothing that stays but styles', () => {
  const before = new Set(['users', 'card_styles']);
  for (const travelling of travellingTables) {
    for (const [key, to] of referencesOf(travelling)) {
      if (!(key in travelling.sets))
        expect([travelling.name, before.has(getTableName(to))]).toEqual([travelling.name, true]);
    }
    before.add(travelling.name);
  }
});
