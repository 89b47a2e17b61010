import { blurred, type Planes } from './planes.ts';

/** Which way a picture's edges run, and how strongly, at every pixel. */
export type Flow = {
  /** Unit vector along the edge. */
  alongX: Float32Array;
  alongY: Float32Array;
  /** 0 where nothing has a direction, 1 along a clean edge. */
  anisotropy: Float32Array;
  /** Strength of the edge. */
  strength: Float32Array;
};

/** The smoothed structure tensor of all three planes (Sobel), as eigenvectors (Kyprianidis and Kang 2009). */
export function findFlow({ width, height, red, green, blue }: Planes, sigma: number): Flow {
  const xx = new Float32Array(width * height);
  const xy = new Float32Array(width * height);
  const yy = new Float32Array(width * height);
  for (const plane of [red, green, blue])
    for (let y = 0; y < height; y++) {
      const row = y * width;
      const above = y > 0 ? row - width : row;
      const below = y < height - 1 ? row + width : row;
      for (let x = 0; x < width; x++) {
        const left = x > 0 ? x - 1 : x;
        const right = x < width - 1 ? x + 1 : x;
        const corner = (plane[below + right] as number) - (plane[above + left] as number);
        const other = (plane[above + right] as number) - (plane[below + left] as number);
        const dx = (corner + other + 2 * ((plane[row + right] as number) - (plane[row + left] as number))) / 4;
        const dy = (corner - other + 2 * ((plane[below + x] as number) - (plane[above + x] as number))) / 4;
        const i = row + x;
        xx[i] = (xx[i] as number) + dx * dx;
        xy[i] = (xy[i] as number) + dx * dy;
        yy[i] = (yy[i] as number) + dy * dy;
      }
    }
  const e = blurred(xx, width, height, sigma);
  const f = blurred(xy, width, height, sigma);
  const g = blurred(yy, width, height, sigma);
  // The unsmoothed planes are done with: their memory becomes the result.
  const [alongX, alongY, anisotropy] = [xx, xy, yy];
  const strength = new Float32Array(width * height);
  for (let i = 0; i < strength.length; i++) {
    const ei = e[i] as number;
    const fi = f[i] as number;
    const gi = g[i] as number;
    const root = Math.sqrt((ei - gi) * (ei - gi) + 4 * fi * fi);
    const large = (ei + gi + root) / 2;
    const small = (ei + gi - root) / 2;
    const vx = large - ei;
    const vy = -fi;
    const length = Math.sqrt(vx * vx + vy * vy);
    alongX[i] = length > 1e-9 ? vx / length : 0;
    alongY[i] = length > 1e-9 ? vy / length : 1;
    anisotropy[i] = large + small > 1e-9 ? (large - small) / (large + small) : 0;
    // Rounding leaves tiny negatives, and one NaN becomes a black quadrant after a blur.
    strength[i] = Math.sqrt(Math.max(0, large));
  }
  return { alongX, alongY, anisotropy, strength };
}
