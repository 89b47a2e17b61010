import sharp, { type Sharp } from 'sharp';
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
  const { autoOrient: extent } = await sharp(photo, { limitInputPixels: maxPixels }).metadata();
  const opened = sharp(photo, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  const enlarged = extent.width < target.width || extent.height < target.height;
  if (enlarged) {
    const crop = cropToCover(extent, target, focus ?? (await guessFocus(opened.clone(), extent, target)), seat);
    return read(opened.extract(crop).resize(target.width, target.height, exactly));
  }
  // Made smaller before it is cut, a JPEG decodes no more pixels than are needed; and decoded once it gives its focus as well.
  const scale = Math.max(target.width / extent.width, target.height / extent.height);
  const small = {
    width: Math.max(target.width, Math.round(extent.width * scale)),
    height: Math.max(target.height, Math.round(extent.height * scale)),
  };
  const whole = await read(opened.resize(small.width, small.height, exactly));
  const again = () => sharp(whole.data, { raw: { ...small, channels: 4 } });
  const crop = cropToCover(small, target, focus ?? (await guessFocus(again(), small, target)), seat);
  return cutOut(whole, crop.left, crop.top, target);
}

const exactly = { fit: 'fill', kernel: 'lanczos3' } as const;

async function read(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture
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

function cutOut(whole: Raster, left: number, top: number, { width, height }: Extent): Raster {
  if (whole.width === width && whole.height === height) return whole;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * whole.width + left) * 4;
    data.set(whole.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { data, width, height };
}

/** A third of the way from the middle to what draws the eye (skin, colour, edges), which is often an ear or a hand. */
async function guessFocus(upright: Sharp, extent: Extent, target: Extent): Promise<FocusPoint> {
  if (extent.width * target.height === extent.height * target.width) return { x: 0.5, y: 0.5 };
  const longEdge = 320;
  const small = await upright
    .resize(longEdge, longEdge, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const scale = Math.min(width / target.width, height / target.height);
  const { info } = await sharp(small.data, { raw: { width, height, channels } })
    .resize(Math.round(target.width * scale), Math.round(target.height * scale), { position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Absent when there is nothing to cut off.
  const { attentionX = width / 2, attentionY = height / 2 } = info;
  return { x: lerp(0.5, attentionX / width, attentionTrust), y: lerp(0.5, attentionY / height, attentionTrust) };
}
