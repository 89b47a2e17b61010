import { type DavClient, reasonOf } from './dav-client.ts';
import { DavProblem } from './dav-problem.ts';
import { type DavResponse, type Multistatus, readMultistatus } from './multistatus.ts';

/** The cards of a book with their versions, and the state of the book to ask from next time. */
export type BookListing = { etags: Map<string, string>; syncToken: string | null; ctag: string | null };
/** What changed since a state of the book. */
export type BookChanges = { etags: Map<string, string>; removed: string[]; syncToken: string };
export type BookState = Pick<BookListing, 'syncToken' | 'ctag'>;
export type FetchedCard = { etag: string; bytes: Uint8Array };

const namespaces =
  'xmlns:d="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav" xmlns:cs="http://calendarserver.org/ns/"';
const maxPages = 200;
/** More changes than a book has cards are not worth keeping; the book is listed as a whole. */
const mostChanges = 50_000;

/** Lists a book as a whole. */
export async function listBook(client: DavClient, book: string): Promise<BookListing> {
  const body = `<d:propfind ${namespaces}><d:prop><d:getetag/><d:resourcetype/><d:sync-token/><cs:getctag/></d:prop></d:propfind>`;
  const answer = await client.read({ method: 'PROPFIND', url: book, depth: '1', body });
  const { responses } = readMultistatus(answer.bytes);
  const self = responses.find(({ href }) => keyOf(href, book) === keyOf(book, book));
  // Without the book itself the list could be cut off, and everything would seem to have vanished.
  if (!self) throw new DavProblem('unreadable');
  const etags = new Map<string, string>();
  for (const each of responses) {
    const etag = etagOf(each);
    if (etag !== null && isCardOf(each, book)) etags.set(pathOf(each.href, book), etag);
  }
  return { etags, ...stateIn(self) };
}

/** The state of a book, for servers that cannot list changes. */
export async function readState(client: DavClient, book: string): Promise<BookState> {
  const body = `<d:propfind ${namespaces}><d:prop><d:sync-token/><cs:getctag/></d:prop></d:propfind>`;
  const answer = await client.read({ method: 'PROPFIND', url: book, depth: '0', body });
  const [self] = readMultistatus(answer.bytes).responses;
  return self ? stateIn(self) : { syncToken: null, ctag: null };
}

/** What changed since `token`; null if the server no longer knows it, or cannot tell. */
export async function listChanges(client: DavClient, book: string, token: string): Promise<BookChanges | null> {
  const etags = new Map<string, string>();
  const removed = new Set<string>();
  let syncToken = token;
  for (let page = 0; page < maxPages; page += 1) {
    const body = `<d:sync-collection ${namespaces}><d:sync-token>${escaped(syncToken)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop></d:sync-collection>`;
    const answer = await client.ask({ method: 'REPORT', url: book, depth: '0', body });
    if (answer.status === 404) throw new DavProblem('not-found');
    if (answer.status < 200 || answer.status > 299) return null;
    const changes = readMultistatus(answer.bytes);
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
    if (!changes.syncToken || etags.size + removed.size > mostChanges) return null;
    const isCut = isCutOff(changes, book) && changes.syncToken !== syncToken;
    syncToken = changes.syncToken;
    if (!isCut) return { etags, removed: [...removed], syncToken };
  }
  return null;
}

/** Cards by their address; those that the server does not have any more are missing. */
export async function fetchCards(client: DavClient, book: string, hrefs: string[]): Promise<Map<string, FetchedCard>> {
  // Absolute paths: iCloud refuses complete addresses.
  const list = hrefs.map((href) => `<d:href>${escaped(href)}</d:href>`).join('');
  const body = `<card:addressbook-multiget ${namespaces}><d:prop><d:getetag/><card:address-data/></d:prop>${list}</card:addressbook-multiget>`;
  const answer = await client.ask({ method: 'REPORT', url: book, depth: '1', body });
  const cards = new Map<string, FetchedCard>();
  const answered = new Set<string>();
  if (answer.status >= 200 && answer.status < 300) {
    const known = new Map(hrefs.map((href) => [keyOf(href, book), href]));
    for (const each of readMultistatus(answer.bytes).responses) {
      const href = known.get(keyOf(each.href, book));
      const data = each.properties.get('card:address-data')?.text;
      if (href === undefined) continue;
      if (data) cards.set(href, { etag: etagOf(each) ?? '', bytes: Buffer.from(data) });
      if (data || each.status === 404) answered.add(href);
    }
  }
  for (const href of hrefs) {
    if (answered.has(href)) continue;
    const card = await client.ask({ method: 'GET', url: new URL(href, book).href });
    if (card.status === 404 || card.status === 410) continue;
    if (card.status < 200 || card.status > 299) throw new DavProblem(reasonOf(card.status));
    cards.set(href, { etag: plainEtag(card.etag ?? ''), bytes: card.bytes });
  }
  return cards;
}

function stateIn({ properties }: DavResponse): BookState {
  const textOf = (name: string) => properties.get(name)?.text.trim() || null;
  return { syncToken: textOf('d:sync-token'), ctag: textOf('cs:getctag') };
}

function isCardOf({ href, properties }: DavResponse, book: string): boolean {
  const isCollection = properties.get('d:resourcetype')?.types.includes('d:collection') ?? false;
  const key = keyOf(href, book);
  return !isCollection && key !== keyOf(book, book) && key.startsWith(keyOf(book, book));
}

/** The answer says so about the book itself (RFC 6578, 3.6). */
function isCutOff({ responses }: Multistatus, book: string): boolean {
  return responses.some(({ href, status }) => status === 507 && keyOf(href, book) === keyOf(book, book));
}

function etagOf({ properties }: DavResponse): string | null {
  const etag = properties.get('d:getetag')?.text.trim();
  return etag ? plainEtag(etag) : null;
}

/** Servers quote versions in one answer and not in another. */
function plainEtag(etag: string): string {
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
