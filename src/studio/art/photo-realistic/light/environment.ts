import type { Rgb } from '../../core/colour.ts';
import type { Vec } from '../trace/clay.ts';

/** A soft box or window: where it hangs, as azimuth and elevation in degrees, its half sizes in degrees, its light. */
export type Panel = { azimuth: number; elevation: number; width: number; height: number; light: Rgb };
/** A small round light far away. */
export type Spark = { azimuth: number; elevation: number; radius: number; light: Rgb };

export type Surroundings = {
  zenith: Rgb;
  horizon: Rgb;
  floor: Rgb;
  /** Seen in reflections and lighting the shadows. */
  panels: readonly Panel[];
  sparks: readonly Spark[];
  /** The sun or lamp that casts shadows; its panel is only seen, since the tracer aims at it. */
  key: { azimuth: number; elevation: number; spread: number; light: Rgb; panel: Panel };
};

const sharpWidth = 320;
const sharpHeight = 160;
const softWidth = 32;
const softHeight = 16;
const coarseWidth = 28;
const coarseHeight = 14;
const radians = Math.PI / 180;

/** Azimuth 0 lies behind the subject, 180 behind the camera, 90 to the right. */
export function directionOf(azimuth: number, elevation: number): Vec {
  const [a, e] = [azimuth * radians, elevation * radians];
  return [Math.sin(a) * Math.cos(e), Math.sin(e), -Math.cos(a) * Math.cos(e)];
}

type Light = { map: Float32Array; width: number; height: number };

/** The world round the still life, as light from every direction, sharp and spread out. */
export class Environment {
  readonly #sharp: Light;
  readonly #glossy: Light;
  readonly #diffuse: Light;

