import { Path2D, PathOp } from '@napi-rs/canvas';
import type { Placement } from '../arrange/arrangement.ts';
import { type Oklab, type Rgb, toOklab } from '../core/colour.ts';
import { type Box, boundsOf, type Point } from '../core/geometry.ts';
import { staringParts } from './faces.ts';
import { type LibraryMotif, motifSquare } from './library-motif.ts';
import { between, type Outline, signedArea, traceOutlines } from './outline.ts';
import { placing } from './placing.ts';
import { type Knots, knotPath, simplifyOutline } from './simplify-outline.ts';

/** A part of a motif at its place on the picture, in pixels of the full size. */
export type PlacedPart = {
  path: string;
  box: Box;
  colour: Rgb;
  /** Strokes the path at this width instead of filling it. */
  lineWidth?: number;
  /** The share of the motif's square that it covers, 0 to 1. */
  share: number;
};

export type PlaceOptions = {
  /** How far an outline may stray from the drawing, in units of the motif's square. */
  tolerance?: number;
  /** Parts whose longer side is shorter are left out, in units of the motif's square. */
  leastSide?: number;
  /** Neighbours whose colours are no further apart (OKLab) become one part. */
  mergeWithin?: number;
};

type TracedPart = {
  outlines: readonly Outline[];
  box: Box;
  lineWidth: number | undefined;
  area: number;
  hidden: boolean;
};
type MergedPart = TracedPart & { colour: Rgb; merged?: true };

/** The parts of a placed motif, the back one first, in the colours given for them (`coloursOf`). */
export function placeMotif(placement: Placement, colours: readonly Rgb[], options: PlaceOptions = {}): PlacedPart[] {
  const { tolerance = 0.09, leastSide = 0, mergeWithin = 0 } = options;
  const traced: MergedPart[] = tracedParts(placement.subject.motif).map((part, i) => ({
    ...part,
    colour: colours[i] as Rgb,
  }));
  const seen = traced.filter(
    ({ hidden, box: [left, top, right, bottom] }) => !hidden && Math.max(right - left, bottom - top) >= leastSide,
  );
  const merged = mergeWithin > 0 ? mergeNeighbours(seen, mergeWithin) : seen;
  const place = placing(placement);
  const scale = placement.size / motifSquare;
  return merged.map(({ outlines, colour, lineWidth, area, merged: isMerged }) => {
    const path = outlines
      .map((outline) => knotPath(knotsOf(outline, tolerance), outline.closed, place, rounded))
      .join('');
    // Few ask for the box, which takes as long as the path.
    let box: Box | undefined;
    return {
      path: isMerged ? joined(path) : path,
      get box() {
        box ??= grown(
          boundsOf(outlines.flatMap(({ points }) => pointsOf(points).map(place.point))),
          ((lineWidth ?? 0) * scale) / 2,
        );
        return box;
      },
      colour,
      ...(lineWidth !== undefined && { lineWidth: lineWidth * scale }),
      share: area / motifSquare ** 2,
    };
  });
}

/** All parts as one path: what the motif hides. Strokes are left out. */
export function silhouetteOf(parts: readonly PlacedPart[]): string {
  return parts.flatMap(({ path, lineWidth }) => (lineWidth === undefined ? [path] : [])).join('');
}

/** The box about all parts. */
export function boxOf(parts: readonly PlacedPart[]): Box {
  return boundsOf(
    parts.flatMap(({ box: [left, top, right, bottom] }): Point[] => [
      [left, top],
      [right, bottom],
    ]),
  );
}

/** The box that the ink of placements fills. */
export function boxOfPlacements(placements: readonly Placement[]): Box {
  return boundsOf(
    placements.flatMap((placement) => {
      const place = placing(placement);
      return placement.subject.motif.parts.flatMap(({ box: [left, top, right, bottom] }) =>
        [left, right].flatMap((x) => [top, bottom].map((y) => place.point([x, y]))),
      );
    }),
  );
}

/** The share of the square that each part of a motif covers; strokes count with their width. */
export function partShares(motif: LibraryMotif): number[] {
  return tracedParts(motif).map(({ area }) => area / motifSquare ** 2);
}

const traces = new WeakMap<LibraryMotif, TracedPart[]>();

