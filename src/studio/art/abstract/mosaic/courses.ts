import { fullTurn } from '../../core/geometry.ts';
import type { Cartoon } from './tesserae.ts';

/** Where a stone lies, in scene units, the way of its course, and its size as a share of a whole stone. */
export type Stone = { x: number; y: number; way: number; side: number };

/** A stone's place in pixels, and the cosine and sine of its way. */
type Laid = { x: number; y: number; c: number; s: number };

/** The colour difference between neighbours that makes an edge: red, green and blue summed, 0 to 255 each. */
const edgeStep = 26;

/**
 * Places stones in courses along the cartoon's edges, then fills the rest. Places near an edge come first, so that
 * outlines are clear. Stones never overlap.
 */
export function findCourses(cartoon: Cartoon, stone: number): Stone[] {
  const { width, height, scale } = cartoon;
  const away = distanceFromEdges(cartoon);
  const cell = stone * scale;
  const across = Math.ceil(width / cell) + 2;
  const grid: Laid[][] = Array.from({ length: across * (Math.ceil(height / cell) + 2) }, () => []);
  const cellOf = (px: number, py: number): number => Math.floor(py / cell + 1) * across + Math.floor(px / cell + 1);
  const isFree = (px: number, py: number, least: number): boolean => {
    const middle = cellOf(px, py);
    for (let row = middle - across; row <= middle + across; row += across)
      for (let at = row - 1; at <= row + 1; at++) {
        const near = grid[at];
        if (near === undefined) continue;
        for (let k = 0; k < near.length; k++) {
          const { x, y, c, s } = near[k] as Laid;
          const ox = x - px;
          const oy = y - py;
          // The distance of two squares: the larger of the distances along both axes.
          if (Math.abs(ox * c + oy * s) < least && Math.abs(oy * c - ox * s) < least) return false;
        }
      }
    return true;
  };
  const stones: Stone[] = [];
  const covered = new Uint8Array(width * height);
  const spots = spotsByCourse(away, cell);
  for (const side of [1, 0.82, 0.62]) {
    const least = cell * (side === 1 ? 0.93 : side * 0.98);
    for (const i of spots) {
      if (covered[i] === 1) continue;
      const px = (i % width) + 0.5;
      const py = Math.floor(i / width) + 0.5;
      if (!isFree(px, py, least)) continue;
      const laid = { x: px / scale, y: py / scale, way: wayAt(away, width, height, px, py), side };
      const [c, s] = [Math.cos(laid.way), Math.sin(laid.way)];
      grid[cellOf(px, py)]?.push({ x: laid.x * scale, y: laid.y * scale, c, s });
      stones.push(laid);
      cover(covered, width, height, i, Math.floor(cell * smallest));
    }
  }
  return stones;
}

/** No other stone, however small, fits this close to a stone's middle, as a share of a whole stone. */
const smallest = 0.6;

/** Marks the pixels too close to a stone's middle for another one. */
function cover(covered: Uint8Array, width: number, height: number, i: number, reach: number): void {
  const [x, y] = [i % width, Math.floor(i / width)];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const px = x + dx;
      const py = y + dy;
      if (px >= 0 && py >= 0 && px < width && py < height && dx * dx + dy * dy <= reach * reach)
        covered[py * width + px] = 1;
    }
}

/** All pixels, the courses nearest to an edge first and the middle of each first, row by row. */
function spotsByCourse(away: Float32Array, cell: number): Uint32Array {
  const steps = 6;
  const rankOf = (i: number): number => {
    const d = Math.min(60, (away[i] as number) / cell);
    const course = Math.floor(d);
    return course * steps + Math.floor(Math.abs(d - course - 0.5) * 2 * (steps - 0.01));
  };
  const starts = new Uint32Array(62 * steps);
  for (let i = 0; i < away.length; i++) {
    const after = rankOf(i) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let rank = 1; rank < starts.length; rank++)
    starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
  const spots = new Uint32Array(away.length);
  for (let i = 0; i < away.length; i++) {
    const rank = rankOf(i);
    spots[starts[rank] as number] = i;
    starts[rank] = (starts[rank] as number) + 1;
  }
  return spots;
}

/** Along the edge that is nearest; level in open ground. */
function wayAt(away: Float32Array, width: number, height: number, px: number, py: number): number {
  const [x, y] = [Math.min(width - 3, Math.max(2, Math.floor(px))), Math.min(height - 3, Math.max(2, Math.floor(py)))];
  const at = (dx: number, dy: number): number => away[(y + dy) * width + x + dx] as number;
  const [gx, gy] = [at(2, 0) - at(-2, 0) + at(1, 0) - at(-1, 0), at(0, 2) - at(0, -2) + at(0, 1) - at(0, -1)];
  return Math.hypot(gx, gy) < 0.4 ? 0 : (Math.atan2(gy, gx) + Math.PI / 2) % fullTurn;
}

/** Pixels to the nearest edge between two colours or of the picture (two sweeps of chamfer distances). */
function distanceFromEdges({ data, width, height }: Cartoon): Float32Array {
  const away = new Float32Array(width * height).fill(1e6);
  const differs = (a: number, b: number): boolean => {
    const p = a * 4;
    const q = b * 4;
    let sum = 0;
    for (let k = 0; k < 3; k++) sum += Math.abs((data[p + k] as number) - (data[q + k] as number));
    return sum > edgeStep;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const atEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      if (atEdge || differs(i, i + 1) || differs(i, i + width)) away[i] = 0.5;
    }
  const relax = (i: number, j: number, step: number): void => {
    away[i] = Math.min(away[i] as number, (away[j] as number) + step);
  };
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      relax(i, i - 1, 1);
      relax(i, i - width, 1);
      relax(i, i - width - 1, Math.SQRT2);
      relax(i, i - width + 1, Math.SQRT2);
    }
  for (let y = height - 2; y > 0; y--)
    for (let x = width - 2; x > 0; x--) {
      const i = y * width + x;
      relax(i, i + 1, 1);
      relax(i, i + width, 1);
      relax(i, i + width + 1, Math.SQRT2);
      relax(i, i + width - 1, Math.SQRT2);
    }
  return away;
}
