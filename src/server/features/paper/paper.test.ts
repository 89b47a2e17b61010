import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { readPdf } from '../../../../tests/pdf/read-pdf.ts';
import { paperLimits } from '../../../contract/paper-limits.ts';
import { roundOptions } from '../../../contract/rounds.ts';
import type { DeliveryMethod, DeliveryStatus } from '../../../contract/vocabulary.ts';
import { joinAddress } from '../../../domain/address.ts';
import { cards } from '../../db/tables/cards.ts';
import { roundCards, rounds } from '../../db/tables/rounds.ts';
import { PictureWorkerFailed } from '../../pictures/picture-pool.ts';

let fondly: TestApp;
let eleanor: Person;
let stranger: Person;
const ids = { anna: 0, kenji: 0, nobody: 0, annasCard: 0, kenjisCard: 0, nobodysCard: 0, mailed: 0, round: 0 };

beforeAll(async () => {
  fondly = await startTestApp();
  eleanor = await fondly.signUp();
  stranger = await fondly.signUp('Stranger');
  await eleanor.call('PATCH', '/api/user', {
    preferences: { returnAddress: 'Eleanor Whitfield\n5 Harbour Row\n\nSt Ives TR26 1AA', country: 'GB' },
  });
  ids.anna = await contact({
    name: 'Anna & Tom Berger',
    street: 'Unter den Linden 1',
    city: 'Berlin',
    postalCode: '10117',
    country: 'Deutschland',
  });
  ids.kenji = await contact({ name: '=Kenji', street: '1 High Street\nFlat 2', city: 'Leeds', postalCode: 'LS1 1AA' });
  ids.nobody = await contact({ name: 'Nobody', country: 'France' });
  ids.annasCard = await card(ids.anna, 'Merry Christmas, Anna');
  ids.kenjisCard = await card(ids.kenji, '+1, "quoted"');
  ids.nobodysCard = await card(ids.nobody, 'Draft');
  ids.mailed = await card(ids.anna, 'Mailed', 'digital');
  await statusOf(ids.annasCard, 'approved_and_scheduled');
  await statusOf(ids.kenjisCard, 'approved_and_scheduled');
  const [round] = await fondly.context.database.orm
    .insert(rounds)
    .values({
      userId: eleanor.user.id,
      occasionType: 'christmas',
      day: '2026-12-25',
      options: roundOptions.parse({ look: { kind: 'own' }, words: {} }),
    })
    .returning();
  ids.round = round?.id ?? 0;
  const rows = [
    [ids.kenji, ids.kenjisCard],
    [ids.anna, ids.annasCard],
    [ids.nobody, ids.nobodysCard],
  ] as const;
  await fondly.context.database.orm.insert(roundCards).values(
    rows.map(([personId, cardId], position) => ({
      roundId: ids.round,
      personId,
      cardId,
      position,
      state: 'made' as const,
    })),
  );
});
afterAll(() => fondly.close());

async function contact(body: object): Promise<number> {
  return (await eleanor.call('POST', '/api/people', body)).json().id;
}

async function card(personId: number, title: string, deliveryMethod: DeliveryMethod = 'physical'): Promise<number> {
  const body = { personId, title, category: 'holiday', message: `=Words of ${title}` };
  const { id } = (await eleanor.call('POST', '/api/cards', body)).json();
  await fondly.context.database.orm.update(cards).set({ deliveryMethod }).where(eq(cards.id, id));
  return id;
}

async function statusOf(id: number, deliveryStatus: DeliveryStatus): Promise<void> {
  await fondly.context.database.orm.update(cards).set({ deliveryStatus }).where(eq(cards.id, id));
}

const get = (path: string, who = eleanor) => who.call('GET', `/api/paper/${path}`);
const textsOf = async (bytes: Buffer) =>
  (await readPdf(bytes)).pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));

