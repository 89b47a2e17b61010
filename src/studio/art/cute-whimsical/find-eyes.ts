import { Path2D } from '@napi-rs/canvas';
import { type Rgb, toOklab } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';
import type { LibraryMotif } from '../library/library-motif.ts';
import { formOf, formSide } from '../library/motif-form.ts';

/** A drawn eye: which loop of which part it is, and where. In units of a form's square. */
export type Eye = { part: number; loop: number; centre: Point; radius: number };

/** An eye is a dark dot: its smallest and largest edge, how oblong it may be, and how dark. */
const [least, greatest] = [0.018 * formSide, 0.19 * formSide];
const stretch = 2.3;
const darkness = 0.44;

const known = new WeakMap<LibraryMotif, readonly Eye[]>();

/** The eyes of a creature: two side by side, one in profile, or none. */
export function eyesOf(motif: LibraryMotif): readonly Eye[] {
  const found = known.get(motif) ?? findEyes(motif);
  known.set(motif, found);
  return found;
}

/** The loops of a path, each as SVG path data. */
export function loopsOf(path: string): string[] {
  return path.split(/(?=M)/).filter((loop) => loop.trim() !== '');
}

function findEyes(motif: LibraryMotif): Eye[] {
  const form = formOf(motif);
  const spots = form.parts.flatMap(({ path, lineWidth }, part) =>
    lineWidth === undefined && isDark(motif.parts[part]?.colour ?? [1, 1, 1])
      ? loopsOf(path).flatMap((loop, i) => spotOf(loop, part, i) ?? [])
      : [],
  );
  const [, top, , bottom] = form.box;
  // Hooves and paws come in pairs too.
  const pair = pairOf(spots.filter(({ centre }) => centre[1] < top + (bottom - top) * 0.7));
  if (pair !== null) return pair;
  // In profile the eye is the highest spot; a nose or a hoof lies lower.
  const [highest] = spots
    .filter(({ centre }) => centre[1] < top + (bottom - top) * 0.6)
    .sort((a, b) => a.centre[1] - b.centre[1]);
  return highest === undefined ? [] : [highest];
}

const isDark = (colour: Rgb): boolean => toOklab(colour)[0] < darkness;

function spotOf(loop: string, part: number, at: number): Eye | null {
  const [left, top, right, bottom] = new Path2D(loop).computeTightBounds();
  const [width, height] = [right - left, bottom - top];
  const aspect = Math.max(width / height, height / width);
  if (Math.max(width, height) > greatest || Math.min(width, height) < least || aspect > stretch) return null;
  return { part, loop: at, centre: [(left + right) / 2, (top + bottom) / 2], radius: (width + height) / 4 };
}

/** The two largest spots of one size at one height. */
function pairOf(spots: readonly Eye[]): [Eye, Eye] | null {
  let best: [Eye, Eye] | null = null;
  let largest = 0;
  spots.forEach((one, i) => {
    for (const other of spots.slice(i + 1)) {
      const [dx, dy] = [Math.abs(one.centre[0] - other.centre[0]), Math.abs(one.centre[1] - other.centre[1])];
      const alike = Math.max(one.radius / other.radius, other.radius / one.radius) < 1.45;
      if (!alike || dy > dx * 0.16 || dx < one.radius * 2.4 || dx > formSide * 0.55) continue;
      if (one.radius + other.radius <= largest) continue;
      largest = one.radius + other.radius;
      best = [one, other];
    }
  });
  return best;
}
