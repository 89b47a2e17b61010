import type { PictureSize } from '../../contract/vocabulary.ts';
import type { DrawOptions } from './art-style.ts';
import type { Raster } from './core/raster.ts';
import { drawIllustration } from './draw-illustration.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import type { Extent } from './photo/crop-to-cover.ts';
import { drawPaintedPhoto } from './photo/draw-painted-photo.ts';
import { drawPhoto } from './photo/draw-photo.ts';
import { drawPhotoLayout } from './photo/draw-photo-layout.ts';
import type { OnProgress, Picture, PictureRequest } from './picture.ts';
import { sizeInPixels } from './size-in-pixels.ts';
import { drawTextCard } from './text-card/draw-text-card.ts';

/** How much of the work is done when only encoding is left. */
const drawingShare = 0.95;

/**
 * Draws any request and encodes it. The same request and scale give the same bytes, in any thread.
 * Throws UnknownFontFamily for an overlay in a font we do not have.
 */
export async function renderPicture(
  request: PictureRequest,
  onProgress: OnProgress,
  { scale = 1 }: DrawOptions = {},
): Promise<Picture> {
  onProgress(0);
  const drawn = await draw(request, scale, (fraction) => onProgress(fraction * drawingShare));
  onProgress(drawingShare);
  const picture = await encodeJpeg(drawn);
  onProgress(1);
  return picture;
}

async function draw(request: PictureRequest, scale: number, onProgress: OnProgress): Promise<Raster> {
  switch (request.kind) {
    case 'text':
      return drawTextCard(request, extentOf(request.size, scale));
    case 'illustration':
      return drawIllustration(request, onProgress, { scale });
    case 'painted-photo':
      return drawPaintedPhoto(request, onProgress, { scale });
    case 'photo':
      return drawPhoto(request, extentOf(request.size, scale));
    case 'photo-layout':
      return drawPhotoLayout(request, extentOf(request.size, scale), onProgress);
  }
}

function extentOf(size: PictureSize, scale: number): Extent {
  const { width, height } = sizeInPixels(size);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
