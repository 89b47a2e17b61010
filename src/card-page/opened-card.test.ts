import { expect, test } from 'vitest';
import { messageSize } from './opened-card.tsx';

test.each([
  ['a'.repeat(300), 'large'],
  ['a'.repeat(301), 'medium'],
  [`${'a'.repeat(280)}\n\n`, 'medium'],
  ['🎂'.repeat(300), 'large'],
  ['a'.repeat(461), 'small'],
])('chooses the font size by the length of the message (%#)', (message, size) => {
  expect(messageSize(message)).toBe(size);
});
