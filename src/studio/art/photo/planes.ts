import { blurPlane } from '../core/blur.ts';
import type { Raster } from '../core/raster.ts';

/** A picture as three planes of sRGB-coded values, 0 to 1. */
export type Planes = { width: number; height: number; red: Float32Array; green: Float32Array; blue: Float32Array };

/** Planes of black. */
export function makePlanes(width: number, height: number): Planes {
  const plane = () => new Float32Array(width * height);
  return { width, height, red: plane(), green: plane(), blue: plane() };
}

/** Splits a raster into its planes. */
export function splitPlanes({ data, width, height }: Raster): Planes {
  const planes = makePlanes(width, height);
  for (let i = 0; i < width * height; i++) {
    planes.red[i] = (data[i * 4] as number) / 255;
    planes.green[i] = (data[i * 4 + 1] as number) / 255;
    planes.blue[i] = (data[i * 4 + 2] as number) / 255;
  }
  return planes;
}

/** Rec. 601 luma. */
export function lumaOf({ red, green, blue }: Planes): Float32Array {
  const luma = new Float32Array(red.length);
  for (let i = 0; i < luma.length; i++)
    luma[i] = 0.299 * (red[i] as number) + 0.587 * (green[i] as number) + 0.114 * (blue[i] as number);
  return luma;
}

/** A blurred copy of one plane. */
export function blurred(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const target = new Float32Array(plane.length);
  blurPlane(plane, width, height, sigma, target, new Float32Array(plane.length));
  return target;
}

/** A blurred copy of all three planes. */
export function blurPlanes({ width, height, red, green, blue }: Planes, sigma: number): Planes {
  const soft = (plane: Float32Array) => blurred(plane, width, height, sigma);
  return { width, height, red: soft(red), green: soft(green), blue: soft(blue) };
}
