import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';

type Dated = { id: number; card: { id: number; deliveryStatus: string } | null };

let fondly: TestApp;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
  eleanor = await fondly.signUp();
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret', email: 'm@example.org' })).json().id;
});
afterAll(() => fondly.close());

const addDate = async (date: string) =>
  (await eleanor.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date })).json();
async function addCard(occasionId: number): Promise<number> {
  const body = { personId, occasionId, title: 'For you', category: 'birthday', message: 'Words' };
  return (await eleanor.call('POST', '/api/cards', body)).json().id;
}
const cardOf = async (path: string, id: number) =>
  ((await eleanor.call('GET', path)).json() as Dated[]).find((date) => date.id === id)?.card;

test('a date shows the card of its next occurrence in every answer, to its owner only', async () => {
  const date: Dated = await addDate('1966-12-04');
  const other: Dated = await addDate('1966-12-04');
  expect(date.card).toBeNull();
  const id = await addCard(date.id);
  const card = { id, deliveryStatus: 'draft' };
  const lists = [
    '/api/important-dates',
    `/api/important-dates?personId=${personId}`,
    '/api/important-dates/upcoming?days=365',
    '/api/events/upcoming',
  ];
  for (const path of lists) {
    expect([await cardOf(path, date.id), await cardOf(path, other.id)]).toEqual([card, null]);
  }
  expect((await eleanor.call('GET', `/api/important-dates/${date.id}`)).json().card).toEqual(card);
  const moved = await eleanor.call('PATCH', `/api/important-dates/${date.id}`, { date: '1966-12-06' });
  expect(moved.json()).toMatchObject({ cardsMoved: 1, card });

  await eleanor.call('POST', `/api/cards/${id}/approve`);
  expect(await cardOf('/api/important-dates', date.id)).toEqual({ id, deliveryStatus: 'approved_and_scheduled' });
  // Next year's occurrence has none yet.
  fondly.clock.set('2026-12-07T12:00:00Z');
  expect(await cardOf('/api/important-dates', date.id)).toBeNull();
  fondly.clock.set('2026-11-21T12:00:00Z');
});

test('shows the newest of several cards, and a skipped one only if there is no other', async () => {
  const { id: dateId } = await addDate('1966-12-24');
  const first = await addCard(dateId);
  const second = await addCard(dateId);
  expect(await cardOf('/api/important-dates', dateId)).toMatchObject({ id: second });
  await eleanor.call('POST', `/api/cards/${second}/skip`);
  expect(await cardOf('/api/important-dates', dateId)).toMatchObject({ id: first, deliveryStatus: 'draft' });
  await eleanor.call('DELETE', `/api/cards/${first}`);
  expect(await cardOf('/api/important-dates', dateId)).toEqual({ id: second, deliveryStatus: 'skipped' });
});
