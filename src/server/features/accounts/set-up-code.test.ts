import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';
import { setUpCode } from './set-up-code.policy.ts';

let fondly: TestApp;
afterEach(() => fondly.close());
const start = async (environment: Record<string, string>) => {
  fondly = await startTestApp({ environment });
};

let accounts = 0;
const register = (body: object = {}) => {
  accounts += 1;
  const account = { name: 'Ada Minton', email: `ada${accounts}@fondly.test`, password: 'correct horse' };
  return fondly.anonymous.call('POST', '/api/register', { ...account, ...body });
};
const needs = async () => (await fondly.anonymous.call('POST', '/api/registration', {})).json();

test('on this machine the first account needs no code and becomes administrator', async () => {
  await start({});
  expect((await needs()).setUp).toEqual({ needsCode: false });
  expect((await register()).json().isAdmin).toBe(true);
  expect((await needs()).setUp).toBeNull();
  expect((await register()).json().isAdmin).toBe(false);
});

test.each(['0.0.0.0', '::', '192.168.1.7', 'fondly.lan'])(
  'with HOST=%s the first account needs the code from the log',
  async (HOST) => {
    await start({ HOST });
    expect((await needs()).setUp).toEqual({ needsCode: true });
    const without = await register();
    expect([without.statusCode, Object.keys(without.json().fields)]).toEqual([403, ['setUpCode']]);
    const wrong = await register({ setUpCode: 'AAAA-BBBB-CCCC' });
    expect([wrong.statusCode, wrong.json().fields.setUpCode]).toEqual([403, expect.stringContaining('not the code')]);
    const code = setUpCode(fondly.context) ?? '';
    expect(code).toMatch(/^([0-9A-Z]{4}-){2}[0-9A-Z]{4}$/);
    const right = await register({ setUpCode: ` ${code.toLowerCase().replaceAll('-', ' ')}` });
    expect([right.statusCode, right.json().isAdmin]).toEqual([201, true]);
    // No longer valid, and no longer needed.
    expect((await register({ setUpCode: code })).json().isAdmin).toBe(false);
    expect((await register()).statusCode).toBe(201);
  },
);

test('wrong codes cause a delay, during which the right one is rejected too', async () => {
  await start({ HOST: '0.0.0.0' });
  const tries = [];
  for (let at = 0; at < 8; at += 1) tries.push((await register({ setUpCode: `AAAA-BBBB-CCC${at}` })).statusCode);
  expect(tries.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
  expect(tries.at(-1)).toBe(429);
  const setUpCodeOfLog = setUpCode(fondly.context);
  expect((await register({ setUpCode: setUpCodeOfLog })).statusCode).toBe(429);
  fondly.clock.advanceMs(60_000);
  expect((await register({ setUpCode: setUpCodeOfLog })).json().isAdmin).toBe(true);
});

test('of many simultaneous registrations with the code, one becomes administrator', async () => {
  await start({ HOST: '0.0.0.0' });
  const code = setUpCode(fondly.context);
  const answers = await Promise.all(Array.from({ length: 5 }, () => register({ setUpCode: code })));
  expect(answers.filter((answer) => answer.statusCode === 201 && answer.json().isAdmin)).toHaveLength(1);
});

test('ADMIN_EMAIL replaces the code: the first account does not become administrator', async () => {
  await start({ HOST: '0.0.0.0', ADMIN_EMAIL: 'ada@fondly.test' });
  expect((await needs()).setUp).toBeNull();
  expect((await register({ email: 'ada@fondly.test' })).json().isAdmin).toBe(false);
});
