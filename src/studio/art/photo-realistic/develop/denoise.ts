import { colourFloor, type Exposure } from '../trace/exposure.ts';

/** How different neighbours may be, step by step: the first step includes outliers. */
const tolerances = [9, 1.2, 0.5, 0.3];

/**
 * Smooths the light, not the colours it falls on: each pixel's mean over its neighbours that face the same way at the same
 * depth, in ever wider steps (Dammertz 2010). Returns the finished light of the picture, three numbers to a pixel.
 */
export function denoise(film: Exposure, scale: number): Float32Array {
  const { width, height, albedo, diffuse, rest } = film;
  const count = width * height * 3;
  const normal = unitNormals(film.normal);
  let light = new Float32Array(count);
  for (let i = 0; i < count; i++) light[i] = (diffuse[i] as number) / ((albedo[i] as number) + colourFloor);
  let other = new Float32Array(count);
  const steps = scale > 0.75 ? [1, 2, 4, 8] : scale > 0.3 ? [1, 2, 4] : scale > 0.2 ? [1, 2, 3] : [1, 2];
  for (const [i, step] of steps.entries()) {
    smooth(light, other, normal, film.depth, width, height, step, tolerances[i] ?? 0.3);
    [light, other] = [other, light];
  }
  for (let i = 0; i < count; i++)
    light[i] = (light[i] as number) * ((albedo[i] as number) + colourFloor) + (rest[i] as number);
  return softenEdges(light, other, film, scale);
}

/** Edges out of focus are grainy after a few rays; the lens has blurred them anyway. */
function softenEdges(
  light: Float32Array,
  to: Float32Array,
  { width, height, softness }: Exposure,
  scale: number,
): Float32Array {
  to.set(light);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const reach = Math.min(6, Math.round((softness[p] as number) * scale * 0.6));
      if (reach < 1) continue;
      let [sum, red, green, blue] = [0, 0, 0, 0];
      for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v++) {
        for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u++) {
          const away = ((u - x) * (u - x) + (v - y) * (v - y)) / (reach * reach + 1);
          if (away > 1) continue;
          const q = (v * width + u) * 3;
          const weight = 1.1 - away;
          sum += weight;
          red += (light[q] as number) * weight;
          green += (light[q + 1] as number) * weight;
          blue += (light[q + 2] as number) * weight;
        }
      }
      to[p * 3] = red / sum;
      to[p * 3 + 1] = green / sum;
      to[p * 3 + 2] = blue / sum;
    }
  }
  return to;
}

function unitNormals(normal: Float32Array): Float32Array {
  const result = new Float32Array(normal.length);
  for (let i = 0; i < normal.length; i += 3) {
    const [x, y, z] = [normal[i] as number, normal[i + 1] as number, normal[i + 2] as number];
    const length = Math.sqrt(x * x + y * y + z * z);
    if (length < 0.05) continue;
    result[i] = x / length;
    result[i + 1] = y / length;
    result[i + 2] = z / length;
  }
  return result;
}

function smooth(
  from: Float32Array,
  to: Float32Array,
  normal: Float32Array,
  depth: Float32Array,
  width: number,
  height: number,
  step: number,
  tolerance: number,
): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const i = p * 3;
      const [nx, ny, nz] = [normal[i] as number, normal[i + 1] as number, normal[i + 2] as number];
      if (nx === 0 && ny === 0 && nz === 0) {
        to[i] = from[i] as number;
        to[i + 1] = from[i + 1] as number;
        to[i + 2] = from[i + 2] as number;
        continue;
      }
      const [red, green, blue] = [from[i] as number, from[i + 1] as number, from[i + 2] as number];
      const own = red + green + blue;
      const near = 1 / (0.02 * step + (depth[p] as number) * 0.004);
      let sum = 4;
      let sumRed = red * 4;
      let sumGreen = green * 4;
      let sumBlue = blue * 4;
      for (let dy = -step; dy <= step; dy += step) {
        const v = y + dy;
        if (v < 0 || v >= height) continue;
        for (let dx = -step; dx <= step; dx += step) {
          const u = x + dx;
          if (u < 0 || u >= width || (dx === 0 && dy === 0)) continue;
          const q = v * width + u;
          const j = q * 3;
          let facing = nx * (normal[j] as number) + ny * (normal[j + 1] as number) + nz * (normal[j + 2] as number);
          if (facing <= 0.5) continue;
          facing *= facing;
          facing *= facing;
          facing *= facing;
          const away = ((depth[q] as number) - (depth[p] as number)) * near;
          const other = (from[j] as number) + (from[j + 1] as number) + (from[j + 2] as number);
          const difference = (other - own) / (tolerance * (own + other + 0.2));
          const weight =
            ((dx === 0 || dy === 0 ? 2 : 1) * facing) / ((1 + away * away) * (1 + difference * difference));
          sum += weight;
          sumRed += (from[j] as number) * weight;
          sumGreen += (from[j + 1] as number) * weight;
          sumBlue += (from[j + 2] as number) * weight;
        }
      }
      to[i] = sumRed / sum;
      to[i + 1] = sumGreen / sum;
      to[i + 2] = sumBlue / sum;
    }
  }
}
