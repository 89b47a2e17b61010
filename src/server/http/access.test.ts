import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { routes } from '../routes.ts';

let test_: TestApp;
let owner: Person;

beforeAll(async () => {
  test_ = await startTestApp();
  owner = await test_.signUp('Owner');
});
afterAll(() => test_.close());

const guarded = routes.filter((route) => route.access === 'signed-in' || route.access === 'admin');
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

test('explains a write rejected because the proxy does not pass on the Host header', async () => {
  const answer = await owner.call(
    'POST',
    '/api/people',
    { name: 'Mum' },
    { origin: 'http://fondly.test', host: '127.0.0.1:3000' },
  );
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    expect.stringContaining('does not pass on the Host header'),
  ]);
});

test('rejects writes from another site and accepts those from the same site', async () => {
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

test('drops unknown keys and protected fields', async () => {
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
])('rejects %s as a body with a readable message', async (_what, payload, status) => {
  const response = await test_.app.inject({
    method: 'POST',
    url: '/api/people',
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json().message).not.toMatch(/SQL|select|\/src\/|at Object/);
});

test('an unknown path below /api returns a JSON 404, and answers are not cached', async () => {
  const unknown = await owner.call('GET', '/api/nothing-here');
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
  expect((await owner.call('GET', '/api/people')).headers['cache-control']).toBe('no-store');
});

test('removes characters that no database can store', async () => {
  const person = await owner.call('POST', '/api/people', { name: 'Mar\u0000garet', notes: 'cut \ud83d here' });
  expect([person.statusCode, person.json().name, person.json().notes]).toEqual([201, 'Margaret', 'cut \ufffd here']);
  const date = await owner.call('POST', '/api/important-dates', {
    personId: person.json().id,
    occasionType: 'birth\u0000day',
    date: '1966-12-04',
    holidayRule: { type: 'easter_based', offset_days: 1, description: '\u0000\udc00 🎂' },
  });
  expect([date.statusCode, date.json().occasionType, date.json().holidayRule.description]).toEqual([
    201,
    'birthday',
    '\ufffd 🎂',
  ]);
  const empty = await owner.call('POST', '/api/people', { name: '\u0000' });
  expect([empty.statusCode, empty.json().fields]).toEqual([422, { name: 'Name is required' }]);
});

test('answers JSON nested deeper than the stack without failing', async () => {
  const nested = await test_.app.inject({
    method: 'POST',
    url: '/api/people',
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    payload: `{"name":"M","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  });
  expect([201, 400]).toContain(nested.statusCode);
});

test.each(['/%ff', '/api/people/%ff', `/api/people/${'x'.repeat(300)}`])(
  'an unreadable address (%.20s) returns a plain JSON error',
  async (url) => {
    const response = await owner.call('GET', url);
    expect([400, 404, 414]).toContain(response.statusCode);
    expect(response.json()).toEqual({ message: expect.any(String), code: expect.any(String) });
    expect(response.json().code).not.toMatch(/^FST/);
  },
);
