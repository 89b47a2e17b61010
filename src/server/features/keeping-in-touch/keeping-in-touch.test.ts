import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallPhoto } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cards } from '../../db/tables/cards.ts';
import { groupMembers, groups } from '../../db/tables/groups.ts';
import { people } from '../../db/tables/people.ts';
import { removeUnreferencedImages } from '../images/public.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-05-04T12:00:00Z');
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const db = () => fondly.context.database.orm;
const newContact = async (name: string, createdAt = '2025-01-01T12:00:00Z'): Promise<number> => {
  const { id } = (await eleanor.call('POST', '/api/people', { name })).json();
  await db()
    .update(people)
    .set({ createdAt: new Date(createdAt) })
    .where(eq(people.id, id));
  return id;
};
const dueNames = async () =>
  (await eleanor.call('GET', '/api/keeping-in-touch')).json().due.map(({ name }: { name: string }) => name);
const nudge = (id: number, body: object) => eleanor.call('PATCH', `/api/people/${id}/keeping-in-touch`, body);
const post = (id: number, what: string, body: object) => eleanor.call('POST', `/api/people/${id}/${what}`, body);

test('nobody is due unless the user asks for it', async () => {
  await newContact('Quiet');
  expect((await eleanor.call('GET', '/api/keeping-in-touch')).json()).toEqual({
    due: [],
    totalDue: 0,
    gifts: [],
    totalGifts: 0,
  });
});

test('a sent card, an answer and a noted day count as being in touch, a card that is not sent does not', async () => {
  const id = await newContact('Anna');
  const view = (await nudge(id, { nudgeMonths: 3 })).json();
  expect(view).toMatchObject({ nudgeMonths: 3, lastInTouch: null });
  expect(await dueNames()).toEqual(['Anna']);
  const card = (
    await eleanor.call('POST', '/api/cards', { personId: id, title: 'Hi', message: 'Hi', category: 'birthday' })
  ).json();
  expect(await dueNames()).toEqual(['Anna']);
  const sent = { deliveryStatus: 'sent' as const, deliveryDate: new Date('2026-02-05T12:00:00Z') };
  await db()
    .update(cards)
    .set({ ...sent, keptInOutbox: true })
    .where(eq(cards.id, card.id));
  expect(await dueNames()).toEqual(['Anna']);
  await db()
    .update(cards)
    .set({ ...sent, keptInOutbox: false })
    .where(eq(cards.id, card.id));
  expect(await dueNames()).toEqual([]);
  fondly.clock.set('2026-05-05T12:00:00Z');
  expect(await dueNames()).toEqual(['Anna']);
  await db()
    .insert(cardAnswers)
    .values({ cardId: card.id, kind: 'heart', createdAt: new Date('2026-03-01T12:00:00Z') });
  expect(await dueNames()).toEqual([]);
  fondly.clock.set('2026-06-02T12:00:00Z');
  expect(await dueNames()).toEqual(['Anna']);
  const noted = (await post(id, 'touches', { day: '2026-06-01', note: 'Rang, her knee is better' })).json();
  expect(noted).toMatchObject({ lastInTouch: '2026-06-01', touches: [{ note: 'Rang, her knee is better' }] });
  expect(await dueNames()).toEqual([]);
  await eleanor.call('DELETE', `/api/people/${id}/touches/${noted.touches[0].id}`);
  expect(await dueNames()).toEqual(['Anna']);
  await nudge(id, { nudgeMonths: null });
  fondly.clock.set('2026-05-04T12:00:00Z');
});

test('later puts it off; the longest silence comes first', async () => {
  const ben = await newContact('Ben', '2025-06-01T12:00:00Z');
  const cleo = await newContact('Cleo', '2025-03-01T12:00:00Z');
  await nudge(ben, { nudgeMonths: 1 });
  await nudge(cleo, { nudgeMonths: 1 });
  expect(await dueNames()).toEqual(['Cleo', 'Ben']);
  expect((await nudge(cleo, { later: 'two-weeks' })).json().nudgeAfter).toBe('2026-05-18');
  expect(await dueNames()).toEqual(['Ben']);
  fondly.clock.set('2026-05-18T12:00:00Z');
  expect(await dueNames()).toEqual(['Cleo', 'Ben']);
  fondly.clock.set('2026-05-04T12:00:00Z');
  await nudge(ben, { nudgeMonths: 0 });
  await nudge(cleo, { nudgeMonths: 0 });
});

test('a group nudges its contacts, unless they have months of their own or died', async () => {
  const [dora, emil, finn] = [await newContact('Dora'), await newContact('Emil'), await newContact('Finn')];
  for (const [name, nudgeMonths] of [
    ['Choir', 6],
    ['School', 2],
    ['Nothing', null],
  ] as const) {
    const [group] = await db().insert(groups).values({ userId: eleanor.user.id, name, nudgeMonths }).returning();
    await db()
      .insert(groupMembers)
      .values([dora, emil, finn].map((personId) => ({ personId, groupId: group?.id ?? 0 })));
  }
  await nudge(emil, { nudgeMonths: 0 });
  await eleanor.call('PATCH', `/api/people/${finn}`, { about: { hasDied: true } });
  const { due } = (await eleanor.call('GET', '/api/keeping-in-touch')).json();
  expect(due).toEqual([{ personId: dora, name: 'Dora', months: 2, lastInTouch: null }]);
  await nudge(dora, { nudgeMonths: 0 });
});

