import type { Box, Point } from '../core/geometry.ts';
import { type LibraryMotif, motifSquare, type Subject } from '../library/library-motif.ts';
import type { Placement } from './arrangement.ts';

const known = new WeakMap<LibraryMotif, Box>();

/** The box that a motif covers in its square, in units from the square's middle. */
export function inkOf(motif: LibraryMotif): Box {
  const ink = known.get(motif) ?? measureInk(motif);
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

export const inkWidth = (motif: LibraryMotif): number => inkOf(motif)[2] - inkOf(motif)[0];
export const inkHeight = (motif: LibraryMotif): number => inkOf(motif)[3] - inkOf(motif)[1];

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
  const [dx, dy] = inkShift(subject.motif, size, angle, flip);
  return { subject, centre: [x - dx, y - dy], size, angle, flip, rank };
}

/** From the middle of the square to the middle of the ink, in pixels. */
function inkShift(motif: LibraryMotif, size: number, angle: number, flip: boolean): Point {
  const [left, top, right, bottom] = inkOf(motif);
  const unit = size / motifSquare;
  const x = ((left + right) / 2) * unit * (flip ? -1 : 1);
  const y = ((top + bottom) / 2) * unit;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

export function inkMiddle({ subject, centre, size, angle, flip }: Placement): Point {
  const [dx, dy] = inkShift(subject.motif, size, angle, flip);
  return [centre[0] + dx, centre[1] + dy];
}

/** The corners of the ink's box as it lies on the picture. */
export function cornersOf(placement: Placement): Point[] {
  const { subject, size, angle } = placement;
  const [x, y] = inkMiddle(placement);
  const unit = size / motifSquare / 2;
  const [w, h] = [inkWidth(subject.motif) * unit, inkHeight(subject.motif) * unit];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corner = (px: number, py: number): Point => [x + px * c - py * s, y + px * s + py * c];
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
}

/** A placement moved and scaled about the origin: first scaled, then moved. */
export function moved(placement: Placement, dx: number, dy: number, scale = 1): Placement {
  const [x, y] = placement.centre;
  return { ...placement, centre: [x * scale + dx, y * scale + dy], size: placement.size * scale };
}
