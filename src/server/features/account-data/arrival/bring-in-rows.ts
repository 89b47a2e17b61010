import { and, eq, getTableColumns, getTableName, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AccountImportReport } from '../../../../contract/account-imports.ts';
import { t } from '../../../../contract/translate.ts';
import type { Executor } from '../../../db/executor.ts';
import { cardStyles } from '../../../db/tables/card-styles.ts';
import { cards } from '../../../db/tables/cards.ts';
import { people } from '../../../db/tables/people.ts';
import { signatures } from '../../../db/tables/signatures.ts';
import { users } from '../../../db/tables/users.ts';
import { changeUser, lockUser, type UserRow } from '../../accounts/public.ts';
import { scheduleFields } from '../../cards/public.ts';
import { imageUrlOf } from '../../images/public.ts';
import { type Arrival, keyColumns, type NoteKind, pictureIdIn, type TravellingTable } from '../travelling-table.ts';
import { ownedBy } from '../write-account.ts';
import { findAlike } from './find-alike.store.ts';
import { findKnownRows, rememberRows, type Whose } from './known-rows.store.ts';
import type { FileRow, ReadAccount } from './read-account.ts';
import { type Notes, sentencesOf } from './report-words.ts';

const batchSize = 200;
type Id = number | string;

/**
 * Brings the rows of an account into this one, in one transaction: those that are here already stay as they are, the
 * others get new ids. `pictures` names the stored pictures by their id in the file.
 */
export async function bringInRows(
  tx: Executor,
  userId: number,
  account: ReadAccount,
  pictures: Map<string, string>,
  now: Date,
): Promise<AccountImportReport> {
  const user = await lockUser(tx, userId);
  if (!user) throw new Error('The account is gone');
  const whose = { userId, originId: user.originId };
  const isNew = await isEmpty(tx, userId);
  const ids = new Map<PgTable, Map<unknown, Id>>([[cardStyles, await stylesHere(tx, account)]]);
  const notes: Notes = new Map();
  const note = (what: NoteKind | 'row-left' | 'picture-left') => notes.set(what, (notes.get(what) ?? 0) + 1);
  const arrival: Arrival = {
    now,
    note,
    idHere: (table, there) => (table === users ? userId : (ids.get(table)?.get(there) ?? null)),
  };
  const counts: AccountImportReport['counts'] = [];
  for (const { travelling, references, rows } of account.tables) {
    const { table } = travelling;
    const named = rows.flatMap((row) => nameRows(travelling, references, row, arrival, pictures, note) ?? []);
    const known = await knownHere(tx, whose, account, travelling, named);
    const here = new Map<unknown, Id>(known);
    ids.set(table, here);
    const fresh = named.filter(({ row }) => !known.has(row.id));
    const alike = await (findAlike.get(table)?.(
      tx,
      userId,
      fresh.map(({ made }) => made),
      account,
    ) ?? new Map());
    const there = fresh.filter(({ made }) => alike.has(made));
    for (const { row, made } of there) here.set(row.id, alike.get(made) ?? 0);
    if (table === people)
      await fillIn(
        tx,
        there.map(({ made }) => ({ made, id: Number(alike.get(made)) })),
      );
    if (table === cards)
      await settleSent(
        tx,
        named.flatMap(({ row, made }) => (known.has(row.id) ? [{ made, id: Number(known.get(row.id)) }] : [])),
      );
    const wanted = fresh.flatMap(({ row, made }) => {
      const settled = alike.has(made) ? null : travelling.settle(made, arrival);
      return settled ? [{ row, made: settled }] : [];
    });
    const added = await addRows(tx, user, travelling, wanted);
    for (const { row, idHere } of added) if (idHere !== null) here.set(row.id, idHere);
    await rememberRows(
      tx,
      whose,
      account,
      table,
      [...added, ...there.map(({ row, made }) => ({ row, idHere: alike.get(made) ?? null }))].flatMap(
        ({ row, idHere }) => (idHere === null ? [] : [{ row, idHere }]),
      ),
    );
    // What was not added has its place taken: it is here already.
    if (travelling.called) {
      const thereAlready = known.size + there.length + wanted.length - added.length;
      const [one, several] = travelling.called;
      if (added.length + thereAlready > 0)
        counts.push({
          what: added.length + thereAlready === 1 ? one : several,
          added: added.length,
          there: thereAlready,
        });
    }
  }
  if (isNew) await takeSettings(tx, user, account, arrival, pictures);
  return { counts, notes: [...(isNew ? [] : [settingsKept()]), ...sentencesOf(notes)] };
}

