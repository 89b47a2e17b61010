import type { Box, Point } from '../core/geometry.ts';
import { boundsOf, polygonPath } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { dots } from './shapes.ts';

export type SkylineOptions = {
  /** The tallest and the lowest building over the foot. */
  heights: readonly [low: number, high: number];
  /** Width of one building. */
  breadth: number;
  colour: Tint;
  strength: number;
  cover: number;
  /** What is left of the paint at the foot. */
  fade: number;
  /** Lit windows of this colour. */
  lights: Tint | null;
};

/** A row of buildings with flat, stepped, pointed and domed tops from `left` to `right`, standing on `foot`. */
export function skyline(rng: Rng, left: number, right: number, foot: number, options: SkylineOptions): Shape[] {
  const { heights, breadth, colour, strength, cover, fade, lights } = options;
  const outline: Point[] = [[left, foot]];
  const windows: [number, number, number][] = [];
  for (let x = left; x < right; ) {
    const width = breadth * rng.between(0.6, 1.25);
    const top = foot - rng.between(heights[0], heights[1]);
    const end = x + width;
    const middle = x + width / 2;
    const kind = rng.next();
    if (kind < 0.4) outline.push([x, top], [end, top]);
    else if (kind < 0.65) outline.push([x, top], [middle, top - width * 0.5], [end, top]);
    else if (kind < 0.85) {
      outline.push([x, top], [x + width * 0.25, top], [x + width * 0.25, top - width * 0.3]);
      outline.push([end - width * 0.25, top - width * 0.3], [end - width * 0.25, top], [end, top]);
    } else {
      outline.push([x, top], [middle - width * 0.16, top - width * 0.2], [middle, top - width * 0.95]);
      outline.push([middle + width * 0.16, top - width * 0.2], [end, top]);
    }
    for (let wy = top + breadth * 0.28; wy < foot - breadth * 0.3; wy += breadth * 0.3) {
      for (let wx = x + width * 0.22; wx < end - width * 0.15; wx += breadth * 0.24)
        if (rng.chance(0.45)) windows.push([wx, wy, breadth * 0.05]);
    }
    x = end + (rng.chance(0.2) ? breadth * 0.1 : 0);
    if (x > end) outline.push([end, foot - heights[0] * 0.5], [x, foot - heights[0] * 0.5]);
  }
  const box: Box = boundsOf(outline);
  outline.push([box[2], foot]);
  const shape: Shape = {
    path: polygonPath(outline),
    box,
    surface: 'body',
    tint: colour,
    strength,
    cover,
    looseness: 0.9,
    shade: { kind: 'linear', from: [left, foot - heights[1]], to: [left, foot], start: 1.15, end: fade },
  };
  return lights === null ? [shape] : [shape, dots(windows, 'chalk', lights, { strength: 0.85 })];
}
