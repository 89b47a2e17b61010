import { makePlanes, type Planes } from './planes.ts';
import type { Flow } from './structure-tensor.ts';

const sectors = 8;
const diagonal = Math.SQRT1_2;
const crossing = 0.58;

/**
 * The anisotropic Kuwahara filter with polynomial weights (Kyprianidis, Semmo, Kang, Döllner 2010): each pixel takes the
 * calmest of eight overlapping sectors of an ellipse laid along the edge. `step` samples every n-th pixel.
 */
export function smoothAsBrush(source: Planes, flow: Flow, radius: number, step: number): Planes {
  const { width, height, red, green, blue } = source;
  const result = makePlanes(width, height);
  const zeta = 1 / radius + 0.1;
  const eta = (zeta + Math.cos(crossing)) / Math.sin(crossing) ** 2;
  // Per sector: weighted sums of red, green and blue, their squares together, and the weights.
  const r = new Float64Array(sectors);
  const g = new Float64Array(sectors);
  const b = new Float64Array(sectors);
  const squares = new Float64Array(sectors);
  const weights = new Float64Array(sectors);
  const share = new Float64Array(sectors);
  const square = (value: number) => (value > 0 ? value * value : 0);

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const a = flow.anisotropy[i] as number;
      const long = radius * (1 + a);
      const wide = radius / (1 + a);
      const cos = flow.alongX[i] as number;
      const sin = flow.alongY[i] as number;
      const reachX = Math.ceil(Math.sqrt(long * long * cos * cos + wide * wide * sin * sin));
      const reachY = Math.ceil(Math.sqrt(long * long * sin * sin + wide * wide * cos * cos));
      const r0 = red[i] as number;
      const g0 = green[i] as number;
      const b0 = blue[i] as number;
      const seed = 1 / sectors;
      r.fill(r0 * seed);
      g.fill(g0 * seed);
      b.fill(b0 * seed);
      squares.fill((r0 * r0 + g0 * g0 + b0 * b0) * seed);
      weights.fill(seed);

      for (let dy = 0; dy <= reachY; dy += step)
        for (let dx = -reachX; dx <= reachX; dx += step) {
          if (dy === 0 && dx <= 0) continue;
          const u = (cos * dx + sin * dy) / long;
          const v = (cos * dy - sin * dx) / wide;
          const distance = u * u + v * v;
          if (distance > 1) continue;
          const uu = zeta - eta * u * u;
          const vv = zeta - eta * v * v;
          const p = diagonal * (u - v);
          const q = diagonal * (u + v);
          const pp = zeta - eta * p * p;
          const qq = zeta - eta * q * q;
          share[0] = square(v + uu);
          share[2] = square(vv - u);
          share[4] = square(uu - v);
          share[6] = square(u + vv);
          share[1] = square(q + pp);
          share[3] = square(qq - p);
          share[5] = square(pp - q);
          share[7] = square(p + qq);
          let sum = 0;
          for (let k = 0; k < sectors; k++) sum += share[k] as number;
          // A cubic that stands in for the Gaussian: no exponential in the innermost loop.
          const falloff = 1 - 0.96 * distance;
          const scale = (falloff * falloff * falloff) / sum;

          // The opposite pixel has the same weights, half a turn on.
          const x1 = Math.min(width - 1, Math.max(0, x + dx));
          const x2 = Math.min(width - 1, Math.max(0, x - dx));
          const one = Math.min(height - 1, y + dy) * width + x1;
          const two = Math.max(0, y - dy) * width + x2;
          const r1 = red[one] as number;
          const g1 = green[one] as number;
          const b1 = blue[one] as number;
          const r2 = red[two] as number;
          const g2 = green[two] as number;
          const b2 = blue[two] as number;
          const s1 = r1 * r1 + g1 * g1 + b1 * b1;
          const s2 = r2 * r2 + g2 * g2 + b2 * b2;
          for (let k = 0; k < sectors; k++) {
            const w = (share[k] as number) * scale;
            if (w === 0) continue;
            const m = (k + 4) & 7;
            r[k] = (r[k] as number) + r1 * w;
            g[k] = (g[k] as number) + g1 * w;
            b[k] = (b[k] as number) + b1 * w;
            squares[k] = (squares[k] as number) + s1 * w;
            weights[k] = (weights[k] as number) + w;
            r[m] = (r[m] as number) + r2 * w;
            g[m] = (g[m] as number) + g2 * w;
            b[m] = (b[m] as number) + b2 * w;
            squares[m] = (squares[m] as number) + s2 * w;
            weights[m] = (weights[m] as number) + w;
          }
        }

      let sumR = 0;
      let sumG = 0;
      let sumB = 0;
      let sumW = 0;
      for (let k = 0; k < sectors; k++) {
        const inverse = 1 / (weights[k] as number);
        const mr = (r[k] as number) * inverse;
        const mg = (g[k] as number) * inverse;
        const mb = (b[k] as number) * inverse;
        const variance = 255 * Math.abs((squares[k] as number) * inverse - mr * mr - mg * mg - mb * mb);
        const calm = 1 / (1 + variance * variance * variance * variance);
        sumR += mr * calm;
        sumG += mg * calm;
        sumB += mb * calm;
        sumW += calm;
      }
      result.red[i] = sumR / sumW;
      result.green[i] = sumG / sumW;
      result.blue[i] = sumB / sumW;
    }
  return result;
}
