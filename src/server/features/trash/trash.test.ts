import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRichContact } from '../../../../tests/app/rich-contact.ts';

import { smallPhoto } from '../../../../tests/app/style-presets.ts';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { readZip } from '../../../../tests/process/read-zip.ts';
import { tableNames } from '../../db/table-names.ts';
import { describeReferences } from '../../db/table-references.ts';
import { cardStyles } from '../../db/tables/card-styles.ts';
import { cards, secretLinks } from '../../db/tables/cards.ts';
import { gifts } from '../../db/tables/keeping-in-touch.ts';
import { people } from '../../db/tables/people.ts';
import { type TrashedRows, trash } from '../../db/tables/trash.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { removeUnreferencedImages } from '../images/public.ts';
import { moveToTrash } from './move-to-trash.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const db = () => fondly.context.database.orm;
const make = async (path: string, body: object, who = eleanor) => {
  const answer = await who.call('POST', path, body);
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
};
const newContact = (fields: object = {}) =>
  make('/api/people', { name: 'Margaret', email: 'margaret@example.test', ...fields });
const newCard = (personId: number, fields: object = {}) =>
  make('/api/cards', { personId, title: 'Happy Birthday', message: 'Hello', category: 'birthday', ...fields });
const findEntry = async (kind: string, subjectId: number, who = eleanor) =>
  (await who.call('GET', `/api/trash?kind=${kind}&subjectId=${subjectId}`)).json().items[0];
const restore = async (kind: string, subjectId: number) => {
  const { id } = await findEntry(kind, subjectId);
  return eleanor.call('POST', `/api/trash/${id}/restore`);
};

