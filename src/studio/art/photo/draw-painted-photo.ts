import type { Raster } from '../core/raster.ts';
import type { OnProgress, PictureRequest } from '../picture.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { loadPhoto } from './load-photo.ts';
import { paintWatercolor, workingShortEdgePx } from './paint-watercolor.ts';
import { splitPlanes } from './planes.ts';

/** The photo cut to size and painted. Every art style is painted as a watercolor until it has its own brush. */
export async function drawPaintedPhoto(
  request: Extract<PictureRequest, { kind: 'painted-photo' }>,
  onProgress: OnProgress,
): Promise<Raster> {
  const size = sizeInPixels(request.size);
  const scale = workingShortEdgePx / Math.min(size.width, size.height);
  const small = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const photo = splitPlanes(await loadPhoto(request.photo, small, request.focus));
  onProgress(0.05);
  return paintWatercolor(photo, size, request.seed, request.settings.colorPalette, onProgress);
}
