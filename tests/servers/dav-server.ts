import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type DavServerRequest = { method: string; path: string; body: string; authorization: string | undefined };

/** What the server does instead of its work; null lets it work. */
export type DavFault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  | { kind: 'silent' }
  | { kind: 'cut' }
  | { kind: 'huge' };

export type DavServer = {
  url: string;
  bookUrl: string;
  requests: DavServerRequest[];
  /** Puts a card into the book, or changes it. */
  put(name: string, card: string): void;
  remove(name: string): void;
  /** The card as it is stored. */
  card(name: string): string | undefined;
  /** Forgets what changed: the tokens it gave out become invalid. */
  forget(): void;
  /** Serves something besides the book, such as a photo. */
  serve(path: string, bytes: Uint8Array): void;
  decide(fault: (request: DavServerRequest) => DavFault | null): void;
  close(): Promise<void>;
};

export const davLogin = { username: 'eleanor', password: 'a word with ü and :' };
const book = '/dav/books/eleanor/contacts/';

type Headers = { depth?: string; accept?: string; 'if-match'?: string };
type Answer = { status: number; text: string; etag?: string };
type Options = {
  /** Lists changes in pages of this many, as RFC 6578 allows. */
  pageSize?: number;
  /** Cuts its list of the book off after this many. */
  listLimit?: number;
  /** Neither sync tokens nor multiget. */
  isPlain?: boolean;
  /** Answers a password only by digest. */
  wantsDigest?: boolean;
  /** Its user may only read the book; `unsaid`: which only a try shows. */
  isReadOnly?: boolean | 'unsaid';
  /** Gives cards out in the version that is asked for, whatever it keeps. */
  converts?: boolean;
};

