import type { IllustrationRequest } from './compose-scene.ts';
import type { Raster } from './core/raster.ts';
import type { OnProgress } from './picture.ts';

export type DrawOptions = {
  /** Pixels per pixel of the full size: 0.5 draws a preview of half the width. */
  scale?: number;
};

/** What an art style is to the rest: it draws a request, heading and all. */
export type DrawArtStyle = (
  request: IllustrationRequest,
  onProgress: OnProgress,
  options: DrawOptions,
) => Promise<Raster>;
