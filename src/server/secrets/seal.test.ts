import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';
import { secretKeyFrom } from './secret-key.ts';

const key = secretKeyFrom('a key of thirty-two characters or more');

test('a sealed secret opens only with the same key and purpose', () => {
  const sealed = seal(key, 'mail', 'pass wörd');
  expect(sealed).not.toContain('pass');
  expect(unseal(key, 'mail', sealed)).toBe('pass wörd');
  expect(unseal(key, 'ai', sealed)).toBeNull();
  expect(unseal(secretKeyFrom('another key of thirty-two characters'), 'mail', sealed)).toBeNull();
});

test('a changed or truncated secret does not open', () => {
  const sealed = seal(key, 'mail', 'secret');
  expect(unseal(key, 'mail', `${sealed.slice(0, -2)}AA`)).toBeNull();
  expect(unseal(key, 'mail', sealed.slice(0, 20))).toBeNull();
});