/** A small CardDAV server on 127.0.0.1 with one book, which behaves as badly as it is told. */
export async function startDavServer(options: Options = {}): Promise<DavServer> {
  const cards = new Map<string, { etag: string; card: string }>();
  const others = new Map<string, Uint8Array>();
  const requests: DavServerRequest[] = [];
  const sockets = new Set<Socket>();
  let history: string[] = [];
  let epoch = 1;
  let version = 0;
  let fault: (request: DavServerRequest) => DavFault | null = () => null;

  const changed = (name: string) => {
    history.push(name);
    version += 1;
  };
  const token = () => `http://dav.test/sync/${epoch}/${history.length}`;
  const props = (found: string) =>
    `<x:propstat><x:prop>${found}</x:prop><x:status>HTTP/1.1 200 OK</x:status></x:propstat>`;
  const response = (href: string, inner: string) => `<x:response><x:href>${href}</x:href>${inner}</x:response>`;
  const multistatus = (inner: string) =>
    `<?xml version="1.0" encoding="utf-8"?><x:multistatus xmlns:x="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav" xmlns:cs="http://calendarserver.org/ns/">${inner}</x:multistatus>`;
  const state = () =>
    `${options.isPlain ? '' : `<x:sync-token>${token()}</x:sync-token>`}<cs:getctag>"${epoch}-${history.length}"</cs:getctag>`;
  const self = () =>
    response(
      book,
      props(
        `<x:resourcetype><x:collection/><c:addressbook/></x:resourcetype><x:displayname>Eleanor &amp; friends</x:displayname>${state()}${privileges()}`,
      ),
    );
  const etagOf = (name: string) => `<x:getetag>"${cards.get(name)?.etag}"</x:getetag>`;

  const privileges = () =>
    options.isReadOnly === 'unsaid'
      ? ''
      : `<x:current-user-privilege-set><x:privilege><x:${options.isReadOnly ? 'read' : 'all'}/></x:privilege></x:current-user-privilege-set>`;

  function propfind(path: string, depth: string | undefined): string | null {
    const stored = cardAt(path);
    if (stored) {
      const length = `<x:getcontentlength>${Buffer.byteLength(stored.card)}</x:getcontentlength>`;
      return multistatus(response(path, props(`<x:getetag>"${stored.etag}"</x:getetag>${length}`)));
    }
    if (path === book) {
      const inside = [...cards.keys()].map((name) => response(book + encodeURIComponent(name), props(etagOf(name))));
      const { listLimit = inside.length } = options;
      const cut =
        inside.length > listLimit ? response(book, '<x:status>HTTP/1.1 507 Insufficient Storage</x:status>') : '';
      return multistatus(self() + (depth === '1' ? cut + inside.slice(0, listLimit).join('') : ''));
    }
    if (path === '/dav/books/eleanor/')
      return multistatus(
        response(path, props('<x:resourcetype><x:collection/></x:resourcetype>')) + (depth === '1' ? self() : ''),
      );
    if (path === '/dav/principals/eleanor/')
      return multistatus(
        response(path, props('<c:addressbook-home-set><x:href>/dav/books/eleanor/</x:href></c:addressbook-home-set>')),
      );
    if (path === '/dav/')
      return multistatus(
        response(
          path,
          props('<x:current-user-principal><x:href>/dav/principals/eleanor/</x:href></x:current-user-principal>'),
        ),
      );
    return null;
  }

  function listChanges(body: string): { status: number; text: string } {
    const isFirst = body.includes('<d:sync-token></d:sync-token>');
    const [, from, seen] = isFirst ? ['', epoch, 0] : (/sync\/(\d+)\/(\d+)</.exec(body) ?? []);
    if (Number(from) !== epoch) return { status: 403, text: '<x:error xmlns:x="DAV:"><x:valid-sync-token/></x:error>' };
    const rest = history.slice(Number(seen));
    const page = rest.slice(0, options.pageSize ?? rest.length);
    const at = Number(seen) + page.length;
    const inner = [...new Set(page)].map((name) =>
      cards.has(name)
        ? response(book + encodeURIComponent(name), props(etagOf(name)))
        : response(book + encodeURIComponent(name), '<x:status>HTTP/1.1 404 Not Found</x:status>'),
    );
    if (page.length < rest.length) inner.push(response(book, '<x:status>HTTP/1.1 507 Insufficient Storage</x:status>'));
    return {
      status: 207,
      text: multistatus(`${inner.join('')}<x:sync-token>http://dav.test/sync/${epoch}/${at}</x:sync-token>`),
    };
  }

  function multiget(body: string): { status: number; text: string } {
    const hrefs = [...body.matchAll(/<d:href>([^<]*)<\/d:href>/g)].map(([, href = '']) => href);
    // As iCloud does: only absolute paths.
    if (hrefs.some((href) => /^https?:/.test(href))) return { status: 400, text: '' };
    const inner = hrefs.map((href) => {
      const name = decodeURIComponent(href.slice(book.length));
      const found = cards.get(name);
      if (!found) return response(href, '<x:status>HTTP/1.1 404 Not Found</x:status>');
      const data = found.card.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\r/g, '&#13;');
      return response(
        href,
        props(`<x:getetag>&quot;${found.etag}&quot;</x:getetag><c:address-data>${data}</c:address-data>`),
      );
    });
    return { status: 207, text: multistatus(inner.join('')) };
  }

  const cardAt = (path: string) => cards.get(decodeURIComponent(path.slice(book.length)));

  function put({ path, body }: DavServerRequest, ifMatch: string | undefined): Answer {
    const stored = cardAt(path);
    if (options.isReadOnly) return { status: 403, text: '' };
    if (!stored || ifMatch !== `"${stored.etag}"`) return { status: 412, text: '' };
    const name = decodeURIComponent(path.slice(book.length));
    changed(name);
    cards.set(name, { etag: `1e${version}`, card: body });
    return { status: 204, text: '', etag: `"1e${version}"` };
  }

  function work(request: DavServerRequest, { depth, accept, 'if-match': ifMatch }: Headers): Answer {
    const { method, path, body } = request;
    if (method === 'PROPFIND') {
      const found = propfind(path, depth);
      return found === null ? { status: 404, text: '' } : { status: 207, text: found };
    }
    if (method === 'REPORT' && path === book && !options.isPlain)
      return body.includes('sync-collection') ? listChanges(body) : multiget(body);
    if (method === 'PUT') return put(request, ifMatch);
    const card = method === 'GET' ? cardAt(path) : undefined;
    const wanted = options.converts && /version=(\d\.\d)/.exec(accept ?? '')?.[1];
    if (card) {
      const isSame = !wanted || card.card.includes(`VERSION:${wanted}`);
      const text = isSame ? card.card : card.card.replace(/VERSION:.*/, `VERSION:${wanted}\r\nX-CONVERTED:yes`);
      return { status: 200, text, etag: `"${card.etag}"` };
    }
    return { status: method === 'GET' ? 404 : 405, text: '' };
  }

  const server = createServer(async (incoming, outgoing) => {
    const request = await received(incoming);
    requests.push(request);
    const bad = fault(request);
    if (bad) return misbehave(bad, outgoing);
    if (!isLoggedIn(request.authorization, options.wantsDigest ?? false)) {
      const challenge = options.wantsDigest
        ? 'Digest realm="books", qop="auth", nonce="abc", opaque="o"'
        : 'Basic realm="books"';
      return outgoing.writeHead(401, { 'www-authenticate': challenge }).end();
    }
    const other = others.get(request.path);
    if (other) return outgoing.writeHead(200).end(other);
    if (request.path === '/.well-known/carddav') return outgoing.writeHead(301, { location: '/dav/' }).end();
    const { status, text, etag } = work(request, incoming.headers as Headers);
    outgoing.writeHead(status, { 'content-type': 'application/xml', ...(etag && { etag }) }).end(text);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    bookUrl: url + book,
    requests,
    put: (name, card) => {
      changed(name);
      cards.set(name, { etag: `1e${version}`, card });
    },
    remove: (name) => {
      changed(name);
      cards.delete(name);
    },
    card: (name) => cards.get(name)?.card,
    forget: () => {
      epoch += 1;
      history = [];
    },
    serve: (path, bytes) => others.set(path, bytes),
    decide: (next) => {
      fault = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function received(incoming: IncomingMessage): Promise<DavServerRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    body: Buffer.concat(parts).toString(),
    authorization: incoming.headers.authorization,
  };
}

function isLoggedIn(authorization: string | undefined, wantsDigest: boolean): boolean {
  if (wantsDigest)
    return /^Digest .*username="eleanor".*response="[0-9a-f]{32}".*nc=0000000\d/.test(authorization ?? '');
  const basic = Buffer.from(`${davLogin.username}:${davLogin.password}`).toString('base64');
  return authorization === `Basic ${basic}`;
}

function misbehave(fault: DavFault, outgoing: ServerResponse): void {
  if (fault.kind === 'status') outgoing.writeHead(fault.status, fault.headers).end(fault.body);
  else if (fault.kind === 'cut') {
    outgoing
      .writeHead(207, { 'content-length': '100000' })
      .write('<?xml version="1.0"?><multistatus xmlns="DAV:"><resp');
    setImmediate(() => outgoing.destroy());
  } else if (fault.kind === 'huge') {
    outgoing.writeHead(207, { 'content-type': 'application/xml' });
    const part = Buffer.alloc(1024 * 1024, ' ');
    const more = () => {
      while (!outgoing.destroyed && outgoing.write(part));
    };
    outgoing.on('drain', more);
    more();
  }
}
