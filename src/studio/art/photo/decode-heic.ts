import decodeHeicFile from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { attachProfile } from './attach-profile.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/**
 * The main image of a HEIC file as raw pixels. sharp's own build reads the header but cannot decode HEVC.
 * libheif has already turned the pixels upright: the Exif orientation must not be applied again.
 */
export async function decodeHeic(
  bytes: Uint8Array,
  refuseLarge: (size: { width: number; height: number }) => void,
): Promise<Sharp> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.compression !== 'hevc') throw new UnreadablePicture('unsupported');
  refuseLarge(header);

  const images = await decodeHeicFile.all({ buffer: bytes });
  try {
    const image = images[header.pagePrimary ?? 0] ?? images[0];
    if (!image) throw new UnreadablePicture('damaged');
    refuseLarge(image);
    const { data, width, height } = await image.decode();
    const pixels = sharp(data, { raw: { width, height, channels: 4 } });
    return header.icc ? await attachProfile(pixels, header.icc) : pixels;
  } finally {
    images.dispose();
  }
}
