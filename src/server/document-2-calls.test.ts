import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, fillPath, refusal, sendsTo } from '../../tests/app/specified-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../tests/app/test-app.ts';
import { cardStyles } from './db/tables/card-styles.ts';

let fondly: TestApp;
let eleanor: Person;
let stranger: Person;
const ids: Record<string, number | string> = {};
/** Protected fields: they accompany every body and have no effect. */
const wishes = { userId: 1, isAdmin: true, subscriptionPlan: 'premium', cardCreditsRemaining: 9999, surprise: 'yes' };

beforeAll(async () => {
  fondly = await startTestApp({ jobs: true });
  fondly.clock.set('2026-11-21T12:00:00Z');
  await fondly.signUp('Administrator');
  [eleanor, stranger] = [await fondly.signUp(), await fondly.signUp('Somebody Else')];
  const make = async (path: string, body: object) => (await eleanor.call('POST', path, body)).json().id;
  ids.user = eleanor.user.id;
  ids.person = await make('/api/people', { name: 'Margaret', relationship: 'mother', email: 'm@example.test' });
  const date = { personId: ids.person, occasionType: 'birthday', date: '1966-12-04' };
  ids.date = await make('/api/important-dates', date);
  const card = { personId: ids.person, occasionId: ids.date, title: 'Hi', message: 'Hello', category: 'birthday' };
  [ids.card, ids.sent] = [await make('/api/cards', card), await make('/api/cards', card)];
  const parameters = { artStyle: 'Watercolor', colorPalette: 'Pastel' } as const;
  const [stored] = await fondly.context.database.orm
    .insert(cardStyles)
    .values({ name: 'Painted', category: 'AI Generated', parameters, systemDefaultStyle: true })
    .returning({ id: cardStyles.id });
  ids.preset = stored?.id ?? '';
});
afterAll(() => fondly.close());