const settingsKept = () => t`Your settings stayed as they are, because this account was in use already.`;

type Named = { row: FileRow; made: FileRow };

/** A row with its references and pictures as they are here; null if it cannot be without one that is not. */
function nameRows(
  { table, sets }: TravellingTable,
  references: Map<string, PgTable>,
  row: FileRow,
  { idHere }: Arrival,
  pictures: Map<string, string>,
  note: (what: 'row-left' | 'picture-left') => void,
): Named | null {
  const columns = getTableColumns(table);
  const made: FileRow = { ...row };
  for (const [key, to] of references) {
    if (key in sets || (made[key] == null && to !== users)) continue;
    made[key] = idHere(to, made[key] as Id);
    if (made[key] === null && columns[key]?.notNull) {
      note('row-left');
      return null;
    }
  }
  for (const [key, value] of Object.entries(made)) {
    const picture = pictureIdIn(value);
    if (!picture) continue;
    const here = pictures.get(picture);
    if (here === undefined) note('picture-left');
    made[key] = here === undefined ? null : imageUrlOf(here);
  }
  for (const [key, value] of Object.entries(sets)) made[key] = value();
  return { row, made };
}

async function isEmpty(tx: Executor, userId: number): Promise<boolean> {
  const [person] = await tx.select({ id: people.id }).from(people).where(eq(people.userId, userId)).limit(1);
  return !person;
}

/** The styles of the file by those that are here: by the seed that made both, else by name. */
async function stylesHere(tx: Executor, { manifest }: ReadAccount): Promise<Map<unknown, Id>> {
  const here = await tx.select().from(cardStyles);
  return new Map(
    manifest.styles.flatMap((style) => {
      const same =
        here.find(({ seedKey }) => seedKey !== null && seedKey === style.seedKey) ??
        here.find(({ name }) => name === style.name);
      return same ? [[style.id, same.id] as const] : [];
    }),
  );
}

async function knownHere(
  tx: Executor,
  whose: Whose,
  account: ReadAccount,
  { table, owner }: TravellingTable,
  named: Named[],
): Promise<Map<unknown, Id>> {
  const { id, createdAt } = getTableColumns(table);
  if (!id) return new Map();
  const shown: Record<string, PgColumn> = createdAt ? { id, createdAt } : { id };
  return findKnownRows(
    tx,
    whose,
    account,
    table,
    named.map(({ row }) => row),
    (some) =>
      tx
        .select(shown)
        .from(table)
        .where(and(inArray(id, some), ownedBy(owner, whose.userId))),
  );
}

/** Inserts rows with new ids; a row whose place is taken stays out. */
async function addRows(
  tx: Executor,
  user: UserRow,
  { table }: TravellingTable,
  rows: Named[],
): Promise<{ row: FileRow; idHere: Id | null }[]> {
  const { id } = getTableColumns(table);
  const key = keyColumns(table);
  const added: { row: FileRow; idHere: Id | null }[] = [];
  if (table === signatures && rows.length > 0) await giveWay(tx, user.id, rows);
  for (let at = 0; at < rows.length; at += batchSize) {
    const some = rows.slice(at, at + batchSize);
    if (table === cards) await schedule(tx, user, some);
    const fresh = id ? await nextIds(tx, id, some.length) : [];
    const values = some.map(({ made }, position) => (id ? { ...made, id: fresh[position] } : made));
    const insert = tx.insert(table).overridingSystemValue().values(values).onConflictDoNothing();
    const inserted = (await insert.returning(
      Object.fromEntries(key.map((column) => [propertyOf(column), column])),
    )) as FileRow[];
    const keyOf = (row: FileRow) => JSON.stringify(key.map((column) => row[propertyOf(column)]));
    const there = new Set(inserted.map(keyOf));
    for (const [position, { row }] of some.entries()) {
      const value = values[position];
      if (value && there.has(keyOf(value))) added.push({ row, idHere: id ? Number(value.id) : null });
    }
  }
  return added;
}

function propertyOf(column: PgColumn): string {
  const found = Object.entries(getTableColumns(column.table)).find(([, one]) => one.name === column.name);
  return found?.[0] ?? column.name;
}

async function nextIds(tx: Executor, { table, name }: PgColumn, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(table)}, ${name})::regclass)::int as id from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

