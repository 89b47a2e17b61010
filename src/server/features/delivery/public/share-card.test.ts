import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { secretLinks } from '../../../db/tables/cards.ts';
import { hashToken } from '../../../secrets/tokens.ts';

let fondly: TestApp;
let eleanor: Person;
let mallory: Person;
let cardId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  [eleanor, mallory] = [await fondly.signUp(), await fondly.signUp('Mallory')];
  const personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id;
  const card = { personId, title: 'For you', category: 'birthday', message: 'Words' };
  cardId = (await eleanor.call('POST', '/api/cards', card)).json().id;
});
afterAll(() => fondly.close());

const share = (person = eleanor, id: number | string = cardId) => person.call('POST', `/api/cards/${id}/share-link`);
const unshare = (person = eleanor) => person.call('DELETE', `/api/cards/${cardId}/share-link`);
const tokenOf = (answer: { json(): { url: string } }) => answer.json().url.split('/c/')[1] ?? '';
const look = (token: string, what = '') => fondly.anonymous.call('GET', `/api/public/cards/${token}${what}`);
const isShared = async () => (await eleanor.call('GET', `/api/cards/${cardId}`)).json().isShared;

test('starting and stopping sharing require a session, the owner and an existing card', async () => {
  for (const call of [share, unshare]) {
    expect((await call(fondly.anonymous)).statusCode).toBe(401);
    expect((await call(mallory)).statusCode).toBe(404);
  }
  expect((await share(eleanor, 'x')).statusCode).toBe(404);
});

test('the shared address shows only the card, until sharing stops', async () => {
  expect(await isShared()).toBe(false);
  const shared = await share();
  expect(shared.json().url).toMatch(/^http:\/\/fondly\.test\/c\/[\w-]{43}$/);
  expect(await isShared()).toBe(true);
  const token = tokenOf(shared);
  const seen = await look(token);
  expect([seen.statusCode, seen.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  expect(seen.json()).toEqual({
    title: 'For you',
    message: 'Words',
    imageUrl: `/api/public/cards/${token}/image`,
    // Its picture is the studio's text card.
    messageOnPicture: true,
    senderName: 'Eleanor Whitfield',
    senderFirstName: 'Eleanor',
    language: null,
  });
  const page = await fondly.anonymous.call('GET', `/c/${token}`);
  expect([page.statusCode, page.headers['x-robots-tag'], page.headers['cache-control']]).toEqual([
    200,
    'noindex, nofollow',
    'private, no-store',
  ]);
  expect(page.body).toContain('<title>A card for you | Fondly</title>');
  expect(page.body).toContain(`src="/api/public/cards/${token}/image"`);
  expect((await look(token, '/image')).headers['content-type']).toBe('image/jpeg');
  expect(tokenOf(await share())).toBe(token);

  expect((await unshare()).statusCode).toBe(204);
  expect(await isShared()).toBe(false);
  const gone = await look(token);
  expect([gone.statusCode, gone.json().message]).toEqual([404, 'Its sender does not share this card any more.']);
  const gonePage = await fondly.anonymous.call('GET', `/c/${token}`);
  expect(gonePage.statusCode).toBe(404);
  expect(gonePage.body).toContain('Its sender does not share this card any more.');
  expect((await look(token, '/image')).statusCode).toBe(404);
  const another = tokenOf(await share());
  expect(another).not.toBe(token);
  expect((await look(another)).statusCode).toBe(200);
  expect((await look(token)).statusCode).toBe(404);
});

test('stopping sharing also revokes mailed addresses', async () => {
  const token = 'mailed'.padEnd(43, 'x');
  await fondly.context.database.orm
    .insert(secretLinks)
    .values({ kind: 'card', tokenHash: hashToken(token), userId: eleanor.user.id, cardId });
  expect((await look(token)).statusCode).toBe(200);
  await unshare();
  expect((await look(token)).statusCode).toBe(404);
});

test('sharing a card twenty times at once creates one address', async () => {
  await unshare();
  const tokens = await Promise.all(Array.from({ length: 20 }, async () => tokenOf(await share())));
  expect(new Set(tokens).size).toBe(1);
});
