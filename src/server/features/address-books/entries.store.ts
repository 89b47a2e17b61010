import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import {
  addressBookChanges,
  addressBookEntries,
  addressBooks,
  type ChangedPerson,
} from '../../db/tables/address-books.ts';
import { cards } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

export type EntryRow = typeof addressBookEntries.$inferSelect;
export type SettledEntry = Pick<
  EntryRow,
  'id' | 'serverEtag' | 'uid' | 'state' | 'personId' | 'taken' | 'conflicts' | 'pictureUrl'
> & {
  /** Something of it could not be had, so that the next sync reads it again. */
  isOpen?: boolean;
};

/** No longer in the book, asked about or answered. */
const isGone = sql`${addressBookEntries.state} in ('vanished', 'kept')`;
const isOpen = sql`${addressBookEntries.etag} is distinct from ${addressBookEntries.serverEtag}`;
const ofAccount = (db: Executor, accountId: number) =>
  db.select({ id: addressBooks.id }).from(addressBooks).where(eq(addressBooks.accountId, accountId));

/** The addresses of all cards of a book, with their versions on the server. */
export async function listHrefs(db: Executor, bookId: number) {
  return db
    .select({
      id: addressBookEntries.id,
      href: addressBookEntries.href,
      serverEtag: addressBookEntries.serverEtag,
      state: addressBookEntries.state,
    })
    .from(addressBookEntries)
    .where(eq(addressBookEntries.bookId, bookId));
}

const rowsAtOnce = 500;

/** Adds cards that are new in a book. */
export async function insertEntries(
  tx: Executor,
  bookId: number,
  added: { href: string; serverEtag: string }[],
): Promise<void> {
  for (let from = 0; from < added.length; from += rowsAtOnce) {
    const rows = added.slice(from, from + rowsAtOnce).map((each) => ({ ...each, bookId }));
    await tx.insert(addressBookEntries).values(rows).onConflictDoNothing();
  }
}

/** Notes the versions that cards have on the server now. One that had vanished is back. */
export async function noteVersions(tx: Executor, changed: { id: number; serverEtag: string }[]): Promise<void> {
  if (changed.length === 0) return;
  await tx.execute(sql`
    update ${addressBookEntries} set server_etag = new.etag,
      etag = case when ${isGone} then null else ${addressBookEntries.etag} end,
      state = case when ${isGone} then 'linked' else ${addressBookEntries.state} end
    from jsonb_to_recordset(${JSON.stringify(changed.map(({ id, serverEtag: etag }) => ({ id, etag })))}::jsonb)
      as new(id int, etag text)
    where ${addressBookEntries.id} = new.id`);
}

/** Cards that are no longer in the book. Those whose contact is in no other card are asked about; returns how many. */
export async function markVanished(tx: Executor, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = sql`(select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    update ${addressBookEntries} set state = 'vanished' where ${addressBookEntries.id} in ${gone}
      and not ${isGone} and ${addressBookEntries.personId} is not null
      and not exists (select from ${addressBookEntries} other where other.person_id = ${addressBookEntries.personId}
        and other.state not in ('vanished', 'kept') and other.id not in ${gone})
    returning ${addressBookEntries.id}`);
  await tx.execute(sql`
    delete from ${addressBookEntries} where ${addressBookEntries.id} in ${gone} and not ${isGone}`);
  return rows.length;
}

export async function countEntries(db: Executor, accountId: number): Promise<number> {
  return db.$count(addressBookEntries, inArray(addressBookEntries.bookId, ofAccount(db, accountId)));
}

/** The next cards of a book that are to be read, after `after`. */
export async function listOpenEntries(db: Executor, bookId: number, after: number, limit: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(addressBookEntries)
    .where(and(eq(addressBookEntries.bookId, bookId), gt(addressBookEntries.id, after), isOpen, sql`not ${isGone}`))
    .orderBy(asc(addressBookEntries.id))
    .limit(limit);
}