/** Traced once per motif: a pattern places it thirty times. */
function tracedParts(motif: LibraryMotif): TracedPart[] {
  const known = traces.get(motif);
  if (known !== undefined) return known;
  const staring = staringParts(motif);
  const parts = motif.parts.map(({ path, box, lineWidth }, i) => {
    const outlines = traceOutlines(path);
    const loops = lineWidth === undefined ? alignedLoops(outlines) : outlines;
    return { outlines: loops, box, lineWidth, area: paintedArea(loops, lineWidth), hidden: staring.has(i) };
  });
  traces.set(motif, parts);
  return parts;
}

const simplified = new WeakMap<Outline, { tolerance: number; knots: Knots }>();

/** Simplified once in a row: an arrangement repeats a motif, mostly as closely as before. */
function knotsOf(outline: Outline, tolerance: number): Knots {
  const known = simplified.get(outline);
  if (known?.tolerance === tolerance) return known.knots;
  const knots = simplifyOutline(outline, tolerance);
  simplified.set(outline, { tolerance, knots });
  return knots;
}

/**
 * Turns the loops of a fill so that areas run clockwise and holes anticlockwise: parts filled together then join
 * instead of cutting holes into each other.
 */
function alignedLoops(outlines: readonly Outline[]): Outline[] {
  const loops = outlines
    .map(({ points }) => ({ points, area: signedArea(points), turned: 1 }))
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  return loops.map((loop, i) => {
    const [x, y] = loop.points as unknown as Point;
    const around = loops.slice(0, i).findLast(({ points }) => encloses(points, x, y));
    const sign = around === undefined ? 1 : around.turned * Math.sign(loop.area);
    // A loop inside another keeps its direction relative to it: in the opposite direction it is a hole.
    loop.turned = sign * Math.sign(loop.area);
    return { points: loop.turned < 0 ? turnedRound(loop.points) : loop.points, closed: true };
  });
}

/** The same points in the opposite direction. */
function turnedRound(points: Float64Array): Float64Array {
  const turned = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) turned.set(points.subarray(i, i + 2), points.length - 2 - i);
  return turned;
}

const pointsOf = (points: Float64Array): Point[] =>
  Array.from({ length: points.length / 2 }, (_, i) => [points[i * 2] as number, points[i * 2 + 1] as number]);

function encloses(points: Float64Array, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0; i < points.length; i += 2) {
    const next = i + 2 < points.length ? i + 2 : 0;
    const ax = points[i] as number;
    const ay = points[i + 1] as number;
    const bx = points[next] as number;
    const by = points[next + 1] as number;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

function paintedArea(outlines: readonly Outline[], lineWidth: number | undefined): number {
  if (lineWidth === undefined) return Math.abs(outlines.reduce((sum, { points }) => sum + signedArea(points), 0)) / 2;
  const lengths = outlines.map(({ points }) => {
    let length = 0;
    for (let i = 2; i < points.length; i += 2) length += between(points, i, i - 2);
    return length;
  });
  return lengths.reduce((sum, length) => sum + length, 0) * lineWidth;
}

function mergeNeighbours(parts: readonly MergedPart[], within: number): MergedPart[] {
  const merged: MergedPart[] = [];
  for (const part of parts) {
    const at = part.lineWidth === undefined ? mergeable(merged, part, within) : -1;
    const under = merged[at];
    if (under === undefined) merged.push(part);
    else
      merged[at] = {
        ...under,
        merged: true,
        outlines: [...under.outlines, ...part.outlines],
        box: boundsOf([under.box.slice(0, 2), under.box.slice(2), part.box.slice(0, 2), part.box.slice(2)] as never),
        area: under.area + part.area,
      };
  }
  return merged;
}

/** One outline about all loops: a line drawn along it does not run through the part. */
function joined(path: string): string {
  return new Path2D(path).op(new Path2D(), PathOp.Union).toSVGString();
}

/** The index of the part that another can join, with no other colour between them; -1 if there is none. */
function mergeable(parts: readonly MergedPart[], part: MergedPart, within: number): number {
  for (let i = parts.length - 1; i >= 0; i--) {
    const under = parts[i] as MergedPart;
    const alike = under.lineWidth === undefined && colourGap(toOklab(under.colour), toOklab(part.colour)) <= within;
    if (alike) return i;
    if (touch(under.box, part.box)) return -1;
  }
  return -1;
}

/** How far two colours are apart. */
export function colourGap(one: Oklab, other: Oklab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

const touch = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
const rounded = (x: number): number => Math.round(x * 10) / 10;
const grown = ([left, top, right, bottom]: Box, by: number): Box => [left - by, top - by, right + by, bottom + by];
