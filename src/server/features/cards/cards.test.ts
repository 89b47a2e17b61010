import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { roundOptions } from '../../../contract/rounds.ts';
import { overlayPresets } from '../../../domain/styles.ts';
import { cards } from '../../db/tables/cards.ts';
import { roundCards, rounds } from '../../db/tables/rounds.ts';
import { storeImage } from '../images/image-files.store.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
let dateId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
  eleanor = await fondly.signUp();
  personId = (
    await eleanor.call('POST', '/api/people', {
      name: 'Margaret',
      email: 'm@example.org',
      timeZone: 'America/New_York',
    })
  ).json().id;
  dateId = (
    await eleanor.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' })
  ).json().id;
});
afterAll(() => fondly.close());

const draft = async (change: object = {}) =>
  (
    await eleanor.call('POST', '/api/cards', {
      personId,
      occasionId: dateId,
      title: 'Happy 60th Birthday, Mum',
      category: 'birthday',
      message: 'First words',
      alternateMessage1: 'Second words',
      ...change,
    })
  ).json();
const act = (id: number, action: string, body?: object) => eleanor.call('POST', `/api/cards/${id}/${action}`, body);

test("a new card is a draft on its date's next occurrence, due at nine in the contact's zone", async () => {
  const card = await draft({ deliveryStatus: 'sent', userId: 1 });
  expect(card).toMatchObject({
    deliveryStatus: 'draft',
    scheduledDate: '2026-12-04',
    dueAt: '2026-12-04T14:00:00.000Z',
    occurrenceDate: '2026-12-04',
    recipientEmail: 'm@example.org',
    person: { name: 'Margaret' },
    occasion: { occasionType: 'birthday' },
  });
});

test.each([undefined, null, ''])(
  'a card without a message gets the default one, and with the picture %j a text picture',
  async (imageUrl) => {
    const card = await draft({ message: '', imageUrl });
    expect(card.message).toBe('A custom card for Margaret!');
    expect((await eleanor.call('GET', card.imageUrl)).headers['content-type']).toBe('image/jpeg');
  },
);

test("a card follows the contact's new time zone", async () => {
  const card = await draft();
  await eleanor.call('PATCH', `/api/people/${personId}`, { timeZone: 'Asia/Tokyo' });
  expect((await eleanor.call('GET', `/api/cards/${card.id}`)).json().dueAt).toBe('2026-12-04T00:00:00.000Z');
  await eleanor.call('PATCH', `/api/people/${personId}`, { timeZone: 'America/New_York' });
});

test('approve, skip and restore follow the lifecycle', async () => {
  const { id } = await draft();
  expect((await act(id, 'approve')).json().deliveryStatus).toBe('approved_and_scheduled');
  const twice = await act(id, 'approve');
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'illegal_transition']);
  expect((await act(id, 'skip')).json().deliveryStatus).toBe('skipped');
  expect((await act(id, 'unskip')).json().deliveryStatus).toBe('approved_and_scheduled');
  expect((await act(id, 'unskip')).statusCode).toBe(409);
});

test('restoring an approved card whose day has passed gives a draft', async () => {
  const { id } = await draft();
  await act(id, 'approve');
  await act(id, 'skip');
  fondly.clock.set('2026-12-06T12:00:00Z');
  expect((await act(id, 'unskip')).json().deliveryStatus).toBe('draft');
  const late = await act(id, 'approve');
  fondly.clock.set('2026-11-21T12:00:00Z');
  expect([late.statusCode, late.json().fields]).toEqual([
    422,
    { scheduledDate: 'The day of this card has passed. Choose a new day.' },
  ]);
});

test('approving requires a day and an address', async () => {
  const undated = await draft({ occasionId: null });
  expect(undated.scheduledDate).toBeNull();
  const asked = await act(undated.id, 'approve');
  expect([asked.statusCode, Object.keys(asked.json().fields)]).toEqual([422, ['scheduledDate']]);
  expect((await act(undated.id, 'approve', { scheduledDate: '2026-12-24' })).json()).toMatchObject({
    deliveryStatus: 'approved_and_scheduled',
    scheduledDate: '2026-12-24',
  });
  expect(
    (await act((await draft({ occasionId: null })).id, 'approve', { scheduledDate: '2026-02-30' })).statusCode,
  ).toBe(422);
  const nobody = (await eleanor.call('POST', '/api/people', { name: 'No address' })).json();
  const card = (
    await eleanor.call('POST', '/api/cards', {
      personId: nobody.id,
      title: 'x',
      category: 'custom',
      scheduledDate: '2026-12-24',
    })
  ).json();
  expect((await act(card.id, 'approve')).json().fields).toEqual({
    recipientEmail: 'Add an address for this contact first.',
  });
});

test('changing an approved card ends the approval unless keepApproved is set', async () => {
  const { id } = await draft();
  await act(id, 'approve');
  const kept = await eleanor.call('PATCH', `/api/cards/${id}`, { message: 'Better words', keepApproved: true });
  expect(kept.json()).toMatchObject({ message: 'Better words', deliveryStatus: 'approved_and_scheduled' });
  const lost = await eleanor.call('PATCH', `/api/cards/${id}`, { message: 'Other words' });
  expect(lost.json()).toMatchObject({ message: 'Other words', deliveryStatus: 'draft' });
});

