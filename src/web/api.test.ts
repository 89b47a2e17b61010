import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { ApiError, addressOf, call, download } from './api.ts';

const read = endpoint({
  method: 'GET',
  path: '/api/people/:id',
  params: z.object({ id: z.number() }),
  query: z.object({ days: z.number().optional() }),
  response: z.object({ name: z.string() }),
});
const write = endpoint({
  method: 'POST',
  path: '/api/cards',
  body: z.object({ title: z.string() }),
  response: z.object({ id: z.number() }),
});
const upload = endpoint({
  method: 'POST',
  path: '/api/photo',
  body: z.object({ style: z.string() }),
  files: ['image'],
});

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
  const fetcher = answerWith(Response.json({ name: 'Ann' }));
  expect(await call(read, { params: { id: 3 }, query: { days: 30 } })).toEqual({ name: 'Ann' });
  expect(fetcher.mock.calls[0]?.[0]).toBe('/api/people/3?days=30');
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
});

test('downloads a file from a call with a body', async () => {
  const fetcher = answerWith(new Response('a picture'));
  const preview = endpoint({ method: 'POST', path: '/api/preview', body: z.object({ title: z.string() }) });
  expect(await (await download(preview, { body: { title: 'Hi' } })).text()).toBe('a picture');
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"title":"Hi"}' });
});

test('a write sends JSON and returns undefined for 204', async () => {
  const fetcher = answerWith(new Response(null, { status: 204 }));
  expect(await call(write, { body: { title: 'Hi' } })).toBeUndefined();
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({
    body: '{"title":"Hi"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('sends files as multipart, text fields first, and leaves the content type to the browser', async () => {
  const fetcher = answerWith(new Response(null, { status: 204 }));
  await call(upload, { body: { style: 'oil' }, files: { image: new File(['x'], 'x.png') } });
  const request = fetcher.mock.calls[0]?.[1];
  const form = request?.body as FormData;
  expect([...form.keys()]).toEqual(['style', 'image']);
  expect(request?.headers).not.toHaveProperty('content-type');
});

test("an error has the server's message, code and fields", async () => {
  answerWith(Response.json({ message: 'Taken', code: 'stale_version', fields: { email: 'In use' } }, { status: 409 }));
  const error = await failureOf(call(write, { body: { title: '' } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Taken', status: 409, code: 'stale_version', fields: { email: 'In use' } });
});

test('an error with an unknown code keeps its message', async () => {
  answerWith(Response.json({ message: 'Later', code: 'from_the_future' }, { status: 409 }));
  expect(await failureOf(call(write, { body: { title: '' } }))).toMatchObject({ message: 'Later', code: undefined });
});

test.each([
  ['a read', () => call(read, { params: { id: 1 } }), 'Network response was not ok: Bad Gateway'],
  ['a write', () => call(write, { body: { title: '' } }), 'API request failed: Bad Gateway'],
])('%s that fails without a readable body has the message of its status', async (_, act, message) => {
  answerWith(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  expect(await failureOf(act())).toMatchObject({ message, status: 502 });
});

test("a 401 has the message Unauthorized on a read, the server's message on a write", async () => {
  const body = { message: 'Invalid email or password', code: 'unauthenticated' };
  answerWith(Response.json(body, { status: 401 }));
  expect(await failureOf(call(read, { params: { id: 1 } }))).toMatchObject({ message: 'Unauthorized' });
  answerWith(Response.json(body, { status: 401 }));
  expect(await failureOf(call(write, { body: { title: '' } }))).toMatchObject({ message: 'Invalid email or password' });
});

test('a lost connection has status 0', async () => {
  answerWith(new TypeError('Failed to fetch'));
  expect(await failureOf(call(read, { params: { id: 1 } }))).toMatchObject({
    status: 0,
    message: 'Network response was not ok: no connection',
  });
});

test('an error has the Retry-After seconds of the answer', async () => {
  answerWith(
    new Response('{"message":"Please wait","code":"rate_limited"}', { status: 429, headers: { 'retry-after': '10' } }),
  );
  await expect(call(read, { params: { id: 1 } })).rejects.toMatchObject({ status: 429, retryAfterSeconds: 10 });
});

test('a read takes the answer that was asked for before the scripts, once', async () => {
  const fetcher = answerWith(Response.json({ name: 'later' }));
  vi.stubGlobal('firstReads', new Map([['/api/people/1', Promise.resolve(Response.json({ name: 'first' }))]]));
  expect(await call(read, { params: { id: 1 } })).toEqual({ name: 'first' });
  expect(fetcher).not.toHaveBeenCalled();
  expect(await call(read, { params: { id: 1 } })).toEqual({ name: 'later' });
});

test('a first read without an answer, or older than a write, is read again', async () => {
  const first = (answer: Response | null) =>
    vi.stubGlobal('firstReads', new Map([['/api/people/1', Promise.resolve(answer)]]));
  first(null);
  answerWith(Response.json({ name: 'now' }));
  expect(await call(read, { params: { id: 1 } })).toEqual({ name: 'now' });
  first(Response.json({ name: 'before' }));
  answerWith(Response.json({ id: 1 }));
  await call(write, { body: { title: 'Hi' } });
  answerWith(Response.json({ name: 'after' }));
  expect(await call(read, { params: { id: 1 } })).toEqual({ name: 'after' });
});
