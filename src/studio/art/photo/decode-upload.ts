import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import { detectFormat } from './detect-format.ts';
import { progressiveMemory } from './progressive-memory.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

export { UnreadablePicture };

const maxPixels = 50_000_000;
/** Some 28 megapixels with the colour at half its size, as most are saved, or 14 with all of it. */
const mostProgressiveBytes = 80 * 1024 * 1024;
const maxLongEdgePx = 2400;
const jpegQuality = 88;

/** An upload made safe to keep: upright sRGB, opaque, without metadata, long edge at most 2400 px. */
export type UprightPhoto = { jpeg: Uint8Array; width: number; height: number };

/**
 * Reads an uploaded PNG, JPEG, GIF (first frame), WebP or HEIC (D44).
 * Throws UnreadablePicture for anything else, anything damaged, and anything above 50 megapixels or, if it is a
 * progressive JPEG, above what fits in memory, which is not decoded.
 */
export async function decodeUpload(bytes: Uint8Array): Promise<UprightPhoto> {
  const format = detectFormat(bytes);
  if (!format) throw new UnreadablePicture('unsupported');
  try {
    const opened = format === 'heic' ? await decodeHeic(bytes, maxPixels) : await open(bytes);
    const { data, info } = await opened
      .resize({ width: maxLongEdgePx, height: maxLongEdgePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: jpegQuality })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: new Uint8Array(data), width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture('damaged', { cause: error });
  }
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) throw new UnreadablePicture('too-large');
  if (progressiveMemory(bytes) > mostProgressiveBytes) throw new UnreadablePicture('too-large-progressive');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}
