import type { Raster } from '../../core/raster.ts';
import { blurred } from '../../photo/planes.ts';
import type { Paint } from './lay-stroke.ts';

const relief = 0.95;
const weave = 0.007;

/** Lights the ridges of the paint from the upper left, over a canvas weave. */
export function lightPaint({ width, height, cells }: Paint, scale: number): Raster {
  const thickness = new Float32Array(width * height);
  for (let i = 0; i < thickness.length; i++) thickness[i] = cells[i * 4 + 3] as number;
  const ridges = blurred(thickness, width, height, 0.75);
  const data = new Uint8ClampedArray(width * height * 4);
  const fine = Float32Array.from({ length: Math.max(width, height) }, (_, k) => Math.sin((k / scale) * 1.9));
  const coarse = Float32Array.from({ length: Math.max(width, height) }, (_, k) => Math.sin((k / scale) * 0.95));
  // A preview's pixels are wider: the same ridge would look steeper.
  const slope = relief * Math.min(1, 0.4 + scale * 0.6);
  for (let y = 0; y < height; y++) {
    const above = y > 0 ? -width : 0;
    const below = y < height - 1 ? width : 0;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx = (ridges[x < width - 1 ? i + 1 : i] as number) - (ridges[x > 0 ? i - 1 : i] as number);
      const dy = (ridges[i + below] as number) - (ridges[i + above] as number);
      const lit = -(dx * 0.6 + dy * 0.8) * slope;
      const threads =
        weave * ((fine[x] as number) * (coarse[y] as number) + (fine[y] as number) * (coarse[x] as number));
      const light = 1 + Math.min(0.45, Math.max(-0.4, lit)) * 0.42 + threads;
      const gloss = Math.max(0, lit - 0.22) * 0.45;
      data[i * 4] = ((cells[i * 4] as number) * light + gloss) * 255;
      data[i * 4 + 1] = ((cells[i * 4 + 1] as number) * light + gloss) * 255;
      data[i * 4 + 2] = ((cells[i * 4 + 2] as number) * light + gloss * 0.96) * 255;
      data[i * 4 + 3] = 255;
    }
  }
  return { data, width, height };
}
