import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app/test-app.ts';
import { refusalWords } from '../../card-page/refusal-words.ts';
import { languages } from '../../contract/vocabulary.ts';

let fondly: TestApp;
beforeAll(async () => {
  // One call a minute of each kind.
  fondly = await startTestApp({ environment: { RATE_LIMIT_FACTOR: '0.001' } });
});
afterAll(() => fondly.close());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('a rejected page request gets a page with a message, and a rejected call gets JSON', async () => {
  const open = (url: string) => fondly.anonymous.call('GET', url, undefined, browser);
  await open('/c/card-token-of-nobody-at-all');
  const page = await open('/c/card-token-of-nobody-at-all');
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'retry-after': expect.any(String) });
  expect(page.body).toContain('Too many requests. Please wait a moment.');
  const call = await open('/api/public/cards/card-token-of-nobody-at-all');
  expect([call.statusCode, call.json().code]).toEqual([429, 'rate_limited']);
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['sv, pl;q=0.7, en;q=0.3', 'pl'],
  ['*', 'en'],
  ['', 'en'],
] as const)('a reader who prefers "%s" is refused in %s', async (accepted, language) => {
  const page = await fondly.anonymous.call('GET', '/c/card-token-of-nobody-at-all', undefined, {
    ...browser,
    'accept-language': accepted,
  });
  expect(page.statusCode).toBe(429);
  expect(page.body).toContain(`<html lang="${language}">`);
  expect(page.body).toContain(refusalWords[language].reasons.rate_limited);
});

test('every language has its own words', () => {
  const headings = languages.map((language) => refusalWords[language].refused);
  expect(new Set(headings).size).toBe(languages.length);
});
