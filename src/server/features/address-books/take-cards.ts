import type { SyncedField } from '../../../contract/address-books.ts';
import type { Context } from '../../context.ts';
import { type FetchedCard, fetchCards } from '../../dav/book-reader.ts';
import { DavProblem } from '../../dav/dav-problem.ts';
import {
  addImportedPeople,
  addRelations,
  comparable,
  createMatchIndex,
  createTimeSlice,
  findPerson,
  fingerprintOf,
  letOthersIn,
  listComparedPeople,
  type MatchIndex,
  makeGroups,
  storePhoto,
} from '../contacts/public.ts';
import { type BookRow, holdLease } from './accounts.store.ts';
import { type PersonChange, prepareChange } from './change-person.ts';
import {
  deleteEntries,
  type EntryRow,
  findVanished,
  listLinkedPeople,
  listOpenEntries,
  recordChanges,
  type SettledEntry,
  settleEntries,
} from './entries.store.ts';
import { type CardOfBook, readCard } from './read-card.ts';
import { lanes, mostCardsAtOnce, type SyncRun } from './sync-run.ts';

/** A server that refuses more than these is out of order, and is left alone for a while. */
const mostSkipped = 5;
// Few at a time: the same threads draw cards that users wait for.
const photosAtOnce = 4;

/** A card as it was read, with its entry. */
type Read = { entry: EntryRow; etag: string; card: CardOfBook };

/**
 * Reads the cards of a book whose version on the server is another than the one taken. Returns false if the run is over
 * before the last one.
 */
export async function takeCards(context: Context, run: SyncRun, book: BookRow): Promise<boolean> {
  const { progress } = run;
  let index: MatchIndex | null = null;
  if (progress.bookId !== book.id) Object.assign(progress, { bookId: book.id, after: 0 });
  let isWhole = progress.after === 0;
  for (;;) {
    run.signal.throwIfAborted();
    await holdLease(context.database.orm, run.account.id, run.lease);
    const open = await listOpenEntries(context.database.orm, book.id, progress.after, progress.cardsAtOnce);
    if (open.length === 0 && isWhole) return true;
    if (run.isOver()) return false;
    const entries = open.filter(({ id }) => !progress.skipped.includes(id));
    if (entries.length === 0) {
      // Cards before the one where an earlier run ended may have changed since.
      isWhole ||= open.length === 0;
      progress.after = open.at(-1)?.id ?? 0;
      continue;
    }
    const fetched = await fetchFewer(run, book, entries);
    if (fetched === 'too much') {
      progress.cardsAtOnce = Math.max(1, Math.floor(entries.length / 2));
      continue;
    }
    index ??= await indexPeople(context, run);
    progress.after = await takeBatch(context, run, entries, fetched, index);
    progress.cardsAtOnce = Math.min(mostCardsAtOnce, progress.cardsAtOnce * 2);
    await run.gotFurther?.();
    await letOthersIn();
  }
}

/**
 * Cards of one request; null for one that cannot be had, and nothing for one that is asked for again by the next sync.
 * A single card must not keep the others away.
 */
async function fetchFewer(
  { client, isOver, progress, lane }: SyncRun,
  book: BookRow,
  entries: EntryRow[],
): Promise<Map<string, FetchedCard | null> | 'too much'> {
  const hrefs = entries.map(({ href }) => href);
  try {
    return await fetchCards(client, book.href, hrefs, isOver);
  } catch (error) {
    if (!(error instanceof DavProblem) || !/^(?:too-large|timeout|failing|unreadable)$/.test(error.reason)) throw error;
    // Less at once takes time that only the other lane has.
    if (error.reason === 'timeout' && lane.kind === lanes.quick.kind) throw error;
    if (entries.length > 1) return 'too much';
    if (error.reason === 'too-large') return new Map(hrefs.map((href) => [href, null]));
    progress.skipped.push(...entries.map(({ id }) => id));
    if (progress.skipped.length > mostSkipped) throw error;
    return new Map();
  }
}

