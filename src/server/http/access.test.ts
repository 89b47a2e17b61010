import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { routes } from '../routes.ts';

let test_: TestApp;
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  test_ = await startTestApp();
  owner = await test_.signUp('Owner');
  stranger = await test_.signUp('Stranger');
});
afterAll(() => test_.close());

/** The route's path with ids of things that belong to `owner`. */
async function pathOf(path: string): Promise<string> {
  if (!path.includes(':id')) return path;
  const person = (await owner.call('POST', '/api/people', { name: 'Margaret', email: 'm@example.org' })).json();
  if (path.startsWith('/api/people')) return path.replace(':id', person.id);
  const date = (
    await owner.call('POST', '/api/important-dates', {
      personId: person.id,
      occasionType: 'birthday',
      date: '1966-12-04',
    })
  ).json();
  if (path.startsWith('/api/important-dates')) return path.replace(':id', date.id);
  const card = (
    await owner.call('POST', '/api/cards', { personId: person.id, title: 'For Margaret', category: 'birthday' })
  ).json();
  return path.replace(':id', card.id);
}

const guarded = routes.filter((route) => route.access === 'signed-in' || route.access === 'admin');
const withId = guarded.filter(
  (route) =>
    route.access === 'signed-in' &&
    route.endpoint.path.includes(':id') &&
    !/card-style-presets|images|generations|imports/.test(route.endpoint.path),
);

test.each(guarded.map((route) => [route.endpoint.method, route.endpoint.path, route] as const))(
  '%s %s needs a session',
  async (method, path) => {
    const response = await test_.anonymous.call(
      method,
      path.replace(':id', '1'),
      method === 'GET' || method === 'DELETE' ? undefined : {},
    );
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: 'Please log in.', code: 'unauthenticated' });
  },
);

test.each(withId.map((route) => [route.endpoint.method, route.endpoint.path, route.endpoint] as const))(
  '%s %s tells a stranger nothing',
  async (method, path, endpoint) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { slot: 'alternate1' };
    const ask = (url: string) =>
      endpoint.files ? stranger.upload(url, {}, { cardStyleId: randomUUID() }) : stranger.call(method, url, body);
    const response = await ask(await pathOf(path));
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
    const unknown = await ask(path.replace(':id', '2147483000'));
    expect(unknown.body).toBe(response.body);
    const malformed = await ask(path.replace(':id', 'x'));
    expect(malformed.statusCode).toBe(404);
  },
);

test('a write from another site is refused, from the same site and from no browser it is not', async () => {
  const body = { name: 'Margaret' };
  const crossSite = await owner.call('POST', '/api/people', body, { 'sec-fetch-site': 'cross-site' });
  const otherOrigin = await owner.call('POST', '/api/people', body, {
    origin: 'https://evil.example',
    host: 'fondly.test',
  });
  const sameOrigin = await owner.call('POST', '/api/people', body, {
    origin: 'http://fondly.test',
    host: 'fondly.test',
    'sec-fetch-site': 'same-origin',
  });
  expect([crossSite.statusCode, otherOrigin.statusCode, sameOrigin.statusCode]).toEqual([403, 403, 201]);
});

test('unknown keys and what a user may not set are dropped', async () => {
  const response = await owner.call('POST', '/api/people', {
    name: 'M',
    userId: 999,
    id: 5,
    isAdmin: true,
    version: 77,
    importId: 3,
  });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ name: 'M', version: 1 });
  expect((await owner.call('GET', '/api/user')).json()).toMatchObject({
    subscriptionPlan: 'free',
    cardCreditsRemaining: 5,
  });
});

test.each([
  ['not JSON', '{"name":', 400],
  ['an array', '[]', 400],
  ['a wrong type', '{"name":5}', 422],
])('%s as a body is refused in words', async (_what, payload, status) => {
  const response = await test_.app.inject({
    method: 'POST',
    url: '/api/people',
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json().message).not.toMatch(/SQL|select|\/src\/|at Object/);
});

test('an unknown path below /api is a JSON 404, and answers are not stored', async () => {
  const unknown = await owner.call('GET', '/api/nothing-here');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
  expect((await owner.call('GET', '/api/people')).headers['cache-control']).toBe('no-store');
});

test('text that no database can keep is taken without what cannot be kept', async () => {
  const person = await owner.call('POST', '/api/people', { name: 'Mar\u0000garet', notes: 'cut \ud83d here' });
  expect([person.statusCode, person.json().name, person.json().notes]).toEqual([201, 'Margaret', 'cut \ufffd here']);
  const date = await owner.call('POST', '/api/important-dates', {
    personId: person.json().id,
    occasionType: 'birth\u0000day',
    date: '1966-12-04',
    holidayRule: { type: 'easter_based', description: '\u0000\udc00 🎂' },
  });
  expect([date.statusCode, date.json().occasionType, date.json().holidayRule.description]).toEqual([
    201,
    'birthday',
    '\ufffd 🎂',
  ]);
  const empty = await owner.call('POST', '/api/people', { name: '\u0000' });
  expect([empty.statusCode, empty.json().fields]).toEqual([422, { name: 'Name is required' }]);
});

test('JSON that is nested deeper than the stack is refused in words', async () => {
  const nested = await test_.app.inject({
    method: 'POST',
    url: '/api/people',
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    payload: `{"name":"M","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  });
  expect([201, 400]).toContain(nested.statusCode);
});

test.each(['/%ff', '/api/people/%ff', `/api/people/${'x'.repeat(300)}`])(
  'an address that cannot be read (%.20s) is answered in our words',
  async (url) => {
    const response = await owner.call('GET', url);
    expect([400, 404, 414]).toContain(response.statusCode);
    expect(response.json()).toEqual({ message: expect.any(String), code: expect.any(String) });
    expect(response.json().code).not.toMatch(/^FST/);
  },
);
