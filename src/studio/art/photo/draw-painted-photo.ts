import type { DrawOptions } from '../art-style.ts';
import { artStylePacks } from '../art-styles.ts';
import type { Raster } from '../core/raster.ts';
import type { OnProgress, PictureRequest } from '../picture.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { balanceTones } from './balance-tones.ts';
import { loadPhoto } from './load-photo.ts';
import { splitPlanes } from './planes.ts';

/** The photo cut to size around its focus and painted in the art style of the settings. */
export async function drawPaintedPhoto(
  { photo, focus, settings, seed, size: sizeName }: Extract<PictureRequest, { kind: 'painted-photo' }>,
  onProgress: OnProgress,
  { scale = 1 }: DrawOptions = {},
): Promise<Raster> {
  const full = sizeInPixels(sizeName);
  const size = { width: Math.round(full.width * scale), height: Math.round(full.height * scale) };
  const style = await artStylePacks[settings.artStyle].loadPhotoStyle();
  const working = {
    width: Math.round(size.width * style.workingScale),
    height: Math.round(size.height * style.workingScale),
  };
  const planes = splitPlanes(await loadPhoto(photo, working, focus));
  balanceTones(planes);
  onProgress(0.1);
  const unit = Math.min(size.width, size.height) / 1024;
  const report: OnProgress = (fraction) => onProgress(0.1 + fraction * 0.9);
  const picture = style.paint(planes, { size, unit, settings, seed, onProgress: report });
  onProgress(1);
  return picture;
}
