import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

const origin = 'https://cards.example.org';
const kindOf = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  requestKind({ url: new URL(path, origin).href, mode, method }, origin);

test.each([
  ['/', 'page'],
  ['/people/7/edit?from=/people', 'page'],
  ['/cards/create', 'page'],
  ['/auth?reset=secret', 'page'],
  ['/c/secret-of-a-card', 'network'],
  ['/sign/secret', 'network'],
  ['/about-fondly?style=watercolor', 'network'],
  ['/unsubscribe/secret', 'network'],
  ['/oidc/1/callback?code=secret', 'network'],
  ['/answer/secret', 'network'],
  ['/calendar/secret.ics', 'network'],
  ['/api/docs', 'network'],
  ['/api', 'network'],
  ['/report.pdf', 'network'],
])('classifies the page %s as %s', (path, kind) => {
  expect(kindOf(path, 'navigate')).toBe(kind);
});

test.each([
  ['/assets/main-a1b2.js', 'hashed'],
  ['/theme.js', 'loose'],
  ['/api/user', 'network'],
  ['/api/images/0b0f', 'network'],
  ['/api/public/cards/secret/image', 'network'],
  ['/manifest.webmanifest', 'network'],
  ['/sw.js', 'network'],
  ['https://elsewhere.example/assets/main.js', 'network'],
])('classifies the file %s as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('leaves writes to the network', () => {
  expect(kindOf('/cards/create', 'navigate', 'POST')).toBe('network');
  expect(kindOf('/assets/main-a1b2.js', 'cors', 'DELETE')).toBe('network');
});
