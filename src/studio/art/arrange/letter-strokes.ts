import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { Point } from '../core/geometry.ts';

const schema = z.record(z.string().length(1), z.array(z.string()).min(1));
const strokes = schema.parse(load(readFileSync(new URL('letter-strokes.yaml', import.meta.url), 'utf8')));

const letterGap = 2.6;
/** The weight of a big letter's strokes as a share of its height. */
export const weightOfLetters = 0.21;

/** The first letter of a name in a form that can be built; null for another alphabet. */
export function initialOf(name: string): string | null {
  const [letter = ''] = name.trim().replace(/[Łł]/, 'L').normalize('NFD').toUpperCase();
  return letter in strokes ? letter : null;
}

/** Lines through the middle of a text's strokes, as points close together, on a field of its own units; null where a letter is unknown. */
export function strokesOf(text: string): Point[][] | null {
  let x = 0;
  const lines: Point[][] = [];
  for (const letter of text.toUpperCase()) {
    const own = strokes[letter];
    if (own === undefined) return null;
    const chains = own.map(chainOf);
    for (const chain of chains) lines.push(chain.map(([px, py]) => [px + x, py]));
    x = Math.max(...lines.flat().map(([px]) => px)) + letterGap;
  }
  return lines;
}

function chainOf(stroke: string): Point[] {
  const points = stroke
    .replace('~', '')
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as unknown as Point);
  return stroke.startsWith('~') ? alongCurve(points) : points;
}

/** A Catmull-Rom curve as a chain of short straight pieces. */
function alongCurve(points: readonly Point[]): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const chain: Point[] = [at(0)];
  for (let i = 0; i < points.length - 1; i++) {
    for (let k = 1; k <= 6; k++) chain.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), k / 6));
  }
  return chain;
}

function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return [mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])];
}