/** Every row of every table, as the database writes it. The trash, its numbering and the log are not part of it. */
async function everyRow(): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const name of tableNames) {
    if (['trash', 'audit_log', 'sessions'].includes(name)) continue;
    const { rows } = await db().execute<{ line: string }>(
      sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t order by 1`,
    );
    tables[name] = rows.map(({ line }) => line);
  }
  return tables;
}

test('a contact comes back with every row of every table as it was', async () => {
  const { personId } = await addRichContact(db(), eleanor.user.id, 3);
  const before = await everyRow();
  expect((await eleanor.call('DELETE', `/api/people/${personId}`)).json()).toEqual({ message: 'Person deleted' });
  const [row] = await db().select().from(trash).where(eq(trash.subjectId, personId));
  const parts = row?.rows as TrashedRows[];
  const { references } = await describeReferences(db(), tableNames);
  const reached = new Set(['people']);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const { onDelete, to, table } of references) if (onDelete === 'cascade' && reached.has(to)) reached.add(table);
  }
  const empty = [...reached].filter((name) => !parts.some((part) => part.table === name && part.rows.length > 0));
  expect(empty, 'add a row to tests/app/rich-contact.ts').toEqual([]);
  const emptied = references.filter(({ onDelete, to }) => onDelete === 'set null' && reached.has(to));
  const unlinked = emptied.filter(({ table }) => !reached.has(table));
  expect(unlinked.filter(({ table }) => !parts.some((part) => part.table === table && part.links.length > 0))).toEqual(
    [],
  );
  const after = await everyRow();
  for (const name of reached) expect(after[name], name).not.toEqual(before[name]);
  expect((await restore('contact', personId)).json()).toEqual({
    kind: 'contact',
    subjectId: personId,
    cardsToApprove: 0,
  });
  expect(await everyRow()).toEqual(before);
  expect(await findEntry('contact', personId)).toBeUndefined();
});

test('a date and a card come back with what others knew of them', async () => {
  const { dateId, cardIds } = await addRichContact(db(), eleanor.user.id);
  const before = await everyRow();
  await eleanor.call('DELETE', `/api/important-dates/${dateId}?keepCards=true`);
  expect(await everyRow()).not.toEqual(before);
  await restore('date', dateId);
  expect(await everyRow()).toEqual(before);
  await eleanor.call('DELETE', `/api/cards/${cardIds[0]}`);
  expect(await everyRow()).not.toEqual(before);
  await restore('card', cardIds[0] ?? 0);
  expect(await everyRow()).toEqual(before);
});

test.each([
  [
    ['card', 'date', 'contact'],
    ['contact', 'date', 'card'],
  ],
  [
    ['card', 'date', 'contact'],
    ['contact', 'card', 'date'],
  ],
  [
    ['date', 'card', 'contact'],
    ['contact', 'card', 'date'],
  ],
  [
    ['date', 'card', 'neighbour', 'contact'],
    ['contact', 'neighbour', 'card', 'date'],
  ],
  [
    ['neighbour', 'contact'],
    ['neighbour', 'contact'],
  ],
  [
    ['contact', 'neighbour'],
    ['neighbour', 'contact'],
  ],
])('deleted in the order %j and restored in the order %j, all is as it was', async (deleted, restored) => {
  const { personId, neighbourId, dateId, cardIds } = await addRichContact(db(), eleanor.user.id);
  const things: Record<string, [kind: string, id: number, path: string]> = {
    contact: ['contact', personId, `/api/people/${personId}`],
    neighbour: ['contact', neighbourId, `/api/people/${neighbourId}`],
    date: ['date', dateId, `/api/important-dates/${dateId}?keepCards=true`],
    card: ['card', cardIds[0] ?? 0, `/api/cards/${cardIds[0]}`],
  };
  const before = await everyRow();
  for (const name of deleted)
    expect((await eleanor.call('DELETE', things[name]?.[2] ?? '')).statusCode).toBeLessThan(300);
  for (const name of restored) {
    const [kind = '', id = 0] = things[name] ?? [];
    expect((await restore(kind, id)).statusCode).toBe(200);
  }
  expect(await everyRow()).toEqual(before);
});

test('a contact with 300 cards comes back as it was', async () => {
  const { personId } = await addRichContact(db(), eleanor.user.id, 300);
  const before = await everyRow();
  await eleanor.call('DELETE', `/api/people/${personId}`);
  expect(await findEntry('contact', personId)).toMatchObject({ dates: 1, cards: 300 });
  await restore('contact', personId);
  expect(await everyRow()).toEqual(before);
});

test('several contacts deleted at once have an entry each', async () => {
  const some = [await addRichContact(db(), eleanor.user.id), await addRichContact(db(), eleanor.user.id, 2)];
  const deletions = some.map(({ personId }) => ({ id: personId, title: 'Rich' }));
  const before = await everyRow();
  await fondly.context.database.transaction((tx) => moveToTrash(tx, eleanor.user.id, 'contact', deletions));
  for (const { personId } of some) expect((await restore('contact', personId)).statusCode).toBe(200);
  expect(await everyRow()).toEqual(before);
});

test('what is gone for good stays away, and all the rest comes back', async () => {
  const { personId, cardIds, styleId } = await addRichContact(db(), eleanor.user.id);
  const [card] = await db()
    .select()
    .from(cards)
    .where(eq(cards.id, cardIds[0] ?? 0));
  await eleanor.call('DELETE', `/api/people/${personId}`);
  await db().delete(cardStyles).where(eq(cardStyles.id, styleId));
  // The user made another card from the same words and picture.
  const other = await newCard((await newContact()).id);
  await db()
    .update(cards)
    .set({ generationId: card?.generationId ?? null })
    .where(eq(cards.id, other.id));
  expect((await restore('contact', personId)).statusCode).toBe(200);
  expect((await eleanor.call('GET', `/api/people/${personId}`)).json().styleOverrideId).toBeNull();
  const [restored] = await db()
    .select()
    .from(cards)
    .where(eq(cards.id, cardIds[0] ?? 0));
  expect(restored).toEqual({ ...card, generationId: null });
});

test('a card waits in the trash for its contact', async () => {
  const person = await newContact({ name: 'Tom “T” Berger' });
  const card = await newCard(person.id);
  await eleanor.call('DELETE', `/api/cards/${card.id}`);
  await eleanor.call('DELETE', `/api/people/${person.id}`);
  const early = await restore('card', card.id);
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    '“Tom “T” Berger” is in the trash too. Restore the contact first.',
  ]);
  const entry = await findEntry('contact', person.id);
  expect((await eleanor.call('DELETE', `/api/trash/${entry.id}`)).statusCode).toBe(204);
  const late = await restore('card', card.id);
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'The contact of this card was deleted for good, so it cannot be restored.',
  ]);
});

test('public pages of a card in the trash say that it is gone, and work again when it is back', async () => {
  const card = await newCard((await newContact()).id);
  const { url } = (await eleanor.call('POST', `/api/cards/${card.id}/share-link`)).json();
  const path = `/api/public/cards/${url.split('/').at(-1)}`;
  const look = async () => (await fondly.anonymous.call('GET', path)).statusCode;
  expect(await look()).toBe(200);
  await eleanor.call('DELETE', `/api/cards/${card.id}`);
  expect(await look()).toBe(404);
  await restore('card', card.id);
  expect(await look()).toBe(200);
});

async function approvedCard(fields: object = {}) {
  const person = await newContact();
  const card = await newCard(person.id, { scheduledDate: '2026-12-04', ...fields });
  const approval = await eleanor.call('POST', `/api/cards/${card.id}/approve`);
  expect([approval.statusCode, approval.json().deliveryStatus]).toEqual([200, 'approved_and_scheduled']);
  return { personId: person.id, cardId: card.id };
}
const statusOf = async (id: number) => (await eleanor.call('GET', `/api/cards/${id}`)).json().deliveryStatus;

test('an approved card whose time has passed in the trash needs a new approval', async () => {
  const { cardId } = await approvedCard();
  const { personId, cardId: other } = await approvedCard();
  await eleanor.call('DELETE', `/api/cards/${cardId}`);
  await eleanor.call('DELETE', `/api/people/${personId}`);
  fondly.clock.set('2026-12-04T20:00:00Z');
  expect((await restore('card', cardId)).json().cardsToApprove).toBe(1);
  expect((await restore('contact', personId)).json().cardsToApprove).toBe(1);
  expect([await statusOf(cardId), await statusOf(other)]).toEqual(['draft', 'draft']);
  fondly.clock.set('2026-11-21T12:00:00Z');
});

test('an approved card that comes back in time stays approved', async () => {
  const { cardId } = await approvedCard();
  await eleanor.call('DELETE', `/api/cards/${cardId}`);
  expect((await restore('card', cardId)).json().cardsToApprove).toBe(0);
  expect(await statusOf(cardId)).toBe('approved_and_scheduled');
});

test('an approved card goes to its address as long as the contact has it, preferred or not', async () => {
  const { personId, cardId } = await approvedCard();
  await eleanor.call('DELETE', `/api/cards/${cardId}`);
  const emails = [{ value: 'margaret@example.test', label: 'work' }];
  await eleanor.call('PATCH', `/api/people/${personId}`, { email: 'new@example.test', reach: { emails } });
  expect((await restore('card', cardId)).json().cardsToApprove).toBe(0);
  expect(await statusOf(cardId)).toBe('approved_and_scheduled');
});

test('an approved card does not go to an address that changed while it was in the trash', async () => {
  const { personId, cardId } = await approvedCard();
  await eleanor.call('DELETE', `/api/cards/${cardId}`);
  await eleanor.call('PATCH', `/api/people/${personId}`, { email: 'new@example.test' });
  expect((await restore('card', cardId)).json().cardsToApprove).toBe(1);
  expect(await statusOf(cardId)).toBe('draft');
});

test('an approved card follows a time zone that its contact got meanwhile', async () => {
  const { personId, cardId } = await approvedCard();
  await eleanor.call('DELETE', `/api/cards/${cardId}`);
  await eleanor.call('PATCH', `/api/people/${personId}`, { timeZone: 'Asia/Tokyo' });
  await restore('card', cardId);
  const [row] = await db().select().from(cards).where(eq(cards.id, cardId));
  expect([row?.deliveryStatus, row?.dueAt?.toISOString()]).toEqual([
    'approved_and_scheduled',
    '2026-12-04T00:00:00.000Z',
  ]);
});

test('a card that was tried before is a draft when it comes back', async () => {
  const { cardId } = await approvedCard();
  await db().update(cards).set({ deliveryStatus: 'scheduled', attempt: 2 }).where(eq(cards.id, cardId));
  await eleanor.call('DELETE', `/api/cards/${cardId}`);
  expect((await restore('card', cardId)).json().cardsToApprove).toBe(1);
  expect(await statusOf(cardId)).toBe('draft');
});

test('a card that is being sent is not deleted', async () => {
  const { cardId } = await approvedCard();
  await db().update(cards).set({ deliveryStatus: 'scheduled', handingOver: true }).where(eq(cards.id, cardId));
  expect((await eleanor.call('DELETE', `/api/cards/${cardId}`)).statusCode).toBe(409);
  expect(await findEntry('card', cardId)).toBeUndefined();
});

test('the cards that a deleted date took with it come back as they were', async () => {
  const person = await newContact();
  const date = await make('/api/important-dates', {
    personId: person.id,
    occasionType: 'birthday',
    date: '1966-12-04',
  });
  const card = await newCard(person.id, { occasionId: date.id, scheduledDate: '2026-12-04' });
  const skipped = await newCard(person.id, { occasionId: date.id, scheduledDate: '2026-12-05' });
  await eleanor.call('POST', `/api/cards/${card.id}/approve`);
  await eleanor.call('POST', `/api/cards/${skipped.id}/skip`);
  await eleanor.call('DELETE', `/api/important-dates/${date.id}`);
  expect(await statusOf(card.id)).toBe('skipped');
  expect((await findEntry('date', date.id)).title).toBe('Margaret: Birthday');
  await restore('date', date.id);
  expect([await statusOf(card.id), await statusOf(skipped.id)]).toEqual(['approved_and_scheduled', 'skipped']);
  expect((await eleanor.call('GET', `/api/cards/${card.id}`)).json().occasionId).toBe(date.id);
});

test('nobody else sees, restores or removes an entry', async () => {
  const person = await newContact();
  await eleanor.call('DELETE', `/api/people/${person.id}`);
  const { id } = await findEntry('contact', person.id);
  const stranger = await fondly.signUp();
  expect((await stranger.call('GET', '/api/trash')).json()).toEqual({ items: [], total: 0 });
  expect((await stranger.call('POST', `/api/trash/${id}/restore`)).statusCode).toBe(404);
  expect((await stranger.call('DELETE', `/api/trash/${id}`)).statusCode).toBe(404);
  expect((await stranger.call('DELETE', '/api/trash')).statusCode).toBe(204);
  expect((await restore('contact', person.id)).statusCode).toBe(200);
});

test('lists the newest first, fifty at a time, and is emptied at once', async () => {
  const mira = await fondly.signUp('Mira');
  const friends = Array.from({ length: 52 }, (_, at) => ({ userId: mira.user.id, name: `Friend ${at}` }));
  const added = await db().insert(people).values(friends).returning();
  const deletions = added.map(({ id, name }) => ({ id, title: name }));
  await fondly.context.database.transaction((tx) => moveToTrash(tx, mira.user.id, 'contact', deletions));
  const page = (await mira.call('GET', '/api/trash')).json();
  expect([page.total, page.items.length, page.items[0].title]).toEqual([52, 50, 'Friend 51']);
  const rest = (await mira.call('GET', `/api/trash?before=${page.items.at(-1).id}`)).json();
  expect(rest.items.map(({ title }: { title: string }) => title)).toEqual(['Friend 1', 'Friend 0']);
  await mira.call('DELETE', '/api/trash');
  expect((await mira.call('GET', '/api/trash')).json()).toEqual({ items: [], total: 0 });
});

test('keeps the pictures of an entry as long as the entry, and both for 30 days', async () => {
  const start = new Date().toISOString();
  fondly.clock.set(start);
  const mira = await fondly.signUp('Mira');
  const { imageUrl } = (await mira.upload('/api/people/upload-image', { image: await smallPhoto() })).json();
  const person = await make('/api/people', { name: 'Margaret', imageUrl }, mira);
  await mira.call('DELETE', `/api/people/${person.id}`);
  const later = (days: number) => new Date(Date.parse(start) + days * 86_400_000);
  const look = async () => (await mira.call('GET', imageUrl)).statusCode;
  await removeUnreferencedImages(fondly.context, later(1));
  expect(await look()).toBe(200);
  const { goneAt, id } = await findEntry('contact', person.id, mira);
  expect(Math.abs(Date.parse(goneAt) - later(30).getTime())).toBeLessThan(3_600_000);
  await mira.call('DELETE', `/api/trash/${id}`);
  await removeUnreferencedImages(fondly.context, later(1));
  expect(await look()).toBe(404);
  fondly.clock.set('2026-11-21T12:00:00Z');
});

test('the download of an account contains its trash without secrets', async () => {
  const card = await newCard((await newContact()).id, { message: 'Words only in the trash' });
  await db()
    .insert(secretLinks)
    .values({ tokenHash: hashToken('a secret'), kind: 'card', userId: eleanor.user.id, cardId: card.id });
  await eleanor.call('DELETE', `/api/cards/${card.id}`);
  const zip = await eleanor.call('GET', '/api/user/data.zip');
  const json = readZip(zip.rawPayload).get('data.json')?.toString() ?? '';
  expect(JSON.parse(json).trash.at(-1)).toMatchObject({
    kind: 'card',
    title: 'Happy Birthday',
    rows: [{ table: 'cards', rows: [{ message: 'Words only in the trash' }] }],
  });
  expect(json).not.toContain(hashToken('a secret'));
});

test('a gift remembers its card again', async () => {
  const { personId, cardIds } = await addRichContact(db(), eleanor.user.id);
  const giftOf = async () => (await db().select().from(gifts).where(eq(gifts.personId, personId)))[0]?.cardId;
  await eleanor.call('DELETE', `/api/cards/${cardIds[0]}`);
  expect(await giftOf()).toBeNull();
  await restore('card', cardIds[0] ?? 0);
  expect(await giftOf()).toBe(cardIds[0]);
});
