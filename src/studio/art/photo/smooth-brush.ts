import { clamp } from '../core/colour.ts';
import type { Extent } from './crop-to-cover.ts';
import { makePlanes, type Planes } from './planes.ts';
import type { Flow } from './structure-tensor.ts';

const sectors = 8;
const turns = 16;
const stretches = 4;
const crossing = 0.58;
/** The values of a cell of the padded copy: red, green, blue and the sum of their squares. */
const depth = 4;
/** The side of the squares that are looked at for plain paper, in pixels. */
const tileSide = 8;
/** Less than a pixel's byte can show. */
const leastDifference = 1 / 1024;

/** One sector of a brush's ellipse: cells of the padded copy and their shares, which sum to 1. */
type Sector = { offsets: Int32Array; shares: Float32Array };

/**
 * The anisotropic Kuwahara filter with polynomial weights (Kyprianidis, Semmo, Kang, Döllner 2010): each pixel takes the
 * calmest of eight overlapping sectors of an ellipse laid along the edge. `step` samples every n-th pixel.
 * Directions and stretches are rounded to a few, so that all weights are known before the first pixel.
 */
export function smoothAsBrush(source: Planes, flow: Flow, radius: number, step: number): Planes {
  const { width, height } = source;
  const margin = Math.ceil(radius * 2) + 1;
  const stride = width + margin * 2;
  const cells = padCells(source, margin);
  const brushes = makeBrushes(radius, step, stride);
  const plain = findPlainTiles(cells, source, margin);
  const tilesAcross = Math.ceil(width / tileSide);
  const result = makePlanes(width, height);

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const middle = ((y + margin) * stride + x + margin) * depth;
      if (plain[((y / tileSide) | 0) * tilesAcross + ((x / tileSide) | 0)] === 1) {
        result.red[i] = cells[middle] as number;
        result.green[i] = cells[middle + 1] as number;
        result.blue[i] = cells[middle + 2] as number;
        continue;
      }
      const brush = brushes[brushOf(flow, i)] as Sector[];
      let sumR = 0;
      let sumG = 0;
      let sumB = 0;
      let sumW = 0;
      for (let k = 0; k < sectors; k++) {
        const { offsets, shares } = brush[k] as Sector;
        let r = 0;
        let g = 0;
        let b = 0;
        let squares = 0;
        for (let s = 0; s < offsets.length; s++) {
          const at = middle + (offsets[s] as number);
          const share = shares[s] as number;
          r += (cells[at] as number) * share;
          g += (cells[at + 1] as number) * share;
          b += (cells[at + 2] as number) * share;
          squares += (cells[at + 3] as number) * share;
        }
        const variance = 255 * Math.abs(squares - r * r - g * g - b * b);
        const calm = 1 / (1 + variance * variance * variance * variance);
        sumR += r * calm;
        sumG += g * calm;
        sumB += b * calm;
        sumW += calm;
      }
      result.red[i] = sumR / sumW;
      result.green[i] = sumG / sumW;
      result.blue[i] = sumB / sumW;
    }
  return result;
}

/** The picture with its edge pixels drawn out all round, so that no sample has to be checked. */
function padCells({ width, height, red, green, blue }: Planes, margin: number): Float32Array {
  const stride = width + margin * 2;
  const cells = new Float32Array(stride * (height + margin * 2) * depth);
  let at = 0;
  for (let y = -margin; y < height + margin; y++) {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = -margin; x < width + margin; x++, at += depth) {
      const i = row + Math.min(width - 1, Math.max(0, x));
      const r = red[i] as number;
      const g = green[i] as number;
      const b = blue[i] as number;
      cells[at] = r;
      cells[at + 1] = g;
      cells[at + 2] = b;
      cells[at + 3] = r * r + g * g + b * b;
    }
  }
  return cells;
}

/** Which tiles are of one colour, as far around them as a brush reaches: smoothing would leave them as they are. */
function findPlainTiles(cells: Float32Array, { width, height }: Extent, margin: number): Uint8Array {
  const stride = width + margin * 2;
  const across = Math.ceil(width / tileSide);
  return Uint8Array.from({ length: across * Math.ceil(height / tileSide) }, (_, tile) => {
    const left = (tile % across) * tileSide;
    const top = Math.floor(tile / across) * tileSide;
    const right = Math.min(width, left + tileSide) + margin * 2;
    const bottom = Math.min(height, top + tileSide) + margin * 2;
    const first = (top * stride + left) * depth;
    for (let y = top; y < bottom; y++) {
      const end = (y * stride + right) * depth;
      for (let at = (y * stride + left) * depth; at < end; at += depth)
        for (let k = 0; k < 3; k++)
          if (Math.abs((cells[at + k] as number) - (cells[first + k] as number)) > leastDifference) return 0;
    }
    return 1;
  });
}

function brushOf(flow: Flow, i: number): number {
  const angle = Math.atan2(flow.alongY[i] as number, flow.alongX[i] as number);
  // An ellipse turned by half a circle is the same ellipse.
  const turn = Math.round((angle / Math.PI + 1) * turns) % turns;
  return turn * (stretches + 1) + Math.round(clamp(flow.anisotropy[i] as number) * stretches);
}

function makeBrushes(radius: number, step: number, stride: number): Sector[][] {
  const brushes: Sector[][] = [];
  for (let turn = 0; turn < turns; turn++)
    for (let stretch = 0; stretch <= stretches; stretch++)
      brushes.push(makeBrush(radius, (turn / turns) * Math.PI, stretch / stretches, step, stride));
  return brushes;
}

function makeBrush(radius: number, angle: number, anisotropy: number, step: number, stride: number): Sector[] {
  const long = radius * (1 + anisotropy);
  const wide = radius / (1 + anisotropy);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(long / step) * step;
  const found = Array.from({ length: sectors }, () => ({ offsets: [0], shares: [1 / sectors] }));
  for (let dy = -reach; dy <= reach; dy += step)
    for (let dx = -reach; dx <= reach; dx += step) {
      const u = (cos * dx + sin * dy) / long;
      const v = (cos * dy - sin * dx) / wide;
      const distance = u * u + v * v;
      if (distance > 1 || (dx === 0 && dy === 0)) continue;
      const weights = sectorWeights(u, v, radius);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const falloff = Math.exp(-3.125 * distance);
      weights.forEach((weight, k) => {
        if (weight === 0) return;
        found[k]?.offsets.push((dy * stride + dx) * depth);
        found[k]?.shares.push((weight * falloff) / sum);
      });
    }
  return found.map(({ offsets, shares }) => {
    const total = shares.reduce((sum, share) => sum + share, 0);
    return { offsets: Int32Array.from(offsets), shares: Float32Array.from(shares, (share) => share / total) };
  });
}

/** How much of a sample belongs to each of the eight sectors. */
function sectorWeights(u: number, v: number, radius: number): number[] {
  const zeta = 1 / radius + 0.1;
  const eta = (zeta + Math.cos(crossing)) / Math.sin(crossing) ** 2;
  const square = (value: number) => (value > 0 ? value * value : 0);
  const four = (x: number, y: number) => {
    const [xx, yy] = [zeta - eta * x * x, zeta - eta * y * y];
    return [square(y + xx), square(yy - x), square(xx - y), square(x + yy)];
  };
  const straight = four(u, v);
  const slanted = four(Math.SQRT1_2 * (u - v), Math.SQRT1_2 * (u + v));
  return straight.flatMap((weight, k) => [weight, slanted[k] as number]);
}
