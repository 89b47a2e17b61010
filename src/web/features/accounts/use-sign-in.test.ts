import { expect, test } from 'vitest';
import { invitationIn } from './use-sign-in.ts';

test.each([
  ['https://cards.example.org/auth?invitation=a-b_c', 'a-b_c'],
  [' https://cards.example.org/auth?redirect=%2F&invitation=abc#top\n', 'abc'],
  [' abc ', 'abc'],
])('finds in %j the invitation token %s', (pasted, invitation) => {
  expect(invitationIn(pasted)).toBe(invitation);
});
