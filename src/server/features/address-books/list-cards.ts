import { addressBookLimits } from '../../../contract/address-books.ts';
import type { Context } from '../../context.ts';
import { listBook, listChanges, readState } from '../../dav/book-reader.ts';
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
 * versions say what is still to be read, however often the process dies. Returns how many contacts vanished.
 */
export async function listCards(context: Context, { client, account, lease }: SyncRun, book: BookRow): Promise<number> {
  const { database } = context;
  const listing = await ask({ client }, book);
  if (!listing) return 0;
  const { etags, removed, syncToken, ctag } = listing;
  return database.transaction(async (tx) => {
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

/** Null if nothing changed. An unchanged book costs one request. */
async function ask({ client }: Pick<SyncRun, 'client'>, book: BookRow): Promise<Listing | null> {
  if (book.syncToken !== null) {
    const changes = await listChanges(client, book.href, book.syncToken);
    const isSame = changes && changes.etags.size + changes.removed.length === 0 && changes.syncToken === book.syncToken;
    if (isSame) return null;
    if (changes) return { ...changes, ctag: book.ctag };
  } else if (book.ctag !== null) {
    const state = await readState(client, book.href);
    if (state.syncToken === null && state.ctag === book.ctag) return null;
  }
  return { ...(await listBook(client, book.href)), removed: 'all others' };
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
