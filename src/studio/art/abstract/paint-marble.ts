import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { clamp, lerp, type Rgb } from '../core/colour.ts';
import { tileFbm } from '../core/noise.ts';
import type { Rng } from '../core/rng.ts';
import type { Foil } from './foil.ts';

type Marble = { inks: readonly Rgb[]; foil: number };

/** Noise that repeats every 1024 units of the sheet. */
type Tile = { noise: Float32Array; side: number };
const rampSteps = 256;

const smoothStep = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** Bilinear reading of a tile, at units of the sheet. */
function readTile({ noise: tile, side }: Tile, x: number, y: number): number {
  const mask = side - 1;
  const u = (x * side) / 1024;
  const v = (y * side) / 1024;
  const x0 = Math.floor(u);
  const y0 = Math.floor(v);
  const tx = u - x0;
  const ty = v - y0;
  const row = (y0 & mask) * side;
  const below = ((y0 + 1) & mask) * side;
  const left = x0 & mask;
  const right = (x0 + 1) & mask;
  return lerp(
    lerp(tile[row + left] as number, tile[row + right] as number, tx),
    lerp(tile[below + left] as number, tile[below + right] as number, tx),
    ty,
  );
}

/** Where the inks flowed: a height whose steps are the borders of colours, a second tide, and a roughness. */
type Flow = { columns: number; step: number; height: Float32Array; tide: Float32Array; rough: Float32Array };

function letFlow(width: number, height: number, step: number, rng: Rng): Flow {
  // Broad noise is as smooth in a small tile.
  const tile = (side: number, cells: number, octaves: number, name: string, gain?: number): Tile => ({
    noise: tileFbm(side, cells, octaves, rng.fork(name), gain),
    side,
  });
  const [driftX, driftY] = [tile(128, 3, 3, 'x'), tile(128, 3, 3, 'y')];
  const [swirl, body] = [tile(128, 5, 3, 'swirl'), tile(256, 4, 4, 'body', 0.46)];
  const [broad, grain] = [tile(128, 2, 3, 'tide', 0.45), tile(256, 24, 3, 'rough', 0.62)];
  const angle = rng.between(0, Math.PI);
  const [slopeX, slopeY] = [Math.cos(angle) / 430, Math.sin(angle) / 430];
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const flow: Flow = {
    columns,
    step,
    height: new Float32Array(columns * rows),
    tide: new Float32Array(columns * rows),
    rough: new Float32Array(columns * rows),
  };
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [x, y] = [i * step, j * step];
      const wx = x + readTile(driftX, x, y) * 120;
      const wy = y + readTile(driftY, x, y) * 120;
      const q1 = readTile(swirl, wx * 0.8, wy * 0.8);
      const q2 = readTile(body, wx * 0.8 + 300, wy * 0.8);
      const at = j * columns + i;
      flow.height[at] = readTile(body, wx * 0.55 + q1 * 46, wy * 0.55 + q2 * 46) * 0.9 + x * slopeX + y * slopeY + 12;
      flow.tide[at] = readTile(broad, wx * 0.7 + q2 * 34 + 500, wy * 0.7 + q1 * 34);
      flow.rough[at] = readTile(grain, x, y);
    }
  }
  return flow;
}

/** Every ink in turn, running into the next, with the pale and dark rims that drying ink leaves. */
function inkRamp(inks: readonly Rgb[]): Float32Array {
  const ramp = new Float32Array(inks.length * rampSteps * 3);
  inks.forEach((ink, i) => {
    const next = inks[(i + 1) % inks.length] as Rgb;
    for (let s = 0; s < rampSteps; s++) {
      const f = s / rampSteps;
      const run = smoothStep(0.55, 1, f);
      const rim = Math.exp(-f * 9) * 0.26 - 0.09 * smoothStep(0.82, 1, f);
      const layer = 0.05 * (smoothStep(0, 0.1, (f * 5) % 1) - 1) + 0.02;
      for (let k = 0; k < 3; k++) {
        ramp[(i * rampSteps + s) * 3 + k] = lerp(ink[k] as number, next[k] as number, run) * (1 - rim - layer) * 255;
      }
    }
  });
  return ramp;
}

/** The marbled sheet: inks that flowed on water, foil where they meet. */
export function paintMarble(
  { inks, foil: amount }: Marble,
  width: number,
  height: number,
  scale: number,
  foil: Foil,
  rng: Rng,
): Canvas {
  const flow = letFlow(width, height, clamp(2 / scale, 2, 4), rng);
  const ramp = inkRamp(inks);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  const image = context.createImageData(w, h);
  const { data } = image;
  const perPixel = 1 / (scale * flow.step);
  const count = inks.length;
  // A fleck needs a rough place, and a vein the border of two inks: most pixels have neither.
  const leastFleck = 2.05 - amount * 0.35;
  const gilding = Math.min(1, amount * 1.4);
  const columnOf = Int32Array.from({ length: w }, (_, x) => Math.floor(x * perPixel));
  for (let y = 0; y < h; y++) {
    const v = y * perPixel;
    const row = Math.floor(v);
    const ty = v - row;
    for (let x = 0; x < w; x++) {
      const column = columnOf[x] as number;
      const tx = x * perPixel - column;
      const at = row * flow.columns + column;
      const under = at + flow.columns;
      const top = lerp(flow.height[at] as number, flow.height[at + 1] as number, tx);
      const low = lerp(flow.height[under] as number, flow.height[under + 1] as number, tx);
      const level = lerp(top, low, ty) * 1.15;
      const tide = lerp(flow.tide[at] as number, flow.tide[under] as number, ty);
      const rough = lerp(
        lerp(flow.rough[at] as number, flow.rough[at + 1] as number, tx),
        lerp(flow.rough[under] as number, flow.rough[under + 1] as number, tx),
        ty,
      );
      const which = Math.floor(level);
      const f = level - which;
      const from = ((which % count) * rampSteps + Math.floor(f * rampSteps)) * 3;
      const blend = 0.35 * smoothStep(-0.2, 1.4, tide);
      const other = inks[(Math.floor(tide * 1.1 + 12) + 2) % count] as Rgb;
      const p = (y * w + x) * 4;
      const aside = Math.abs(f - 0.012);
      const vein = aside < 0.05 ? smoothStep(0.02 + 0.03 * clamp(rough * 0.8 + 0.1), 0.008, aside) : 0;
      const veil = vein > 0 ? vein * smoothStep(-0.5, 0.3, rough + tide * 0.6) : 0;
      const fleckAt = rough * 0.95 + tide * 0.55;
      const fleck = fleckAt > leastFleck ? smoothStep(leastFleck, 2.2 - amount * 0.35, fleckAt) : 0;
      const gilt = Math.max(veil, fleck) * gilding;
      data[p + 3] = 255;
      for (let k = 0; k < 3; k++) {
        const ink = ramp[from + k] as number;
        data[p + k] = ink + ((other[k] as number) * 255 - ink) * blend;
      }
      if (gilt === 0) continue;
      const tile = ((Math.floor(y / scale) & 511) << 9) | (Math.floor(x / scale) & 511);
      const lit = clamp((foil.light[tile] as number) + (top - low) * 900 + rough * 26, 0, 255) | 0;
      for (let k = 0; k < 3; k++) {
        const ink = ramp[from + k] as number;
        const wet = ink + ((other[k] as number) * 255 - ink) * blend;
        data[p + k] = wet + ((foil.ramp[lit * 3 + k] as number) - wet) * gilt;
      }
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
