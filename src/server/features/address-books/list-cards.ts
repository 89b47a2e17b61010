import { addressBookLimits } from '../../../contract/address-books.ts';
import type { Context } from '../../context.ts';
import { listBook, mostPages, readChanges, readState } from '../../dav/book-reader.ts';
import { DavProblem } from '../../dav/dav-problem.ts';
import { type BookRow, holdLease, updateBook } from './accounts.store.ts';
import { countEntries, insertEntries, listHrefs, markVanished, noteVersions } from './entries.store.ts';
import type { SyncRun } from './sync-run.ts';

/** The versions of cards, complete or as changes, and the state of the book that they belong to. */
type Listing = {
  etags: Map<string, string>;
  removed: string[] | 'all others';
  syncToken: string | null;
  ctag: string | null;
};

/**
 * Notes which cards of a book are new, changed or gone, together with the state of the book: from then on the noted
 * versions say what is still to be read, however often the process dies. Changes are noted page by page. Returns false
 * if the run is over before the last page.
 */
export async function listCards(context: Context, run: SyncRun, book: BookRow): Promise<boolean> {
  const { client } = run;
  let { syncToken } = book;
  for (let page = 0; syncToken !== null && page < mostPages; page += 1) {
    const changes = await readChanges(client, book.href, syncToken);
    if (!changes) break;
    const isSame = changes.etags.size + changes.removed.length === 0 && changes.syncToken === syncToken;
    // An unchanged book costs one request.
    if (isSame) return true;
    await note(context, run, book, { ...changes, ctag: book.ctag });
    if (!changes.hasMore) return true;
    if (run.isOver()) return false;
    syncToken = changes.syncToken;
  }
  if (book.syncToken === null && book.ctag !== null) {
    const state = await readState(client, book.href);
    if (state.syncToken === null && state.ctag === book.ctag) return true;
  }
  await note(context, run, book, { ...(await listBook(client, book.href)), removed: 'all others' });
  return true;
}

async function note(
  { database }: Context,
  { account, lease, progress }: SyncRun,
  book: BookRow,
  { etags, removed, syncToken, ctag }: Listing,
): Promise<void> {
  progress.counts.vanished += await database.transaction(async (tx) => {
    await holdLease(tx, account.id, lease);
    const known = new Map((await listHrefs(tx, book.id)).map((entry) => [keyOf(entry.href), entry]));
    const added: { href: string; serverEtag: string }[] = [];
    const changed: { id: number; serverEtag: string }[] = [];
    const listed = new Set<string>();
    for (const [href, serverEtag] of etags) {
      const entry = known.get(keyOf(href));
      listed.add(keyOf(href));
      if (!entry) added.push({ href, serverEtag });
      else if (entry.serverEtag !== serverEtag || isGone(entry.state)) changed.push({ id: entry.id, serverEtag });
    }
    const gone =
      removed === 'all others'
        ? [...known].flatMap(([key, { id }]) => (listed.has(key) ? [] : id))
        : removed.flatMap((href) => known.get(keyOf(href))?.id ?? []);
    if ((await countEntries(tx, account.id)) + added.length - gone.length > addressBookLimits.entries)
      throw new DavProblem('too-many');
    await insertEntries(tx, book.id, added);
    await noteVersions(tx, changed);
    const vanished = await markVanished(tx, gone);
    await updateBook(tx, book.id, { syncToken, ctag });
    return vanished;
  });
}

const isGone = (state: string) => state === 'vanished' || state === 'kept';

/** Servers escape one address in several ways. */
function keyOf(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
