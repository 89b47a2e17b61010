import { type DavClient, reasonOf } from './dav-client.ts';
import { DavProblem } from './dav-problem.ts';
import { type DavResponse, type Multistatus, readMultistatus } from './multistatus.ts';

/** The cards of a book with their versions, and the state of the book to ask from next time. */
export type BookListing = { etags: Map<string, string>; syncToken: string | null; ctag: string | null };
/** A page of what changed since a state of the book; `syncToken` is the state after it. */
export type BookChanges = { etags: Map<string, string>; removed: string[]; syncToken: string; hasMore: boolean };
export type BookState = Pick<BookListing, 'syncToken' | 'ctag'>;
export type FetchedCard = { etag: string; bytes: Uint8Array };

const namespaces =
  'xmlns:d="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav" xmlns:cs="http://calendarserver.org/ns/"';
/**
 * Addresses, versions and states of a server are kept, so longer ones, which no server needs, are as if it had not named
 * them: they would fill the database, whose indexes take no longer address.
 */
const longestName = 2000;
/** More pages say nothing that a list of the whole book would not. */
export const mostPages = 200;

/** Lists a book as a whole. */
export async function listBook(client: DavClient, book: string): Promise<BookListing> {
  const body = `<d:propfind ${namespaces}><d:prop><d:getetag/><d:resourcetype/><d:sync-token/><cs:getctag/></d:prop></d:propfind>`;
  const answer = await client.read({ method: 'PROPFIND', url: book, depth: '1', body });
  const list = await readMultistatus(answer.bytes);
  // The rest of a list that was cut off would seem to have vanished.
  if (isCutOff(list, book)) return listInPages(client, book);
  const self = list.responses.find(({ href }) => keyOf(href, book) === keyOf(book, book));
  // The same holds for one that does not have the book itself.
  if (!self) throw new DavProblem('unreadable');
  const etags = new Map<string, string>();
  for (const each of list.responses) {
    const etag = etagOf(each);
    if (etag !== null && isCardOf(each, book)) etags.set(pathOf(each.href, book), etag);
  }
  return { etags, ...stateIn(self) };
}

/** A book that is too large for one list: its changes since the beginning (RFC 6578, 3.2). */
async function listInPages(client: DavClient, book: string): Promise<BookListing> {
  const etags = new Map<string, string>();
  let syncToken = '';
  for (let page = 0; page < mostPages; page += 1) {
    const changes = await readChanges(client, book, syncToken);
    if (!changes) break;
    for (const [href, etag] of changes.etags) etags.set(href, etag);
    for (const href of changes.removed) etags.delete(href);
    syncToken = changes.syncToken;
    if (!changes.hasMore) return { etags, syncToken, ctag: null };
  }
  throw new DavProblem('too-large');
}

/** The state of a book, for servers that cannot list changes. */
export async function readState(client: DavClient, book: string): Promise<BookState> {
  const body = `<d:propfind ${namespaces}><d:prop><d:sync-token/><cs:getctag/></d:prop></d:propfind>`;
  const answer = await client.read({ method: 'PROPFIND', url: book, depth: '0', body });
  const [self] = (await readMultistatus(answer.bytes)).responses;
  return self ? stateIn(self) : { syncToken: null, ctag: null };
}

/** What changed since `token`, or its first page; null if the server no longer knows it, or cannot tell. */
export async function readChanges(client: DavClient, book: string, token: string): Promise<BookChanges | null> {
  const body = `<d:sync-collection ${namespaces}><d:sync-token>${escaped(token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`;
  const answer = await client.ask({ method: 'REPORT', url: book, depth: '0', body });
  if (answer.status === 404) throw new DavProblem('not-found');
  if (answer.status < 200 || answer.status > 299) return null;
  const changes = await readMultistatus(answer.bytes);
  if (!changes.syncToken || changes.syncToken.length > longestName) return null;
  const etags = new Map<string, string>();
  const removed = new Set<string>();
  for (const each of changes.responses) {
    const href = pathOf(each.href, book);
    const etag = etagOf(each);
    if (each.status === 404) {
      removed.add(href);
      etags.delete(href);
    } else if (etag !== null && isCardOf(each, book)) {
      etags.set(href, etag);
      removed.delete(href);
    }
  }
  const hasMore = isCutOff(changes, book) && changes.syncToken !== token;
  return { etags, removed: [...removed], syncToken: changes.syncToken, hasMore };
}

