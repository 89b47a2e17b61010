import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { secretLinks } from '../../db/tables/cards.ts';
import { importantDates } from '../../db/tables/important-dates.ts';
import { people } from '../../db/tables/people.ts';

let fondly: TestApp;
let eleanor: Person;
let personId: number;
beforeAll(async () => {
  fondly = await startTestApp({ environment: { PUBLIC_URL: 'https://fondly.example' } });
  fondly.clock.set('2026-11-21T12:00:00Z');
  eleanor = await fondly.signUp();
  personId = (await eleanor.call('POST', '/api/people', { name: 'Margaret' })).json().id;
  await eleanor.call('POST', '/api/important-dates', { personId, occasionType: 'birthday', date: '1966-12-04' });
});
afterAll(() => fondly.close());

const since = async (who: Person) => (await who.call('GET', '/api/calendar')).json().since;
const makeAddress = async (who: Person): Promise<string> => (await who.call('POST', '/api/calendar')).json().url;
/** Like a calendar program: without a session. */
const fetchFeed = (address: string, headers = {}) =>
  fondly.anonymous.call('GET', new URL(address).pathname, undefined, headers);

function eventsOf(text: string): ICAL.Event[] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return events.map((event) => new ICAL.Event(event));
}

test('shows a calendar address once, serves it without a session, and stores it as a hash', async () => {
  expect(await since(eleanor)).toBeNull();
  const made = await eleanor.call('POST', '/api/calendar');
  expect(made.statusCode).toBe(201);
  const { url, webcalUrl } = made.json();
  expect(url).toMatch(/^https:\/\/fondly\.example\/calendar\/[\w-]{43}\.ics$/);
  expect(webcalUrl).toBe(url.replace('https:', 'webcal:'));
  expect(await since(eleanor)).toBe('2026-11-21T12:00:00.000Z');
  const token = url.slice(-47, -4);
  expect(JSON.stringify(await fondly.context.database.orm.select().from(secretLinks))).not.toContain(token);

  const feed = await fetchFeed(url);
  expect(feed.statusCode).toBe(200);
  expect(feed.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(feed.headers['set-cookie']).toBeUndefined();
  expect(feed.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  expect(feed.body).not.toMatch(/[^\r]\n|VALARM/);
  expect(eventsOf(feed.body).map(({ summary }) => summary)).toEqual(["Margaret's birthday"]);
});

test('a new address revokes the old one, and switching off revokes it for good', async () => {
  const first = await makeAddress(eleanor);
  const second = await makeAddress(eleanor);
  expect((await fetchFeed(second)).statusCode).toBe(200);
  expect((await eleanor.call('DELETE', '/api/calendar')).statusCode).toBe(204);
  expect((await eleanor.call('DELETE', '/api/calendar')).statusCode).toBe(204);
  expect(await since(eleanor)).toBeNull();
  for (const address of [first, second, 'https://x/calendar/x.ics', `https://x/calendar/${'a'.repeat(43)}.ics`]) {
    const gone = await fetchFeed(address);
    expect([gone.statusCode, gone.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(gone.body).toMatch(/^This calendar address does not work any more\./);
  }
});

test('one of several addresses created in parallel remains valid', async () => {
  const addresses = await Promise.all([1, 2, 3, 4].map(() => makeAddress(eleanor)));
  const answers = await Promise.all(addresses.map(async (address) => (await fetchFeed(address)).statusCode));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

test("one user's address neither shows nor revokes another's calendar", async () => {
  const stranger = await fondly.signUp('Stranger');
  const hers = await makeAddress(eleanor);
  const his = await makeAddress(stranger);
  expect(eventsOf((await fetchFeed(his)).body)).toEqual([]);
  await stranger.call('DELETE', '/api/calendar');
  expect((await fetchFeed(hers)).statusCode).toBe(200);
});

test('rejects the token of another kind of link', async () => {
  const address = await makeAddress(eleanor);
  await fondly.context.database.orm.update(secretLinks).set({ kind: 'card' });
  expect((await fetchFeed(address)).statusCode).toBe(404);
});

test('answers 304 for an unchanged calendar and sends a changed one', async () => {
  const address = await makeAddress(eleanor);
  const etag = String((await fetchFeed(address)).headers.etag);
  const again = await fetchFeed(address, { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await eleanor.call('PATCH', `/api/people/${personId}`, { name: 'Margaret Whitfield' });
  const renamed = await fetchFeed(address, { 'if-none-match': etag });
  expect(renamed.statusCode).toBe(200);
  const [event] = eventsOf(renamed.body);
  expect([event?.summary, event?.sequence]).toEqual(["Margaret Whitfield's birthday", 1]);
});

test('dates with reminders switched off stay in the calendar', async () => {
  const { id } = (
    await eleanor.call('POST', '/api/important-dates', {
      personId,
      occasionType: 'wedding',
      date: '2027-06-05',
      repeatsAnnually: false,
      isActive: false,
    })
  ).json();
  const events = eventsOf((await fetchFeed(await makeAddress(eleanor))).body);
  expect(events.find(({ uid }) => uid.startsWith(`date-${id}@`))?.startDate.toString()).toBe('2027-06-05');
});

test('serves thousands of dates in one answer without blocking other requests', async () => {
  const busy = await fondly.signUp('Busy');
  const { orm } = fondly.context.database;
  const everyone = Array.from({ length: 1500 }, (_, at) => ({ userId: busy.user.id, name: `Margaret ${at} מרגרט` }));
  const inserted = await orm.insert(people).values(everyone).returning({ id: people.id });
  const dates = inserted.flatMap((person) => [
    { personId: person.id, occasionType: 'birthday', date: `--0${1 + (person.id % 9)}-11` },
    { personId: person.id, occasionType: 'easter', date: '2026-04-05' },
  ]);
  await orm.insert(importantDates).values(dates);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const feed = await fetchFeed(await makeAddress(busy));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(8);
  expect(feed.body.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1500 * 5);
});
