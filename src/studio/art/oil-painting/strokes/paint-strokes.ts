import { blurPlane } from '../../core/blur.ts';
import type { Raster } from '../../core/raster.ts';
import type { Rng } from '../../core/rng.ts';
import { makePlanes, type Planes } from '../../photo/planes.ts';
import type { OnProgress } from '../../picture.ts';
import { type Direction, findDirection } from './direction.ts';
import { layStroke, makeBristles, type Paint } from './lay-stroke.ts';
import { lightPaint } from './light-paint.ts';

export type Handling = {
  /** How far neighbouring strokes differ in lightness, and in colour. */
  jitter: number;
  colourJitter: number;
  /** The error from which a smaller brush paints over a place, unless the brush has its own. */
  threshold?: number;
  /** Pixels between the samples of a stroke. */
  step?: number;
  /** How far apart the broad strokes are; 1 is close, with several over each place. */
  spread?: number;
};

type BrushSize = { radius: number; grid: number; threshold: number; least: number; most: number };

// Large to small (Hertzmann 1998): a smaller brush paints only where the picture does not match yet.
const brushes: readonly BrushSize[] = [
  { radius: 22, grid: 23, threshold: 0, least: 4, most: 8 },
  { radius: 11, grid: 12, threshold: 0.045, least: 4, most: 10 },
  { radius: 5, grid: 6, threshold: 0.05, least: 3, most: 10 },
  { radius: 2.4, grid: 3, threshold: 0.065, least: 3, most: 8 },
];
const saturation = 1.1;
/** Cells to a side of the blocks in which small strokes are laid. */
const blockCells = 16;

/** Repaints a picture with strokes of a bristle brush, lit from the upper left. */
export function paintStrokes(
  under: Planes,
  handling: Handling,
  scale: number,
  rng: Rng,
  onProgress: OnProgress,
): Raster {
  const { width, height } = under;
  const direction = findDirection(under, scale, rng.fork('direction'));
  const bristles = makeBristles(rng.fork('bristles'));
  const paint: Paint = { width, height, cells: new Float32Array(width * height * 4) };
  for (let i = 0; i < width * height; i++) {
    // A warm, darker ground shows between the strokes.
    paint.cells[i * 4] = (under.red[i] as number) * 0.88;
    paint.cells[i * 4 + 1] = (under.green[i] as number) * 0.84;
    paint.cells[i * 4 + 2] = (under.blue[i] as number) * 0.84;
  }
  onProgress(0.15);
  const softened = { softened: makePlanes(width, height), scratch: new Float32Array(width * height) };
  for (const [i, brush] of brushes.entries()) {
    // Hairs finer than a pixel cannot be seen in a preview.
    if (i > 1 && brush.radius * scale < 0.45) continue;
    layBrush(paint, under, direction, softened, brush, handling, bristles, scale, rng.fork(`brush ${i}`));
    onProgress(0.15 + (i + 1) * 0.19);
  }
  return lightPaint(paint, scale);
}

/** The picture as one brush sees it, and space to blur it in; used again for each brush. */
type Softened = { softened: Planes; scratch: Float32Array };

function layBrush(
  paint: Paint,
  under: Planes,
  direction: Direction,
  { softened, scratch }: Softened,
  brush: BrushSize,
  handling: Handling,
  bristles: Float32Array,
  scale: number,
  rng: Rng,
): void {
  const { width, height, cells } = paint;
  const threshold = brush.threshold && (handling.threshold ?? brush.threshold);
  const radius = Math.max(0.7, brush.radius * scale);
  const spread = brush.radius > 8 ? (handling.spread ?? 1) : 1;
  const grid = Math.max(1, brush.grid * scale * spread);
  const soften = Math.max(0.3, radius * 0.42);
  const { red, green, blue } = softened;
  for (const plane of ['red', 'green', 'blue'] as const)
    blurPlane(under[plane], width, height, soften, softened[plane], scratch);
  const columns = Math.ceil(width / grid);
  const rows = Math.ceil(height / grid);
  const errorAt = (p: number): number =>
    Math.abs((red[p] as number) - (cells[p * 4] as number)) +
    Math.abs((green[p] as number) - (cells[p * 4 + 1] as number)) +
    Math.abs((blue[p] as number) - (cells[p * 4 + 2] as number));
  const block = brush.radius > 8 ? Math.max(columns, rows) : blockCells;
  for (const cell of shuffled(columns, rows, block, rng)) {
    const left = (cell % columns) * grid;
    const top = Math.floor(cell / columns) * grid;
    let start = -1;
    let worst = -1;
    let sum = 0;
    const samples = brush.threshold === 0 ? 1 : 5;
    for (let k = 0; k < samples; k++) {
      const x = Math.min(width - 1, (left + rng.next() * grid) | 0);
      const y = Math.min(height - 1, (top + rng.next() * grid) | 0);
      const error = errorAt(y * width + x);
      sum += error;
      if (error > worst) {
        worst = error;
        start = y * width + x;
      }
    }
    if (sum / samples / 3 < threshold) continue;
    const [r, g, b] = [red[start] as number, green[start] as number, blue[start] as number];
    const grey = 0.3 * r + 0.59 * g + 0.11 * b;
    const lighter = rng.gaussian(handling.jitter);
    const points = traceStroke(paint, [red, green, blue], direction, start, radius, brush, rng);
    layStroke(
      paint,
      {
        points,
        radius,
        red: grey + (r - grey) * saturation + lighter + rng.gaussian(handling.colourJitter),
        green: grey + (g - grey) * saturation + lighter,
        blue: grey + (b - grey) * saturation + lighter + rng.gaussian(handling.colourJitter),
      },
      bristles,
      scale,
      rng,
      handling.step,
    );
  }
}

