import type { PictureSize } from '../../src/contract/vocabulary.ts';
import type { Raster } from '../../src/studio/art/core/raster.ts';
import { sizeInPixels } from '../../src/studio/art/size-in-pixels.ts';

/** A stored picture for comparison: its name is the name of its file, its size is free. */
export type GoldenSpec = { name: string; draw: () => Promise<Raster> };

export const nameOf = (words: string): string => words.toLowerCase().replace(/\W+/g, '-');

/** The scale at which a picture's long side has this many pixels. */
export function scaleTo(sidePx: number, size: PictureSize): number {
  const { width, height } = sizeInPixels(size);
  return sidePx / Math.max(width, height);
}
