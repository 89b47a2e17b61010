import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('hashes with 19 MiB and two passes unless told otherwise', async () => {
  expect(await createPasswords().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
