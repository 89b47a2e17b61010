import { createCanvas } from '@napi-rs/canvas';
import type { Raster } from '../core/raster.ts';
import type { PictureRequest } from '../picture.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { registerFonts } from '../text/fonts.ts';
import { prepareText } from '../text/prepare-text.ts';
import type { Extent } from './crop-to-cover.ts';
import { drawOverlay } from './draw-overlay.ts';
import { layOutOverlay } from './lay-out-overlay.ts';
import { loadPhoto } from './load-photo.ts';

/** The photo cut to size around its focus, with words over it when asked. Throws UnknownFontFamily. */
export async function drawPhoto(
  request: Extract<PictureRequest, { kind: 'photo' }>,
  size: Extent = sizeInPixels(request.size),
): Promise<Raster> {
  const text = prepareText(request.overlay?.text ?? '').text.trim();
  if (!request.overlay || !text) return loadPhoto(request.photo, size, request.focus);

  registerFonts();
  const { style } = request.overlay;
  const context = createCanvas(size.width, size.height).getContext('2d');
  const layout = layOutOverlay(context, text, style, size);
  // The subject we guess is moved to the middle of what the words leave free; a part that was chosen stays as it was.
  const { top, height } = layout.band;
  const freeMiddle = { top: (top + height + size.height) / 2, center: size.height / 2, bottom: top / 2 }[
    style.position
  ];
  const seat = request.focus ? undefined : { x: 0.5, y: freeMiddle / size.height };
  const picture = await loadPhoto(request.photo, size, request.focus, seat);

  const pixels = context.createImageData(size.width, size.height);
  pixels.data.set(picture.data);
  context.putImageData(pixels, 0, 0);
  drawOverlay(context, layout, style, picture);
  return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
}