/** Takes the cards that were had, until the run is over. Returns the last entry that is done with. */
async function takeBatch(
  context: Context,
  run: SyncRun,
  entries: EntryRow[],
  fetched: Map<string, FetchedCard | null>,
  index: MatchIndex,
): Promise<number> {
  const { account, today } = run;
  const { counts } = run.progress;
  const read: Read[] = [];
  const others: SettledEntry[] = [];
  let last = 0;
  for (const entry of entries) {
    const got = fetched.get(entry.href);
    const isNext = entries.length > 1 && (got === undefined || run.isOver());
    if (last > 0 && isNext) break;
    last = entry.id;
    if (got === undefined) continue;
    const known = entry.taken?.values.photo ?? null;
    const card = got && (await readCard(got.bytes, account.takes, today, known, run));
    if (!card?.contact) {
      counts.unreadable += got ? 0 : 1;
      // A card that cannot be had is not asked for again before it changes.
      others.push({ ...entry, uid: card?.uid ?? entry.uid, state: entry.personId || !got ? entry.state : 'nobody' });
    } else read.push({ entry, etag: got?.etag || entry.serverEtag, card });
    await letOthersIn();
  }
  const moved = await adoptMoved(context, run, read);
  const linked = read.filter(({ entry }) => entry.personId !== null);
  const left = read.filter(
    ({ entry }) => entry.personId === null && (entry.state === 'linked' || entry.state === 'left'),
  );
  const open = read.filter((one) => !linked.includes(one) && !left.includes(one));
  const wanted = open.filter(({ card }) => isWanted(card, account.takes.onlyGroups));
  const unwanted = open.filter((one) => !wanted.includes(one));
  others.push(...left.map(({ entry, etag, card }) => ({ ...entry, serverEtag: etag, uid: card.uid })));
  others.push(...unwanted.map((one) => ({ ...settled(one), taken: null, state: 'filtered' as const })));
  await context.database.transaction(async (tx) => {
    await holdLease(tx, account.id, run.lease);
    await settleEntries(tx, others);
  });
  const { fresh, matched } = match(account.userId, wanted, index);
  const idOf = await addFresh(context, run, fresh);
  for (const one of linked) await takeLinked(context, run, one, one.entry.personId ?? 0, moved.get(one.entry.id));
  for (const { one, personId, entryId } of matched) {
    const id = personId ?? idOf.get(entryId ?? 0);
    if (id === undefined) continue;
    counts.linked += 1;
    await takeLinked(context, run, one, id);
  }
  for (const { card, entry } of fresh) {
    const id = idOf.get(entry.id);
    if (id === undefined || !card.contact) continue;
    const known = { ...comparable(card.contact), personId: id, entryId: null, isOfThisImport: true };
    index.add(known, fingerprintOf(account.userId, card.contact));
  }
  return last;
}

/** A card that vanished from one address and appears under another keeps its contact. Returns what it had, by entry. */
async function adoptMoved(context: Context, { account }: SyncRun, read: Read[]): Promise<Map<number, EntryRow>> {
  const orphans = read.filter(({ entry, card }) => entry.personId === null && entry.state === 'new' && card.uid);
  const uids = orphans.flatMap(({ card }) => card.uid ?? []);
  const vanished = await findVanished(context.database.orm, account.id, uids);
  const moved = new Map<number, EntryRow>();
  for (const one of orphans) {
    const at = vanished.findIndex(({ uid }) => uid === one.card.uid);
    const [former] = at === -1 ? [] : vanished.splice(at, 1);
    if (!former) continue;
    const { personId, taken, conflicts, pictureUrl } = former;
    one.entry = { ...one.entry, personId, taken, conflicts, pictureUrl, state: 'linked' };
    moved.set(one.entry.id, former);
  }
  return moved;
}

