import { clamp } from '../core/colour.ts';
import { blurred } from './planes.ts';
import type { Flow } from './structure-tensor.ts';

export type ContourStyle = {
  /** The blur that lines are compared with, in pixels; below 1.5 nothing is found. */
  sigma: number;
  sharpness: number;
  threshold: number;
  /** How far a line is followed to each side, in pixels: short marks join, grain does not. */
  reach: number;
  /** Lines of fewer pixels are left out. */
  leastLength: number;
};

const steepness = 3;

/**
 * The contours of a picture as a pen would draw them (flow-based difference of Gaussians, Kang 2007): 0 paper to 1 ink.
 */
export function findContours(
  luma: Float32Array,
  width: number,
  height: number,
  flow: Flow,
  { sigma, sharpness, threshold, reach, leastLength }: ContourStyle,
): Float32Array {
  const edge = blurred(luma, width, height, sigma);
  for (let i = 0; i < edge.length; i++) edge[i] = ((edge[i] as number) - (luma[i] as number)) * sharpness;
  const ink = followFlow(edge, width, height, flow, { reach, threshold });
  for (let i = 0; i < ink.length; i++) ink[i] = clamp(((ink[i] as number) - threshold) * steepness);
  dropShort(ink, width, height, leastLength);
  return ink;
}

/** Each value averaged along its line; 0 where no value within reach is over the threshold, so that none can be. */
function followFlow(
  values: Float32Array,
  width: number,
  height: number,
  { alongX, alongY }: Flow,
  { reach, threshold }: Pick<ContourStyle, 'reach' | 'threshold'>,
): Float32Array {
  const target = new Float32Array(values.length);
  const weights = Float64Array.from({ length: reach + 1 }, (_, k) => Math.exp(-2 * (k / (reach + 1)) ** 2));
  const side = reach + 1;
  const across = Math.ceil(width / side);
  const busy = findBusyTiles(values, width, height, side, threshold);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (busy[((y / side) | 0) * across + ((x / side) | 0)] === 0) continue;
      let sum = values[i] as number;
      let weight = 1;
      for (let way = -1; way <= 1; way += 2) {
        let px = x;
        let py = y;
        let wayX = way * (alongX[i] as number);
        let wayY = way * (alongY[i] as number);
        for (let k = 1; k <= reach; k++) {
          px += wayX;
          py += wayY;
          const column = Math.round(px);
          const row = Math.round(py);
          if (column < 0 || row < 0 || column >= width || row >= height) break;
          const at = row * width + column;
          const share = weights[k] as number;
          sum += (values[at] as number) * share;
          weight += share;
          const nextX = alongX[at] as number;
          const nextY = alongY[at] as number;
          // The flow has no direction of its own: continue as before.
          const same = nextX * wayX + nextY * wayY < 0 ? -1 : 1;
          wayX = nextX * same;
          wayY = nextY * same;
        }
      }
      target[i] = sum / weight;
    }
  return target;
}

/** Which tiles have a value over the threshold, in themselves or in a tile beside them. */
function findBusyTiles(
  values: Float32Array,
  width: number,
  height: number,
  side: number,
  threshold: number,
): Uint8Array {
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  const busy = new Uint8Array(across * down);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if ((values[i] as number) <= threshold) continue;
      const column = (x / side) | 0;
      const row = (y / side) | 0;
      for (let r = Math.max(0, row - 1); r <= Math.min(down - 1, row + 1); r++)
        busy.fill(1, r * across + Math.max(0, column - 1), r * across + Math.min(across, column + 2));
    }
  return busy;
}

/** Wipes out specks: patches of ink of fewer pixels. */
function dropShort(ink: Float32Array, width: number, height: number, least: number): void {
  const seen = new Uint8Array(ink.length);
  const patch = new Int32Array(ink.length);
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] === 1 || (ink[start] as number) < 0.3) continue;
    let end = 0;
    patch[end++] = start;
    seen[start] = 1;
    for (let next = 0; next < end; next++) {
      const at = patch[next] as number;
      const [x, y] = [at % width, (at / width) | 0];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const beside = row * width + column;
          if (seen[beside] === 1 || (ink[beside] as number) < 0.3) continue;
          seen[beside] = 1;
          patch[end++] = beside;
        }
    }
    if (end < least) for (let k = 0; k < end; k++) ink[patch[k] as number] = 0;
  }
}
