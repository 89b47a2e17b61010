import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallPhoto } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { cardAnswers } from '../../db/tables/card-answers.ts';
import { cardEntries, cardSignings } from '../../db/tables/card-signing.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-05-04T09:00:00Z');
  eleanor = await fondly.signUp();
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret Whitfield', nickname: 'Mum' })).json().id;
});
afterAll(() => fondly.close());
beforeEach(async () => {
  await fondly.context.database.orm.delete(cards);
});

const make = async (title: string) => {
  const card = { personId, title, category: 'birthday', message: 'Words' };
  return (await eleanor.call('POST', '/api/cards', card)).json();
};
const give = (id: number, body: object = { by: 'hand' }) => eleanor.call('POST', `/api/cards/${id}/given`, body);
const shelf = async (who = eleanor) => {
  const answer = (await who.call('GET', `/api/people/${personId}/keepsakes`)).json();
  return answer.years ?? answer;
};
const book = (query = '', who = eleanor) => who.call('GET', `/api/people/${personId}/keepsakes.pdf${query}`);

test('a card passed on counts as sent today, is never mailed and shows how it was given', async () => {
  const { id, version } = await make('Given');
  expect((await give(id, { by: 'pigeon' })).statusCode).toBe(422);
  expect((await give(id, { by: 'hand', version: version - 1 })).statusCode).toBe(409);
  const given = await give(id, { by: 'chat', version });
  expect(given.json()).toMatchObject({
    deliveryStatus: 'sent',
    givenBy: 'chat',
    deliveryDate: '2026-05-04T09:00:00.000Z',
    deliveryLog: [],
  });
  expect((await give(id)).statusCode).toBe(409);
  for (const [method, path, body] of [
    ['POST', 'send-now', {}],
    ['POST', 'approve', {}],
    ['POST', 'skip', undefined],
    ['PATCH', '', { message: 'Other words' }],
    ['PATCH', '', { setPrimary: 'alternate1' }],
    ['POST', 'choose-alternate', { slot: 'alternate1' }],
    ['POST', 'regenerate-image', { imagePrompt: 'A boat' }],
  ] as const) {
    const answer = await eleanor.call(method, `/api/cards/${id}/${path}`.replace(/\/$/, ''), body);
    expect(answer.statusCode, `${method} ${path}`).toBeGreaterThanOrEqual(400);
  }
  expect((await eleanor.call('GET', `/api/cards/${id}`)).json()).toMatchObject({ message: 'Words', givenBy: 'chat' });
  expect((await eleanor.call('GET', '/api/dashboard/stats')).json()).toMatchObject({ sent: 1, approved: 0, drafts: 0 });
});

test('a sent card keeps the names it was sent with', async () => {
  const { id } = await make('Named');
  await give(id);
  const token = (await eleanor.call('POST', `/api/cards/${id}/share-link`)).json().url.split('/c/')[1];
  await eleanor.call('PATCH', '/api/user', { name: 'Nora Else' });
  await fondly.context.database.orm.update(people).set({ language: 'de' }).where(eq(people.id, personId));
  expect((await eleanor.call('GET', `/api/cards/${id}`)).json().senderName).toBe('Eleanor Whitfield');
  const seen = (await fondly.anonymous.call('GET', `/api/public/cards/${token}`)).json();
  expect(seen).toMatchObject({ senderName: 'Eleanor Whitfield', language: 'en' });
  const draft = await make('A draft');
  expect((await eleanor.call('GET', `/api/cards/${draft.id}`)).json().senderName).toBe('Nora Else');
  await eleanor.call('PATCH', '/api/user', { name: 'Eleanor Whitfield' });
  await fondly.context.database.orm.update(people).set({ language: null }).where(eq(people.id, personId));
});

