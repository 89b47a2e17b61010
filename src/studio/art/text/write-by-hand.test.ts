import { expect, test } from 'vitest';
import { signatureFaces } from '../../../contract/ink.ts';
import { writeByHand } from './write-by-hand.ts';

test.each(signatureFaces)('a name in %s has its own outline', (face) => {
  const ink = writeByHand('Eleanor & Łukasz', face);
  expect(ink?.path).toMatch(/^M[\d .MLQCZ-]+Z$/);
  expect(ink?.width).toBeGreaterThan(300);
  expect(ink?.height).toBeGreaterThan(60);
  const others = signatureFaces
    .filter((other) => other !== face)
    .map((other) => writeByHand('Eleanor & Łukasz', other));
  expect(others.map((other) => other?.path)).not.toContain(ink?.path);
});

test.each(['Иван', 'שרה', 'محمد', '山田', 'Zoë 🎂'])('every typeface writes %s', (name) => {
  const ink = writeByHand(name, 'pen');
  expect(ink?.width).toBeGreaterThan(50);
  const numbers = ink?.path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(ink?.width ?? 0, ink?.height ?? 0));
});

test.each(['🎂', '  ', '\u200b'])('%j has no letters and gives no ink', (name) => {
  expect(writeByHand(name, 'brush')).toBeNull();
});

test('the longest name fits into its box', () => {
  expect(writeByHand('W'.repeat(60), 'brush')?.width).toBeGreaterThan(3000);
});
