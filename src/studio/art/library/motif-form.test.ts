import { createCanvas, Path2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { formOf } from './motif-form.ts';

const square = (left: number, top: number, edge: number): string =>
  `M${left} ${top}L${left + edge} ${top}L${left + edge} ${top + edge}L${left} ${top + edge}Z`;
const part = (left: number, top: number, edge: number) => ({
  path: square(left, top, edge),
  box: [left, top, left + edge, top + edge] as const,
  colour: [0.8, 0.2, 0.2] as const,
});

/** A square of 20 units with one of 10 before its left upper quarter, and a hidden one behind both. */
const motif = { name: 'squares', parts: [part(10, 10, 4), part(6, 6, 20), part(6, 6, 10)] };

test('counts only the visible area of a part', () => {
  const [hidden, large, small] = formOf(motif).parts;
  expect(hidden?.shown).toBe(0);
  expect(large?.shown).toBeCloseTo(0.75, 1);
  expect(small?.shown).toBeCloseTo(0.25, 1);
});

test('joins all parts into one outline', () => {
  const { box } = formOf(motif);
  expect(box.map(Math.round)).toEqual([60, 60, 260, 260]);
});

test('finds the widest visible place in the largest part', () => {
  const { part: at, centre, radius } = formOf(motif).widest;
  expect(at).toBe(1);
  // The L that is left of the square is widest in its right lower quarter.
  expect(centre[0]).toBeGreaterThan(160);
  expect(centre[1]).toBeGreaterThan(160);
  expect(radius).toBeGreaterThan(45);
  expect(radius).toBeLessThan(65);
});

test('a stroked part counts with its width', () => {
  const line = { path: 'M4 16L28 16', box: [4, 16, 28, 16] as const, colour: [0, 0, 0] as const, lineWidth: 4 };
  const form = formOf({ name: 'line', parts: [line] });
  expect(form.box[3] - form.box[1]).toBeCloseTo(40, 0);
  expect(form.parts[0]?.shown).toBe(1);
});

test('the outline keeps the hole of a ring beside other parts', () => {
  const ring = { ...part(4, 10, 18), path: `${square(4, 10, 18)}M8 14L8 24L18 24L18 14Z` };
  const outline = new Path2D(formOf({ name: 'ring', parts: [part(9, 4, 8), ring] }).outline);
  const context = createCanvas(1, 1).getContext('2d');
  expect(context.isPointInPath(outline, 130, 200)).toBe(false);
  expect(context.isPointInPath(outline, 60, 200)).toBe(true);
});
