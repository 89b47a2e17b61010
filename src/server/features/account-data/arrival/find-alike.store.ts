import { eq, inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/executor.ts';
import { groups } from '../../../db/tables/groups.ts';
import { importantDates } from '../../../db/tables/important-dates.ts';
import { people } from '../../../db/tables/people.ts';
import { signatures } from '../../../db/tables/signatures.ts';
import { createMatchIndex, listComparedPeople } from '../../contacts/public.ts';
import type { FileRow, ReadAccount } from './read-account.ts';

const batchSize = 500;
type Alike = Map<FileRow, number>;
/** `rows` name rows here already, except by their own id. */
type FindAlike = (db: Executor, userId: number, rows: FileRow[], account: ReadAccount) => Promise<Alike>;

/** How rows are recognised that were made here, not brought: each kind that a user would not want twice. */
export const findAlike = new Map<PgTable, FindAlike>([
  [people, contactsAlike],
  [groups, (db, userId, rows) => byKey(rows, groupKey, db.select().from(groups).where(eq(groups.userId, userId)))],
  [importantDates, datesAlike],
  [
    signatures,
    (db, userId, rows) => byKey(rows, signatureKey, db.select().from(signatures).where(eq(signatures.userId, userId))),
  ],
]);

/** Contacts that certainly are the same person, by the rule of imports of contacts. */
async function contactsAlike(db: Executor, userId: number, rows: FileRow[], { tables }: ReadAccount): Promise<Alike> {
  const index = createMatchIndex();
  for (let after = 0; ; ) {
    const some = await listComparedPeople(db, userId, { after, limit: batchSize, kinds: ['person', 'household'] });
    for (const { id, importId: _, ...known } of some) {
      index.add({ ...known, personId: id, entryId: null, isOfThisImport: false });
    }
    const last = some.at(-1);
    if (!last || some.length < batchSize) break;
    after = last.id;
  }
  const dates = tables.find(({ travelling }) => travelling.table === importantDates)?.rows ?? [];
  const birthdays = new Map(
    dates.filter(({ occasionType }) => occasionType === 'birthday').map((row) => [row.personId, String(row.date)]),
  );
  const alike: Alike = new Map();
  for (const row of rows) {
    const { name, email, phone, kind } = row as {
      name: string;
      email: string | null;
      phone: string | null;
      kind: 'person';
    };
    const match = index.find({ name, email, phone, kind, birthday: birthdays.get(row.id) ?? null }, '');
    if (match?.kind === 'same' && match.known.personId !== null) alike.set(row, match.known.personId);
  }
  return alike;
}

/** A birthday and a wedding day happen once; other dates are alike on the same day. */
async function datesAlike(db: Executor, _userId: number, rows: FileRow[]): Promise<Alike> {
  const ids = [...new Set(rows.map(({ personId }) => Number(personId)))];
  const alike: Alike = new Map();
  for (let at = 0; at < ids.length; at += batchSize) {
    const some = new Set(ids.slice(at, at + batchSize));
    const theirs = db
      .select()
      .from(importantDates)
      .where(inArray(importantDates.personId, [...some]));
    const found = await byKey(
      rows.filter(({ personId }) => some.has(Number(personId))),
      dateKey,
      theirs,
    );
    for (const [row, id] of found) alike.set(row, id);
  }
  return alike;
}

const groupKey = ({ name }: FileRow) => String(name).toLowerCase();
const signatureKey = ({ label, closing, name }: FileRow) => JSON.stringify([label, closing, name]);
const dateKey = ({ personId, occasionType, date }: FileRow) =>
  JSON.stringify([personId, occasionType, ['birthday', 'anniversary'].includes(String(occasionType)) ? '' : date]);

async function byKey(
  rows: FileRow[],
  keyOf: (row: FileRow) => string,
  here: PromiseLike<(FileRow & { id: number })[]>,
): Promise<Alike> {
  const idOf = new Map((await here).map((row) => [keyOf(row), row.id]));
  return new Map(
    rows.flatMap((row) => {
      const id = idOf.get(keyOf(row));
      return id === undefined ? [] : [[row, id] as const];
    }),
  );
}
