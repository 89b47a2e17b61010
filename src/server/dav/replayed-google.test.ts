import { expect, test } from 'vitest';
import { startReplayServer } from '../../../tests/servers/replay-server.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { fetchCards, listBook, readChanges } from './book-reader.ts';
import { createDavClient } from './dav-client.ts';
import { discoverBooks } from './discover-books.ts';

test('reads a book of Google as it answers: tokens, a redirect to the book, weak versions, cards one by one', async () => {
  const replay = await startReplayServer('google', { expired: 'ya29.first', token: 'ya29.second' });
  const network = createOutgoing({ allowPrivate: false, openAgent: replay.openAgent });
  let token = 'ya29.first';
  const renew = async (isRefused: boolean) => {
    if (isRefused) token = 'ya29.second';
    return token;
  };
  const login = { token: renew };
  const [book] = await discoverBooks('https://www.googleapis.com/.well-known/carddav', login, network);
  const href = 'https://www.googleapis.com/carddav/v1/principals/eleanor@example.org/lists/default/';
  expect(book).toEqual({ name: 'Address Book', href });
  const client = createDavClient(href, login, network);
  const listing = await listBook(client, href);
  const syncToken = 'https://www.googleapis.com/carddav/v1/synctoken/0802100110001A10?a=1&b=2';
  expect({ ...listing, etags: [...listing.etags.values()] }).toEqual({
    etags: ['2026-10-01T09:00:00.000-00:00', '2026-10-02T09:00:00.000-00:00'],
    syncToken,
    ctag: null,
  });
  const cards = await fetchCards(client, href, [...listing.etags.keys()], () => false);
  expect(
    [...cards.values()].map((card) => [card?.etag, /FN:(.*)/.exec(String(card && Buffer.from(card.bytes)))?.[1]]),
  ).toEqual([
    ['2026-10-01T09:00:00.000-00:00', 'Anna Berg'],
    ['2026-10-02T09:00:00.000-00:00', 'Tom Berg'],
  ]);
  expect(await readChanges(client, href, syncToken)).toMatchObject({ removed: [], syncToken, hasMore: false });
  replay.play('old token');
  expect(await readChanges(client, href, syncToken)).toBeNull();
  expect(replay.unknown).toEqual([]);
  await client.close();
  await replay.close();
});