test('the shelf has sent and given cards by year, in the time zone of the user, with their answers', async () => {
  const [first, second, draft] = [await make('First'), await make('Second'), await make('Draft')];
  const { orm } = fondly.context.database;
  await orm
    .update(cards)
    .set({ deliveryStatus: 'sent', deliveryDate: new Date('2026-01-01T03:00:00Z') })
    .where(eq(cards.id, first.id));
  await give(second.id);
  await orm.insert(cardAnswers).values({ cardId: second.id, kind: 'thanks', message: 'Thank you' });
  expect(await shelf()).toMatchObject([{ year: 2026, keepsakes: [{ title: 'Second' }, { title: 'First' }] }]);
  await eleanor.call('PATCH', '/api/user', { timeZone: 'America/New_York' });
  expect(await shelf()).toMatchObject([
    { year: 2026, keepsakes: [{ cardId: second.id, givenBy: 'hand', answers: [{ message: 'Thank you' }] }] },
    { year: 2025, keepsakes: [{ cardId: first.id, givenBy: null, answers: [] }] },
  ]);
  expect(JSON.stringify(await shelf())).not.toContain(draft.title);
  await eleanor.call('PATCH', '/api/user', { timeZone: 'UTC' });
});

test('cards from them stand between those to them, by day, and in the book', async () => {
  const receive = async (body: object) =>
    (await eleanor.call('POST', `/api/people/${personId}/received-cards`, body)).json().received;
  const { id } = await make('To Mum');
  await give(id);
  const { imageUrl } = (await eleanor.upload('/api/people/upload-image', { image: await smallPhoto() })).json();
  const onlyTo = (await book()).rawPayload.length;
  await receive({ day: '2026-05-04', title: 'The same day' });
  await receive({ day: '2025-12-24', title: 'From Mum', message: 'عيد ميلاد سعيد', imageUrl });
  await receive({ day: '2026-05-03', title: 'The day before' });
  expect(await shelf()).toMatchObject([
    {
      year: 2026,
      keepsakes: [
        { kind: 'sent', cardId: id },
        { kind: 'received', title: 'The same day', day: '2026-05-04', message: null, imageUrl: null },
        { kind: 'received', title: 'The day before' },
      ],
    },
    { year: 2025, keepsakes: [{ kind: 'received', title: 'From Mum', message: 'عيد ميلاد سعيد', imageUrl }] },
  ]);
  const all = await book();
  expect(all.headers['content-disposition']).toContain('filename="Cards for and from Mum.pdf"');
  expect(all.rawPayload.length).toBeGreaterThan(onlyTo);
  expect(all.rawPayload.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(4);
  expect((await book('?year=2025')).headers['content-disposition']).toContain('Cards for and from Mum 2025.pdf');
  const { received } = (await eleanor.call('GET', `/api/people/${personId}/keeping-in-touch`)).json();
  for (const card of received) await eleanor.call('DELETE', `/api/people/${personId}/received-cards/${card.id}`);
});

test('the shelf and its book are for the owner only', async () => {
  await give((await make('Private')).id);
  const mallory = await fondly.signUp('Mallory');
  expect(await shelf(mallory)).toMatchObject({ code: 'not_found' });
  expect((await book('', mallory)).statusCode).toBe(404);
});

test('a card that stayed in the outbox was not sent: the shelf counts it and the book leaves it out', async () => {
  const { id } = await make('Kept back');
  const { orm } = fondly.context.database;
  await orm.update(cards).set({ deliveryStatus: 'sent', keptInOutbox: true }).where(eq(cards.id, id));
  const answer = (await eleanor.call('GET', `/api/people/${personId}/keepsakes`)).json();
  expect(answer).toEqual({ years: [], keptInOutbox: 1 });
  expect((await book()).statusCode).toBe(404);
  // Its link was passed on, so it arrived after all.
  await orm.insert(cardAnswers).values({ cardId: id, kind: 'heart' });
  const answered = (await eleanor.call('GET', `/api/people/${personId}/keepsakes`)).json();
  expect(answered).toMatchObject({ years: [{ keepsakes: [{ cardId: id }] }], keptInOutbox: 0 });
  expect((await book()).statusCode).toBe(200);
});

test('a sent card stays as it was when name, photo, style, signature and place change later', async () => {
  const signature = { label: 'Family', closing: 'Love,', name: 'Nell', face: 'pen', isDefault: true };
  const signatureId = (await eleanor.call('POST', '/api/signatures', signature)).json().id;
  const { id } = await make('As it was');
  await eleanor.call('PATCH', `/api/cards/${id}`, { place: 'Whitby', scheduledDate: '2026-05-04' });
  await give(id);
  const token = (await eleanor.call('POST', `/api/cards/${id}/share-link`)).json().url.split('/c/')[1];
  const seen = async () => {
    const page = (await fondly.anonymous.call('GET', `/c/${token}`)).body;
    const picture = (await fondly.anonymous.call('GET', `/api/public/cards/${token}/image`)).rawPayload;
    return [page, picture.toString('base64')];
  };
  const before = await seen();
  expect(before[0]).toContain('Whitby');
  await eleanor.call('PATCH', `/api/signatures/${signatureId}`, { name: 'Ellie', face: 'brush' });
  await eleanor.call('PATCH', '/api/user', { name: 'Nora Else', defaultCardStyle: { artStyle: 'Pop Art' } });
  const { version } = (await eleanor.call('GET', `/api/people/${personId}`)).json();
  const renamed = { name: 'Peggy Stone', nickname: 'Granny', language: 'de', version };
  expect((await eleanor.call('PATCH', `/api/people/${personId}`, renamed)).statusCode).toBe(200);
  expect((await eleanor.call('PATCH', `/api/cards/${id}`, { place: 'Leeds' })).statusCode).toBe(409);
  expect((await eleanor.call('PATCH', `/api/cards/${id}`, { signatureId: null })).statusCode).toBe(409);
  expect(await seen()).toEqual(before);
  await eleanor.call('PATCH', '/api/user', { name: 'Eleanor Whitfield', preferences: { place: '' } });
  await eleanor.call('DELETE', `/api/signatures/${signatureId}`);
  const named = { name: 'Margaret Whitfield', nickname: 'Mum', language: null };
  await fondly.context.database.orm.update(people).set(named).where(eq(people.id, personId));
});

test('the postmark has the place that was typed last', async () => {
  const { id, version } = await make('Posted');
  const posted = await eleanor.call('PATCH', `/api/cards/${id}`, { place: '  Robin Hood’s Bay ', version });
  expect(posted.json()).toMatchObject({ place: 'Robin Hood’s Bay', deliveryStatus: 'draft' });
  expect((await eleanor.call('PATCH', `/api/cards/${id}`, { place: 'x'.repeat(31) })).statusCode).toBe(422);
  expect((await make('Next')).place).toBe('Robin Hood’s Bay');
  await eleanor.call('PATCH', `/api/cards/${id}`, { place: '' });
  expect((await make('After')).place).toBe(null);
});

test('the book is a PDF of one year or all, with the answers below the cards', async () => {
  expect((await book()).statusCode).toBe(404);
  const { id } = await make('عيد ميلاد سعيد 🎂');
  await give(id);
  await fondly.context.database.orm
    .insert(cardAnswers)
    .values([
      { cardId: id, kind: 'heart' },
      ...Array.from({ length: 9 }, () => ({ cardId: id, kind: 'thanks' as const, message: 'word '.repeat(99) })),
    ]);
  const all = await book();
  expect([all.statusCode, all.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(all.headers['content-disposition']).toContain('filename="Cards for Mum.pdf"');
  expect(all.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const pages = (pdf: string) => pdf.match(/\/Type \/Page\n/g)?.length;
  expect(pages(all.rawPayload.toString('latin1'))).toBeGreaterThan(1);
  const { orm } = fondly.context.database;
  await orm.insert(cardSignings).values({ cardId: id, until: '2026-05-04', closesAt: new Date() });
  const ink = { width: 100, height: 100, path: 'M0 0L100 0L100 100Z' };
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...{ cardId: id, tokenHash: `${at}`, name: `Signer ${at}`, message: 'hug '.repeat(20), position: at },
    ink: at % 2 ? ink : null,
  }));
  await orm.insert(cardEntries).values(many);
  const signed = pages((await book()).rawPayload.toString('latin1'));
  expect(signed).toBeGreaterThan(pages(all.rawPayload.toString('latin1'))! + 3);
  expect((await shelf())[0].keepsakes[0].signers).toBe(60);
  expect((await book('?year=2026')).headers['content-disposition']).toContain('Cards for Mum 2026.pdf');
  expect((await book('?year=2025')).statusCode).toBe(404);
  expect((await book('?year=x')).statusCode).toBe(422);
});