/** Cards that are read, whose contact has another birthday or anniversary, after `after`. */
export async function listUnwritten(db: Executor, bookId: number, after: number, limit: number): Promise<EntryRow[]> {
  const { taken, personId, unwritableEtag, etag, state } = addressBookEntries;
  const differs = sql`exists (select from ${importantDates} where ${importantDates.personId} = ${personId}
    and ${importantDates.occasionType} in ('birthday', 'anniversary')
    and ${taken} -> 'values' ->> ${importantDates.occasionType} is distinct from ${importantDates.date})`;
  return db
    .select()
    .from(addressBookEntries)
    .where(
      and(
        eq(addressBookEntries.bookId, bookId),
        gt(addressBookEntries.id, after),
        eq(state, 'linked'),
        sql`not (${isOpen}) and ${unwritableEtag} is distinct from ${etag} and ${differs}`,
      ),
    )
    .orderBy(asc(addressBookEntries.id))
    .limit(limit);
}

/** Of an account, cards that vanished, by the identities asked for: they may have moved to another address. */
export async function findVanished(db: Executor, accountId: number, uids: string[]): Promise<EntryRow[]> {
  if (uids.length === 0) return [];
  return db
    .select()
    .from(addressBookEntries)
    .where(
      and(inArray(addressBookEntries.bookId, ofAccount(db, accountId)), isGone, inArray(addressBookEntries.uid, uids)),
    );
}

/** The contacts that a card of the account is linked to. */
export async function listLinkedPeople(db: Executor, accountId: number): Promise<Set<number>> {
  const rows = await db
    .select({ id: addressBookEntries.personId })
    .from(addressBookEntries)
    .where(
      and(
        inArray(addressBookEntries.bookId, ofAccount(db, accountId)),
        isNotNull(addressBookEntries.personId),
        sql`not ${isGone}`,
      ),
    );
  return new Set(rows.map(({ id }) => id ?? 0));
}

/** Writes what was read of cards, and whether something of these versions is left to read. */
export async function settleEntries(tx: Executor, settled: SettledEntry[]): Promise<void> {
  if (settled.length === 0) return;
  const records = settled.map((each) => ({
    id: each.id,
    etag: each.isOpen ? null : each.serverEtag,
    server_etag: each.serverEtag,
    uid: each.uid,
    state: each.state,
    person_id: each.personId,
    taken: each.taken,
    conflicts: each.conflicts,
    picture_url: each.pictureUrl,
  }));
  await tx.execute(sql`
    update ${addressBookEntries} set etag = new.etag, server_etag = new.server_etag, uid = new.uid, state = new.state,
      person_id = new.person_id, taken = new.taken, conflicts = new.conflicts, picture_url = new.picture_url
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as new(id int, etag text, server_etag text, uid text, state text,
      person_id int, taken jsonb, conflicts jsonb, picture_url text)
    where ${addressBookEntries.id} = new.id`);
}

export async function updateEntry(
  tx: Executor,
  id: number,
  fields: Partial<
    Pick<EntryRow, 'state' | 'conflicts' | 'personId' | 'etag' | 'serverEtag' | 'taken' | 'unwritableEtag'>
  >,
): Promise<void> {
  await tx.update(addressBookEntries).set(fields).where(eq(addressBookEntries.id, id));
}

export async function deleteEntries(tx: Executor, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(addressBookEntries).where(inArray(addressBookEntries.id, ids));
}

/** Cards without a contact are taken again as if they were new. */
export async function reopenLeftOut(tx: Executor, accountId: number): Promise<void> {
  await tx
    .update(addressBookEntries)
    .set({ state: 'new', etag: null })
    .where(
      and(
        inArray(addressBookEntries.bookId, ofAccount(tx, accountId)),
        sql`${addressBookEntries.personId} is null`,
        inArray(addressBookEntries.state, ['linked', 'left', 'filtered']),
      ),
    );
}

export async function findEntry(db: Executor, accountId: number, id: number): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(addressBookEntries)
    .where(and(eq(addressBookEntries.id, id), inArray(addressBookEntries.bookId, ofAccount(db, accountId))));
  return row ?? null;
}