  constructor(surroundings: Surroundings) {
    this.#sharp = paintSharp(surroundings);
    const fill = paintCoarse({ ...surroundings, sparks: [] });
    this.#diffuse = spreadOut(fill, 1);
    this.#glossy = spreadOut(
      paintCoarse({ ...surroundings, panels: [...surroundings.panels, surroundings.key.panel] }),
      14,
    );
  }

  seen(dx: number, dy: number, dz: number, out: Float64Array): void {
    lookUp(this.#sharp, dx, dy, dz, out);
  }

  glossy(dx: number, dy: number, dz: number, out: Float64Array): void {
    lookUp(this.#glossy, dx, dy, dz, out);
  }

  /** Light that falls on a surface facing this way. */
  diffuse(dx: number, dy: number, dz: number, out: Float64Array): void {
    lookUp(this.#diffuse, dx, dy, dz, out);
  }
}

function lookUp({ map, width, height }: Light, dx: number, dy: number, dz: number, out: Float64Array): void {
  let x = (Math.atan2(dx, -dz) / (Math.PI * 2) + 0.5) * width - 0.5;
  const y = Math.max(
    0,
    Math.min(height - 1.001, (0.5 - Math.asin(dy < -1 ? -1 : dy > 1 ? 1 : dy) / Math.PI) * height - 0.5),
  );
  if (x < 0) x += width;
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const x1 = x0 + 1 >= width ? 0 : x0 + 1;
  const a = (y0 * width + x0) * 3;
  const b = (y0 * width + x1) * 3;
  const down = width * 3;
  for (let k = 0; k < 3; k++) {
    const top = (map[a + k] as number) * (1 - fx) + (map[b + k] as number) * fx;
    const below = (map[a + down + k] as number) * (1 - fx) + (map[b + down + k] as number) * fx;
    out[k] = top + (below - top) * fy;
  }
}

function eachDirection(
  width: number,
  height: number,
  visit: (p: number, azimuth: number, elevation: number) => void,
): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      visit((y * width + x) * 3, ((x + 0.5) / width - 0.5) * 360, (0.5 - (y + 0.5) / height) * 180);
}

function paintGround({ zenith, horizon, floor }: Surroundings, width: number, height: number): Float32Array {
  const map = new Float32Array(width * height * 3);
  eachDirection(width, height, (p, _azimuth, elevation) => {
    const t = elevation > 0 ? Math.min(1, elevation / 70) : Math.min(1, -elevation / 25);
    const end = elevation > 0 ? zenith : floor;
    for (let k = 0; k < 3; k++) map[p + k] = (horizon[k as 0] as number) * (1 - t) + (end[k as 0] as number) * t;
  });
  return map;
}

const smoothStep = (low: number, high: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};
const turnBetween = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

function addPanels(map: Float32Array, width: number, height: number, panels: readonly Panel[]): void {
  eachDirection(width, height, (p, azimuth, elevation) => {
    for (const panel of panels) {
      const x = turnBetween(azimuth, panel.azimuth) / panel.width;
      const y = Math.abs(elevation - panel.elevation) / panel.height;
      if (x > 1 || y > 1) continue;
      const share =
        smoothStep(1, 0.88, x) *
        smoothStep(1, 0.88, y) *
        (0.8 + 0.2 * smoothStep(-1, 1, (elevation - panel.elevation) / panel.height));
      for (let k = 0; k < 3; k++) map[p + k] = (map[p + k] as number) + panel.light[k as 0] * share;
    }
  });
}

function addSparks(map: Float32Array, width: number, height: number, sparks: readonly Spark[]): void {
  for (const { azimuth, elevation, radius, light } of sparks) {
    const y0 = (0.5 - elevation / 180) * height;
    const x0 = (azimuth / 360 + 0.5) * width;
    const tall = Math.max(0.7, (radius / 180) * height);
    const wide = tall / Math.max(0.2, Math.cos(elevation * radians));
    for (let y = Math.max(0, Math.floor(y0 - tall)); y < Math.min(height, y0 + tall + 1); y++) {
      for (let x = Math.floor(x0 - wide); x < x0 + wide + 1; x++) {
        const away = Math.hypot((x + 0.5 - x0) / wide, (y + 0.5 - y0) / tall);
        const share = smoothStep(1.15, 0.8, away);
        const p = (y * width + ((x + width) % width)) * 3;
        for (let k = 0; k < 3; k++) map[p + k] = (map[p + k] as number) + light[k as 0] * share;
      }
    }
  }
}

function paintSharp(surroundings: Surroundings): Light {
  const map = paintGround(surroundings, sharpWidth, sharpHeight);
  addPanels(map, sharpWidth, sharpHeight, [...surroundings.panels, surroundings.key.panel]);
  addSparks(map, sharpWidth, sharpHeight, surroundings.sparks);
  return { map, width: sharpWidth, height: sharpHeight };
}

function paintCoarse(surroundings: Surroundings): Light {
  const map = paintGround(surroundings, coarseWidth, coarseHeight);
  addPanels(map, coarseWidth, coarseHeight, surroundings.panels);
  return { map, width: coarseWidth, height: coarseHeight };
}

/** Each direction's mean over those near it, weighted by the cosine to a power. */
function spreadOut(from: Light, power: number): Light {
  const vectors: number[] = [];
  eachDirection(from.width, from.height, (_p, azimuth, elevation) =>
    vectors.push(...directionOf(azimuth, elevation), Math.cos(elevation * radians)),
  );
  const map = new Float32Array(softWidth * softHeight * 3);
  eachDirection(softWidth, softHeight, (p, azimuth, elevation) => {
    const [nx, ny, nz] = directionOf(azimuth, elevation);
    let [red, green, blue, total] = [0, 0, 0, 0];
    for (let i = 0; i < vectors.length; i += 4) {
      const cosine = nx * (vectors[i] as number) + ny * (vectors[i + 1] as number) + nz * (vectors[i + 2] as number);
      if (cosine <= 0) continue;
      const weight = cosine ** power * (vectors[i + 3] as number);
      const q = (i >> 2) * 3;
      red += (from.map[q] as number) * weight;
      green += (from.map[q + 1] as number) * weight;
      blue += (from.map[q + 2] as number) * weight;
      total += weight;
    }
    map[p] = red / total;
    map[p + 1] = green / total;
    map[p + 2] = blue / total;
  });
  return { map, width: softWidth, height: softHeight };
}
