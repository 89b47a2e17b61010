import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { unsubscribes } from '../../db/tables/users.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const mum = { name: 'Margaret Whitfield', nickname: 'Mum', relationship: 'mother', email: 'margaret@whitfield.family' };

test('creates a contact with the defaults, stores empty text as null, and joins the address', async () => {
  const response = await eleanor.call('POST', '/api/people', {
    name: '  Walter  ',
    email: '',
    phone: ' ',
    street: '5 Harbour Row',
    city: 'St Ives',
    postalCode: 'TR26',
    country: 'UK',
  });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    name: 'Walter',
    relationship: 'friend',
    email: null,
    phone: null,
    address: '5 Harbour Row\nSt Ives, TR26\nUK',
    unsubscribed: false,
    kind: 'person',
    household: null,
    members: null,
    alsoEmails: [],
    quietEmails: [],
    bounced: false,
    version: 1,
  });
});

test('splits an address sent as one text; one part alone keeps the other parts', async () => {
  const { id } = (await eleanor.call('POST', '/api/people', mum)).json();
  const split = await eleanor.call('PATCH', `/api/people/${id}`, {
    address: '1 High St\nLeeds, Yorkshire LS1 4AP\nUK',
  });
  expect(split.json()).toMatchObject({
    street: '1 High St',
    city: 'Leeds',
    state: 'Yorkshire',
    postalCode: 'LS1 4AP',
    country: 'UK',
  });
  const part = await eleanor.call('PATCH', `/api/people/${id}`, { city: 'York' });
  expect(part.json()).toMatchObject({
    street: '1 High St',
    city: 'York',
    address: '1 High St\nYork, Yorkshire LS1 4AP\nUK',
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ email: 'not an address' }, 'email', 'Invalid email address'],
  [{ timeZone: 'Mars/Base' }, 'timeZone', 'This is not a time zone.'],
  [{ imageUrl: '/api/images/00000000-0000-4000-8000-000000000000' }, 'imageUrl', 'Choose a picture of your own.'],
  [{ imageUrl: 'https://elsewhere.example/a.jpg' }, 'imageUrl', 'Choose a picture of your own.'],
])('rejects %o and saves nothing', async (change, field, message) => {
  const before = (await eleanor.call('GET', '/api/people')).json().length;
  const response = await eleanor.call('POST', '/api/people', { ...mum, ...change });
  expect(response.statusCode).toBe(422);
  expect(response.json().fields).toEqual({ [field]: message });
  expect((await eleanor.call('GET', '/api/people')).json()).toHaveLength(before);
});

test('marks only contacts who asked for no more cards as unsubscribed', async () => {
  const who = await fondly.signUp();
  const add = async (email: string) => (await who.call('POST', '/api/people', { ...mum, email })).json().id;
  const [gone, there] = [await add('Gone@example.test'), await add('there@example.test')];
  await fondly.context.database.orm.insert(unsubscribes).values([
    { userId: who.user.id, email: 'gone@example.test' },
    { userId: eleanor.user.id, email: 'there@example.test' },
  ]);
  const unsubscribed = async (id: number) => (await who.call('GET', `/api/people/${id}`)).json().unsubscribed;
  expect([await unsubscribed(gone), await unsubscribed(there)]).toEqual([true, false]);
});

test('rejects an outdated version and returns the current contact', async () => {
  const { id } = (await eleanor.call('POST', '/api/people', mum)).json();
  expect((await eleanor.call('PATCH', `/api/people/${id}`, { notes: 'first', version: 1 })).json().version).toBe(2);
  const late = await eleanor.call('PATCH', `/api/people/${id}`, { notes: 'second', version: 1 });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'stale_version', current: { notes: 'first', version: 2 } });
});

test('deleting a contact deletes their dates and cards', async () => {
  const { id } = (await eleanor.call('POST', '/api/people', mum)).json();
  const date = (
    await eleanor.call('POST', '/api/important-dates', { personId: id, occasionType: 'birthday', date: '1966-12-04' })
  ).json();
  expect((await eleanor.call('DELETE', `/api/people/${id}`)).json()).toEqual({ message: 'Person deleted' });
  expect((await eleanor.call('GET', `/api/important-dates/${date.id}`)).statusCode).toBe(404);
});

test('an iPhone export fills in the form, with its photo', async () => {
  const response = await eleanor.upload('/api/people/upload-vcf', {
    vcfFile: readFileSync('tests/files/contacts/ios.vcf'),
  });
  expect(response.statusCode).toBe(200);
  const { contact } = response.json();
  expect(contact).toMatchObject({
    name: 'Mr. Walter Gray James Finch Sr.',
    email: 'walter.finch@example.test',
    birthday: '2012-06-06',
  });
  const photo = await eleanor.call('GET', contact.imageUrl);
  expect((await sharp(photo.rawPayload).metadata()).format).toBe('jpeg');
});

test('rejects a file that is not a vCard with a reason', async () => {
  const response = await eleanor.upload('/api/people/upload-vcf', { vcfFile: Buffer.from('hello') });
  expect(response.statusCode).toBe(422);
  expect(response.json().message).toBe('This file is not a vCard (.vcf) file.');
  expect((await eleanor.upload('/api/people/upload-vcf', {})).json().message).toBe('Choose a vCard file (.vcf) first.');
});

test.each([
  ['text', Buffer.from('no picture'), /not a picture we can read/],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /not a picture we can read/],
])('rejects %s as a photo with a reason', async (_what, bytes, message) => {
  const response = await eleanor.upload('/api/people/upload-image', { image: bytes });
  expect(response.statusCode).toBe(415);
  expect(response.json().message).toMatch(message);
});

test('rejects a photo over 10 MB', async () => {
  const response = await eleanor.upload('/api/people/upload-image', { image: Buffer.alloc(10 * 1024 * 1024 + 1) });
  expect([response.statusCode, response.json().message]).toEqual([413, 'The file is larger than 10 MB.']);
});

test('serves a picture only to its owner', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const { imageUrl } = (await eleanor.upload('/api/people/upload-image', { image: png })).json();
  const mine = await eleanor.call('GET', imageUrl);
  expect(mine.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const stranger = await fondly.signUp('Stranger');
  expect((await stranger.call('GET', imageUrl)).statusCode).toBe(404);
  expect((await stranger.call('POST', '/api/people', { ...mum, imageUrl })).statusCode).toBe(422);
});

test('without a version the last write wins, also with many writes at once', async () => {
  const { id } = (await eleanor.call('POST', '/api/people', mum)).json();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => eleanor.call('PATCH', `/api/people/${id}`, { notes: `note ${index}` })),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(12).fill(200));
  expect((await eleanor.call('GET', `/api/people/${id}`)).json().version).toBe(13);
});