/** The entry of an account, locked until the transaction ends. */
export async function lockEntry(tx: Executor, accountId: number, id: number): Promise<EntryRow | null> {
  const [row] = await tx
    .select()
    .from(addressBookEntries)
    .where(and(eq(addressBookEntries.id, id), inArray(addressBookEntries.bookId, ofAccount(tx, accountId))))
    .for('update');
  return row ?? null;
}

/** Per book: linked contacts, cards without one, contacts that vanished, and fields that differ. */
export async function countOfBooks(db: Executor, bookIds: number[]) {
  if (bookIds.length === 0) return [];
  const { personId, state, conflicts, unwritableEtag, etag } = addressBookEntries;
  const linked = sql`${personId} is not null and not ${isGone}`;
  return db
    .select({
      bookId: addressBookEntries.bookId,
      contacts: sql<number>`(count(*) filter (where ${linked}))::int`,
      leftOut: sql<number>`(count(*) filter (where ${personId} is null and ${state} in ('linked', 'left', 'filtered')))::int`,
      vanished: sql<number>`(count(*) filter (where ${personId} is not null and ${state} = 'vanished'))::int`,
      unwritable: sql<number>`(count(*) filter (where ${linked} and ${unwritableEtag} = ${etag}))::int`,
      conflicts: sql<number>`coalesce(sum(jsonb_array_length(${conflicts})) filter (where ${linked}), 0)::int`,
    })
    .from(addressBookEntries)
    .where(inArray(addressBookEntries.bookId, bookIds))
    .groupBy(addressBookEntries.bookId);
}

/** The cards of an account about which the user is asked, with the number of cards that their contact has. */
export async function listAsked(db: Executor, accountId: number, limit: number) {
  return db
    .select({
      ...getTableColumns(addressBookEntries),
      name: people.name,
      cards: sql<number>`(select count(*)::int from ${cards} where ${cards.personId} = ${people.id})`,
    })
    .from(addressBookEntries)
    .innerJoin(people, eq(people.id, addressBookEntries.personId))
    .where(
      and(
        inArray(addressBookEntries.bookId, ofAccount(db, accountId)),
        or(eq(addressBookEntries.state, 'vanished'), sql`jsonb_array_length(${addressBookEntries.conflicts}) > 0`),
      ),
    )
    .orderBy(asc(sql`lower(${people.name})`), asc(addressBookEntries.id))
    .limit(limit);
}

export type NewChange = {
  entryId: number;
  personId: number;
  changed: ChangedPerson | null;
  version: number;
  pictureUrl: string | null;
};

/** Records what a sync did to contacts; what earlier syncs did can then no longer be undone. */
export async function recordChanges(
  tx: Executor,
  { id: accountId, sync }: { id: number; sync: number },
  changes: NewChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .delete(addressBookChanges)
    .where(and(eq(addressBookChanges.accountId, accountId), sql`${addressBookChanges.sync} < ${sync}`));
  await tx.insert(addressBookChanges).values(changes.map((change) => ({ ...change, accountId, sync })));
}

export async function listChanges(db: Executor, accountId: number, after: number, limit: number) {
  return db
    .select()
    .from(addressBookChanges)
    .where(and(eq(addressBookChanges.accountId, accountId), gt(addressBookChanges.id, after)))
    .orderBy(asc(addressBookChanges.id))
    .limit(limit);
}

export async function hasCards(db: Executor, personId: number): Promise<boolean> {
  return (await db.$count(cards, eq(cards.personId, personId))) > 0;
}

export async function deleteChanges(tx: Executor, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(addressBookChanges).where(inArray(addressBookChanges.id, ids));
}

/** How many contacts a sync added, and how many it changed. */
export async function countSync(db: Executor, accountId: number, sync: number) {
  const [row] = await db
    .select({
      added: sql<number>`(count(*) filter (where ${addressBookChanges.changed} is null))::int`,
      changed: sql<number>`(count(*) filter (where ${addressBookChanges.changed} is not null))::int`,
    })
    .from(addressBookChanges)
    .where(and(eq(addressBookChanges.accountId, accountId), eq(addressBookChanges.sync, sync)));
  return row ?? { added: 0, changed: 0 };
}
