import { expect, test } from 'vitest';
import { messageSize } from './full-card.tsx';

test.each([
  ['a'.repeat(300), 'large'],
  ['a'.repeat(301), 'medium'],
  [`${'a'.repeat(280)}\n\n`, 'medium'],
  ['🎂'.repeat(300), 'large'],
  ['a'.repeat(461), 'small'],
])('a message is set %#', (message, size) => {
  expect(messageSize(message)).toBe(size);
});