/** Follows the direction until the stroke would make the colour worse. */
function traceStroke(
  { width, height, cells }: Paint,
  [red, green, blue]: readonly [Float32Array, Float32Array, Float32Array],
  direction: Direction,
  start: number,
  radius: number,
  { least, most }: BrushSize,
  rng: Rng,
): number[] {
  let x = start % width;
  let y = Math.floor(start / width);
  const points = [x, y];
  const length = rng.whole(least, most);
  const stride = Math.max(0.8, radius * 0.9);
  const [r, g, b] = [red[start] as number, green[start] as number, blue[start] as number];
  let lastX = 0;
  let lastY = 0;
  const backwards = rng.chance(0.5);
  for (let k = 0; k < length; k++) {
    const ix = Math.min(width - 1, Math.max(0, x | 0));
    const iy = Math.min(height - 1, Math.max(0, y | 0));
    const p = iy * width + ix;
    if (k > least * 0.5) {
      const [pr, pg, pb] = [red[p] as number, green[p] as number, blue[p] as number];
      const away = Math.abs(pr - r) + Math.abs(pg - g) + Math.abs(pb - b);
      const painted =
        Math.abs(pr - (cells[p * 4] as number)) +
        Math.abs(pg - (cells[p * 4 + 1] as number)) +
        Math.abs(pb - (cells[p * 4 + 2] as number));
      if (away > painted + 0.03) break;
    }
    const d = Math.min(direction.height - 1, iy >> 1) * direction.width + Math.min(direction.width - 1, ix >> 1);
    let vx = direction.x[d] as number;
    let vy = direction.y[d] as number;
    if (k === 0) {
      [lastX, lastY] = backwards ? [-vx, -vy] : [vx, vy];
    }
    if (vx * lastX + vy * lastY < 0) {
      vx = -vx;
      vy = -vy;
    }
    vx = 0.65 * vx + 0.35 * lastX;
    vy = 0.65 * vy + 0.35 * lastY;
    const size = Math.hypot(vx, vy) || 1;
    lastX = vx / size;
    lastY = vy / size;
    x += lastX * stride;
    y += lastY * stride;
    if (x < -radius || y < -radius || x > width + radius || y > height + radius) break;
    points.push(x, y);
  }
  if (points.length < 4) points.push(x + lastX * stride, y + lastY * stride);
  return points;
}

/**
 * The cells of a grid in random order within blocks, and the blocks in random order: small strokes close to each other
 * are painted soon after each other, while their data is still in the cache.
 */
function shuffled(columns: number, rows: number, block: number, rng: Rng): Uint32Array {
  const order = new Uint32Array(columns * rows);
  const across = Math.ceil(columns / block);
  const blocks = Uint32Array.from({ length: across * Math.ceil(rows / block) }, (_, i) => i);
  mix(blocks, rng);
  let at = 0;
  for (const i of blocks) {
    const from = at;
    const [left, top] = [(i % across) * block, Math.floor(i / across) * block];
    for (let row = top; row < Math.min(rows, top + block); row++)
      for (let column = left; column < Math.min(columns, left + block); column++) order[at++] = row * columns + column;
    mix(order.subarray(from, at), rng);
  }
  return order;
}

function mix(order: Uint32Array, rng: Rng): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(rng.next() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
}
