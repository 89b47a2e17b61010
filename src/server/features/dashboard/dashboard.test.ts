import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';

let fondly: TestApp;
let eleanor: Person;
beforeAll(async () => {
  fondly = await startTestApp();
  fondly.clock.set('2026-11-21T12:00:00Z');
  eleanor = await fondly.signUp();
});
afterAll(() => fondly.close());

const statsOf = async (who: Person) => (await who.call('GET', '/api/dashboard/stats')).json();

test('the figures count existing rows of the user only', async () => {
  const stranger = await fondly.signUp('Stranger');
  expect(await statsOf(eleanor)).toEqual({ people: 0, dates: 0, drafts: 0, approved: 0, sent: 0, credits: 5 });
  const add = async (path: string, body: object) => (await eleanor.call('POST', path, body)).json().id;
  const personId = await add('/api/people', { name: 'Margaret', email: 'm@example.test' });
  await add('/api/people', { name: 'Walter' });
  for (const date of ['1966-12-04', '--02-29', '2027-03-03'])
    await add('/api/important-dates', { personId, occasionType: 'birthday', date });
  const cards: number[] = [];
  for (const scheduledDate of ['2026-12-04', '2026-12-05', '2026-12-06', null])
    cards.push(await add('/api/cards', { personId, title: 'Card', category: 'birthday', scheduledDate }));
  await eleanor.call('POST', `/api/cards/${cards[0]}/approve`);
  await eleanor.call('POST', `/api/cards/${cards[1]}/skip`);
  expect(await statsOf(eleanor)).toEqual({ people: 2, dates: 3, drafts: 2, approved: 1, sent: 0, credits: 5 });
  expect(await statsOf(stranger)).toMatchObject({ people: 0, dates: 0, drafts: 0, approved: 0 });

  const events = (await eleanor.call('GET', '/api/events/upcoming')).json();
  expect(events.map((date: { nextOccurrence: string }) => date.nextOccurrence)).toEqual(['2026-12-04']);
  expect((await stranger.call('GET', '/api/events/upcoming')).json()).toEqual([]);
});