/**
 * Cards by their address; null for those that the server does not have any more. Once `isOver`, cards that would need
 * a request of their own are not asked for, so they are missing.
 */
export async function fetchCards(
  client: DavClient,
  book: string,
  hrefs: string[],
  isOver: () => boolean,
): Promise<Map<string, FetchedCard | null>> {
  // Absolute paths: iCloud refuses complete addresses.
  const list = hrefs.map((href) => `<d:href>${escaped(href)}</d:href>`).join('');
  const body = `<card:addressbook-multiget ${namespaces}><d:prop><d:getetag/><card:address-data/></d:prop>${list}</card:addressbook-multiget>`;
  const answer = await client.ask({ method: 'REPORT', url: book, depth: '1', body });
  const cards = new Map<string, FetchedCard | null>();
  if (answer.status >= 200 && answer.status < 300) {
    const known = new Map(hrefs.map((href) => [keyOf(href, book), href]));
    for (const each of (await readMultistatus(answer.bytes)).responses) {
      const href = known.get(keyOf(each.href, book));
      const data = each.properties.get('card:address-data')?.text;
      if (href === undefined) continue;
      if (data) cards.set(href, { etag: etagOf(each) ?? '', bytes: Buffer.from(data) });
      else if (each.status === 404) cards.set(href, null);
    }
  }
  for (const href of hrefs) {
    if (cards.has(href)) continue;
    if (cards.size > 0 && isOver()) break;
    cards.set(href, await fetchCard(client, addressOf(href, book)));
  }
  return cards;
}

/** The address of a card on the server of its book, also of a path that begins like a host. */
export function addressOf(href: string, book: string): string {
  const url = new URL(book);
  url.pathname = href;
  url.search = '';
  return url.href;
}

async function fetchCard(client: DavClient, url: string): Promise<FetchedCard | null> {
  const card = await client.ask({ method: 'GET', url });
  if (card.status === 404 || card.status === 410) return null;
  if (card.status < 200 || card.status > 299) throw new DavProblem(reasonOf(card.status));
  // Half a card would look as if the rest had been deleted. Some connections end without saying how long the answer is.
  if (!/END:VCARD\s*$/i.test(Buffer.from(card.bytes).subarray(-200).toString('latin1')))
    throw new DavProblem('unreadable');
  return { etag: shortEtag(card.etag) ?? '', bytes: card.bytes };
}

function stateIn({ properties }: DavResponse): BookState {
  const textOf = (name: string) => {
    const text = properties.get(name)?.text.trim();
    return text && text.length <= longestName ? text : null;
  };
  return { syncToken: textOf('d:sync-token'), ctag: textOf('cs:getctag') };
}

function isCardOf({ href, properties }: DavResponse, book: string): boolean {
  const isCollection = properties.get('d:resourcetype')?.types.includes('d:collection') ?? false;
  const key = keyOf(href, book);
  const isOfBook = key !== keyOf(book, book) && key.startsWith(keyOf(book, book));
  return !isCollection && isOfBook && pathOf(href, book).length <= longestName;
}

/** The answer says so about the book itself (RFC 6578, 3.6). */
function isCutOff({ responses }: Multistatus, book: string): boolean {
  return responses.some(({ href, status }) => status === 507 && keyOf(href, book) === keyOf(book, book));
}

function etagOf({ properties }: DavResponse): string | null {
  return shortEtag(properties.get('d:getetag')?.text.trim());
}

function shortEtag(etag: string | null | undefined): string | null {
  return etag && etag.length <= longestName ? plainEtag(etag) : null;
}

/** Servers quote versions in one answer and not in another. */
export function plainEtag(etag: string): string {
  return etag.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');
}

function pathOf(href: string, book: string): string {
  return URL.canParse(href, book) ? new URL(href, book).pathname : href;
}

/** Equal for addresses that differ only in how they are escaped. */
function keyOf(href: string, book: string): string {
  const path = pathOf(href, book);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
