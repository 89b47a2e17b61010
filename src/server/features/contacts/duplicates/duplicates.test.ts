import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../tests/app/test-app.ts';
import { cardOccurrences, cards } from '../../../db/tables/cards.ts';
import { importEntries, imports } from '../../../db/tables/people.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
});
beforeEach(async () => {
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

type Shown = { id: number; version: number };
const add = async (facts: object): Promise<Shown> => (await eleanor.call('POST', '/api/people', facts)).json();
const addDate = async (personId: number, occasionType: string, date: string): Promise<number> =>
  (await eleanor.call('POST', '/api/important-dates', { personId, occasionType, date })).json().id;
const addCard = async (personId: number, occasionId?: number): Promise<number> =>
  (
    await eleanor.call('POST', '/api/cards', {
      personId,
      occasionId,
      title: 'For you',
      category: 'birthday',
      message: 'x',
    })
  ).json().id;
const shown = ({ id, version }: Shown) => ({ id, version });
const merge = (stays: Shown, merged: Shown[], more: object = {}) =>
  eleanor.call('POST', '/api/people/merge', { stays: shown(stays), merged: merged.map(shown), ...more });
const read = async (path: string) => (await eleanor.call('GET', path)).json();

test('lists likely duplicates with the reason and their cards, until they are marked as two people', async () => {
  const one = await add({ name: 'Margaret Whitfield', email: 'm@w.org' });
  const two = await add({ name: 'Mum', email: 'M@W.org' });
  await add({ name: 'Somebody Else' });
  await addCard(two.id);
  expect(await read('/api/people/duplicates')).toEqual([
    {
      people: [
        { id: one.id, name: 'Margaret Whitfield', cardCount: 0 },
        { id: two.id, name: 'Mum', cardCount: 1 },
      ],
      why: ['Same email under another name'],
    },
  ]);
  const stranger = await fondly.signUp('Stranger');
  expect((await stranger.call('GET', '/api/people/duplicates')).json()).toEqual([]);
  const apart = (who: Person, ids: number[]) => who.call('POST', '/api/people/duplicates/apart', { ids });
  expect((await apart(stranger, [one.id, two.id])).statusCode).toBe(404);
  expect((await apart(eleanor, [one.id, one.id])).statusCode).toBe(422);
  expect((await apart(eleanor, [two.id, one.id])).statusCode).toBe(204);
  expect((await apart(eleanor, [one.id, two.id])).statusCode).toBe(204);
  expect(await read('/api/people/duplicates')).toEqual([]);
});

test('merging keeps the chosen values, fills empty fields and loses no text', async () => {
  const one = await add({ name: 'Margaret Whitfield', email: 'old@w.org', phone: '0151 1', notes: 'Grows dahlias.' });
  const two = await add({
    name: 'Mum',
    relationship: 'mother',
    email: 'new@w.org',
    phone: '0151 2',
    notes: 'Blue bicycle.',
    street: '5 Harbour Row',
    city: 'St Ives',
    language: 'de',
  });
  const answer = await merge(one, [two], { choices: { email: two.id, relationship: two.id } });
  expect([answer.statusCode, answer.json().person]).toMatchObject([
    200,
    {
      id: one.id,
      name: 'Margaret Whitfield',
      relationship: 'mother',
      email: 'new@w.org',
      phone: '0151 1',
      address: '5 Harbour Row\nSt Ives',
      street: '5 Harbour Row',
      language: 'de',
      version: 2,
      reach: {
        emails: [{ value: 'old@w.org', label: null }],
        phones: [{ value: '0151 2', label: null }],
        addresses: [],
        labels: { email: null, phone: null, address: null },
      },
      notes: 'Grows dahlias.\n\nBlue bicycle.\n\nAlso known as: Mum',
    },
  ]);
  expect((await eleanor.call('GET', `/api/people/${two.id}`)).statusCode).toBe(404);
});

test('leaves values that were not chosen out of the notes on request', async () => {
  const one = await add({ name: 'Ann Lee', email: 'a@b.org' });
  const two = await add({ name: 'Ann Lee', email: 'c@d.org', notes: 'Twice.' });
  const { person } = (await merge(one, [two], { keepOthersInNotes: false })).json();
  expect(person).toMatchObject({ email: 'a@b.org', notes: 'Twice.', reach: { emails: [{ value: 'c@d.org' }] } });
});

test('merging moves dates and cards; a known year wins, and cards of a duplicate date count for the one that stays', async () => {
  const one = await add({ name: 'Ann Lee' });
  const two = await add({ name: 'Ann Lee' });
  const unknownYear = await addDate(one.id, 'birthday', '--12-04');
  const knownYear = await addDate(two.id, 'birthday', '1966-12-04');
  const wedding = await addDate(two.id, 'anniversary', '1990-06-01');
  const birthdayCard = await addCard(two.id, knownYear);
  const weddingCard = await addCard(two.id, wedding);
  const before = await read(`/api/cards/${birthdayCard}`);
  expect((await merge(one, [two])).json()).toMatchObject({ dates: 2, cards: 2, crowdedDays: 0 });
  expect(await read(`/api/important-dates?personId=${one.id}`)).toMatchObject([
    { id: unknownYear, occasionType: 'birthday', date: '1966-12-04', version: 2 },
    { id: wedding, occasionType: 'anniversary' },
  ]);
  const after = await read(`/api/cards/${birthdayCard}`);
  expect(after).toMatchObject({
    personId: one.id,
    occasionId: unknownYear,
    scheduledDate: before.scheduledDate,
    deliveryStatus: 'draft',
    version: before.version + 1,
  });
  expect(await read(`/api/cards/${weddingCard}`)).toMatchObject({ personId: one.id, occasionId: wedding });
  const ledger = await fondly.context.database.orm.select().from(cardOccurrences);
  expect(ledger.filter(({ cardId }) => cardId === birthdayCard)).toMatchObject([{ dateId: unknownYear }]);
  expect(ledger.filter(({ dateId }) => dateId === knownYear)).toEqual([]);
});

test('keeps a note that merely begins or ends like another', async () => {
  const one = await add({ name: 'Ann Lee', notes: 'Loves Annie Hall.\nOther nickname: Annie Bee' });
  const two = await add({ name: 'Ann Lee', notes: 'Annie', nickname: 'Nan' });
  const three = await add({ name: 'Ann Lee', notes: 'Loves Annie Hall.', nickname: 'Annie' });
  expect((await merge(one, [two, three])).json().person.notes).toBe(
    'Loves Annie Hall.\nOther nickname: Annie Bee\n\nAnnie\n\nOther nickname: Annie',
  );
});

test('merges contacts with thousands of dates, and each date keeps its cards', async () => {
  const { orm } = fondly.context.database;
  const people = [
    await add({ name: 'Ann Lee' }),
    await add({ name: 'Ann Lee' }),
    await add({ name: 'Ann Lee' }),
  ] as const;
  const ids = people.map(({ id }) => id);
  await orm.execute(sql`
    insert into important_dates (person_id, occasion_type, date)
    select person, 'Day ' || n, case when person = ${ids[0]}::int then '--12-04' else '1966-12-04' end
    from generate_series(1, 1500) n, unnest(${sql.raw(`array[${ids.join(',')}]`)}) person`);
  await orm.execute(sql`
    insert into card_occurrences (date_id, occurrence_date) select id, '2027-12-04' from important_dates
    where person_id in (${ids[1]}, ${ids[2]})`);
  await orm.execute(sql`
    insert into reminders_sent (date_id, occurrence_date, kind) select id, '2027-12-04', 'ahead' from important_dates
    where person_id in (${ids[1]}, ${ids[2]})`);
  const cardId = await addCard(people[2].id, (await read(`/api/important-dates?personId=${people[2].id}`))[7].id);
  expect((await merge(people[0], [people[1], people[2]])).json()).toMatchObject({ dates: 3000, cards: 1 });
  const left = await read(`/api/important-dates?personId=${people[0].id}`);
  expect(left.length).toBe(1500);
  expect(
    left.every(({ date, version }: { date: string; version: number }) => date === '1966-12-04' && version === 2),
  ).toBe(true);
  // The dates of other tests may fall on the same day.
  const count = async (table: string) =>
    (
      await orm.execute(sql`
        select count(*)::int as n from ${sql.raw(table)} join important_dates on id = date_id
        where person_id = ${people[0].id} and occurrence_date = '2027-12-04'`)
    ).rows;
  expect([await count('card_occurrences'), await count('reminders_sent')]).toEqual([[{ n: 1500 }], [{ n: 1500 }]]);
  expect((await read(`/api/cards/${cardId}`)).occasionId).toBe(
    left.find(({ occasionType }: { occasionType: string }) => occasionType === 'Day 8').id,
  );
}, 20_000);

test('cards to an address that is no longer the preferred one move to the preferred one, or stay where they go', async () => {
  const pair = async () => {
    const one = await add({ name: 'Margaret', email: 'new@w.org' });
    const two = await add({ name: 'Mum', email: 'old@w.org' });
    const words = { title: 'For you', category: 'birthday', message: 'x', scheduledDate: '2050-12-04' };
    const cardId: number = (await eleanor.call('POST', '/api/cards', { personId: two.id, ...words })).json().id;
    expect((await eleanor.call('POST', `/api/cards/${cardId}/approve`)).statusCode).toBe(200);
    return { one, two, cardId };
  };
  const asked = await pair();
  const answer = (await merge(asked.one, [asked.two], { updateCards: true })).json();
  expect(answer).toMatchObject({ cards: 1, cardsUpdated: 1, person: { email: 'new@w.org' } });
  expect(await read(`/api/cards/${asked.cardId}`)).toMatchObject({
    recipientEmail: 'new@w.org',
    deliveryStatus: 'approved_and_scheduled',
  });
  const left = await pair();
  expect((await merge(left.one, [left.two])).json()).toMatchObject({ cards: 1, cardsUpdated: 0 });
  const [stored] = await fondly.context.database.orm.select().from(cards).where(eq(cards.id, left.cardId));
  expect(stored).toMatchObject({ recipientEmail: 'old@w.org', recipientEmailIsFormer: false });
  // The address that goes may be that of the contact that stays.
  const turned = await pair();
  const choices = { email: turned.one.id };
  const { person } = (await merge(turned.two, [turned.one], { updateCards: true, choices })).json();
  expect([person.email, (await read(`/api/cards/${turned.cardId}`)).recipientEmail]).toEqual([
    'new@w.org',
    'new@w.org',
  ]);
});

test('reports two cards for one birthday', async () => {
  const people = [await add({ name: 'Ann Lee' }), await add({ name: 'Ann Lee' })] as const;
  for (const { id } of people) await addCard(id, await addDate(id, 'birthday', '1966-12-04'));
  expect((await merge(people[0], [people[1]])).json()).toMatchObject({ cards: 1, crowdedDays: 1 });
});

test('cards are due at nine in the time zone of the contact that stays', async () => {
  const one = await add({ name: 'Ann Lee', timeZone: 'Pacific/Auckland' });
  const two = await add({ name: 'Ann Lee', timeZone: 'America/New_York' });
  const card = await addCard(two.id, await addDate(two.id, 'birthday', '1966-12-04'));
  const dueAt = async () =>
    (await fondly.context.database.orm.select().from(cards).where(eq(cards.id, card)))[0]?.dueAt?.toISOString();
  expect(await dueAt()).toMatch(/T14:00/);
  await merge(one, [two]);
  expect(await dueAt()).toMatch(/T20:00/);
});

test('refuses to merge while a card is being sent', async () => {
  const one = await add({ name: 'Ann Lee' });
  const two = await add({ name: 'Ann Lee' });
  const card = await addCard(two.id);
  const db = fondly.context.database.orm;
  const lease = (leaseUntil: Date | null) =>
    db.update(cards).set({ deliveryStatus: 'scheduled', leaseUntil }).where(eq(cards.id, card));
  await lease(new Date(Date.now() + 60_000));
  const refused = await merge(one, [two]);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'illegal_transition']);
  expect(await read(`/api/people/${two.id}`)).toMatchObject({ name: 'Ann Lee', version: 1 });
  await lease(new Date(Date.now() - 60_000));
  expect((await merge(one, [two])).statusCode).toBe(200);
  expect(await read(`/api/cards/${card}`)).toMatchObject({ personId: one.id, deliveryStatus: 'scheduled' });
});