test('lists the printed cards of a round in its order, their addresses and what is missing', async () => {
  const answer = (await get(`recipients?round=${ids.round}`)).json();
  expect(answer).toMatchObject({
    recipients: [
      { name: '=Kenji', lines: ['=Kenji', '1 High Street', 'Flat 2', 'LEEDS', 'LS1 1AA'], missing: [] },
      { lines: ['Anna & Tom Berger', 'Unter den Linden 1', '10117 BERLIN', 'GERMANY'], missing: [] },
    ],
    unapproved: 1,
    sender: ['Eleanor Whitfield', '5 Harbour Row', 'St Ives TR26 1AA'],
  });
  const all = (await get(`recipients?round=${ids.round}&drafts=yes`)).json();
  expect(all.unapproved).toBe(0);
  expect(all.recipients[2]).toMatchObject({
    name: 'Nobody',
    missing: ['street', 'city', 'postalCode'],
    card: { id: ids.nobodysCard, deliveryStatus: 'draft' },
  });
});

test('cards and contacts named by their ids come as they are named', async () => {
  const byCard = (await get(`recipients?cards=${ids.mailed},${ids.kenjisCard},${ids.mailed}`)).json();
  expect(byCard.recipients.map((each: { card: { id: number } }) => each.card.id)).toEqual([ids.mailed, ids.kenjisCard]);
  const byPerson = (await get(`recipients?people=${ids.kenji},${ids.anna}`)).json();
  expect(byPerson.recipients).toMatchObject([
    { personId: ids.kenji, card: null },
    { personId: ids.anna, card: null },
  ]);
});

