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

/** What one art style brings. The server's own thread draws nothing, so what draws is loaded when it is asked for. */
export type ArtStylePack = {
  loadDrawing(): Promise<DrawArtStyle>;
  loadArrangement?(): Promise<DrawArrangement>;
  /** What it makes of a photo. */
  loadPhotoStyle(): Promise<PhotoStyle>;
};
