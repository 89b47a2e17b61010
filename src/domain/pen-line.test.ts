import { expect, test } from 'vitest';
import type { Strokes } from '../contract/ink.ts';
import { inkSize } from './ink-size.ts';
import { penLine } from './pen-line.ts';
import { trimInk } from './trim-ink.ts';

const wave: Strokes = [
  Array.from({ length: 40 }, (_, at) => [100 + at * 10, 100 + 40 * Math.sin(at / 4), 0.5]),
  [[300, 180, 0.5]],
];

test('pen lines become one outline around their points', () => {
  const ink = trimInk(penLine(wave));
  expect(ink?.path.match(/M/g)).toHaveLength(2);
  expect(ink?.width).toBeGreaterThan(390);
  expect(ink?.width).toBeLessThan(420);
  expect(ink?.height).toBeGreaterThan(110);
});

test('pressure makes the line wider', () => {
  const pressed = (by: number): Strokes => [
    [
      [10, 100, by],
      [60, 100, by],
      [110, 100, by],
      [160, 100, by],
    ],
  ];
  const light = trimInk(penLine(pressed(0.1)))?.height ?? 0;
  expect(trimInk(penLine(pressed(0.9)))?.height).toBeGreaterThan(light + 2);
});

test('rejects a drawing that shows nothing, and other path commands', () => {
  expect(trimInk('')).toBeNull();
  expect(() => trimInk('M0 0H10V10Z')).toThrow(RangeError);
  expect(() => trimInk('M0 0"><script>')).toThrow(RangeError);
});

test('handwriting fits its space and is never enlarged beyond the size of its letters', () => {
  const room = { letters: 50, width: 300, height: 90 };
  expect(inkSize({ width: 400, height: 120 }, room)).toEqual({ width: 200, height: 60 });
  expect(inkSize({ width: 3000, height: 120 }, room)).toEqual({ width: 300, height: 12 });
  expect(inkSize({ width: 200, height: 300 }, room)).toEqual({ width: 60, height: 90 });
});
