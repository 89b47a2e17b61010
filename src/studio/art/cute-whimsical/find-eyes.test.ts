import { expect, test } from 'vitest';
import type { Rgb } from '../core/colour.ts';
import { eyesOf } from './find-eyes.ts';

const fur: Rgb = [0.9, 0.7, 0.4];
const black: Rgb = [0.13, 0.13, 0.13];

const dot = (x: number, y: number, r: number): string => {
  const k = r * 0.5523;
  return `M${x - r} ${y}C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}Z`;
};
const part = (path: string, colour: Rgb) => ({ path, colour, box: [2, 2, 30, 30] as const });
const animal = (spots: string, colour = black) => ({
  name: 'animal',
  parts: [part(dot(16, 16, 14), fur), part(spots, colour)],
});

test('finds two eyes side by side, and ignores the nose', () => {
  const eyes = eyesOf(animal(dot(12, 13, 1) + dot(16, 19, 1.6) + dot(20, 13, 1)));
  const fromLeft = eyes.toSorted((one, other) => one.centre[0] - other.centre[0]);
  expect(fromLeft.map(({ centre }) => centre.map(Math.round))).toEqual([
    [120, 130],
    [200, 130],
  ]);
});

test('finds the eye of a profile above the nose', () => {
  const eyes = eyesOf(animal(dot(4, 17, 0.9) + dot(10, 12, 0.6)));
  expect(eyes.map(({ centre }) => centre.map(Math.round))).toEqual([[100, 120]]);
});

test('ignores large and pale spots', () => {
  expect(eyesOf(animal(dot(10, 13, 4) + dot(22, 13, 4)))).toEqual([]);
  expect(eyesOf(animal(dot(12, 13, 1) + dot(20, 13, 1), [0.8, 0.3, 0.3]))).toEqual([]);
});
