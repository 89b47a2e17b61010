import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { dayIn } from '../../../../../tests/days.ts';
import { languages } from '../../../../contract/vocabulary.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const words = 'Words that only the recipient reads';
const previewers = ['WhatsApp/2.23.20.0', 'facebookexternalhit/1.1 Facebot Twitterbot/1.0', 'Signal-Android/7.0'];

async function shareCard(name: string, change: object = {}) {
  const personId = (await eleanor.call('POST', '/api/people', { name, ...change })).json().id;
  const card = { personId, title: 'A secret title', category: 'birthday', message: words };
  const { id } = (await eleanor.call('POST', '/api/cards', card)).json();
  const { url } = (await eleanor.call('POST', `/api/cards/${id}/share-link`)).json();
  return { id: Number(id), path: new URL(url).pathname };
}
const get = (path: string, headers: Record<string, string> = {}) =>
  fondly.anonymous.call('GET', path, undefined, headers);
const tagsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map((tag) => tag.slice(1)),
  );

test.each(previewers)('%s gets the name of the recipient and nothing of the card', async (agent) => {
  const { path } = await shareCard('Margaret Whitfield', { nickname: 'Mum' });
  const page = await get(path, { 'user-agent': agent });
  const tags = tagsOf(page.body);
  expect(tags).toMatchObject({
    'og:title': 'A card for Mum, from Eleanor',
    'og:image': `http://fondly.test${path}/envelope.jpg`,
    'og:image:width': '1200',
    'twitter:card': 'summary_large_image',
    robots: 'noindex, nofollow',
  });
  expect(Object.values(tags).join()).not.toMatch(/secret title|only the recipient/i);
});

test('the envelope of a link is a picture of 1200 x 630 px under 300 KB, served whole or in ranges until sharing stops', async () => {
  const { id, path } = await shareCard('Margaret');
  const whole = await get(`${path}/envelope.jpg`);
  expect(whole.headers).toMatchObject({ 'cache-control': 'public, max-age=600', 'accept-ranges': 'bytes' });
  expect(whole.rawPayload.length).toBeLessThan(300_000);
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const part = await get(`${path}/envelope.jpg`, { range: 'bytes=10-19' });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    `bytes 10-19/${whole.rawPayload.length}`,
    whole.rawPayload.subarray(10, 20),
  ]);
  await eleanor.call('DELETE', `/api/cards/${id}/share-link`);
  expect((await get(`${path}/envelope.jpg`)).statusCode).toBe(404);
});

