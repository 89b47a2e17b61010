import { expect, test } from 'vitest';
import { suggestPasskeyName } from './passkeys.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1', 'My iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0', 'My Android device'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0', 'My Chromebook'],
  ['something else', 'My passkey'],
])('the user agent %s suggests the name %s', (userAgent, name) => {
  expect(suggestPasskeyName(userAgent)).toBe(name);
});
