import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, fillPath, refusal, sendsTo } from '../../tests/app/specified-calls.ts';
import { type Person, startTestApp, type TestApp } from '../../tests/app/test-app.ts';
import { cardStyles } from './db/tables/card-styles.ts';

let fondly: TestApp;
let eleanor: Person;
let stranger: Person;
const ids = { person: 0, date: 0, card: 0 };
let cardStyleId: string;

beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
  [eleanor, stranger] = [await fondly.signUp(), await fondly.signUp('Somebody Else')];
  ids.person = (await eleanor.call('POST', '/api/people', { name: 'Margaret', email: 'm@example.test' })).json().id;
  const date = { personId: ids.person, occasionType: 'birthday', date: '1966-12-04' };
  ids.date = (await eleanor.call('POST', '/api/important-dates', date)).json().id;
  const card = { personId: ids.person, occasionId: ids.date, title: 'Hi', message: 'Hello', category: 'birthday' };
  ids.card = (await eleanor.call('POST', '/api/cards', card)).json().id;
  const style = { name: 'Painted', category: 'AI Enhanced' } as const;
  const [stored] = await fondly.context.database.orm
    .insert(cardStyles)
    .values({ ...style, parameters: { artStyle: 'Watercolor', colorPalette: 'Pastel' }, systemDefaultStyle: true })
    .returning({ id: cardStyles.id });
  cardStyleId = stored?.id ?? '';
});
afterAll(() => fondly.close());

const user = { id: expect.any(Number), name: 'Eleanor Whitfield', isAdmin: true, subscriptionPlan: 'free' };
const person = { id: expect.any(Number), name: 'Margaret', styleOverrideId: null };
const contact = {
  name: 'Margaret',
  relationship: 'friend',
  email: 'm@example.test',
  phone: '123',
  address: 'Main Street 1\nLondon, LDN N1',
  notes: 'dahlias',
  styleOverrideId: null,
  imageUrl: null,
};
const importantDate = {
  occasionType: 'birthday',
  date: '1966-12-04T00:00:00.000Z',
  repeatsAnnually: true,
  notifyDaysBefore: 7,
  isActive: true,
  isVariableHoliday: false,
  holidayRule: null,
};
const storedDate = { ...importantDate, id: expect.any(Number), date: '1966-12-04' };
const oneOf = (item: object) => () => expect.arrayContaining([expect.objectContaining(item)]);
const vcard =
  'BEGIN:VCARD\nVERSION:3.0\nFN:Ada\nEMAIL:a@example.test\nTEL:1\nADR:;;Main St;London;;N1;UK\nBDAY:1966-12-04\nEND:VCARD\n';
const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

