import { expect, test } from 'vitest';
import { isOpenToStrangers, isPublicAddress } from './public-address.ts';

test.each([
  ['https://cards.example.org', true],
  ['http://cards.example.org:8080', true],
  ['http://8.8.8.8', true],
  ['http://[2606:4700::1111]:3000', true],
  ['http://localhost:3000', false],
  ['http://nas:3000', false],
  ['http://nas.local', false],
  ['http://cards.home.arpa', false],
  ['http://192.168.1.5:3000', false],
  ['http://10.0.0.5', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://[fd00::5]:3000', false],
])('%s is public: %s', (url, isPublic) => {
  expect(isPublicAddress(url)).toBe(isPublic);
});

test('strangers can register only if registration is open at a public address', () => {
  const publicUrl = 'https://cards.example.org';
  expect(isOpenToStrangers({ registration: 'open', publicUrl })).toBe(true);
  expect(isOpenToStrangers({ registration: 'invite', publicUrl })).toBe(false);
  expect(isOpenToStrangers({ registration: 'open', publicUrl: 'http://nas.local' })).toBe(false);
});
