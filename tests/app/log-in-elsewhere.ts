import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

type Headers = Record<string, string>;
export type Answer = Awaited<ReturnType<TestApp['anonymous']['call']>>;

/** A browser's cookies for Fondly. */
export type Browser = { cookies: Map<string, string> };
export const newBrowser = (): Browser => ({ cookies: new Map() });

export const cookieOf = ({ cookies }: Browser) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A call of a browser: it sends its cookies and keeps those of the answer. */
export async function ask(
  fondly: TestApp,
  browser: Browser,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: object,
  headers: Headers = {},
): Promise<Answer> {
  const answer = await fondly.anonymous.call(method, url, body, { cookie: cookieOf(browser), ...headers });
  for (const { name, value } of answer.cookies) {
    if (value === '') browser.cookies.delete(name);
    else browser.cookies.set(name, value);
  }
  return answer;
}

/** Starts a login and returns the provider's address for it. */
export async function start(fondly: TestApp, browser: Browser, key = '1', body: object = {}): Promise<URL> {
  const answer = await ask(fondly, browser, 'POST', `/api/logins/${key}/start`, body);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return new URL(answer.json().url);
}

/** Follows a provider's redirects as a browser would, until they lead to Fondly; returns path and query there. */
export async function passThrough(address: URL, jar = new Map<string, string>()): Promise<string> {
  let at = address;
  for (let hop = 0; hop < 8; hop += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      jar.set(name, value);
    }
    const to = answer.headers.get('location');
    if (!to) throw new Error(`${at.pathname} answered ${answer.status}: ${await answer.text()}`);
    at = new URL(to, at);
    if (at.host === 'fondly.test') return at.pathname + at.search;
  }
  throw new Error('The provider redirects for ever');
}

/** Logs in at a provider; returns Fondly's answer to the browser that came back. */
export async function logIn(fondly: TestApp, browser: Browser, key = '1', body: object = {}): Promise<Answer> {
  return ask(fondly, browser, 'GET', await passThrough(await start(fondly, browser, key, body)));
}

/** The page that an answer leads to. */
export const pageAfter = (answer: Answer) => {
  const { pathname, search, origin } = new URL(String(answer.headers.location), 'http://none.test');
  return origin === 'http://fondly.test' ? pathname + search : String(answer.headers.location);
};

/** Who is logged in with this browser; null if nobody is. */
export async function whoIs(fondly: TestApp, browser: Browser) {
  const answer = await ask(fondly, browser, 'GET', '/api/user');
  return answer.statusCode === 200 ? answer.json() : null;
}