test('merging moves what imports and "two people" remember to the contact that stays', async () => {
  const [one, two, other] = [await add({ name: 'Mum' }), await add({ name: 'Mum' }), await add({ name: 'Mum' })];
  await eleanor.call('POST', '/api/people/duplicates/apart', { ids: [two.id, other.id] });
  const db = fondly.context.database.orm;
  const [row] = await db
    .insert(imports)
    .values({ userId: eleanor.user.id, fileName: 'a.vcf', fileHash: '', kind: 'vcard', state: 'applied' })
    .returning();
  const entry = { importId: row?.id ?? 0, state: 'added' as const, contact: {} as never, fingerprint: 'f' };
  await db.insert(importEntries).values({ ...entry, number: 1, personId: two.id });
  await db.insert(importEntries).values({ ...entry, number: 2, duplicatePersonId: two.id });
  expect((await merge(one, [two])).statusCode).toBe(200);
  const entries = await db
    .select()
    .from(importEntries)
    .where(eq(importEntries.importId, entry.importId))
    .orderBy(importEntries.number);
  expect(entries).toMatchObject([{ personId: one.id }, { duplicatePersonId: one.id }]);
  expect(await read('/api/people/duplicates')).toEqual([]);
});

test('refuses invalid merges and changes nothing', async () => {
  const one = await add({ name: 'Ann Lee', notes: 'a'.repeat(6000) });
  const two = await add({ name: 'Ann Lee', notes: 'b'.repeat(6000) });
  const stranger = await fondly.signUp('Stranger');
  const foreign = (await stranger.call('POST', '/api/people', { name: 'Ann Lee' })).json();
  const refusals = [
    [await merge(one, [one]), 422, 'validation_failed'],
    [await merge(one, [two, two]), 422, 'validation_failed'],
    [await merge(one, []), 422, 'validation_failed'],
    [await merge(one, [two], { choices: { name: foreign.id } }), 422, 'validation_failed'],
    [await merge(one, [two]), 422, 'validation_failed'],
    [await merge(one, [foreign]), 404, 'not_found'],
    [await merge(foreign, [one]), 404, 'not_found'],
    [await merge(one, [{ ...two, version: 7 }]), 409, 'stale_version'],
    [await merge({ ...one, version: 7 }, [two]), 409, 'stale_version'],
  ] as const;
  for (const [answer, status, code] of refusals)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(refusals[4][0].json().fields).toEqual({
    notes: 'Together the notes are longer than 10,000 characters. Shorten them first.',
  });
  expect(await read('/api/people')).toMatchObject([{ version: 1 }, { version: 1 }]);
});

test('of two concurrent merges of the same contacts only one succeeds', async () => {
  const [one, two] = [await add({ name: 'Mum' }), await add({ name: 'Mum' })];
  const answers = await Promise.all([merge(one, [two]), merge(two, [one])]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  expect(await read('/api/people')).toHaveLength(1);
});
