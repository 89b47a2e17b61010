import type { Box, Point } from '../core/geometry.ts';
import { type LibraryMotif, motifSquare, type Subject } from '../library/library-motif.ts';
import type { Placement } from './arrangement.ts';

const known = new WeakMap<LibraryMotif, Box>();

/** The box that a motif covers in its square, in units from the square's middle. */
export function inkOf(motif: LibraryMotif): Box {
  const measured = known.get(motif);
  if (measured !== undefined) return measured;
  const ink = measureInk(motif);
  known.set(motif, ink);
  return ink;
}

function measureInk({ name, parts }: LibraryMotif): Box {
  if (parts.length === 0) throw new Error(`The motif '${name}' has no parts.`);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box, lineWidth = 0 } of parts) {
    left = Math.min(left, box[0] - lineWidth / 2);
    top = Math.min(top, box[1] - lineWidth / 2);
    right = Math.max(right, box[2] + lineWidth / 2);
    bottom = Math.max(bottom, box[3] + lineWidth / 2);
  }
  const half = motifSquare / 2;
  return [left - half, top - half, right - half, bottom - half];
}

export const inkWidth = (motif: LibraryMotif): number => widthOf(inkOf(motif));
export const inkHeight = (motif: LibraryMotif): number => heightOf(inkOf(motif));
const widthOf = (ink: Box): number => ink[2] - ink[0];
const heightOf = (ink: Box): number => ink[3] - ink[1];

/** The size of the square at which a motif looks about `length` pixels big, whether it is long or round. */
export function sizeToLook({ motif }: Subject, length: number): number {
  const [w, h] = [inkWidth(motif), inkHeight(motif)];
  return (length * motifSquare) / (0.5 * Math.max(w, h) + 0.5 * Math.sqrt(w * h));
}

/** How big a placement looks: the inverse of `sizeToLook`. */
export const lookOf = ({ subject, size }: Placement): number => size / sizeToLook(subject, 1);

export type Pose = { angle?: number; flip?: boolean; rank?: Placement['rank'] };

/** A placement whose ink, not its square, has its middle at a point. */
export function placeInk(
  subject: Subject,
  [x, y]: Point,
  size: number,
  { angle = 0, flip = false, rank = 'main' }: Pose,
): Placement {
  const shift = inkShift(subject.motif, size, angle, flip);
  return { subject, centre: [x - shift[0], y - shift[1]], size, angle, flip, rank };
}

/** From the middle of the square to the middle of the ink, in pixels. */
function inkShift(motif: LibraryMotif, size: number, angle: number, flip: boolean): Point {
  const ink = inkOf(motif);
  const unit = size / motifSquare;
  const x = ((ink[0] + ink[2]) / 2) * unit * (flip ? -1 : 1);
  const y = ((ink[1] + ink[3]) / 2) * unit;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [x * c - y * s, x * s + y * c];
}

export function inkMiddle({ subject, centre, size, angle, flip }: Placement): Point {
  const shift = inkShift(subject.motif, size, angle, flip);
  return [centre[0] + shift[0], centre[1] + shift[1]];
}

/** The corners of the ink's box as it lies on the picture. */
export function cornersOf(placement: Placement): Point[] {
  const { subject, size, angle } = placement;
  const middle = inkMiddle(placement);
  const x = middle[0];
  const y = middle[1];
  const ink = inkOf(subject.motif);
  const unit = size / motifSquare / 2;
  const w = widthOf(ink) * unit;
  const h = heightOf(ink) * unit;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [
    [x + -w * c - -h * s, y + -w * s + -h * c],
    [x + w * c - -h * s, y + w * s + -h * c],
    [x + w * c - h * s, y + w * s + h * c],
    [x + -w * c - h * s, y + -w * s + h * c],
  ];
}

/** A placement moved and scaled about the origin: first scaled, then moved. */
export function moved(placement: Placement, dx: number, dy: number, scale = 1): Placement {
  const [x, y] = placement.centre;
  return { ...placement, centre: [x * scale + dx, y * scale + dy], size: placement.size * scale };
}
