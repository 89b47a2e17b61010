import type { Raster } from './core/raster.ts';
import { drawIllustration } from './draw-illustration.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { drawPaintedPhoto } from './photo/draw-painted-photo.ts';
import { drawPhoto } from './photo/draw-photo.ts';
import type { OnProgress, Picture, PictureRequest } from './picture.ts';
import { drawTextCard } from './text-card/draw-text-card.ts';

/** How much of the work is done when only encoding is left. */
const drawingShare = 0.95;

/**
 * Draws any request and encodes it. The same request gives the same bytes, in any thread.
 * Throws UnknownFontFamily for an overlay in a font we do not have.
 */
export async function renderPicture(request: PictureRequest, onProgress: OnProgress): Promise<Picture> {
  onProgress(0);
  const drawn = await draw(request, (fraction) => onProgress(fraction * drawingShare));
  onProgress(drawingShare);
  const picture = await encodeJpeg(drawn);
  onProgress(1);
  return picture;
}

async function draw(request: PictureRequest, onProgress: OnProgress): Promise<Raster> {
  switch (request.kind) {
    case 'text':
      return drawTextCard(request);
    case 'illustration':
      return drawIllustration(request, onProgress);
    case 'painted-photo':
      return drawPaintedPhoto(request, onProgress);
    case 'photo':
      return drawPhoto(request);
  }
}
