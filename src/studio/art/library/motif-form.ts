import { createCanvas, Path2D, PathOp } from '@napi-rs/canvas';
import type { Rgb } from '../core/colour.ts';
import type { Box, Point } from '../core/geometry.ts';
import type { LibraryMotif } from './library-motif.ts';
import { placeMotif } from './place-motif.ts';

/** The edge of the square that a form is drawn on. */
export const formSide = 320;

/**
 * A motif as one thing, in units of a square of `formSide`: its parts as cut by hand, and how much of each is visible.
 */
export type MotifForm = {
  parts: readonly FormPart[];
  /** The outer edge of all parts together, as SVG path data. */
  outline: string;
  box: Box;
  /** The middle and radius of the largest uncovered circle inside the most visible part. */
  widest: { part: number; centre: Point; radius: number };
  /** Likewise of the largest circle inside all parts together. */
  inner: { centre: Point; radius: number };
};

/** `shown` is this part's share of the motif's visible area; `atEdge` says whether it touches the outside. */
export type FormPart = { path: string; lineWidth?: number; box: Box; shown: number; atEdge: boolean };

const cells = 64;
const unit = formSide / cells;
const air = -1;
/** How far an outline may stray from the library's, in units of its square. */
const tolerance = 0.12;

const known = new WeakMap<LibraryMotif, MotifForm>();

/** The form of a motif; computed once for each. */
export function formOf(motif: LibraryMotif): MotifForm {
  const form = known.get(motif) ?? readForm(motif);
  known.set(motif, form);
  return form;
}

function readForm(motif: LibraryMotif): MotifForm {
  const middle: Point = [formSide / 2, formSide / 2];
  const subject = { motif, count: 1, colour: null };
  const own = { subject, centre: middle, size: formSide, angle: 0, flip: false, rank: 'main' } as const;
  const colours: Rgb[] = motif.parts.map(({ colour }) => colour);
  const parts = placeMotif(own, colours, { tolerance });
  const filled = parts.map(({ path, lineWidth }) => filledPath(path, lineWidth));
  const owner = ownersOf(filled);
  const counts = parts.map(() => 0);
  const atEdge = parts.map(() => false);
  owner.forEach((part, i) => {
    if (part === air) return;
    counts[part] = (counts[part] as number) + 1;
    if (!atEdge[part] && isBesideAir(owner, i)) atEdge[part] = true;
  });
  const total = counts.reduce((sum, count) => sum + count, 0) || 1;
  // A union's holes fill by the evenodd rule, which path data cannot say.
  const outline = filled.reduce((whole, part) => whole.op(part, PathOp.Union), new Path2D()).asWinding();
  const [left, top, right, bottom] = outline.computeTightBounds();
  // Measured only for the few that need it.
  let inner: MotifForm['inner'] | undefined;
  return {
    parts: parts.map((part, i) => ({
      path: part.path,
      ...(part.lineWidth !== undefined && { lineWidth: part.lineWidth }),
      get box() {
        return part.box;
      },
      shown: (counts[i] as number) / total,
      atEdge: atEdge[i] as boolean,
    })),
    outline: outline.toSVGString(),
    box: [left, top, right, bottom],
    widest: widestIn(owner, counts.indexOf(Math.max(...counts))),
    get inner() {
      inner ??= widestCircle(owner.map((part) => (part === air ? 0 : 1)));
      return inner;
    },
  };
}

/** A stroked part becomes the band that its line covers. */
function filledPath(path: string, lineWidth: number | undefined): Path2D {
  const drawn = new Path2D(path);
  return lineWidth === undefined ? drawn : drawn.stroke({ width: lineWidth });
}

/** Of each cell of a grid over the square, the foremost part that fills it. Parts are drawn side by side and read at once. */
function ownersOf(parts: readonly Path2D[]): Int16Array {
  const owner = new Int16Array(cells * cells).fill(air);
  const context = createCanvas(cells, cells * parts.length).getContext('2d');
  parts.forEach((part, i) => {
    context.save();
    context.beginPath();
    context.rect(0, i * cells, cells, cells);
    context.clip();
    context.translate(0, i * cells);
    context.scale(1 / unit, 1 / unit);
    context.fill(part);
    context.restore();
  });
  const { data } = context.getImageData(0, 0, cells, cells * parts.length);
  for (let i = 0, alpha = 3; i < parts.length; i++)
    for (let p = 0; p < owner.length; p++, alpha += 4) if ((data[alpha] as number) > 127) owner[p] = i;
  return owner;
}

function isBesideAir(owner: Int16Array, i: number): boolean {
  const x = i % cells;
  return (
    owner[i - cells] === air ||
    owner[i + cells] === air ||
    (x > 0 && owner[i - 1] === air) ||
    (x < cells - 1 && owner[i + 1] === air)
  );
}

/** The cell of the part that is farthest from its outline. */
function widestIn(owner: Int16Array, part: number): MotifForm['widest'] {
  return { part, ...widestCircle(owner.map((one) => (one === part ? 1 : 0))) };
}

/** The middle and radius of the largest circle of marked cells. */
function widestCircle(marked: Int16Array): MotifForm['inner'] {
  let best = 0;
  let middle: Point = [formSide / 2, formSide / 2];
  for (let y = 0; y < cells; y++)
    for (let x = 0; x < cells; x++) {
      // Most cells have no room for a circle as large as the best so far.
      if (marked[y * cells + x] !== 1 || (best > 0 && !hasRoom(marked, x, y, best))) continue;
      let reach = 1;
      while (hasRoom(marked, x, y, reach)) reach++;
      if (reach <= best) continue;
      best = reach;
      middle = [(x + 0.5) * unit, (y + 0.5) * unit];
    }
  return { centre: middle, radius: best * unit };
}

/** Whether all cells of a ring about a cell are marked. */
function hasRoom(marked: Int16Array, x: number, y: number, reach: number): boolean {
  const ring = ringOf(reach);
  for (let i = 0; i < ring.length; i += 2) {
    const at = x + (ring[i] as number);
    const row = y + (ring[i + 1] as number);
    if (at < 0 || row < 0 || at >= cells || row >= cells || marked[row * cells + at] !== 1) return false;
  }
  return true;
}

const rings = new Map<number, Int16Array>();

/** The ways to the cells of a ring: right and down of each in turn. */
function ringOf(reach: number): Int16Array {
  const found = rings.get(reach);
  if (found) return found;
  const count = Math.max(8, reach * 4);
  const ring = new Int16Array(count * 2);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    ring[i * 2] = Math.round(Math.cos(angle) * reach);
    ring[i * 2 + 1] = Math.round(Math.sin(angle) * reach);
  }
  rings.set(reach, ring);
  return ring;
}
