import type { Raster } from '../core/raster.ts';
import type { Planes } from './planes.ts';

/** Planes as finished pixels; values beyond black and white are clipped. */
export function joinPlanes({ width, height, red, green, blue }: Planes): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < red.length; i++) {
    data[i * 4] = (red[i] as number) * 255;
    data[i * 4 + 1] = (green[i] as number) * 255;
    data[i * 4 + 2] = (blue[i] as number) * 255;
    data[i * 4 + 3] = 255;
  }
  return { data, width, height };
}