const rows: Call[] = [
  { method: 'GET', path: '/api/user', status: 200, answer: () => user },
  { method: 'GET', path: '/api/admin/check', status: 200, answer: () => ({ isAdmin: true }) },
  { method: 'GET', path: '/api/people', status: 200, answer: oneOf(person) },
  { method: 'GET', path: '/api/people/:person', status: 200, answer: () => person, owned: true },
  {
    method: 'POST',
    path: '/api/people',
    body: () => contact,
    status: 201,
    answer: () => ({ ...contact, id: expect.any(Number) }),
    refused: { body: { ...contact, name: '' }, field: 'name', message: 'Name is required' },
  },
  {
    method: 'PATCH',
    path: '/api/people/:person',
    body: () => contact,
    status: 200,
    answer: () => contact,
    refused: { body: { email: 'nowhere' }, field: 'email', message: 'Invalid email address' },
    owned: true,
  },
  {
    method: 'PATCH',
    path: '/api/people/:person',
    body: () => ({ phone: '456' }),
    status: 200,
    answer: () => ({ ...contact, phone: '456' }),
  },
  {
    method: 'PATCH',
    path: '/api/people/:person',
    body: () => ({ email: 'n@example.test' }),
    status: 200,
    answer: () => ({ phone: '456', email: 'n@example.test' }),
  },
  {
    method: 'PATCH',
    path: '/api/people/:person',
    body: () => ({ address: 'Elm 2\nBath, SOM BA1\nUK' }),
    status: 200,
    answer: () => ({ street: 'Elm 2', city: 'Bath', state: 'SOM', postalCode: 'BA1', country: 'UK' }),
  },
  {
    method: 'POST',
    path: '/api/people/:person/style-override',
    files: async () => ({ styleImage: await picture() }),
    fields: () => ({ cardStyleId }),
    status: 200,
    answer: () => ({ success: true }),
    owned: true,
  },
  {
    method: 'GET',
    path: '/api/people/:person',
    status: 200,
    answer: () => ({ styleOverrideId: cardStyleId, styleOverrideImage: expect.stringMatching(/^\/api\/images\//) }),
    owned: true,
  },
  {
    method: 'POST',
    path: '/api/people/upload-image',
    files: async () => ({ image: await picture() }),
    status: 200,
    answer: () => ({ success: true, imageUrl: expect.stringMatching(/^\/api\/images\//) }),
  },
  {
    method: 'POST',
    path: '/api/people/upload-vcf',
    files: async () => ({ vcfFile: Buffer.from(vcard) }),
    status: 200,
    answer: () => ({
      success: true,
      contact: expect.objectContaining({
        name: 'Ada',
        email: 'a@example.test',
        phone: '1',
        address: expect.stringContaining('Main St'),
        birthday: '1966-12-04',
      }),
    }),
  },
  {
    method: 'GET',
    path: '/api/important-dates?personId=:person',
    status: 200,
    answer: oneOf({ id: expect.any(Number), occasionType: 'birthday' }),
  },
  {
    method: 'GET',
    path: '/api/important-dates/:date',
    status: 200,
    answer: () => ({ ...storedDate, date: '1966-12-04' }),
    owned: true,
  },
  {
    method: 'POST',
    path: '/api/important-dates',
    body: () => ({ personId: ids.person, ...importantDate }),
    status: 201,
    answer: () => ({ ...storedDate, personId: ids.person }),
    refused: {
      body: { personId: 1, occasionType: '', date: '1966-12-04' },
      field: 'occasionType',
      message: 'Occasion type is required',
    },
  },
  {
    method: 'PATCH',
    path: '/api/important-dates/:date',
    body: () => importantDate,
    status: 200,
    answer: () => storedDate,
    refused: { body: { notifyDaysBefore: -1 }, field: 'notifyDaysBefore' },
    owned: true,
  },
  {
    method: 'PATCH',
    path: '/api/important-dates/:date',
    body: () => ({ isActive: false }),
    status: 200,
    answer: () => ({ ...storedDate, isActive: false }),
  },
  {
    method: 'GET',
    path: '/api/important-dates/upcoming?days=365',
    status: 200,
    answer: oneOf({ personId: expect.any(Number), nextOccurrence: expect.any(String) }),
  },
  { method: 'GET', path: '/api/cards', status: 200, answer: oneOf({ title: 'Hi' }) },
  {
    method: 'GET',
    path: '/api/cards?status=draft',
    status: 200,
    answer: oneOf({ title: 'Hi', deliveryStatus: 'draft' }),
  },
  { method: 'GET', path: '/api/cards/upcoming', status: 200, answer: oneOf({ title: 'Hi' }) },
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
    method: 'GET',
    path: '/api/dashboard/stats',
    status: 200,
    answer: () => ({ people: expect.any(Number), dates: expect.any(Number), drafts: 0 }),
  },
  { method: 'GET', path: '/api/events/upcoming', status: 200, answer: oneOf({ personId: expect.any(Number) }) },
  { method: 'GET', path: '/api/card-style-presets', status: 200, answer: oneOf({ systemDefaultStyle: true }) },
  { method: 'DELETE', path: '/api/important-dates/:date', status: 204, owned: true },
  {
    method: 'DELETE',
    path: '/api/people/:person',
    status: 200,
    answer: () => ({ message: expect.stringMatching(/^(Person|Contact) deleted$/) }),
    owned: true,
  },
];

const send = sendsTo(ids);

// In the order of the document, but deletions come last.
describe.each(rows)('$method $path', (row) => {
  test('without a session: 401', async () => {
    const answer = await send(fondly.anonymous, row);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(refusal('unauthenticated'));
  });

  if (row.owned) {
    test('another user: 404', async () => {
      const answer = await send(stranger, row);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(refusal('not_found'));
    });
  }

  const { refused } = row;
  if (refused) {
    test('invalid input: 422 under its field', async () => {
      const answer = await eleanor.call(row.method, fillPath(row.path, ids), refused.body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject(refusal('validation_failed'));
      expect(answer.json().fields[refused.field]).toEqual(refused.message ?? expect.any(String));
    });
  }

  test(`the owner: ${row.status}`, async () => {
    const answer = await send(eleanor, row);
    expect([answer.statusCode, answer.statusCode >= 400 && answer.body]).toEqual([row.status, false]);
    if (row.status === 204) expect(answer.body).toBe('');
    else if (Array.isArray(answer.json())) expect(answer.json()).toEqual(row.answer?.());
    else expect(answer.json()).toMatchObject(row.answer?.() as object);
  });
});
