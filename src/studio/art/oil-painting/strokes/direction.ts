import { clamp } from '../../core/colour.ts';
import { tileFbm } from '../../core/noise.ts';
import type { Rng } from '../../core/rng.ts';
import type { Planes } from '../../photo/planes.ts';
import { findFlow } from '../../photo/structure-tensor.ts';

/** Which way a brush moves: unit vectors at half the picture's resolution. */
export type Direction = { width: number; height: number; x: Float32Array; y: Float32Array };

const noiseSide = 256;

/** Along the edges where there are any, near ones before far ones; along a slow swirl elsewhere. */
export function findDirection(picture: Planes, scale: number, rng: Rng): Direction {
  const half = halved(picture);
  const { width, height } = half;
  // 4.5 and 16 px at full size; the planes are half as wide.
  const near = findFlow(half, Math.max(0.7, 2.25 * scale));
  const far = findFlow(half, Math.max(1.4, 8 * scale));
  const swirl = tileFbm(noiseSide, 3, 3, rng);
  const x = new Float32Array(width * height);
  const y = new Float32Array(width * height);
  const perCell = 0.5 / scale;
  for (let row = 0; row < height; row++) {
    const noiseRow = (Math.floor(row * perCell) % noiseSide) * noiseSide;
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const angle = (swirl[noiseRow + (Math.floor(column * perCell) % noiseSide)] as number) * 0.7 - 0.35;
      let vx = Math.cos(angle);
      let vy = Math.sin(angle);
      for (const [flow, gain, floor] of [
        [far, 11, 0.1],
        [near, 7, 0.15],
      ] as const) {
        const share = clamp((flow.strength[i] as number) * gain - floor) * (flow.anisotropy[i] as number);
        const ax = flow.alongX[i] as number;
        const ay = flow.alongY[i] as number;
        const sign = ax * vx + ay * vy < 0 ? -1 : 1;
        vx += (ax * sign - vx) * share;
        vy += (ay * sign - vy) * share;
      }
      const length = Math.hypot(vx, vy) || 1;
      x[i] = vx / length;
      y[i] = vy / length;
    }
  }
  return { width, height, x, y };
}

function halved({ width, height, red, green, blue }: Planes): Planes {
  const [w, h] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const half = (plane: Float32Array): Float32Array => {
    const small = new Float32Array(w * h);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const p = y * 2 * width + x * 2;
        const below = p + width;
        const sum = (plane[p] as number) + (plane[p + 1] as number) + (plane[below] as number);
        small[y * w + x] = (sum + (plane[below + 1] as number)) / 4;
      }
    return small;
  };
  return { width: w, height: h, red: half(red), green: half(green), blue: half(blue) };
}
