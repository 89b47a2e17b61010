import sharp from 'sharp';
import { lerp } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';
import type { FocusPoint } from '../picture.ts';
import { cropToCover, type Extent } from './crop-to-cover.ts';

const maxPixels = 50_000_000;
const attentionTrust = 0.35;

/** Cuts a photo to a size around its focus; without a focus, around what draws the eye. */
export async function loadPhoto(
  photo: Uint8Array,
  target: Extent,
  focus: FocusPoint | null,
  seat?: FocusPoint,
): Promise<Raster> {
  const opened = () => sharp(photo, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const { autoOrient: extent } = await sharp(photo, { limitInputPixels: maxPixels }).metadata();
  const crop = cropToCover(extent, target, focus ?? (await guessFocus(photo, target)), seat);
  const { data, info } = await opened()
    .extract(crop)
    .resize(target.width, target.height, { fit: 'fill', kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** A third of the way from the middle to what draws the eye (skin, colour, edges), which is often an ear or a hand. */
async function guessFocus(photo: Uint8Array, target: Extent): Promise<FocusPoint> {
  const longEdge = 320;
  const upright = await sharp(photo, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(longEdge, longEdge, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const scale = Math.min(width / target.width, height / target.height);
  const { info } = await sharp(upright.data)
    .resize(Math.round(target.width * scale), Math.round(target.height * scale), { position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Absent when there is nothing to cut off.
  const { attentionX = width / 2, attentionY = height / 2 } = info;
  return { x: lerp(0.5, attentionX / width, attentionTrust), y: lerp(0.5, attentionY / height, attentionTrust) };
}
