import sharp, { type Metadata, type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import { detectFormat } from './detect-format.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

export { UnreadablePicture };

const maxPixels = 50_000_000;
const maxEdgePx = 12_000;
/** A progressive JPEG of some 28 megapixels with colour at half size, as usual, or 14 at full size. */
const mostBytesAtOnce = 80 * 1024 * 1024;
/** All samples of the picture: 50 megapixels of a photo, or 26 with 16 bits per colour. Larger ones take seconds. */
const mostSampleBytes = 160 * 1024 * 1024;
const maxLongEdgePx = 2400;
const jpegQuality = 88;

/** An upload made safe to keep: upright sRGB, opaque, without metadata, long edge at most 2400 px. */
export type UprightPhoto = { jpeg: Uint8Array; width: number; height: number };

/**
 * Reads an uploaded PNG, JPEG, GIF (first frame), WebP or HEIC (D44).
 * Throws UnreadablePicture for anything else, anything damaged, and what its header says is too large: more than 50
 * megapixels or 12,000 px on a side, or an interlaced picture that must be held in memory whole. It bounds what honest
 * headers cost; memory and time of the rest are bounded by the process that calls it.
 */
export async function decodeUpload(bytes: Uint8Array): Promise<UprightPhoto> {
  const format = detectFormat(bytes);
  if (!format) throw new UnreadablePicture('unsupported');
  try {
    const opened = format === 'heic' ? await decodeHeic(bytes, refuseLarge) : await open(bytes);
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
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  refuseLarge(header);
  const isCostly = header.isProgressive
    ? bytesHeldAtOnce(header) > mostBytesAtOnce
    : sampleBytes(header) > mostSampleBytes;
  if (isCostly) throw new UnreadablePicture('too-costly');
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

function refuseLarge({ width, height }: { width: number; height: number }): void {
  if (Math.max(width, height) > maxEdgePx || width * height > maxPixels) throw new UnreadablePicture('too-large');
}

/**
 * The memory that a decoder needs for an interlaced picture at any target size, because each pass changes all of it:
 * the samples of a PNG, two bytes for each coefficient of a JPEG.
 */
function bytesHeldAtOnce(header: Metadata): number {
  if (header.format !== 'jpeg') return sampleBytes(header);
  const samplesPerPixel = header.chromaSubsampling === '4:2:0' ? 1.5 : header.channels;
  return header.width * header.height * samplesPerPixel * 2;
}

const sampleBytes = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (depth === 'ushort' ? 2 : 1);
