import type { Context } from '../../context.ts';
import { readHeldImage } from '../images/public.ts';

/** The largest photo beside a name, 1.6 inches, at 300 dpi. */
const photoPixels = 480;

/** A signer's photo as large as it is printed: a hundred of them go to the thread that draws. */
export async function readSmallPhoto(context: Context, imageUrl: string): Promise<Uint8Array | null> {
  const jpeg = await readHeldImage(context, imageUrl);
  if (!jpeg) return null;
  const { default: sharp } = await import('sharp');
  return sharp(jpeg).resize({ width: photoPixels, height: photoPixels, fit: 'inside' }).jpeg().toBuffer();
}