const oneOf = (item: object) => () => expect.arrayContaining([expect.objectContaining(item)]);
const option = { message: expect.any(String), image_url: expect.stringMatching(/^\/api\/images\//) };
const styleSettings = { category: 'AIgen' };
const facts = () => ({
  personId: ids.person,
  occasionId: ids.date,
  category: 'birthday',
  title: 'Happy Birthday, Mum',
  personalMessage: 'Dahlias',
  deliveryType: 'digital',
  tone: 'warm',
  contact: { name: 'Margaret', nickname: null, relationship: 'mother', traits: null },
  specialDate: { type: 'birthday', date: '1966-12-04' },
  styleSettings,
});
const photo = async () => ({
  image: await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .png()
    .toBuffer(),
});
const missingTitle = { field: 'title', message: 'Card title is required' };

const rows: Call[] = [
  { method: 'GET', path: '/api/cards', status: 200, answer: oneOf({ title: 'Hi', personName: 'Margaret' }) },
  { method: 'GET', path: '/api/cards?personId=:person', status: 200, answer: oneOf({ title: 'Hi' }) },
  { method: 'GET', path: '/api/cards/:card', status: 200, answer: () => ({ title: 'Hi' }), owned: true },
  {
    method: 'POST',
    path: '/api/cards',
    body: () => ({
      personId: ids.person,
      occasionId: ids.date,
      title: 'Happy Birthday, Mum',
      message: 'Hello',
      personalMessage: 'Dahlias',
      category: 'birthday',
      styleSettings,
      presetId: ids.preset,
      deliveryMethod: 'digital',
      digitalDeliveryType: 'email',
      deliveryStatus: 'sent',
      isRecurring: false,
    }),
    status: 201,
    answer: () => ({ deliveryStatus: 'draft', personalMessage: 'Dahlias', cardStylePresetId: ids.preset }),
    refused: { body: { personId: 1, title: '', category: 'birthday' }, ...missingTitle },
  },
  {
    method: 'PATCH',
    path: '/api/cards/:card',
    body: () => ({ message: 'Other words', scheduledDate: '2027-12-04' }),
    status: 200,
    answer: () => ({ message: 'Other words', scheduledDate: '2027-12-04', deliveryStatus: 'draft' }),
    refused: { body: { title: '' }, ...missingTitle },
    owned: true,
  },
  {
    method: 'POST',
    path: '/api/cards/:card/regenerate-image',
    body: () => ({ styleSettings, presetId: ids.preset, context: { occasion: 'birthday' } }),
    status: 200,
    answer: () => ({ imageUrl: option.image_url, cardStylePresetId: ids.preset }),
    refused: {
      body: { presetId: '00000000-0000-4000-8000-000000000000' },
      field: 'presetId',
      message: 'Selected preset not found',
    },
    owned: true,
  },
  {
    method: 'POST',
    path: '/api/cards/:card/approve',
    status: 200,
    answer: () => ({ deliveryStatus: 'approved_and_scheduled' }),
    owned: true,
  },
  {
    method: 'POST',
    path: '/api/cards/:card/skip',
    status: 200,
    answer: () => ({ deliveryStatus: 'skipped' }),
    owned: true,
  },
  {
    method: 'POST',
    path: '/api/cards/:card/unskip',
    status: 200,
    answer: () => ({ deliveryStatus: 'approved_and_scheduled' }),
    owned: true,
  },
  {
    method: 'POST',
    path: '/api/cards/:sent/send-now',
    status: 200,
    answer: () => ({ deliveryStatus: expect.stringMatching(/^(scheduled|sent)$/) }),
    owned: true,
  },
  {
    method: 'POST',
    path: '/api/cards/generate',
    body: facts,
    status: 200,
    answer: () => ({ defaultCard: option, alternates: [option, option] }),
    refused: { body: { category: 'birthday', title: '', styleSettings }, ...missingTitle },
  },
  {
    method: 'POST',
    path: '/api/cards/upload-image',
    files: photo,
    fields: () => ({
      usage: 'enhance',
      title: 'Happy Birthday, Mum',
      category: 'birthday',
      personId: String(ids.person),
      tone: 'friendly',
      styleSettings: JSON.stringify({ category: 'image' }),
    }),
    status: 200,
    answer: () => ({ imageUrl: option.image_url, sourceImageUrl: option.image_url, message: expect.any(String) }),
  },
  { method: 'GET', path: '/api/categories', status: 200, answer: oneOf({ id: 'birthday', name: 'Birthday' }) },
  { method: 'GET', path: '/api/card-styles', status: 200, answer: oneOf({ id: 'modern', name: 'Modern' }) },
  { method: 'GET', path: '/api/card-style-presets', status: 200, answer: oneOf({ name: 'Painted' }) },
  { method: 'GET', path: '/api/card-style-presets/:preset', status: 200, answer: () => ({ name: 'Painted' }) },
  {
    method: 'POST',
    path: '/api/users/:user/default-card-style',
    files: async () => ({}),
    fields: () => ({ cardStyleId: String(ids.preset), isAdmin: 'true' }),
    status: 200,
    answer: () => ({ defaultCardStyleId: ids.preset }),
    owned: true,
  },
  {
    method: 'GET',
    path: '/api/user',
    status: 200,
    answer: () => ({ defaultCardStylePreset: { name: 'Painted' }, defaultStyleImage: null }),
  },
  {
    method: 'PATCH',
    path: '/api/user',
    body: () => ({
      name: 'Nell Whitfield',
      preferences: { theme: 'dark', useAnimations: false },
      defaultCardStyle: { artStyle: 'Pop Art' },
    }),
    status: 200,
    answer: () => ({
      name: 'Nell Whitfield',
      preferences: { theme: 'dark' },
      defaultCardStyle: { artStyle: 'Pop Art' },
    }),
    refused: { body: { name: 'N' }, field: 'name', message: 'Name must be at least 2 characters' },
  },
  {
    method: 'PATCH',
    path: '/api/people/:person',
    body: () => ({ phone: '456', address: 'Elm 2\nBath, SOM BA1\nUK' }),
    status: 200,
    answer: () => ({ phone: '456', email: 'm@example.test', city: 'Bath' }),
    refused: { body: { email: 'nowhere' }, field: 'email' },
    owned: true,
  },
  { method: 'DELETE', path: '/api/cards/:card', status: 204, owned: true },
];

const send = sendsTo(ids, wishes);

// In the order of the document, but deletions come last.
describe.each(rows)('$method $path', (row) => {
  test('without a session: 401', async () => {
    const answer = await send(fondly.anonymous, row);
    expect([answer.statusCode, answer.json()]).toEqual([401, refusal('unauthenticated')]);
  });

  if (row.owned) {
    test('another user: 404', async () => {
      const answer = await send(stranger, row);
      expect([answer.statusCode, answer.json()]).toEqual([404, refusal('not_found')]);
    });
  }

  const { refused } = row;
  if (refused) {
    test('invalid input: 422 under its field', async () => {
      const answer = await eleanor.call(row.method, fillPath(row.path, ids), refused.body);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
      expect(answer.json().fields[refused.field]).toEqual(refused.message ?? expect.any(String));
    });
  }

  test(`the owner: ${row.status}, and protected fields are dropped`, async () => {
    const answer = await send(eleanor, row);
    expect([answer.statusCode, answer.statusCode >= 400 && answer.body]).toEqual([row.status, false]);
    if (row.status === 204) return expect(answer.body).toBe('');
    if (Array.isArray(answer.json())) return expect(answer.json()).toEqual(row.answer?.());
    expect(answer.json()).toMatchObject(row.answer?.() as object);
    expect(answer.json()).not.toHaveProperty('surprise');
  });
});

test("none of these calls granted privileges or another user's card", async () => {
  const { isAdmin, subscriptionPlan, cardCreditsRemaining } = (await eleanor.call('GET', '/api/user')).json();
  expect({ isAdmin, subscriptionPlan, cardCreditsRemaining }).toEqual({
    isAdmin: false,
    subscriptionPlan: 'free',
    cardCreditsRemaining: 5,
  });
  expect((await stranger.call('GET', '/api/cards')).json()).toEqual([]);
  expect((await eleanor.call('GET', '/api/cards')).json()).toHaveLength(2);
});
