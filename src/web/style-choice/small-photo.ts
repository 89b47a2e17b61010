/** Width and height of a picture in pixels. */
export type Extent = { width: number; height: number };

/** A photo with fewer pixels looks blurred on a card. */
const leastPixels = 600;

/** Whether the square crop of a photo has too few pixels to look sharp. */
export function isTooSmall({ width, height }: Extent): boolean {
  return Math.min(width, height) < leastPixels;
}
