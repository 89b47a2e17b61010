import sharp, { type Sharp } from 'sharp';
import { clamp, lerp } from '../core/colour.ts';
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
  const { autoOrient: extent } = await sharp(photo, { limitInputPixels: maxPixels }).metadata();
  const crop = cropToCover(extent, target, focus ?? (await guessFocus(photo, extent, target)), seat);
  const opened = sharp(photo, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const { data, info } = await cut(opened, extent, crop, target)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
}

type Crop = ReturnType<typeof cropToCover>;

/** A large photo is made smaller before it is cut: a JPEG then decodes no more pixels than are needed. */
function cut(opened: Sharp, extent: Extent, crop: Crop, target: Extent): Sharp {
  const resize = { fit: 'fill', kernel: 'lanczos3' } as const;
  const scale = target.width / crop.width;
  if (scale > 1) return opened.extract(crop).resize(target.width, target.height, resize);
  const width = Math.max(target.width, Math.round(extent.width * scale));
  const height = Math.max(target.height, Math.round(extent.height * (target.height / crop.height)));
  const left = clamp(Math.round(crop.left * scale), 0, width - target.width);
  const top = clamp(Math.round(crop.top * scale), 0, height - target.height);
  return opened.resize(width, height, resize).extract({ left, top, ...target });
}

/** A third of the way from the middle to what draws the eye (skin, colour, edges), which is often an ear or a hand. */
async function guessFocus(photo: Uint8Array, extent: Extent, target: Extent): Promise<FocusPoint> {
  if (extent.width * target.height === extent.height * target.width) return { x: 0.5, y: 0.5 };
  const longEdge = 320;
  const upright = await sharp(photo, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(longEdge, longEdge, { fit: 'inside' })
    .png({ compressionLevel: 0 })
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
