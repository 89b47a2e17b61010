import type { Rgb } from '../../core/colour.ts';
import { tileFbm } from '../../core/noise.ts';
import type { Rng } from '../../core/rng.ts';
import { glazed, type Material, matte, satin } from '../trace/material.ts';

export type TableTop = 'wood' | 'planks' | 'marble' | 'linen' | 'stone' | 'paper' | 'lacquer' | 'snow';

const side = 128;

/** What things stand on. `tone` is its colour as light. */
export function tableTop(kind: TableTop, tone: Rgb, rng: Rng): Material {
  const tile = tileFbm(side, 6, 4, rng);
  const noise = (x: number, z: number): number => {
    const u = (((x * 20) % side) + side) % side;
    const v = (((z * 20) % side) + side) % side;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [fu, fv] = [u - i, v - j];
    const at = (a: number, b: number): number => tile[(b % side) * side + (a % side)] as number;
    const top = at(i, j) * (1 - fu) + at(i + 1, j) * fu;
    return top + (at(i, j + 1) * (1 - fu) + at(i + 1, j + 1) * fu - top) * fv;
  };
  const shade = (by: number, out: Float64Array): void => {
    for (let k = 0; k < 3; k++) out[k] = Math.max(0, Math.min(0.96, tone[k as 0] * by));
  };
  const tops: Record<TableTop, () => Material> = {
    wood: () => ({
      ...glazed(tone, (_u, _v, x, _y, z, out) =>
        shade(1 + 0.2 * noise(x * 0.3, z * 2.6) + 0.1 * Math.sin(z * 9 + noise(x * 0.2, z) * 2.6), out),
      ),
      roughness: 0.13,
    }),
    planks: () =>
      satin(tone, (_u, _v, x, _y, z, out) => {
        const board = Math.floor(x / 0.92 + 40.3);
        const seam = Math.abs(((((x / 0.92 + 40.3) % 1) + 1) % 1) - 0.5) > 0.487 ? 0.38 : 1;
        shade((1 + 0.19 * noise(x * 2.6 + board * 3.7, z * 0.28) + 0.1 * Math.sin(board * 2.4)) * seam, out);
      }),
    marble: () => ({
      ...glazed(tone, (_u, _v, x, _y, z, out) => {
        const vein = Math.abs(Math.sin((x * 0.8 + z * 0.55) * 1.1 + noise(x * 0.45, z * 0.45) * 1.1));
        shade(1 - 0.34 * Math.max(0, 1 - vein * 7) - 0.035 * noise(x, z), out);
      }),
      roughness: 0.07,
    }),
    linen: () =>
      matte(tone, (_u, _v, x, _y, z, out) =>
        shade(1 + 0.045 * Math.sin(x * 130) + 0.045 * Math.sin(z * 120) + 0.04 * noise(x * 2, z * 2), out),
      ),
    stone: () =>
      satin(tone, (_u, _v, x, _y, z, out) =>
        shade(1 + 0.1 * noise(x * 1.4, z * 1.4) + 0.05 * noise(x * 6, z * 6), out),
      ),
    paper: () => satin(tone),
    lacquer: () => ({ ...glazed(tone), gloss: 0.07, roughness: 0.1 }),
    snow: () =>
      matte([0.8, 0.85, 0.92], (_u, _v, x, _y, z, out) => {
        const by = 0.97 + 0.05 * noise(x, z) + 0.04 * noise(x * 5, z * 5);
        out[0] = 0.8 * by;
        out[1] = 0.85 * by;
        out[2] = 0.92 * by;
      }),
  };
  return tops[kind]();
}
