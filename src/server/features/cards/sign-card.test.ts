import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { dayIn } from '../../../../tests/days.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
  eleanor = await fondly.signUp('Eleanor Whitfield');
  personId = (await post('/api/people', { name: 'Margaret', email: 'm@example.test' })).id;
});
afterAll(() => fondly.close());

const post = async (url: string, body: object) => (await eleanor.call('POST', url, body)).json();
const patch = async (id: number, body: object) => (await eleanor.call('PATCH', `/api/cards/${id}`, body)).json();
const sign = (body: object = {}) =>
  post('/api/signatures', { label: 'Family', closing: 'Love,', name: 'Nell', face: 'pen', ...body });
const words = 'Sixty candles.\n\nWith love,\nEleanor';
const draft = (change: object = {}) =>
  post('/api/cards', { personId, title: 'Happy Birthday', category: 'birthday', message: words, ...change });

test('a new card is signed with the default signature, another one, or none', async () => {
  const unsigned = await draft();
  expect([unsigned.signature, unsigned.message]).toEqual([null, words]);
  const family = await sign({ isDefault: true });
  const work = await sign({ label: 'Work', closing: 'Kind regards,', name: 'E. Whitfield' });
  const card = await draft({
    alternateMessage1: 'Another wish.\n\nEleanor',
    alternateMessage2: 'Mine.\n\nLove from us all',
  });
  expect(card.signature).toEqual({ closing: 'Love,', name: 'Nell', ink: family.ink });
  expect([card.message, card.alternateMessage1, card.alternateMessage2]).toEqual([
    'Sixty candles.',
    'Another wish.',
    'Mine.\n\nLove from us all',
  ]);
  const quick = await post('/api/cards', {
    recipient: personId,
    title: 'Hi',
    category: 'birthday',
    style: 'modern',
    message: 'Hi.',
  });
  expect(quick.signature?.name).toBe('Nell');
  expect((await draft({ signatureId: work.id })).signature.name).toBe('E. Whitfield');
  const none = await draft({ signatureId: null });
  expect([none.signature, none.message]).toEqual([null, words]);
  for (const { id } of [family, work]) await eleanor.call('DELETE', `/api/signatures/${id}`);
  expect((await eleanor.call('GET', `/api/cards/${card.id}`)).json().signature).toEqual(card.signature);
});

test('choosing a signature removes the sign-off, and without one the words stay', async () => {
  const card = await draft();
  const family = await sign();
  const signed = await patch(card.id, { signatureId: family.id, version: card.version });
  expect([signed.signature.name, signed.message]).toEqual(['Nell', 'Sixty candles.']);
  await eleanor.call('PATCH', `/api/signatures/${family.id}`, { name: 'Ellie' });
  expect((await eleanor.call('GET', `/api/cards/${card.id}`)).json().signature.name).toBe('Nell');
  const without = await patch(card.id, { signatureId: null });
  expect([without.signature, without.message]).toEqual([null, 'Sixty candles.']);
  const typed = await patch(card.id, { signatureId: family.id, message: 'New words.\n\nEleanor and Tom' });
  expect([typed.signature.name, typed.message]).toEqual(['Ellie', 'New words.\n\nEleanor and Tom']);
});

test('a picture that contains the message is redrawn without the sign-off', async () => {
  const card = await draft();
  expect(card.messageOnPicture).toBe(true);
  const signed = await patch(card.id, { signatureId: (await sign()).id });
  expect(signed.imageUrl).not.toBe(card.imageUrl);
  expect(signed.messageOnPicture).toBe(true);
});

test("accepts only the owner's signatures, and an approved card needs approval again", async () => {
  const { id, version } = await draft({ scheduledDate: dayIn(30) });
  const stranger = await fondly.signUp('Stranger');
  const body = { label: 'Mine', name: 'Stranger', face: 'pen' };
  const foreign = (await stranger.call('POST', '/api/signatures', body)).json();
  const refused = await eleanor.call('PATCH', `/api/cards/${id}`, { signatureId: foreign.id });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { signatureId: 'This signature does not exist any more.' },
  ]);
  expect((await post(`/api/cards/${id}/approve`, { version })).deliveryStatus).toBe('approved_and_scheduled');
  const { id: signatureId } = await sign();
  expect((await patch(id, { signatureId, keepApproved: true })).deliveryStatus).toBe('approved_and_scheduled');
  expect((await patch(id, { signatureId: null })).deliveryStatus).toBe('draft');
});

test('the studio writes no sign-off on a card with a signature', async () => {
  const tom = await fondly.signUp('Tom Whitfield');
  const about = { callsMe: 'Tommy' };
  const mum = (await tom.call('POST', '/api/people', { name: 'Margaret', relationship: 'mother', about })).json();
  const brief = { title: 'Hi', category: 'birthday', personId: mum.id, styleSettings: { category: 'text' } };
  const generate = async () => (await tom.call('POST', '/api/cards/generate', brief)).json().defaultCard;
  expect((await generate()).message).toMatch(/\n\n.*\n?Tommy$/);
  await tom.call('POST', '/api/signatures', { label: 'Me', name: 'Tommy', face: 'pen', isDefault: true });
  expect((await generate()).message).not.toContain('Tommy');
});
