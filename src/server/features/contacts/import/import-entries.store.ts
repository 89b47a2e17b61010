import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ImportChoice } from '../../../../contract/imports.ts';
import { type EntryKind, readChoice } from '../../../../domain/import-choice.ts';
import type { Executor } from '../../../db/executor.ts';
import { importEntries, imports, people } from '../../../db/tables/people.ts';
import { letOthersIn } from './time-slice.ts';

export type EntryRow = typeof importEntries.$inferSelect;
export type NewEntry = Omit<EntryRow, 'importId' | 'personId' | 'filled'>;

/** In one statement with one parameter: thousands of parameters cost the embedded database more than the rows. */
export async function insertEntries(db: Executor, importId: number, entries: NewEntry[]): Promise<void> {
  await db.execute(sql`
    insert into ${importEntries} (import_id, number, state, contact, cells, fingerprint, has_dropped, duplicate_kind,
      duplicate_name, duplicate_person_id, duplicate_entry, gains, photo_pack, photo_start, photo_bytes)
    select ${importId}, * from jsonb_to_recordset(${JSON.stringify(entries.map(asRecord))}::jsonb) as ${columns}`);
}

/** Writes the result of reading entries again, unless they are being applied by now; keeps the user's own relations. */
export async function replaceEntries(db: Executor, importId: number, entries: NewEntry[]): Promise<void> {
  await db.execute(sql`
    update ${importEntries} set state = new.state, fingerprint = new.fingerprint,
      contact = new.contact || jsonb_strip_nulls(jsonb_build_object('relation', ${importEntries.contact} -> 'relation')),
      has_dropped = new.has_dropped, duplicate_kind = new.duplicate_kind, duplicate_name = new.duplicate_name,
      duplicate_person_id = new.duplicate_person_id, duplicate_entry = new.duplicate_entry, gains = new.gains
    from (select * from jsonb_to_recordset(${JSON.stringify(entries.map(asRecord))}::jsonb) as ${columns}) new
    where ${importEntries.importId} = ${importId} and ${importEntries.number} = new.number
      and ${importEntries.state} not in ('added', 'filled')
      and exists (select from ${imports} where ${imports.id} = ${importId} and ${imports.state} = 'staged')`);
}

/** These entries of an import, in the order of the file. */
export async function findEntries(db: Executor, importId: number, numbers: number[]): Promise<EntryRow[]> {
  return db
    .select()
    .from(importEntries)
    .where(
      and(
        eq(importEntries.importId, importId),
        sql`${importEntries.number} in (select value::int from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`,
      ),
    )
    .orderBy(asc(importEntries.number));
}

/** Writes contacts and gains of entries that are not applied yet. */
export async function rewriteEntries(
  db: Executor,
  importId: number,
  entries: Pick<EntryRow, 'number' | 'contact' | 'gains' | 'hasDropped'>[],
): Promise<void> {
  const records = entries.map(({ number, contact, gains, hasDropped }) => ({ number, contact, gains, hasDropped }));
  await db.execute(sql`
    update ${importEntries} set contact = new.contact, gains = new.gains, has_dropped = new."hasDropped"
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as new(number int, contact jsonb, gains jsonb, "hasDropped" boolean)
    where ${importEntries.importId} = ${importId} and ${importEntries.number} = new.number
      and ${importEntries.state} not in ('added', 'filled')`);
}

/** Sets what the people of new entries are to the user; returns how many there are. */
export async function relateEntries(
  db: Executor,
  importId: number,
  numbers: number[],
  relationship: string,
): Promise<number> {
  const { rows } = await db.execute(sql`
    update ${importEntries} set contact = ${importEntries.contact} || jsonb_build_object('relation', ${relationship}::text)
    where ${importEntries.importId} = ${importId} and ${importEntries.state} = 'new' and ${importEntries.number} in
      (select value::int from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))
    returning 1`);
  return rows.length;
}

const columns = sql.raw(`n(number int, state text, contact jsonb, cells jsonb, fingerprint text, has_dropped boolean,
  duplicate_kind text, duplicate_name text, duplicate_person_id int, duplicate_entry int, gains jsonb, photo_pack int,
  photo_start int, photo_bytes int)`);

function asRecord(entry: NewEntry) {
  return {
    number: entry.number,
    state: entry.state,
    contact: entry.contact,
    cells: entry.cells,
    fingerprint: entry.fingerprint,
    has_dropped: entry.hasDropped,
    duplicate_kind: entry.duplicateKind,
    duplicate_name: entry.duplicateName,
    duplicate_person_id: entry.duplicatePersonId,
    duplicate_entry: entry.duplicateEntry,
    gains: entry.gains,
    photo_pack: entry.photoPack,
    photo_start: entry.photoStart,
    photo_bytes: entry.photoBytes,
  };
}