test('a gift gets one card, also if two are asked for at once', async () => {
  const id = await newContact('Hanna');
  const { gifts } = (await post(id, 'gifts', { day: '2026-05-01', what: 'A scarf' })).json();
  const ask = () => post(id, `gifts/${gifts[0].id}/draft`, { words: 'Thank you for the scarf.' });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const cards = (await eleanor.call('GET', `/api/cards?personId=${id}`)).json();
  expect(cards).toHaveLength(1);
  expect((await ask()).json().message).toBe('This gift has a thank-you card already.');
  await eleanor.call('DELETE', `/api/cards/${cards[0].id}`);
  expect((await ask()).statusCode).toBe(200);
  await eleanor.call('PATCH', `/api/people/${id}/gifts/${gifts[0].id}`, { isThanked: true });
});

test('a gift is open until its card is sent or the user says so', async () => {
  const id = await newContact('Greta');
  const { gifts } = (await post(id, 'gifts', { day: '2026-05-01', what: 'A blue bowl' })).json();
  expect(gifts).toMatchObject([{ what: 'A blue bowl', day: '2026-05-01', cardId: null, isThanked: false }]);
  const open = async () => (await eleanor.call('GET', '/api/keeping-in-touch')).json().gifts;
  expect(await open()).toMatchObject([{ personId: id, name: 'Greta', what: 'A blue bowl' }]);
  const drafted = await post(id, `gifts/${gifts[0].id}/draft`, { words: 'Thank you for the bowl.' });
  expect(drafted.statusCode, drafted.body).toBe(200);
  const { cardId } = drafted.json();
  const card = (await eleanor.call('GET', `/api/cards/${cardId}`)).json();
  expect(card).toMatchObject({ category: 'thank-you', deliveryStatus: 'draft', title: 'Thank You, Greta' });
  expect(card.message).toContain('Thank you for the bowl.');
  expect(card.message).not.toContain('blue');
  expect(await open()).toMatchObject([{ cardId, isThanked: false }]);
  await eleanor.call('POST', `/api/cards/${cardId}/given`, { by: 'hand' });
  expect(await open()).toEqual([]);
  const other = (await post(id, 'gifts', { day: '2026-05-02', what: 'Tea' })).json().gifts[0];
  const thanked = await eleanor.call('PATCH', `/api/people/${id}/gifts/${other.id}`, { isThanked: true });
  expect(thanked.json().gifts[0]).toMatchObject({ what: 'Tea', isThanked: true });
  expect(await open()).toEqual([]);
});

test('a received card is kept with its photo', async () => {
  const id = await newContact('Hanna');
  const { imageUrl } = (await eleanor.upload('/api/people/upload-image', { image: await smallPhoto() })).json();
  const card = { day: '2025-12-20', title: 'Christmas card', message: 'Come in spring', imageUrl };
  const { received } = (await post(id, 'received-cards', card)).json();
  expect(received).toMatchObject([card]);
  await removeUnreferencedImages(fondly.context, new Date(Date.now() + 86_400_000));
  expect((await eleanor.call('GET', imageUrl)).statusCode).toBe(200);
  const foreign = await fondly.signUp();
  const theirs = (await foreign.upload('/api/people/upload-image', { image: await smallPhoto() })).json();
  expect((await post(id, 'received-cards', { ...card, imageUrl: theirs.imageUrl })).statusCode).toBe(422);
  const path = `/api/people/${id}/received-cards/${received[0].id}`;
  const changed = { ...card, title: 'New Year card', message: '' };
  expect((await eleanor.call('PUT', path, changed)).json().received).toMatchObject([{ ...changed, message: null }]);
  expect((await eleanor.call('PUT', path, { ...card, imageUrl: theirs.imageUrl })).json().fields).toEqual({
    imageUrl: 'Choose a picture of your own.',
  });
  expect((await eleanor.call('PUT', path, { ...card, day: '2026-06-05' })).statusCode).toBe(422);
  const other = await newContact('Ida');
  expect((await eleanor.call('PUT', path.replace(`/${id}/`, `/${other}/`), card)).statusCode).toBe(404);
  expect((await foreign.call('PUT', path, { ...card, imageUrl: null })).statusCode).toBe(404);
  expect((await eleanor.call('PUT', path, { day: card.day, title: card.title })).json().received).toMatchObject([
    { message: null, imageUrl: null },
  ]);
  await removeUnreferencedImages(fondly.context, new Date(Date.now() + 86_400_000));
  expect((await eleanor.call('GET', imageUrl)).statusCode).toBe(404);
  const gone = await eleanor.call('DELETE', path);
  expect(gone.json().received).toEqual([]);
});

test.each([
  ['touches', { day: '2026-02-30' }, 'day'],
  ['touches', { day: '2026-05-05' }, 'day'],
  ['gifts', { day: '2026-05-01', what: ' ' }, 'what'],
  ['received-cards', { day: '2026-05-01' }, 'title'],
])('rejects %s with %j', async (what, body, field) => {
  const id = await newContact('Ida');
  const answer = await post(id, what, body);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});

test("another user's contact is not found, and one contact's items are not another's", async () => {
  const [id, other] = [await newContact('Jon'), await newContact('Kim')];
  const gift = (await post(id, 'gifts', { day: '2026-05-01', what: 'Jam' })).json().gifts[0];
  expect((await eleanor.call('DELETE', `/api/people/${other}/gifts/${gift.id}`)).statusCode).toBe(404);
  const stranger = await fondly.signUp();
  expect((await stranger.call('GET', `/api/people/${id}/keeping-in-touch`)).statusCode).toBe(404);
  expect((await stranger.call('DELETE', `/api/people/${id}/gifts/${gift.id}`)).statusCode).toBe(404);
  expect((await stranger.call('GET', '/api/keeping-in-touch')).json().totalGifts).toBe(0);
});
