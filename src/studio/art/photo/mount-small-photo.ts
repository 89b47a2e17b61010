import { createCanvas } from '@napi-rs/canvas';
import { mixColours, type Rgb, toCss } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import type { FocusPoint } from '../picture.ts';
import type { Extent } from './crop-to-cover.ts';
import { loadPhoto } from './load-photo.ts';

/** A photo may be enlarged this much before it looks blurred. */
export const mostEnlarged = 1.7;
/** As a share of the picture's sides; a smaller photo would look like a stamp, and is enlarged after all. */
const leastShare = 0.4;
const mostShare = 0.86;
const whiteInMount = 0.82;

/** The size at which a photo lies on a mount instead of filling a picture; null when it is large enough. Sizes in pixels. */
export function mountFor(
  photo: Extent,
  picture: Extent,
  // Previews are smaller: what counts is the full size.
  full = 1024 / Math.min(picture.width, picture.height),
): Extent | null {
  const cover = Math.max((picture.width * full) / photo.width, (picture.height * full) / photo.height);
  if (cover <= mostEnlarged) return null;
  const fit = Math.min((picture.width * mostShare) / photo.width, (picture.height * mostShare) / photo.height);
  const least = Math.max((picture.width * leastShare) / photo.width, (picture.height * leastShare) / photo.height);
  const scale = Math.min(fit, Math.max(least, mostEnlarged / full));
  return { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) };
}

/** A small photo as a print with a white rim on a mount in its own colours, above the words' band. */
export async function drawOnMount(
  { photo, focus }: { photo: Uint8Array; focus: FocusPoint | null },
  mount: Extent,
  size: Extent,
  band = 0,
): Promise<Raster> {
  const room = size.height - band;
  const unit = Math.min(size.width, size.height) / 1024;
  const shrink = Math.min(1, (room * mostShare) / mount.height);
  const print = { width: Math.round(mount.width * shrink), height: Math.round(mount.height * shrink) };
  const picture = await loadPhoto(photo, print, focus);
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.fillStyle = toCss(mixColours(meanColour(picture), [1, 1, 1], whiteInMount));
  context.fillRect(0, 0, size.width, size.height);
  const [left, top] = [Math.round((size.width - print.width) / 2), Math.round((room - print.height) / 2)];
  const rim = 18 * unit;
  const sheet: Box = [left - rim, top - rim, print.width + rim * 2, print.height + rim * 2];
  context.shadowColor = 'rgba(40,34,30,0.34)';
  context.shadowBlur = 26 * unit;
  context.shadowOffsetY = 9 * unit;
  context.fillStyle = '#fffefb';
  context.fillRect(...sheet);
  context.shadowColor = 'transparent';
  const pixels = context.createImageData(print.width, print.height);
  pixels.data.set(picture.data);
  context.putImageData(pixels, left, top);
  return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
}

/** The mean colour of a picture. */
export function meanColour({ data }: Raster): Rgb {
  const sums: [number, number, number] = [0, 0, 0];
  const step = 4 * 37;
  let count = 0;
  for (let i = 0; i < data.length; i += step, count++)
    for (const k of [0, 1, 2] as const) sums[k] += (data[i + k] as number) / 255;
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}