test('a chat with a cached envelope gets a new one only after a name or the postmark has changed', async () => {
  const { id, path } = await shareCard('Margaret');
  const { etag } = (await get(`${path}/envelope.jpg`)).headers;
  const again = await get(`${path}/envelope.jpg`, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await fondly.anonymous.call('HEAD', `${path}/envelope.jpg`);
  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, '']);
  await eleanor.call('PATCH', '/api/user', { name: 'Nora Whitfield' });
  const changed = await get(`${path}/envelope.jpg`, { 'if-none-match': String(etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  await eleanor.call('PATCH', '/api/user', { name: 'Eleanor Whitfield' });
  const since = async (change: object) => {
    await eleanor.call('PATCH', `/api/cards/${id}`, change);
    return (await get(`${path}/envelope.jpg`)).headers.etag;
  };
  const day = dayIn(20);
  const postmarks = [
    await since({ scheduledDate: day }),
    await since({ place: 'Bath' }),
    await since({ place: 'York' }),
  ];
  expect(new Set([etag, ...postmarks]).size).toBe(4);
  expect(await since({ place: 'Bath' })).toBe(postmarks[1]);
});

test.each([
  ['bytes=0-99', 206, 100],
  ['bytes=-50', 206, 50],
  ['bytes=99999999-', 416, 0],
  ['bytes=0-1,5-6', 200, null],
  ['lines=1-2', 200, null],
])('answers a page request with Range: %s with %i', async (range, status, length) => {
  const { path } = await shareCard('Margaret');
  const answer = await get(path, { range });
  expect(answer.statusCode).toBe(status);
  expect(answer.rawPayload.length).toBe(length ?? Number((await get(path)).rawPayload.length));
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\u202Egnp.exe',
  'A\u200B\u200Db',
  'x'.repeat(60),
  '👩‍👩‍👧‍👦 🎂',
  'فاطمة الزهراء',
])('the name %s stays text on the page, in its tags and on the envelope', async (name) => {
  const { path } = await shareCard('Margaret', { nickname: name });
  const page = await get(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>|<img src=x/);
  expect(tagsOf(page.body)['og:title']).toContain('A card for');
  expect((await get(`${path}/envelope.jpg`)).statusCode).toBe(200);
});

test('the page about Fondly works with a style and without', async () => {
  for (const query of [
    '',
    '?style=watercolor',
    '?style=%3Cscript%3E',
    `?style=${'x'.repeat(500)}`,
    '?style=a&style=b',
  ]) {
    const page = await get(`/about-fondly${query}`);
    expect(page.statusCode, query).toBe(200);
    expect(page.body).toContain('What is Fondly?');
    expect(page.body).not.toMatch(/<script>|<form/);
  }
  expect((await get('/about-fondly?lang=de')).body).toMatch(/<html lang="de">.*Was ist Fondly\?/);
  for (const language of languages)
    expect((await get(`/about-fondly?lang=${language}`)).body, language).toMatch(/ <code>npm start<\/code>/);
  for (const query of ['', '?lang=xx', '?style=watercolor']) {
    const page = await get(`/about-fondly${query}`, { 'accept-language': 'xx, de-AT;q=0.9, en;q=0.5' });
    expect(page.body, query).toMatch(/<html lang="de">.*Was ist Fondly\?/);
    expect(page.headers['cache-control'], query).toBe('private, no-store');
  }
  expect((await get('/about-fondly?lang=fr', { 'accept-language': 'de' })).body).toContain('<html lang="fr">');
  expect((await get('/about-fondly?lang=xx')).body).toContain('What is Fondly?');
  for (const file of ['pop-art.png', 'nothing.jpg', '..%2fmain.jpg'])
    expect((await get(`/about-fondly/${file}`)).statusCode, file).toBe(404);
});

test('the envelope greets a couple in its language, before and after the card was given, and is postmarked that day', async () => {
  const { id, path } = await shareCard('Anna & Tom Berg', { language: 'de' });
  await eleanor.call('PATCH', `/api/cards/${id}`, { place: 'Bath' });
  const unposted = await get(path);
  expect(tagsOf(unposted.body)['og:title']).toBe('Eine Karte für Anna und Tom, von Eleanor');
  expect(unposted.body).not.toContain('Bath');
  await eleanor.call('POST', `/api/cards/${id}/given`, { by: 'hand' });
  const given = await get(path);
  expect(tagsOf(given.body)['og:title']).toBe('Eine Karte für Anna und Tom, von Eleanor');
  const { deliveryDate } = (await eleanor.call('GET', `/api/cards/${id}`)).json();
  expect(given.body).toMatch(new RegExp(`>Bath</i><b>${new Date(deliveryDate).getUTCDate()}</b>`));
});

test('a pet name of several words stays whole once the card is given', async () => {
  const { id, path } = await shareCard('Bettina Berg', { nickname: 'mein Schatz' });
  await eleanor.call('POST', `/api/cards/${id}/given`, { by: 'hand' });
  expect(tagsOf((await get(path)).body)['og:title']).toBe('A card for mein Schatz, from Eleanor');
});

test('a card that is shared no more says so in its language, an unknown address in the reader’s', async () => {
  const { id, path } = await shareCard('Jadwiga', { language: 'pl' });
  await eleanor.call('DELETE', `/api/cards/${id}/share-link`);
  const ended = await get(path, { 'accept-language': 'fr' });
  expect([ended.statusCode, ended.body]).toEqual([404, expect.stringContaining('Nadawca już jej nie udostępnia.')]);
  const unknown = await get(`/c/${'x'.repeat(43)}`, { 'accept-language': 'fr-CA,fr;q=0.9' });
  expect(unknown.body).toMatch(/<html lang="fr">.*Son adresse est peut-être incomplète\./);
});

test('only the owner can download the opening as an animation', async () => {
  const { id } = await shareCard('Margaret');
  const webp = await eleanor.call('GET', `/api/cards/${id}/opening.webp`);
  expect(webp.headers['content-type']).toBe('image/webp');
  expect(webp.rawPayload.length).toBeLessThan(2_000_000);
  expect(await sharp(webp.rawPayload, { animated: true }).metadata()).toMatchObject({ width: 600, pages: 16 });
  expect((await get(`/api/cards/${id}/opening.webp`)).statusCode).toBe(401);
});
