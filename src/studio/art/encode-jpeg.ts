import sharp from 'sharp';
import type { Raster } from './core/raster.ts';
import type { Picture } from './picture.ts';

/** Finished pixels as a JPEG without metadata; colour at full resolution, since small coloured type smears otherwise. */
export async function encodeJpeg({ data, width, height }: Raster): Promise<Picture> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { jpeg: new Uint8Array(jpeg), width, height };
}
