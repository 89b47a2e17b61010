import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../tests/app/test-app.ts';

let fondly: TestApp;
beforeAll(async () => {
  fondly = await startTestApp();
});
afterAll(() => fondly.close());

const minuteMs = 60_000;
/** Calls whose effect outlasts a session. */
const lasting = {
  'another email address': (who: Person) => who.call('PATCH', '/api/user', { email: 'else@where.test' }),
  'a copy of everything': (who: Person) => who.call('GET', '/api/user/data.zip'),
  'the address of the calendar': (who: Person) => who.call('POST', '/api/calendar'),
  'the question whether the login is recent': (who: Person) => who.call('POST', '/api/user/recent-login'),
};

test.each(Object.entries(lasting))('%s requires a login within the last ten minutes', async (_, ask) => {
  const who = await fondly.signUp();
  expect((await ask(who)).statusCode).toBeLessThan(300);
  fondly.clock.advanceMs(11 * minuteMs);
  const refused = await ask(who);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'login_too_old']);
  const { email } = who.user;
  const login = await fondly.anonymous.call('POST', '/api/login', { email, password: 'correct horse' });
  const session = login.cookies.find(({ name }) => name === 'fondly_session');
  // A login in another session does not count for this one.
  expect((await ask(who)).statusCode).toBe(403);
  const again = {
    ...who,
    call: (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
      fondly.app.inject({
        method,
        url,
        headers: { cookie: `fondly_session=${session?.value}` },
        ...(payload && { payload }),
      }),
  };
  expect((await ask(again as Person)).statusCode).toBeLessThan(300);
});

test('an older session can save settings that leave the address unchanged', async () => {
  const who = await fondly.signUp();
  fondly.clock.advanceMs(60 * minuteMs);
  const saved = await who.call('PATCH', '/api/user', { name: 'Nell Whitfield', email: who.user.email.toUpperCase() });
  expect(saved.statusCode).toBe(200);
});