/** New contacts, and cards of contacts that exist: by id, or by the entry of this batch that adds them. */
function match(userId: number, wanted: Read[], index: MatchIndex) {
  const fresh: Read[] = [];
  const matched: { one: Read; personId: number | null; entryId: number | null }[] = [];
  const inBatch = new Map<string, number>();
  for (const one of wanted) {
    if (!one.card.contact) continue;
    const fingerprint = fingerprintOf(userId, one.card.contact);
    const found = index.find(comparable(one.card.contact), fingerprint);
    const earlier = inBatch.get(fingerprint) ?? null;
    if (found?.kind === 'same') {
      const { known } = found;
      matched.push({ one, personId: known.personId, entryId: null });
      // From now on it has its card: another one must be equal in everything.
      known.isOfThisImport = true;
      const ids = { personId: known.personId, entryId: null };
      index.add({ ...comparable(one.card.contact), ...ids, isOfThisImport: true }, fingerprint);
    } else if (earlier !== null) matched.push({ one, personId: null, entryId: earlier });
    else {
      fresh.push(one);
      inBatch.set(fingerprint, one.entry.id);
    }
  }
  return { fresh, matched };
}

/** Adds contacts in one transaction; returns their ids by entry. */
async function addFresh(context: Context, run: SyncRun, fresh: Read[]): Promise<Map<number, number>> {
  if (fresh.length === 0) return new Map();
  const { account } = run;
  const pictures = await storePhotos(context, account.userId, fresh);
  return context.database.transaction(async (tx) => {
    await holdLease(tx, account.id, run.lease);
    const contacts = fresh.flatMap(({ card: { contact, taken }, entry }) =>
      contact && taken
        ? [{ contact: { ...contact, groups: taken.groups }, imageUrl: pictures.get(entry.id) ?? null }]
        : [],
    );
    const named = await makeGroups(
      tx,
      account.userId,
      contacts.flatMap(({ contact }) => contact.groups),
    );
    const fitting = contacts.map(({ contact, imageUrl }) => ({
      contact: { ...contact, groups: contact.groups.filter((name) => named.idOf.has(name)) },
      imageUrl,
    }));
    await letOthersIn();
    const ids = await addImportedPeople(tx, { userId: account.userId, importId: null }, fitting, named);
    await letOthersIn();
    const related = fitting.flatMap(({ contact: { relations = [] } }, at) =>
      relations.map((relation) => ({ personId: ids[at] ?? 0, relation })),
    );
    await addRelations(tx, { userId: account.userId, importId: null }, related);
    const idOf = new Map(fresh.map(({ entry }, at) => [entry.id, ids[at] ?? 0]));
    await settleEntries(
      tx,
      fresh.map((one) => {
        const pictureUrl = pictures.get(one.entry.id) ?? null;
        return { ...settled(one), personId: idOf.get(one.entry.id) ?? null, state: 'linked' as const, pictureUrl };
      }),
    );
    await recordChanges(
      tx,
      account,
      [...idOf].map(([entryId, personId]) => ({ entryId, personId, changed: null, version: 1, pictureUrl: null })),
    );
    return idOf;
  });
}

/** Compares a card with its contact and writes what follows. */
async function takeLinked(
  context: Context,
  run: SyncRun,
  one: Read,
  personId: number,
  former?: EntryRow,
): Promise<void> {
  const { account } = run;
  const { entry, card } = one;
  const { taken } = card;
  if (!taken) return;
  const photo =
    entry.taken?.values.photo === undefined
      ? await photoIfMissing(context, account.userId, personId, card)
      : card.photo;
  const newPicture = photo ? await storePicture(context, account.userId, photo) : null;
  const isOtherPhoto = taken.values.photo !== undefined && taken.values.photo !== entry.taken?.values.photo;
  // A picture that was not stored is not known either, so the one before stays.
  const theirs = isOtherPhoto && card.photo && !newPicture && photo ? withoutPhoto(taken, entry.taken) : taken;
  const { photo: hash } = theirs.values;
  const isKnownPhoto = hash === undefined || hash === entry.taken?.values.photo;
  const apply = await prepareChange(context, account.userId, {
    personId,
    base: entry.taken,
    conflicts: entry.conflicts,
    pictureUrl: entry.pictureUrl,
    theirs,
    newPicture: isKnownPhoto ? entry.pictureUrl : newPicture,
  });
  const done = await context.database.transaction(async (tx) => {
    await holdLease(tx, account.id, run.lease);
    const change = await apply(tx);
    if (!change) return null;
    if (former) await deleteEntries(tx, [former.id]);
    await settleEntries(tx, [
      {
        ...settled(one),
        taken: keepUntaken(theirs, entry.taken),
        personId,
        state: 'linked',
        conflicts: change.conflicts,
        pictureUrl: isKnownPhoto ? entry.pictureUrl : newPicture,
      },
    ]);
    const { changed, version, formerPicture: pictureUrl } = change;
    if (changed) await recordChanges(tx, account, [{ entryId: entry.id, personId, changed, version, pictureUrl }]);
    return change;
  });
  run.progress.counts.asked += newlyAsked(done, entry.conflicts);
}

