import type { Context } from '../../context.ts';
import { addressOf } from '../../dav/book-reader.ts';
import { fetchStored, mayWrite, putCard } from '../../dav/card-writer.ts';
import { writeDay } from '../contacts/public.ts';
import { type DateRow, listDates } from '../dates/public.ts';
import { type BookRow, holdLease, updateBook } from './accounts.store.ts';
import { type EntryRow, listUnwritten, updateEntry } from './entries.store.ts';
import { dayOf } from './plan-change.ts';
import type { SyncRun } from './sync-run.ts';

const days = ['birthday', 'anniversary'] as const;
const entriesAtOnce = 50;

/** `changed`: cards have another version meanwhile, and are to be read again. */
export type WritingEnd = 'done' | 'over' | 'changed';

/**
 * Writes the birthdays and anniversaries that Fondly knows and a book does not into their lines of its cards. Nothing
 * else of a card changes, and nothing is removed; a card that changed there meanwhile is read again instead.
 */
export async function writeDays(context: Context, run: SyncRun, book: BookRow): Promise<WritingEnd> {
  const { orm } = context.database;
  let isChecked = false;
  let end: WritingEnd = 'done';
  for (let after = 0; ; ) {
    const entries = await listUnwritten(orm, book.id, after, entriesAtOnce);
    const last = entries.at(-1);
    if (!last) return end;
    after = last.id;
    for (const entry of entries) {
      if (run.isOver()) return 'over';
      run.signal.throwIfAborted();
      const wanted = daysToWrite(entry, await listDates(orm, run.account.userId, entry.personId ?? 0));
      if (wanted.size === 0) continue;
      if (!isChecked && !(await isWritable(context, run, book))) return end;
      isChecked = true;
      const written = await writeCard(context, run, book, entry, wanted);
      if (written === 'read-only') return end;
      if (written === 'changed') end = 'changed';
    }
  }
}

/** What differs, unless it is asked about, or the book has the same day and also knows the year. */
function daysToWrite({ taken, conflicts }: EntryRow, dates: DateRow[]): Map<(typeof days)[number], string> {
  const wanted = new Map<(typeof days)[number], string>();
  for (const field of days) {
    const theirs = taken?.values[field];
    const ours = dayOf(dates, field)?.date;
    if (!ours || theirs === undefined || theirs === ours || conflicts.includes(field)) continue;
    const knowsLess = ours.startsWith('--') && theirs?.slice(-5) === ours.slice(-5);
    if (!knowsLess) wanted.set(field, ours);
  }
  return wanted;
}

async function isWritable({ database }: Context, { client }: SyncRun, book: BookRow): Promise<boolean> {
  const isReadOnly = !(await mayWrite(client, book.href));
  if (isReadOnly !== book.isReadOnly) await updateBook(database.orm, book.id, { isReadOnly });
  return !isReadOnly;
}

async function writeCard(
  { database }: Context,
  { client, account, lease, progress }: SyncRun,
  book: BookRow,
  entry: EntryRow,
  wanted: ReadonlyMap<(typeof days)[number], string>,
): Promise<'done' | 'changed' | 'read-only'> {
  const { orm } = database;
  const url = addressOf(entry.href, book.href);
  const keep = () => updateEntry(orm, entry.id, { unwritableEtag: entry.serverEtag });
  const readAgain = async () => {
    await updateEntry(orm, entry.id, { etag: null });
    return 'changed' as const;
  };
  const stored = await fetchStored(client, url, entry.serverEtag);
  if (stored === 'changed') return readAgain();
  const done: [(typeof days)[number], string][] = [];
  let bytes = stored === 'converted' ? null : stored.bytes;
  for (const [field, day] of wanted) {
    const next = bytes && writeDay(bytes, field, day);
    if (!next) continue;
    bytes = next;
    done.push([field, day]);
  }
  if (!bytes || done.length === 0) {
    await keep();
    return 'done';
  }
  // A run that lost its account must not write any more.
  await holdLease(orm, account.id, lease);
  const put = await putCard(client, url, bytes, entry.serverEtag);
  if (put === 'changed') return readAgain();
  if (put === 'refused') await keep();
  if (put === 'read-only') await updateBook(orm, book.id, { isReadOnly: true });
  if (put === 'read-only' || put === 'refused') return put === 'refused' ? 'done' : put;
  // Without a version the next list shows another one than this, so the card is read again.
  const etag = put.etag ?? '';
  await database.transaction(async (tx) => {
    await holdLease(tx, account.id, lease);
    await updateEntry(tx, entry.id, {
      etag,
      serverEtag: etag,
      taken: entry.taken && { ...entry.taken, values: { ...entry.taken.values, ...Object.fromEntries(done) } },
      unwritableEtag: done.length < wanted.size ? etag : null,
    });
  });
  progress.counts.written += 1;
  return 'done';
}
