import type { IllustrationRequest } from './compose-scene.ts';
import type { KnownWords } from './core/known-words.ts';
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

/** What one art style brings. Only words are read by the server's own thread, so what draws is loaded when it is asked for. */
export type ArtStylePack = {
  /** What it looks up in a prompt; the first word of each dictionary counts. */
  words: readonly KnownWords<unknown>[];
  loadDrawing(): Promise<DrawArtStyle>;
  /** What it makes of a photo. */
  loadPhotoStyle(): Promise<PhotoStyle>;
};