/** One page of an import's entries, in the order of the file. */
export async function listEntries(
  db: Executor,
  importId: number,
  page: { after: number; limit: number; only?: 'dropped' | 'duplicates' | 'open' | 'households' | 'related' },
): Promise<EntryRow[]> {
  const filter = {
    dropped: eq(importEntries.hasDropped, true),
    duplicates: isNotNull(importEntries.duplicateKind),
    open: isOpen(),
    related: and(
      inArray(importEntries.state, ['added', 'filled']),
      sql`jsonb_array_length(coalesce(${importEntries.contact} -> 'relations', '[]')) > 0`,
    ),
    households: and(isOpen(), sql`${importEntries.contact} ->> 'kind' = 'household'`),
  };
  return db
    .select()
    .from(importEntries)
    .where(
      and(
        eq(importEntries.importId, importId),
        gt(importEntries.number, page.after),
        page.only ? filter[page.only] : undefined,
      ),
    )
    .orderBy(asc(importEntries.number))
    .limit(page.limit);
}

// How many entries one statement scans: this many are counted in a few milliseconds.
const countedAtOnce = 1000;

/** The number of applicable entries that a choice would change. */
export async function countToDo(db: Executor, importId: number, choice: ImportChoice): Promise<number> {
  const actionOf = readChoice(choice);
  let toDo = 0;
  let after = 0;
  for (;;) {
    const rows = await db
      .select({
        number: importEntries.number,
        state: importEntries.state,
        duplicateKind: importEntries.duplicateKind,
        gains: importEntries.gains,
      })
      .from(importEntries)
      .where(and(eq(importEntries.importId, importId), gt(importEntries.number, after), isOpen()))
      .orderBy(asc(importEntries.number))
      .limit(countedAtOnce);
    toDo += rows.filter((row) => actionOf(row.number, entryKind(row)) !== 'leave').length;
    const last = rows.at(-1);
    if (!last || rows.length < countedAtOnce) return toDo;
    after = last.number;
    await letOthersIn();
  }
}

/** Those of these entries that can still be applied, locked until the transaction ends. */
export async function lockOpenEntries(tx: Executor, importId: number, numbers: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ number: importEntries.number })
    .from(importEntries)
    .where(and(eq(importEntries.importId, importId), inArray(importEntries.number, numbers), isOpen()))
    .orderBy(asc(importEntries.number))
    .for('update');
  return new Set(rows.map(({ number }) => number));
}

/** The properties of an applicable entry that a choice depends on. */
export function entryKind({
  state,
  duplicateKind,
  gains,
}: Pick<EntryRow, 'state' | 'duplicateKind' | 'gains'>): EntryKind {
  if (state === 'new') return duplicateKind === 'likely' ? 'likely' : 'new';
  return gains.length > 0 ? 'known' : 'there';
}

function isOpen() {
  return inArray(importEntries.state, ['new', 'already-there']);
}

/** Which contacts of this user came from entries with exactly the same content. */
export async function findImportedBefore(
  db: Executor,
  userId: number,
  fingerprints: string[],
): Promise<Map<string, { id: number; name: string }>> {
  if (fingerprints.length === 0) return new Map();
  // Equal entries are asked for once, and the first contact of them is enough: of ten thousand equal rows each would find
  // ten thousand. One look into the index each: while a file is read and added the planner knows too little of the tables to choose that
  // by itself, and would go through everyone added so far.
  const { rows } = await db.execute<{ fingerprint: string; id: number; name: string }>(sql`
    select wanted.fingerprint, person.id, person.name
    from jsonb_array_elements_text(${JSON.stringify([...new Set(fingerprints)])}::jsonb) as wanted(fingerprint)
    cross join lateral (
      select known.id, known.name
      from (select person_id from ${importEntries} where fingerprint = wanted.fingerprint and person_id is not null offset 0) entry
      cross join lateral (select id, name from ${people} where id = entry.person_id and user_id = ${userId} offset 0) known
      limit 1) person`);
  return new Map(rows.map(({ fingerprint, id, name }) => [fingerprint, { id, name }]));
}

/** The outcome of an entry; `contact` and `filled` only if they changed. */
export type SettledEntry = Pick<EntryRow, 'number' | 'state' | 'personId' | 'filled'> & {
  contact: EntryRow['contact'] | null;
};

/** Writes the outcome of entries, in the transaction that changed their contacts. */
export async function settleEntries(tx: Executor, importId: number, settled: SettledEntry[]): Promise<void> {
  const records = settled.map(({ personId, ...each }) => ({ ...each, person_id: personId }));
  await tx.execute(sql`
    update ${importEntries} set state = new.state, person_id = new.person_id, filled = new.filled,
      contact = coalesce(new.contact, ${importEntries.contact}),
      has_dropped = ${importEntries.hasDropped} or new.contact is not null
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      as new(number int, state text, person_id int, filled jsonb, contact jsonb)
    where ${importEntries.importId} = ${importId} and ${importEntries.number} = new.number`);
}

/** The next entries of an import that filled something in, locked until the transaction ends. */
export async function lockFilledEntries(
  tx: Executor,
  importId: number,
  after: number,
  limit: number,
): Promise<EntryRow[]> {
  return tx
    .select()
    .from(importEntries)
    .where(
      and(eq(importEntries.importId, importId), eq(importEntries.state, 'filled'), gt(importEntries.number, after)),
    )
    .orderBy(asc(importEntries.number))
    .limit(limit)
    .for('update');
}