function newlyAsked(done: PersonChange | null, before: readonly SyncedField[]): number {
  return done?.conflicts.filter((field) => !before.includes(field)).length ?? 0;
}

/** The first time, the photo of a contact that has one stays, so the book's is not even stored. */
async function photoIfMissing(
  context: Context,
  userId: number,
  personId: number,
  { photo }: CardOfBook,
): Promise<Uint8Array | null> {
  if (!photo) return null;
  const person = await findPerson(context.database.orm, userId, personId);
  return person?.imageUrl ? null : photo;
}

function withoutPhoto(taken: NonNullable<CardOfBook['taken']>, base: EntryRow['taken']) {
  const { photo: _, ...values } = taken.values;
  return { ...taken, values: { ...values, ...(base?.values.photo !== undefined && { photo: base.values.photo }) } };
}

/** Fields that are not taken now keep what was known of them. */
function keepUntaken(theirs: NonNullable<CardOfBook['taken']>, base: EntryRow['taken']) {
  const { reach } = theirs;
  return {
    ...theirs,
    values: { ...base?.values, ...theirs.values },
    ...(reach && { reach: { ...base?.reach, ...reach } }),
  };
}

function settled({ entry, etag, card }: Read): SettledEntry {
  return { ...entry, serverEtag: etag, uid: card.uid, taken: card.taken, isOpen: card.lacksPhoto };
}

function isWanted({ contact }: CardOfBook, onlyGroups: readonly string[]): boolean {
  if (onlyGroups.length === 0) return true;
  const wanted = onlyGroups.map((name) => name.toLowerCase());
  return contact?.groups?.some((name) => wanted.includes(name.toLowerCase())) ?? false;
}

async function storePhotos(context: Context, userId: number, read: Read[]): Promise<Map<number, string>> {
  const pictures = new Map<number, string>();
  const waiting = read.filter(({ card }) => card.photo !== null);
  const storeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const url = next.card.photo && (await storePicture(context, userId, next.card.photo));
      if (url) pictures.set(next.entry.id, url);
    }
  };
  await Promise.all(Array.from({ length: photosAtOnce }, storeNext));
  return pictures;
}

async function storePicture(context: Context, userId: number, photo: Uint8Array): Promise<string | null> {
  return (await storePhoto(context, userId, photo)).url;
}

/**
 * All contacts of the user, to find those that a card is about. One that another card of the account is linked to is
 * matched only by an equal card: father and son may have one name and number.
 */
async function indexPeople(context: Context, { account }: SyncRun): Promise<MatchIndex> {
  const { orm } = context.database;
  const linked = await listLinkedPeople(orm, account.id);
  const index = createMatchIndex();
  const slice = createTimeSlice();
  for (let after = 0; ; ) {
    const people = await listComparedPeople(orm, account.userId, { after, limit: 200, kinds: ['person'] });
    for (const { id, name, email, phone, reach, birthday } of people) {
      const known = { name, email, phone, reach, birthday, personId: id, entryId: null };
      index.add({ ...known, isOfThisImport: linked.has(id) });
      await slice();
    }
    const last = people.at(-1);
    if (!last) return index;
    after = last.id;
  }
}
