import { afterEach, expect, test } from 'vitest';
import { type DavServer, davLogin, startDavServer } from '../../../tests/servers/dav-server.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { fetchCards, listBook, readChanges } from './book-reader.ts';
import { createDavClient } from './dav-client.ts';
import { discoverBooks, isServerAddress } from './discover-books.ts';
import { readMultistatus } from './multistatus.ts';
import { mayGetPassword } from './password-sites.ts';

const open: { close(): Promise<void> }[] = [];
const kept = <Closable extends { close(): Promise<void> }>(one: Closable): Closable => {
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const start = async (options = {}) => kept(await startDavServer(options));
const clientOf = (server: DavServer, login = davLogin) => kept(createDavClient(server.bookUrl, login, home));
const home = createOutgoing({ allowPrivate: true });
const found = { name: 'Eleanor & friends' };

test('finds books from a server, its root, a home or the book itself', async () => {
  const server = await start();
  for (const address of [server.url, `${server.url}/dav/`, `${server.url}/dav/books/eleanor/`, server.bookUrl])
    expect(await discoverBooks(address, davLogin, home)).toEqual([{ ...found, href: server.bookUrl }]);
});

test('says that a password is wrong, and asks once', async () => {
  const server = await start();
  await expect(discoverBooks(server.url, { ...davLogin, password: 'no' }, home)).rejects.toMatchObject({
    reason: 'password',
  });
  expect(server.requests).toHaveLength(1);
});

test('answers a digest challenge', async () => {
  const server = await start({ wantsDigest: true });
  expect(await discoverBooks(server.url, davLogin, home)).toHaveLength(1);
  expect(server.requests.some(({ authorization }) => authorization?.startsWith('Digest '))).toBe(true);
});

test('follows a redirect on the server with the password, and to another one without', async () => {
  const other = await start();
  const entrance = await start();
  entrance.decide(({ path }) =>
    path === '/moved/' ? { kind: 'status', status: 301, headers: { location: '/dav/' } } : null,
  );
  expect(await discoverBooks(`${entrance.url}/moved/`, davLogin, home)).toEqual([{ ...found, href: entrance.bookUrl }]);
  const to = (location: string) => () => ({ kind: 'status', status: 301, headers: { location } }) as const;
  const isRefused = () =>
    expect(discoverBooks(`${entrance.url}/dav/`, davLogin, home)).rejects.toMatchObject({ reason: 'redirect' });
  entrance.decide(to(`${other.url}/dav/`));
  await isRefused();
  expect(other.requests.map(({ authorization }) => authorization)).toEqual([undefined]);
  entrance.decide(to(`${entrance.url}/dav/`));
  await isRefused();
});

test('takes no book, home or owner that is on another server', async () => {
  const other = await start();
  const entrance = await start();
  const named = (property: string) => `<x:propstat><x:prop>${property}</x:prop></x:propstat>`;
  const answer = (href: string, property: string) => ({
    kind: 'status' as const,
    status: 207,
    body: `<x:multistatus xmlns:x="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav"><x:response><x:href>${href}</x:href>${named(property)}</x:response></x:multistatus>`,
  });
  const places = [
    answer(other.bookUrl, '<x:resourcetype><x:collection/><c:addressbook/></x:resourcetype>'),
    answer('/', `<c:addressbook-home-set><x:href>${other.url}/dav/books/eleanor/</x:href></c:addressbook-home-set>`),
    answer('/', `<x:current-user-principal><x:href>${other.url}/dav/</x:href></x:current-user-principal>`),
  ];
  for (const place of places) {
    entrance.decide(() => place);
    await expect(discoverBooks(entrance.url, davLogin, home)).rejects.toMatchObject({ reason: 'redirect' });
  }
  expect(other.requests.filter(({ authorization }) => authorization)).toEqual([]);
  entrance.decide(() => answer('/', '<x:current-user-principal><x:href>https://[</x:href></x:current-user-principal>'));
  await expect(discoverBooks(entrance.url, davLogin, home)).rejects.toMatchObject({ reason: 'not-found' });
});

test.each([
  ['https://cloud.example.org/dav/', 'https://cloud.example.org/books/', true],
  ['https://example.org/', 'https://cloud.example.org/', true],
  ['https://contacts.icloud.com/', 'https://p42-contacts.icloud.com/', true],
  ['http://nas.local/', 'https://nas.local/', true],
  ['https://cloud.example.org/', 'https://example.org/', false],
  ['https://cloud.example.org/', 'https://other.example.org/', false],
  ['https://name.co.uk/', 'https://other.co.uk/', false],
  ['https://example.org/', 'https://example.org.evil.test/', false],
  ['https://example.org/', 'https://evil-example.org/', false],
  ['https://example.org/', 'https://example.org:8443/', false],
  ['https://nas.local:5001/', 'https://nas.local:5000/', false],
  ['https://nas.local/', 'http://nas.local/', false],
  ['https://192.168.1.5/', 'https://10.168.1.5/', false],
  ['https://contacts.icloud.com.evil.test/', 'https://p42-contacts.icloud.com/', false],
])('the password of %s, sent to %s: %s', (from, to, expected) => {
  expect(mayGetPassword(new URL(from), new URL(to))).toBe(expected);
});

test('keeps out of private networks and away from unencrypted servers', async () => {
  const server = await start();
  const guarded = createOutgoing({ allowPrivate: false });
  for (const address of [server.url, 'https://127.0.0.1', 'https://nas.local', 'https://169.254.169.254'])
    await expect(discoverBooks(address, davLogin, guarded), address).rejects.toMatchObject({
      reason: 'forbidden-address',
    });
  for (const limits of [guarded, home])
    await expect(discoverBooks('http://example.org', davLogin, limits)).rejects.toMatchObject({
      reason: 'not-encrypted',
    });
  expect(server.requests).toEqual([]);
});

test.each([
  [
    '429',
    { kind: 'status', status: 429, headers: { 'retry-after': '120' } },
    { reason: 'busy', retryAfterMs: 120_000 },
  ],
  ['500', { kind: 'status', status: 500 }, { reason: 'failing' }],
  ['403', { kind: 'status', status: 403 }, { reason: 'not-permitted' }],
  ['404', { kind: 'status', status: 404 }, { reason: 'not-found' }],
  ['half a body', { kind: 'cut' }, { reason: 'unreachable' }],
  ['an endless answer', { kind: 'huge' }, { reason: 'too-large' }],
  ['a page', { kind: 'status', status: 200, body: '<html><body>Log in</body></html>' }, { reason: 'unreadable' }],
  [
    'half an answer',
    { kind: 'status', status: 207, body: '<multistatus xmlns="DAV:"><resp' },
    { reason: 'unreadable' },
  ],
  ['no list', { kind: 'status', status: 207, body: '<multistatus xmlns="DAV:"/>' }, { reason: 'unreadable' }],
] as const)('%s of the server is a problem in words', async (_, fault, expected) => {
  const server = await start();
  server.decide(() => fault);
  await expect(listBook(clientOf(server), server.bookUrl)).rejects.toMatchObject({ name: 'DavProblem', ...expected });
});

test('expands no entity', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}"><!ENTITY c "&b;&b;">]><multistatus xmlns="DAV:">&c;</multistatus>`;
  for (const text of [bomb, '<multistatus xmlns="DAV:"><sync-token>&b;</sync-token></multistatus>', '<a>'.repeat(100)])
    await expect(readMultistatus(Buffer.from(text))).rejects.toThrow('could not be read');
});