test('labels leave out contacts without an address, and start where the sheet has one free', async () => {
  const answer = await get(`labels.pdf?people=${ids.anna},${ids.nobody},${ids.kenji}&from=21&sender=yes`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  const [first = '', second = ''] = await textsOf(answer.rawPayload);
  expect(first).toContain('10117 BERLIN');
  expect(first).toContain('5 Harbour Row');
  expect(second).toContain('LEEDS');
  expect(first + second).not.toContain('Nobody');
  expect((await get(`labels.pdf?people=${ids.anna}&from=22`)).statusCode).toBe(422);
  expect((await get(`labels.pdf?people=${ids.anna}&sheet=5160&from=30`)).statusCode).toBe(200);
  expect((await get(`labels.pdf?people=${ids.nobody}`)).statusCode).toBe(404);
});

test('envelopes are pages of their size with the return address, the check list has everybody', async () => {
  const envelope = await get(`envelopes.pdf?round=${ids.round}&size=c6`);
  const { pages } = await readPdf(envelope.rawPayload);
  expect(pages.map(({ width }) => Math.round(width))).toEqual([162, 162]);
  expect((await textsOf(envelope.rawPayload))[0]).toContain('Eleanor');
  const list = await textsOf((await get(`checklist.pdf?round=${ids.round}&drafts=yes&paper=letter`)).rawPayload);
  expect(list.join(' ')).toMatch(/Kenji.*Berger.*Nobody.*No street\..*Not approved yet\./s);
});

test('the cards of a round are one PDF, two pages each, and drafts only when they are asked for', async () => {
  const answer = await get(`cards.pdf?round=${ids.round}`);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  const texts = await textsOf(answer.rawPayload);
  expect(texts).toHaveLength(4);
  expect(texts[1]).toContain('quoted');
  expect(texts[3]).toContain('Anna');
  const drafts = await get(`cards.pdf?round=${ids.round}&drafts=yes&paper=letter`);
  expect(await textsOf(drafts.rawPayload)).toHaveLength(6);
}, 60_000);

test('many cards let all other pictures go first, and what fails with the first one is answered', async () => {
  const spy = vi.spyOn(fondly.context.pictures, 'print').mockRejectedValue(new PictureWorkerFailed('No.'));
  expect((await get(`cards.pdf?round=${ids.round}`)).statusCode).toBe(500);
  expect(spy.mock.calls[0]?.[1]).toMatchObject({ isPatient: true });
  spy.mockRestore();
});

test('the table for a print shop is safe in a spreadsheet, and the zip file has its pictures', async () => {
  const csv = await get(`cards.csv?round=${ids.round}`);
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, kenji, anna] = csv.body.split('\r\n');
  expect(head).toBe('\ufeffName,Street,City,State,Postal code,Country,Country code,Card title,Message,Picture');
  expect(kenji).toMatch(
    /^'=Kenji,"1 High Street\nFlat 2",Leeds,,LS1 1AA,United Kingdom,GB,"'\+1, ""quoted""","'=Words of/,
  );
  expect(anna).toMatch(/^Anna & Tom Berger,.*,Berlin,,10117,Germany,DE,.*,card-002\.jpg$/);
  const zip = await get(`cards.zip?round=${ids.round}`);
  expect(zip.headers['content-type']).toBe('application/zip');
  const packed = zip.rawPayload.toString('latin1');
  for (const name of ['cards.csv', 'card-001.jpg', 'card-002.jpg']) expect(packed).toContain(name);
}, 60_000);

test('a card that goes to another address of its contact has that one on paper and in the table of a print shop', async () => {
  const lisbon = { street: 'Rua Augusta 1', city: 'Lisboa', state: '', postalCode: '1100-053', country: 'Portugal' };
  const at = await contact({
    name: 'Ines Duarte',
    street: 'Rua do Ouro 9',
    city: 'Porto',
    reach: { addresses: [{ ...lisbon, label: 'home' }] },
  });
  const [chosen, usual] = [await card(at, 'To Lisbon'), await card(at, 'To Porto')];
  const body = { recipientAddress: joinAddress(lisbon) };
  expect((await eleanor.call('PATCH', `/api/cards/${chosen}`, body)).statusCode).toBe(200);
  const both = `cards=${chosen},${usual}`;
  const [, first, second] = (await get(`cards.csv?${both}`)).body.split('\r\n');
  expect(first).toMatch(/^Ines Duarte,Rua Augusta 1,Lisboa,,1100-053,Portugal,PT,/);
  expect(second).toMatch(/^Ines Duarte,Rua do Ouro 9,Porto,,,United Kingdom,GB,/);
  const { recipients } = (await get(`recipients?${both}`)).json();
  expect(recipients[0].lines).toEqual(['Ines Duarte', 'Rua Augusta 1', '1100-053 LISBOA', 'PORTUGAL']);
});

test('others and visitors see nothing, and a choice is one of three and bounded', async () => {
  const paths = ['recipients', 'labels.pdf', 'envelopes.pdf', 'checklist.pdf', 'cards.pdf', 'cards.csv', 'cards.zip'];
  for (const path of paths) {
    expect((await fondly.anonymous.call('GET', `/api/paper/${path}?round=${ids.round}`)).statusCode).toBe(401);
    for (const choice of [`round=${ids.round}`, `cards=${ids.annasCard}`]) {
      const answer = await get(`${path}?${choice}`, stranger);
      expect([path, choice, answer.statusCode]).toEqual([path, choice, 404]);
      expect(answer.body).not.toContain('Anna');
    }
    for (const query of ['', `?round=${ids.round}&cards=1`, '?cards=1;2', '?cards=0', '?cards=,', '?cards=9999999999'])
      expect([path, query, (await get(`${path}${query}`)).statusCode]).toEqual([path, query, 422]);
  }
  for (const path of paths.slice(0, 4))
    expect((await get(`${path}?people=${ids.anna}`, stranger)).statusCode).toBe(404);
  const tooMany = Array.from({ length: paperLimits.recipients + 1 }, (_, at) => at + 1).join(',');
  expect((await get(`recipients?cards=${tooMany}`)).statusCode).toBe(422);
  expect((await get(`recipients?cards=${ids.annasCard},999999`)).statusCode).toBe(404);
});

test('a return address is kept and bounded, and a country is a code', async () => {
  const save = (preferences: object) => eleanor.call('PATCH', '/api/user', { preferences });
  expect((await save({ country: 'Germany' })).statusCode).toBe(422);
  expect((await save({ returnAddress: 'x'.repeat(401) })).statusCode).toBe(422);
  expect((await save({ country: '' })).json().preferences).toMatchObject({ country: '' });
  const unknown = (await get(`recipients?people=${ids.anna},${ids.kenji}`)).json();
  expect(unknown.recipients[0].lines.at(-1)).toBe('GERMANY');
  expect(unknown.recipients[1].lines).toEqual(['=Kenji', '1 High Street', 'Flat 2', 'Leeds, LS1 1AA']);
});