test('rejects an outdated version and returns the current card', async () => {
  const card = await draft();
  const first = await eleanor.call('PATCH', `/api/cards/${card.id}`, { message: 'Tab one', version: card.version });
  const second = await eleanor.call('PATCH', `/api/cards/${card.id}`, { message: 'Tab two', version: card.version });
  expect(first.statusCode).toBe(200);
  expect([second.statusCode, second.json().code, second.json().current.message]).toEqual([
    409,
    'stale_version',
    'Tab one',
  ]);
});

test('choosing an alternate promotes it and empties its slot, once', async () => {
  const { id, version } = await draft();
  await eleanor.call('PATCH', `/api/cards/${id}`, { message: 'Words of another tab' });
  const stale = await act(id, 'choose-alternate', { slot: 'alternate1', version });
  expect([stale.statusCode, stale.json().code, stale.json().current.message]).toEqual([
    409,
    'stale_version',
    'Words of another tab',
  ]);
  const chosen = await act(id, 'choose-alternate', { slot: 'alternate1', version: version + 1 });
  expect(chosen.json()).toMatchObject({ message: 'Second words', alternateMessage1: null });
  expect((await act(id, 'choose-alternate', { slot: 'alternate1' })).statusCode).toBe(409);
  expect((await act(id, 'choose-alternate', { slot: 'alternate9' })).statusCode).toBe(422);
});

test('choosing an alternate may keep the primary in its slot, so that choosing it again undoes it', async () => {
  const { id, imageUrl } = await draft();
  const slot = { slot: 'alternate1', keepPrimary: true };
  const chosen = (await act(id, 'choose-alternate', slot)).json();
  expect(chosen).toMatchObject({
    message: 'Second words',
    alternateMessage1: 'First words',
    alternateImageUrl1: imageUrl,
  });
  const back = (await act(id, 'choose-alternate', slot)).json();
  expect(back).toMatchObject({ message: 'First words', alternateMessage1: 'Second words', imageUrl });
});

test('lists the cards that a round made, of its owner only', async () => {
  const { id } = await draft();
  const { orm } = fondly.context.database;
  const round = {
    userId: eleanor.user.id,
    occasionType: 'birthday',
    day: '2026-12-04',
    options: roundOptions.parse({ look: { kind: 'own' }, words: {} }),
  };
  const [made] = await orm.insert(rounds).values(round).returning();
  const roundId = made?.id ?? 0;
  await orm.insert(roundCards).values({ roundId, personId, position: 0, state: 'made', cardId: id });
  const ids = async (by: Person, query: string) =>
    ((await by.call('GET', `/api/cards?${query}`)).json() as { id: number }[]).map((card) => card.id);
  expect(await ids(eleanor, `status=draft&roundId=${roundId}`)).toEqual([id]);
  expect(await ids(eleanor, `status=sent&roundId=${roundId}`)).toEqual([]);
  expect(await ids(eleanor, `roundId=${roundId + 1}`)).toEqual([]);
  expect(await ids(await fondly.signUp('Neighbour'), `roundId=${roundId}`)).toEqual([]);
});

test('PATCH with setPrimary promotes an alternate, and rejects pictures of others', async () => {
  const { id } = await draft();
  const chosen = await eleanor.call('PATCH', `/api/cards/${id}`, { setPrimary: 'alternate1' });
  expect(chosen.json()).toMatchObject({ message: 'Second words', alternateMessage1: null });
  const picture = { jpeg: new Uint8Array(8), width: 8, height: 8 };
  const stranger = (await fondly.signUp('Stranger')).user.id;
  const foreign = await storeImage(fondly.context, { userId: stranger, kind: 'upload', ...picture });
  for (const imageUrl of [foreign, 'https://elsewhere.example/a.jpg']) {
    const answer = await eleanor.call('PATCH', `/api/cards/${id}`, { imageUrl });
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { imageUrl: 'Choose a picture of your own.' }]);
  }
});

test('a promoted alternate names the maker of its picture', async () => {
  const drawn = (await draft()).imageUrl as string;
  const picture = { jpeg: new Uint8Array(8), width: 8, height: 8 };
  const uploaded = await storeImage(fondly.context, { userId: null, kind: 'preset', ...picture });
  const chosen = async (alternateImageUrl1: string, engine: string) => {
    const { id } = await draft({ alternateImageUrl1, engine });
    return (await act(id, 'choose-alternate', { slot: 'alternate1' })).json().engine;
  };
  expect(await chosen(drawn, 'A provider')).toBe('Fondly Studio');
  expect(await chosen(drawn, 'Fondly Studio, words by a provider')).toBe('Fondly Studio, words by a provider');
  expect(await chosen(uploaded, 'A provider')).toBe('A provider');
  expect(await chosen(uploaded, 'Fondly Studio')).toBeNull();
});

