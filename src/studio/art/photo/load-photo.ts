import sharp, { type Sharp } from 'sharp';
import { lerp } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import type { FocusPoint } from '../picture.ts';
import { cropToCover, type Extent } from './crop-to-cover.ts';
import { facesOf } from './faces/find-faces.ts';
import { focusOnFaces } from './faces/heads.ts';

const maxPixels = 50_000_000;
const attentionTrust = 0.35;
/** Heads sit a little above the middle. */
const faceSeat: FocusPoint = { x: 0.5, y: 0.46 };

/** A photo cut to size, and the faces on it in its pixels. */
export type LoadedPhoto = Raster & { faces: readonly Box[] };

export type LoadOptions = {
  /** Where on the picture the focus goes; see `cropToCover`. */
  seat?: FocusPoint | undefined;
  /** Finds faces even if they do not decide the crop. */
  needsFaces?: boolean;
};

/** The width and height of a photo held upright. */
export async function photoExtent(photo: Uint8Array): Promise<Extent> {
  const { autoOrient } = await sharp(photo, { limitInputPixels: maxPixels }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Cuts a photo to a size around its focus; without a focus, around the faces, or else what draws the eye. */
export async function loadPhoto(
  photo: Uint8Array,
  target: Extent,
  focus: FocusPoint | null,
  { seat, needsFaces = false }: LoadOptions = {},
): Promise<LoadedPhoto> {
  const extent = await photoExtent(photo);
  const open = () => sharp(photo, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  // A JPEG that is reduced before it is cut decodes only the pixels it needs, and one decoding also finds the focus.
  const scale = Math.min(1, Math.max(target.width / extent.width, target.height / extent.height));
  const small = { width: Math.round(extent.width * scale), height: Math.round(extent.height * scale) };
  if (scale < 1) small.width = Math.max(target.width, small.width);
  if (scale < 1) small.height = Math.max(target.height, small.height);
  const whole = await read(open().resize(small.width, small.height, exactly));
  const again = () => sharp(whole.data, { raw: { ...small, channels: 4 } });

  const isCut = small.width * target.height !== small.height * target.width;
  const faces = needsFaces || (isCut && focus === null) ? await facesOf(photo, open) : [];
  const onFaces = focus ?? focusOnFaces(faces, small, target);
  const crop =
    onFaces === null
      ? cropToCover(small, target, isCut ? await guessFocus(again(), target) : { x: 0.5, y: 0.5 }, seat)
      : cropToCover(small, target, onFaces, seat ?? (focus ? undefined : faceSeat));
  const isRightSize = crop.width === target.width && crop.height === target.height;
  const picture = isRightSize
    ? cutOut(whole, crop.left, crop.top, target)
    : await read(again().extract(crop).resize(target.width, target.height, exactly));
  const toPicture = { x: target.width / crop.width, y: target.height / crop.height };
  const placed = faces.map(
    ({ box }): Box => [
      (box[0] * small.width - crop.left) * toPicture.x,
      (box[1] * small.height - crop.top) * toPicture.y,
      (box[2] * small.width - crop.left) * toPicture.x,
      (box[3] * small.height - crop.top) * toPicture.y,
    ],
  );
  return { ...picture, faces: placed };
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
async function guessFocus(upright: Sharp, target: Extent): Promise<FocusPoint> {
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
