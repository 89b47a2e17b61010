import type { Context } from '../../context.ts';
import { readHeldImage } from '../images/public.ts';

// In base64 this stays well under the 1.5 MB that a whole message may have.
const largestBytes = 900_000;
const widestPixels = 1200;

/** The picture for the mail, made smaller if too heavy; null if it no longer exists. */
export async function readMailPicture(context: Context, imageUrl: string): Promise<Uint8Array | null> {
  const jpeg = await readHeldImage(context, imageUrl);
  if (!jpeg || jpeg.byteLength <= largestBytes) return jpeg;
  const { default: sharp } = await import('sharp');
  const fitted = sharp(jpeg).resize({
    width: widestPixels,
    height: widestPixels,
    fit: 'inside',
    withoutEnlargement: true,
  });
  for (const quality of [84, 70, 50]) {
    const smaller = await fitted.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (smaller.byteLength <= largestBytes) return smaller;
  }
  return fitted.clone().resize({ width: 800 }).jpeg({ quality: 50 }).toBuffer();
}