/** The day of a card as instants of its contact's zone. */
async function schedule(tx: Executor, user: UserRow, rows: Named[]): Promise<void> {
  const personIds = [...new Set(rows.map(({ made }) => Number(made.personId)))];
  const zones = await tx
    .select({ id: people.id, timeZone: people.timeZone })
    .from(people)
    .where(inArray(people.id, personIds));
  const zoneOf = new Map(zones.map(({ id, timeZone }) => [id, timeZone]));
  for (const { made } of rows) {
    const zone = zoneOf.get(Number(made.personId)) ?? user.timeZone;
    Object.assign(made, scheduleFields(made.scheduledDate as string | null, zone, made.deliveryMethod as 'digital'));
  }
}

/** The default signature of this account stays the default. */
async function giveWay(tx: Executor, userId: number, rows: Named[]): Promise<void> {
  const [standing] = await tx
    .select({ id: signatures.id })
    .from(signatures)
    .where(and(eq(signatures.userId, userId), eq(signatures.isDefault, true)));
  let isTaken = standing !== undefined;
  for (const { made } of rows) {
    made.isDefault = Boolean(made.isDefault) && !isTaken;
    isTaken ||= Boolean(made.isDefault);
  }
}

const fillable = [
  'nickname',
  'greetingName',
  'email',
  'phone',
  'reach',
  'notes',
  'imageUrl',
  'timeZone',
  'language',
  'nudgeMonths',
] as const;
const addressParts = ['address', 'street', 'city', 'state', 'postalCode', 'country'] as const;

/** Fills gaps of contacts that were here; what they have stays. */
async function fillIn(tx: Executor, pairs: { made: FileRow; id: number }[]): Promise<void> {
  for (const { made, id } of pairs) {
    const [here] = await tx.select().from(people).where(eq(people.id, id)).for('update');
    if (!here) continue;
    const gaps: (keyof typeof here)[] = fillable.filter((field) => here[field] === null && made[field] != null);
    if (addressParts.every((part) => here[part] === null))
      gaps.push(...addressParts.filter((part) => made[part] != null));
    if (Object.keys(here.about).length === 0 && Object.keys(made.about ?? {}).length > 0) gaps.push('about');
    if (gaps.length === 0) continue;
    const fields = Object.fromEntries(gaps.map((field) => [field, made[field]]));
    await tx
      .update(people)
      .set({ ...fields, version: here.version + 1 })
      .where(eq(people.id, id));
  }
}

/** A card that is a draft here and was sent there since is sent: approving it here would send it twice. */
async function settleSent(tx: Executor, pairs: { made: FileRow; id: number }[]): Promise<void> {
  for (const { made, id } of pairs) {
    if (made.deliveryStatus !== 'sent' && made.deliveryStatus !== 'sent_for_printing') continue;
    const { userId: _user, personId: _person, generationId: _generation, ...fields } = made;
    const { id: _id, version: _version, createdAt: _createdAt, ...sent } = fields;
    await tx
      .update(cards)
      .set({ ...sent, version: sql`${cards.version} + 1` })
      .where(
        and(
          eq(cards.id, id),
          inArray(cards.deliveryStatus, ['draft', 'approved_and_scheduled', 'skipped']),
          isNull(cards.leaseUntil),
        ),
      );
  }
}

/** The settings of an account that nothing was done with yet. */
async function takeSettings(
  tx: Executor,
  user: UserRow,
  { manifest }: ReadAccount,
  { idHere }: Arrival,
  pictures: Map<string, string>,
): Promise<void> {
  const { timeZone: _, preferences, defaultCardStyleId, defaultCardStyle, ...urls } = manifest.account;
  const laterCards = preferences.laterCards?.flatMap((id) => idHere(cards, id) ?? []).map(Number);
  const pictureHere = (url: string | null) => {
    const id = pictures.get(pictureIdIn(url) ?? '');
    return id === undefined ? null : imageUrlOf(id);
  };
  await changeUser(tx, user.id, {
    preferences: { ...user.preferences, ...preferences, ...(laterCards && { laterCards }) },
    defaultCardStyle,
    defaultCardStyleId: defaultCardStyleId && (idHere(cardStyles, defaultCardStyleId) as string | null),
    defaultStyleImage: pictureHere(urls.defaultStyleImage),
    avatarUrl: pictureHere(urls.avatarUrl),
  });
}
