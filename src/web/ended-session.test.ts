import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import { forgetWaitingCalls, goOnAfterLogin, offerLogin, stopAsking } from './ended-session.ts';

const read = () => call('GET /api/people');
const write = () => call('POST /api/logout');

let signedIn = false;
const fetcher = vi.fn(async (_address: string, _request: RequestInit) =>
  signedIn ? new Response(null, { status: 204 }) : Response.json({ message: 'Please log in.' }, { status: 401 }),
);
let leavePage = () => {};
beforeEach(() => {
  signedIn = false;
  fetcher.mockClear();
  vi.stubGlobal('fetch', fetcher);
  const withdraw = offerLogin();
  leavePage = () => {
    leavePage = () => {};
    withdraw();
  };
});
afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
});

/** Resolves when this many calls have been made and their answers read. */
const refused = async (calls: number) => {
  await vi.waitFor(() => expect(fetcher).toHaveBeenCalledTimes(calls));
  await new Promise(setImmediate);
};

test('repeats the refused calls after the user has logged in again', async () => {
  const calls = Promise.all([read(), write(), write()]);
  await refused(3);
  signedIn = true;
  goOnAfterLogin();
  expect(await calls).toEqual([undefined, undefined, undefined]);
  expect(fetcher).toHaveBeenCalledTimes(6);
});

test('calls fail when the dialog is closed, and only writes open it again', async () => {
  const first = write();
  await refused(1);
  stopAsking();
  await expect(first).rejects.toMatchObject({ status: 401, message: 'Please log in.' });
  await expect(read()).rejects.toMatchObject({ status: 401 });
  const again = write();
  await refused(3);
  signedIn = true;
  goOnAfterLogin();
  expect(await again).toBeUndefined();
});

test('drops the waiting calls when another user logs in', async () => {
  const settled = vi.fn();
  void write().then(settled, settled);
  await refused(1);
  forgetWaitingCalls();
  signedIn = true;
  goOnAfterLogin();
  await read();
  expect(settled).not.toHaveBeenCalled();
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('neither a wrong password nor a signed-out page opens the login dialog', async () => {
  await expect(
    call('POST /api/login', { body: { email: 'ann@example.org', password: 'wrong' }, signsIn: true }),
  ).rejects.toMatchObject({ status: 401 });
  leavePage();
  await expect(write()).rejects.toMatchObject({ status: 401 });
});

test('waiting calls fail when the user leaves the page', async () => {
  const first = write();
  await refused(1);
  leavePage();
  await expect(first).rejects.toMatchObject({ status: 401 });
});

test('a call that requires a recent login waits for it, and fails when the dialog is closed', async () => {
  const tooOld = () => Response.json({ message: 'Please log in again first.', code: 'login_too_old' }, { status: 403 });
  fetcher.mockImplementation(async () => (signedIn ? new Response(null, { status: 204 }) : tooOld()));
  const first = write();
  await refused(1);
  signedIn = true;
  goOnAfterLogin();
  expect(await first).toBeUndefined();
  signedIn = false;
  const second = write().catch((error: Error) => error.message);
  await refused(3);
  stopAsking();
  expect(await second).toBe('Please log in again first.');
});
