import { clamp } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';

/** Wet paint: red, green, blue and thickness for every pixel. */
export type Paint = { width: number; height: number; cells: Float32Array };

const across = 64;
const alongBits = 8;
const along = 1 << alongBits;

/** How much paint each hair of a brush carries, along the way it goes. */
export function makeBristles(rng: Rng): Float32Array {
  const bristles = new Float32Array(across * along);
  for (let v = 0; v < across; v++) {
    const hair = rng.next();
    let drift = rng.next();
    for (let u = 0; u < along; u++) {
      drift += (rng.next() - drift) * 0.05;
      bristles[v * along + u] = clamp(0.5 + (hair - 0.5) * 0.75 + (drift - 0.5) * 2.2);
    }
  }
  return bristles;
}

export type Stroke = {
  /** x, y, x, y... in pixels. */
  points: readonly number[];
  radius: number;
  red: number;
  green: number;
  blue: number;
};

// Samples closer than a pixel leave no holes on a slant.
const closeStep = 0.75;

/** Draws one curved stroke, running dry towards its end, its ridges at the sides. */
export function layStroke(
  { width, height, cells }: Paint,
  { points, radius, red, green, blue }: Stroke,
  bristles: Float32Array,
  scale: number,
  rng: Rng,
  step = closeStep,
): void {
  const count = points.length / 2;
  const at = (i: number): number => points[i] as number;
  const u0 = Math.floor(rng.next() * along);
  const v0 = Math.floor(rng.next() * across);
  const dryness = (2 - (0.75 + rng.next() * 0.25)) * 0.68;
  const unitRadius = radius / scale;
  const hairs = (across - 1) * Math.min(1, unitRadius / 9 + 0.35);
  const thickness = Math.min(1.3, 0.5 + unitRadius / 16);
  let total = 0;
  for (let k = 1; k < count; k++) total += Math.hypot(at(k * 2) - at(k * 2 - 2), at(k * 2 + 1) - at(k * 2 - 1));
  let run = 0;
  for (let k = 0; k < count - 1; k++) {
    const [x0, y0, x1, y1] = [at(k * 2), at(k * 2 + 1), at(k * 2 + 2), at(k * 2 + 3)];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length < 0.01) continue;
    const first = k > 0 ? k - 1 : k;
    const last = k < count - 2 ? k + 2 : k + 1;
    const [ax, ay] = [x1 - at(first * 2), y1 - at(first * 2 + 1)];
    const [bx, by] = [at(last * 2) - x0, at(last * 2 + 1) - y0];
    const [a, b] = [Math.hypot(ax, ay) || 1, Math.hypot(bx, by) || 1];
    const steps = Math.ceil(length / step);
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const dx = ax / a + (bx / b - ax / a) * t;
      const dy = ay / a + (by / b - ay / a) * t;
      const px = x0 + (x1 - x0) * t;
      const py = y0 + (y1 - y0) * t;
      const u = run + length * t;
      const done = u / total;
      const taper = Math.min(1, Math.sqrt(Math.min(u, total - u + radius * 0.3) / (radius * 0.9) + 0.15));
      const reach = radius * taper;
      const dry = done * done * dryness;
      const column = ((u / scale) * 0.6 + u0) & (along - 1);
      const samples = Math.max(1, Math.ceil((reach * 2) / step));
      const perSample = 2 / samples;
      const hairsPerSample = hairs / samples;
      const [sideX, sideY] = [-dy * reach, dx * reach];
      for (let q = 0; q <= samples; q++) {
        const v = q * perSample - 1;
        const ix = (px + sideX * v + 0.5) | 0;
        const iy = (py + sideY * v + 0.5) | 0;
        if (ix < 0 || iy < 0 || ix >= width || iy >= height) continue;
        const hair = bristles[(((q * hairsPerSample + v0) & (across - 1)) << alongBits) | column] as number;
        const loaded = hair - dry;
        const side = 1 - (v < 0 ? -v : v);
        let cover = loaded > -0.05 ? 0.94 : 0.94 * (1 + (loaded + 0.05) * 6);
        if (side < 0.19) cover *= side * 4 + 0.25;
        if (cover <= 0.03) continue;
        const p = (iy * width + ix) * 4;
        const shade = (0.92 + hair * 0.16) * cover;
        const left = 1 - cover;
        cells[p] = (cells[p] as number) * left + red * shade;
        cells[p + 1] = (cells[p + 1] as number) * left + green * shade;
        cells[p + 2] = (cells[p + 2] as number) * left + blue * shade;
        const ridge = (0.35 + 0.65 * hair) * thickness * (side < 0.22 ? 1.25 : 1);
        cells[p + 3] = (cells[p + 3] as number) + (ridge - (cells[p + 3] as number)) * cover * 0.9;
      }
    }
    run += length;
  }
}
