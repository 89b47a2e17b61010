import { expect, test } from 'vitest';
import { isThisMachine } from './this-machine.ts';

test.each(['http://localhost:3000/auth', 'http://127.0.0.1', 'http://[::1]:3000'])(
  '%s opens on this computer only',
  (url) => {
    expect(isThisMachine(url)).toBe(true);
  },
);

test.each(['http://192.168.1.4:3000', 'https://cards.example.org', 'https://localhost.example.org'])(
  '%s opens elsewhere',
  (url) => {
    expect(isThisMachine(url)).toBe(false);
  },
);
