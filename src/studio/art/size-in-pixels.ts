import type { PictureSize } from '../../contract/vocabulary.ts';

/** Width and height of a named size, e.g. '1024x1792'. */
export function sizeInPixels(size: PictureSize): { width: number; height: number } {
  const [width, height] = size.split('x').map(Number);
  if (!width || !height) throw new Error(`'${size}' is not a picture size.`);
  return { width, height };
}
