import type { Raster } from './core/raster.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import { drawPhoto } from './photo/draw-photo.ts';
import type { OnProgress, Picture, PictureRequest } from './picture.ts';

/** Draws any request and encodes it. The same request gives the same bytes, in any thread. */
export async function renderPicture(request: PictureRequest, onProgress: OnProgress): Promise<Picture> {
  onProgress(0);
  const picture = await encodeJpeg(await draw(request, (fraction) => onProgress(fraction * drawingShare)));
  onProgress(1);
  return picture;
}

/** How much of the work is done when only encoding is left. */
const drawingShare = 0.95;

async function draw(request: PictureRequest, onProgress: OnProgress): Promise<Raster> {
  switch (request.kind) {
    case 'photo':
      return drawPhoto(request);
    default:
      onProgress(1);
      throw new Error('not yet');
  }
}
