import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
});
afterAll(() => fondly.close());
beforeEach(async () => {
  eleanor = await fondly.signUp();
});

const make = async (path: string, body: object) => {
  const answer = await eleanor.call('POST', path, body);
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
  return answer.json();
};
const read = async (path: string) => (await eleanor.call('GET', path)).json();
const newContact = async (fields: object = {}): Promise<number> =>
  (await make('/api/people', { name: 'Margaret', email: 'old@example.test', ...fields })).id;
const newCard = async (personId: number, fields: object = {}): Promise<number> =>
  (
    await make('/api/cards', {
      personId,
      title: 'Merry Christmas',
      message: 'Hello',
      category: 'holiday',
      scheduledDate: '2026-12-24',
      ...fields,
    })
  ).id;
const approve = (id: number) => make(`/api/cards/${id}/approve`, {});
const approved = async (personId: number, fields: object = {}): Promise<number> => {
  const id = await newCard(personId, fields);
  await approve(id);
  return id;
};
const restore = async (kind: string, subjectId: number) => {
  const { items } = await read(`/api/trash?kind=${kind}&subjectId=${subjectId}`);
  const answer = await eleanor.call('POST', `/api/trash/${items[0].id}/restore`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const statusOf = async (id: number) => (await read(`/api/cards/${id}`)).deliveryStatus;

test.each([
  ['a draft', async (id: number) => id],
  ['an approved card', approve],
  ['a skipped card', (id: number) => make(`/api/cards/${id}/skip`, {})],
  [
    'a skipped card that was approved',
    async (id: number) => {
      await approve(id);
      await make(`/api/cards/${id}/skip`, {});
    },
  ],
])('%s goes to the address that its contact got while it was in the trash', async (_, bring) => {
  const personId = await newContact();
  const id = await newCard(personId, { recipientEmail: 'OLD@example.test' });
  await bring(id);
  await eleanor.call('DELETE', `/api/cards/${id}`);
  await eleanor.call('PATCH', `/api/people/${personId}`, { email: 'new@example.test' });
  await restore('card', id);
  if ((await statusOf(id)) === 'skipped') await make(`/api/cards/${id}/unskip`, {});
  expect(await statusOf(id)).toBe('draft');
  await approve(id);
  expect((await read(`/api/cards/${id}`)).recipientEmail).toBe('new@example.test');
});

test('a card with an address of its own keeps it in the trash', async () => {
  const personId = await newContact();
  const id = await newCard(personId, { recipientEmail: 'own@example.test' });
  await eleanor.call('DELETE', `/api/cards/${id}`);
  await eleanor.call('PATCH', `/api/people/${personId}`, { email: 'new@example.test' });
  await restore('card', id);
  await approve(id);
  expect((await read(`/api/cards/${id}`)).recipientEmail).toBe('own@example.test');
});

test('a household comes back without a member who lives elsewhere now', async () => {
  const anna = await newContact({ name: 'Anna' });
  const [tom, mia] = [await newContact({ name: 'Tom' }), await newContact({ name: 'Mia' })];
  const found = (ids: number[]) => make('/api/households', { members: ids.map((id) => ({ id })) });
  const first = await found([anna, tom]);
  await eleanor.call('DELETE', `/api/people/${first.id}`);
  const second = await found([tom, mia]);
  await restore('contact', first.id);
  const membersOf = async (id: number) =>
    (await read(`/api/households/${id}`)).members.map(({ name }: { name: string }) => name);
  expect([await membersOf(first.id), await membersOf(second.id)]).toEqual([['Anna'], ['Tom', 'Mia']]);
});

test('a household has the name of a member again who comes back', async () => {
  const [anna, tom] = [await newContact({ name: 'Anna' }), await newContact({ name: 'Tom' })];
  const { id, name } = await make('/api/households', { members: [{ id: anna }, { id: tom }] });
  await eleanor.call('DELETE', `/api/people/${tom}`);
  expect((await read(`/api/households/${id}`)).name).toBe('Anna');
  await restore('contact', tom);
  expect(await read(`/api/households/${id}`)).toMatchObject({ name, nameForm: 'names' });
});

test('an approved card is a draft when its contact got another for the day meanwhile', async () => {
  const personId = await newContact();
  const first = await approved(personId);
  await eleanor.call('DELETE', `/api/cards/${first}`);
  const second = await approved(personId);
  expect((await restore('card', first)).cardsToApprove).toBe(1);
  expect([await statusOf(first), await statusOf(second)]).toEqual(['draft', 'approved_and_scheduled']);
});

test('an approved card is a draft when its date got another meanwhile, even for another day', async () => {
  const personId = await newContact();
  const date = await make('/api/important-dates', { personId, occasionType: 'christmas', date: '2026-12-25' });
  const first = await approved(personId, { occasionId: date.id });
  await eleanor.call('DELETE', `/api/cards/${first}`);
  await approved(personId, { occasionId: date.id, scheduledDate: '2026-12-22' });
  await restore('card', first);
  expect(await statusOf(first)).toBe('draft');
});

test('neither a skipped card nor one for another date ends an approval', async () => {
  const personId = await newContact();
  const birthday = { personId, occasionType: 'birthday', date: '1990-12-24' };
  const [anna, tom] = [await make('/api/important-dates', birthday), await make('/api/important-dates', birthday)];
  const card = await approved(personId, { occasionId: anna.id });
  await eleanor.call('DELETE', `/api/cards/${card}`);
  await make(`/api/cards/${await newCard(personId, { occasionId: anna.id })}/skip`, {});
  await approved(personId, { occasionId: tom.id });
  expect((await restore('card', card)).cardsToApprove).toBe(0);
  expect(await statusOf(card)).toBe('approved_and_scheduled');
});

test('a deleted date gives back no approval for which there is another card by now', async () => {
  const personId = await newContact();
  const date = await make('/api/important-dates', { personId, occasionType: 'christmas', date: '2026-12-25' });
  const first = await approved(personId, { occasionId: date.id });
  await eleanor.call('DELETE', `/api/important-dates/${date.id}`);
  await approved(personId);
  expect((await restore('date', date.id)).cardsToApprove).toBe(1);
  expect(await statusOf(first)).toBe('draft');
});
