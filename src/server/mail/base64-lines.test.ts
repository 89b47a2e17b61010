import { expect, test } from 'vitest';
import { base64Lines } from './base64-lines.ts';

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 167 + (at >> 5)) & 0xff);

test.each([0, 1, 2, 3, 56, 57, 58, 113, 114, 115, 10_000, 200_001])('encodes %i bytes reversibly', (length) => {
  const bytes = bytesOf(length);
  const text = base64Lines('Head: x\r\n\r\n', bytes).toString('latin1');
  expect(text.startsWith('Head: x\r\n\r\n')).toBe(true);
  const lines = text.slice('Head: x\r\n\r\n'.length).split('\r\n');
  expect(lines.slice(0, -1).every((line) => line.length === 76)).toBe(true);
  expect(lines.at(-1)?.length).toBeLessThanOrEqual(76);
  expect(lines.join('')).toBe(Buffer.from(bytes).toString('base64'));
});
