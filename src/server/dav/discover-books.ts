import { resolveSrv } from 'node:dns/promises';
import { t } from '../../contract/translate.ts';
import { createDavClient, type DavClient, type DavLogin, type DavNetwork, resolved } from './dav-client.ts';
import { DavProblem } from './dav-problem.ts';
import { type DavResponse, readMultistatus } from './multistatus.ts';

export type FoundBook = { href: string; name: string };

/** Somebody waits for the answer. */
const searchLimitMs = 60_000;
const mostHomes = 10;
/** The database indexes the addresses of books. */
const longestAddress = 2000;
const wellKnown = '/.well-known/carddav';
const properties =
  '<d:prop><d:resourcetype/><d:displayname/><d:current-user-principal/><card:addressbook-home-set/></d:prop>';
const question = `<d:propfind xmlns:d="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav">${properties}</d:propfind>`;

/** Mail domains whose address books are elsewhere. */
const knownServers: Readonly<Record<string, string>> = {
  'icloud.com': 'https://contacts.icloud.com/',
  'me.com': 'https://contacts.icloud.com/',
  'mac.com': 'https://contacts.icloud.com/',
  'fastmail.com': 'https://carddav.fastmail.com/',
  'fastmail.fm': 'https://carddav.fastmail.com/',
  'posteo.de': 'https://posteo.de:8443/',
  'mailbox.org': 'https://dav.mailbox.org/',
};

/** Finds the address books of a login from an email address or a URL (RFC 6764). Rejects with DavProblem. */
export async function discoverBooks(address: string, login: DavLogin, network: DavNetwork): Promise<FoundBook[]> {
  const start = await startOf(address);
  const search = new AbortController();
  const timer = setTimeout(() => search.abort(new DavProblem('timeout')), searchLimitMs);
  const client = createDavClient(start, login, network, { signal: search.signal });
  try {
    const home = isEmailAddress(address) ? await client.follow(start) : start;
    if (home === null) throw new DavProblem('not-found');
    return await findBooks(client, home);
  } finally {
    clearTimeout(timer);
    await client.close();
  }
}

/** Whether the text can be an address to look at. */
export function isServerAddress(address: string): boolean {
  if (isEmailAddress(address)) return true;
  const url = withProtocol(address);
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && new URL(url).username === '';
}

async function findBooks(client: DavClient, home: string): Promise<FoundBook[]> {
  const places = [home, new URL(wellKnown, home).href, new URL('/', home).href];
  let problem = new DavProblem('not-found');
  for (const place of new Set(places)) {
    try {
      const found = await booksFrom(client, place);
      // A book elsewhere would be asked with the password.
      const theirs = found.filter(({ href }) => client.mayLogIn(href));
      if (theirs.length > 0) return theirs;
      if (found.length > 0) throw new DavProblem('redirect');
    } catch (error) {
      // A wrong password is wrong everywhere; other problems may concern only this place.
      if (!(error instanceof DavProblem) || !/^(?:not-found|not-permitted|rejected|unreadable)$/.test(error.reason))
        throw error;
      problem = error.reason === 'not-permitted' ? error : problem;
    }
  }
  throw problem;
}

async function booksFrom(client: DavClient, place: string): Promise<FoundBook[]> {
  const first = await look(client, place, '0');
  const own = booksAmong(first.responses, first.url);
  if (own.length > 0) return own;
  const principal = addressIn(first.responses, 'd:current-user-principal');
  const owner = principal ? await look(client, resolved(principal, first.url).href, '0') : first;
  const homes = owner.responses.flatMap((each) => each.properties.get('card:addressbook-home-set')?.hrefs ?? []);
  // An address above the books, as it is copied from a browser.
  if (homes.length === 0) return (await booksIn(client, first.url)).slice(0, 50);
  const books = [];
  for (const each of homes.slice(0, mostHomes)) books.push(...(await booksIn(client, resolved(each, owner.url).href)));
  return books;
}

async function booksIn(client: DavClient, home: string): Promise<FoundBook[]> {
  const { responses, url } = await look(client, home, '1');
  return booksAmong(responses, url);
}

async function look(client: DavClient, url: string, depth: '0' | '1') {
  const answer = await client.read({ method: 'PROPFIND', url, depth, body: question, limitBytes: 4 * 1024 * 1024 });
  return { responses: (await readMultistatus(answer.bytes)).responses, url: answer.url };
}

function booksAmong(responses: DavResponse[], base: string): FoundBook[] {
  const found = responses.filter(isBook).map((book) => asBook(book, base));
  return found.filter(({ href }) => href.length <= longestAddress);
}

function isBook({ properties: known }: DavResponse): boolean {
  return known.get('d:resourcetype')?.types.includes('card:addressbook') ?? false;
}

function asBook({ href, properties: known }: DavResponse, base: string): FoundBook {
  const url = resolved(href, base);
  const last = lastPart(url.pathname);
  const name = [...(known.get('d:displayname')?.text.trim() || last || t`Address book`)].slice(0, 100).join('');
  return { href: url.href, name };
}

function lastPart(path: string): string {
  const part = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function addressIn(responses: DavResponse[], property: string): string | undefined {
  return responses.flatMap((each) => each.properties.get(property)?.hrefs ?? [])[0];
}

/** Where to look first. A server named by the DNS counts only in the domain of the address: the DNS can be forged. */
async function startOf(address: string): Promise<string> {
  if (!isEmailAddress(address)) return withProtocol(address);
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const known = knownServers[domain];
  if (known) return known;
  const [service] = await resolveSrv(`_carddavs._tcp.${domain}`).catch(() => []);
  const isTheirs = service && (service.name === domain || service.name.endsWith(`.${domain}`));
  return isTheirs ? `https://${service.name}:${service.port}${wellKnown}` : `https://${domain}${wellKnown}`;
}

function isEmailAddress(address: string): boolean {
  return /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(address);
}

function withProtocol(address: string): string {
  return address.includes('://') ? address : `https://${address}`;
}
