import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, addressOf, call, download } from './api.ts';

const read = () => call('GET /api/people/:id', { params: { id: 1 } });
const write = () => call('POST /api/password/forgot', { body: { email: 'ann@example.org' } });

function answerWith(response: Response | Error) {
  const fetcher = vi.fn(async (_address: string, _request: RequestInit) => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

afterEach(() => vi.unstubAllGlobals());

test('fills in and encodes parameters, and leaves out undefined query values', () => {
  expect(addressOf('/api/x/:id/y/:name', { params: { id: 7, name: 'a/b' }, query: { q: 'ä', none: undefined } })).toBe(
    '/api/x/7/y/a%2Fb?q=%C3%A4',
  );
});

test('a read sends cookies and returns the parsed answer', async () => {
  const fetcher = answerWith(Response.json([{ name: 'Ann' }]));
  expect(await call('GET /api/cards', { query: { personId: 3 } })).toEqual([{ name: 'Ann' }]);
  expect(fetcher.mock.calls[0]?.[0]).toBe('/api/cards?personId=3');
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
});

test('downloads a file from a call with a body', async () => {
  const fetcher = answerWith(new Response('a picture'));
  const sent = { body: { email: 'ann@example.org' } };
  expect(await (await download('POST /api/password/forgot', sent)).text()).toBe('a picture');
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"email":"ann@example.org"}' });
});

test('a write sends JSON and returns undefined for 204', async () => {
  const fetcher = answerWith(new Response(null, { status: 204 }));
  expect(await write()).toBeUndefined();
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({
    body: '{"email":"ann@example.org"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('sends files as multipart, text fields first, and leaves the content type to the browser', async () => {
  const fetcher = answerWith(new Response(null, { status: 204 }));
  await call('POST /api/people/:id/style-override', {
    params: { id: 1 },
    body: { cardStyleId: 'oil' },
    files: { styleImage: new File(['x'], 'x.png') },
  });
  const request = fetcher.mock.calls[0]?.[1];
  const form = request?.body as FormData;
  expect([...form.keys()]).toEqual(['cardStyleId', 'styleImage']);
  expect(request?.headers).not.toHaveProperty('content-type');
});

test("an error has the server's message, code and fields", async () => {
  answerWith(Response.json({ message: 'Taken', code: 'stale_version', fields: { email: 'In use' } }, { status: 409 }));
  const error = await failureOf(write());
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Taken', status: 409, code: 'stale_version', fields: { email: 'In use' } });
});

test('an error with an unknown code keeps its message', async () => {
  answerWith(Response.json({ message: 'Later', code: 'from_the_future' }, { status: 409 }));
  expect(await failureOf(write())).toMatchObject({ message: 'Later', code: undefined });
});

test.each([
  ['a read', read, 'Network response was not ok: Bad Gateway'],
  ['a write', write, 'API request failed: Bad Gateway'],
])('%s that fails without a readable body has the message of its status', async (_, act, message) => {
  answerWith(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  expect(await failureOf(act())).toMatchObject({ message, status: 502 });
});

test("a 401 has the message Unauthorized on a read, the server's message on a write", async () => {
  const body = { message: 'Invalid email or password', code: 'unauthenticated' };
  answerWith(Response.json(body, { status: 401 }));
  expect(await failureOf(read())).toMatchObject({ message: 'Unauthorized' });
  answerWith(Response.json(body, { status: 401 }));
  expect(await failureOf(write())).toMatchObject({ message: 'Invalid email or password' });
});

test('a lost connection has status 0', async () => {
  answerWith(new TypeError('Failed to fetch'));
  expect(await failureOf(read())).toMatchObject({
    status: 0,
    message: 'Network response was not ok: no connection',
  });
});

test('an error has the Retry-After seconds of the answer', async () => {
  answerWith(
    new Response('{"message":"Please wait","code":"rate_limited"}', { status: 429, headers: { 'retry-after': '10' } }),
  );
  await expect(read()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 10 });
});

test('a read takes the answer that was asked for before the scripts, once', async () => {
  const fetcher = answerWith(Response.json({ name: 'later' }));
  vi.stubGlobal('firstReads', new Map([['/api/people/1', Promise.resolve(Response.json({ name: 'first' }))]]));
  expect(await read()).toEqual({ name: 'first' });
  expect(fetcher).not.toHaveBeenCalled();
  expect(await read()).toEqual({ name: 'later' });
});

test('a first read without an answer, or older than a write, is read again', async () => {
  const first = (answer: Response | null) =>
    vi.stubGlobal('firstReads', new Map([['/api/people/1', Promise.resolve(answer)]]));
  first(null);
  answerWith(Response.json({ name: 'now' }));
  expect(await read()).toEqual({ name: 'now' });
  first(Response.json({ name: 'before' }));
  answerWith(Response.json({ id: 1 }));
  await write();
  answerWith(Response.json({ name: 'after' }));
  expect(await read()).toEqual({ name: 'after' });
});