test('leaves out addresses, versions and states that no server needs: they would fill the database', async () => {
  const server = await start();
  const long = 'x'.repeat(2001);
  const path = new URL(server.bookUrl).pathname;
  const one = (href: string, inner: string) =>
    `<response><href>${href}</href><propstat><prop>${inner}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`;
  const entry = (name: string, etag = '1') => one(path + name, `<getetag>${etag}</getetag>`);
  const list = (...inner: string[]) => ({
    kind: 'status' as const,
    status: 207,
    body: `<multistatus xmlns="DAV:">${inner.join('')}</multistatus>`,
  });
  const client = clientOf(server);
  const self = one(path, `<sync-token>${long}</sync-token>`);
  server.decide(() => list(self, entry('a.vcf'), entry(`${'€'.repeat(300)}.vcf`), entry('b.vcf', long)));
  expect(await listBook(client, server.bookUrl)).toEqual({
    etags: new Map([[`${path}a.vcf`, '1']]),
    syncToken: null,
    ctag: null,
  });
  server.decide(() => list(entry('a.vcf'), `<sync-token>${long}</sync-token>`));
  expect(await readChanges(client, server.bookUrl, 'a token')).toBeNull();
  const kind = '<resourcetype><a:addressbook xmlns:a="urn:ietf:params:xml:ns:carddav"/></resourcetype>';
  server.decide(() => list(one(`/${long}/`, kind)));
  await expect(discoverBooks(server.bookUrl, davLogin, home)).rejects.toMatchObject({ reason: 'not-found' });
});

