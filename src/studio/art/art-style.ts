import type { Arrangement } from './arrange/arrangement.ts';
import type { IllustrationRequest } from './compose-scene.ts';
import type { Raster } from './core/raster.ts';
import type { PhotoStyle } from './photo/photo-style.ts';
import type { OnProgress } from './picture.ts';

export type DrawOptions = {
  /** Pixels per pixel of the full size: 0.5 draws a preview of half the width. */
  scale?: number;
};

/** Draws a request in an art style, heading and all. */
export type DrawArtStyle = (
  request: IllustrationRequest,
  onProgress: OnProgress,
  options: DrawOptions,
) => Promise<Raster>;

/** Draws motifs of the library where an arrangement places them, heading and all, in the medium of an art style. */
export type DrawArrangement = (
  request: IllustrationRequest,
  arrangement: Arrangement,
  onProgress: OnProgress,
  options: DrawOptions,
) => Promise<Raster>;

/** The code of one art style. The main thread draws nothing, so drawing code is loaded on demand. */
export type ArtStylePack = {
  loadDrawing(): Promise<DrawArtStyle>;
  loadArrangement?(): Promise<DrawArrangement>;
  /** Its effect on a photo. */
  loadPhotoStyle(): Promise<PhotoStyle>;
};