test.each(['sent', 'scheduled', 'failed', 'ready', 'sent_for_printing'])(
  'PATCH cannot set %s',
  async (deliveryStatus) => {
    const { id } = await draft();
    const response = await eleanor.call('PATCH', `/api/cards/${id}`, { deliveryStatus });
    expect(response.statusCode).toBe(409);
    expect((await eleanor.call('GET', `/api/cards/${id}`)).json().deliveryStatus).toBe('draft');
  },
);

test('a rejected change saves nothing', async () => {
  const { id } = await draft();
  const response = await eleanor.call('PATCH', `/api/cards/${id}`, { message: 'Half', deliveryStatus: 'sent' });
  expect(response.statusCode).toBe(409);
  expect((await eleanor.call('GET', `/api/cards/${id}`)).json().message).toBe('First words');
});

test('rejects skip, change and deletion while a card is being sent', async () => {
  const { id } = await draft();
  await fondly.context.database.orm
    .update(cards)
    .set({ deliveryStatus: 'scheduled', leaseUntil: new Date(Date.now() + 60_000), attempt: 1 })
    .where(eq(cards.id, id));
  const answers = await Promise.all([
    act(id, 'skip'),
    eleanor.call('PATCH', `/api/cards/${id}`, { message: 'x' }),
    eleanor.call('DELETE', `/api/cards/${id}`),
    eleanor.call('DELETE', `/api/people/${personId}`),
  ]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([409, 409, 409, 409]);
  await fondly.context.database.orm.update(cards).set({ leaseUntil: null }).where(eq(cards.id, id));
  expect((await act(id, 'skip')).statusCode).toBe(200);
});

test.each<['GET' | 'POST', string, object?]>([
  ['GET', '/api/cards?personId=999999'],
  ['GET', '/api/cards?personId=999999&status=draft'],
  ['POST', '/api/cards', { personId: 999_999, title: 'x', category: 'birthday' }],
  ['POST', '/api/cards', { recipient: 999_999, title: 'x', category: 'birthday', style: 'modern' }],
  [
    'POST',
    '/api/cards/generate',
    { personId: 999_999, title: 'x', category: 'birthday', styleSettings: { category: 'text' } },
  ],
  ['POST', '/api/important-dates', { personId: 999_999, occasionType: 'birthday', date: '1966-12-04' }],
])('returns 404 for a contact that does not exist: %s %s %o', async (method, path, body) => {
  expect((await eleanor.call(method, path, body)).statusCode).toBe(404);
});

test('lists drafts, cards of one contact, and upcoming cards', async () => {
  const drafts = (await eleanor.call('GET', '/api/cards?status=draft')).json();
  expect(new Set(drafts.map((card: { deliveryStatus: string }) => card.deliveryStatus))).toEqual(new Set(['draft']));
  const without = (await eleanor.call('POST', '/api/people', { name: 'Without cards' })).json().id;
  expect((await eleanor.call('GET', `/api/cards?personId=${without}`)).json()).toEqual([]);
  await eleanor.call('DELETE', `/api/people/${without}`);
  const upcoming = (await eleanor.call('GET', '/api/cards/upcoming')).json();
  expect(upcoming.some((card: { deliveryStatus: string }) => card.deliveryStatus === 'skipped')).toBe(false);
  const stats = (await eleanor.call('GET', '/api/dashboard/stats')).json();
  expect(stats).toMatchObject({ people: 2, dates: 1, drafts: drafts.length, sent: 0, credits: 5 });
});

test('returns 404 for a deleted card', async () => {
  const { id } = await draft();
  expect((await eleanor.call('DELETE', `/api/cards/${id}`)).statusCode).toBe(204);
  expect((await eleanor.call('GET', `/api/cards/${id}`)).statusCode).toBe(404);
});

test.each([
  [{ title: '' }, { title: 'Card title is required' }],
  [{ category: 'nothing' }, { category: 'Please select a category' }],
  [{ personId: null }, { personId: 'Please select a contact' }],
  [{ personId: 2_147_483_648 }, { personId: 'Please select a contact' }],
  [{ recipientEmail: 'nope' }, { recipientEmail: 'Please enter a valid email address.' }],
  [{ scheduledDate: '2026-02-30' }, { scheduledDate: 'This date does not exist.' }],
  [{ scheduledDate: '9999-12-31' }, { scheduledDate: 'This date is too far away.' }],
])('rejects %o', async (change, fields) => {
  const response = await eleanor.call('POST', '/api/cards', { personId, title: 'x', category: 'birthday', ...change });
  expect([response.statusCode, response.json().fields]).toEqual([422, fields]);
});

test('rejects style settings with an unknown font', async () => {
  const styleSettings = { category: 'photo', overlay: { ...overlayPresets.custom, fontFamily: 'Comic Sans' } };
  const card = await draft({ imageUrl: (await draft()).imageUrl });
  const answers = [
    await eleanor.call('PATCH', `/api/cards/${card.id}`, { styleSettings }),
    await eleanor.call('POST', '/api/cards', { personId, title: 'x', category: 'birthday', styleSettings }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, ['styleSettings.overlay.fontFamily']]);
  }
});