test('asks nobody else for a card, whatever address it has', async () => {
  const [server, other] = [await start(), await start()];
  const book = `${server.url}//${new URL(other.url).host}/book/`;
  const client = kept(createDavClient(book, davLogin, home));
  const href = `${new URL(book).pathname}a.vcf`;
  server.decide(({ method }) => ({ kind: 'status', status: method === 'GET' ? 404 : 501 }));
  expect([...(await fetchCards(client, book, [href], () => false))]).toEqual([[href, null]]);
  expect([server.requests.at(-1)?.path, other.requests]).toEqual([href, []]);
});

test('stops at an answer of more elements than a book can have', async () => {
  const many = `<multistatus xmlns="DAV:">${'<response/>'.repeat(500_000)}</multistatus>`;
  await expect(readMultistatus(Buffer.from(many))).rejects.toThrow('too large');
});

test('reads a multi-status whatever its prefixes, and drops what was not found', async () => {
  const answer = await readMultistatus(
    Buffer.from(
      `<m xmlns="DAV:" xmlns:k="urn:ietf:params:xml:ns:carddav"></m>`.replaceAll('<m ', '<multistatus ').replace(
        '</m>',
        `
      <response><href>/a%20b.vcf</href>
        <propstat><prop><getetag>"1e5"</getetag><k:address-data><![CDATA[BEGIN:VCARD]]>&#13;&#x41;</k:address-data></prop><status>HTTP/1.1 200 OK</status></propstat>
        <propstat><prop><displayname/></prop><status>HTTP/1.1 404 Not Found</status></propstat></response>
      <sync-token>0</sync-token></multistatus>`,
      ),
    ),
  );
  expect(answer.syncToken).toBe('0');
  const [one] = answer.responses;
  expect(one?.href).toBe('/a%20b.vcf');
  expect([...(one?.properties ?? [])].map(([name, { text }]) => [name, text])).toEqual([
    ['d:getetag', '"1e5"'],
    ['card:address-data', 'BEGIN:VCARD\rA'],
  ]);
});

test('lists changes page by page, and says when the token is no longer known', async () => {
  const server = await start({ pageSize: 2 });
  for (const name of ['a.vcf', 'b.vcf', 'ü ?.vcf']) server.put(name, 'BEGIN:VCARD\r\nEND:VCARD\r\n');
  const client = clientOf(server);
  const listing = await listBook(client, server.bookUrl);
  expect([...listing.etags.values()]).toEqual(['1e1', '1e2', '1e3']);
  const token = listing.syncToken ?? '';
  for (const name of ['d.vcf', 'e.vcf', 'f.vcf']) server.put(name, 'BEGIN:VCARD\r\nEND:VCARD\r\n');
  server.remove('a.vcf');
  const before = server.requests.length;
  const first = await readChanges(client, server.bookUrl, token);
  const second = await readChanges(client, server.bookUrl, first?.syncToken ?? '');
  expect(server.requests.length - before).toBe(2);
  const named = (paths: Iterable<string> = []) => [...paths].map((path) => path.split('/').at(-1));
  expect([first, second].map((page) => [named(page?.etags.keys()), named(page?.removed), page?.hasMore])).toEqual([
    [['d.vcf', 'e.vcf'], [], true],
    [['f.vcf'], ['a.vcf'], false],
  ]);
  expect((await readChanges(client, server.bookUrl, second?.syncToken ?? ''))?.etags.size).toBe(0);
  server.forget();
  expect(await readChanges(client, server.bookUrl, token)).toBeNull();
});

test('fetches cards by absolute paths, and one by one where the server cannot do many', async () => {
  for (const isPlain of [false, true]) {
    const server = await start({ isPlain });
    server.put('ü ?.vcf', 'BEGIN:VCARD\r\nFN:Zoë <&>\r\nEND:VCARD\r\n');
    const client = clientOf(server);
    const { etags } = await listBook(client, server.bookUrl);
    const [href = ''] = etags.keys();
    const cards = await fetchCards(client, server.bookUrl, [href, `${href}.gone`], () => false);
    expect([...cards].map(([path, card]) => [path, card && Buffer.from(card.bytes).toString()])).toEqual([
      [href, 'BEGIN:VCARD\r\nFN:Zoë <&>\r\nEND:VCARD\r\n'],
      [`${href}.gone`, null],
    ]);
  }
});

test('takes email addresses, servers and URLs as addresses', () => {
  const valid = ['eleanor@example.org', 'cloud.example.org', 'https://cloud.example.org/dav/', 'nas:5232'];
  const invalid = ['ftp://example.org', 'https://user:pass@example.org', 'https://', 'a b'];
  expect(valid.filter((address) => !isServerAddress(address))).toEqual([]);
  expect(invalid.filter(isServerAddress)).toEqual([]);
});
