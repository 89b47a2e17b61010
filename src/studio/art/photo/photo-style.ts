import type { StyleSettings } from '../../../contract/styles.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import type { Subject } from '../library/library-motif.ts';
import type { CardColours } from '../library/motif-colours.ts';
import type { OnProgress } from '../picture.ts';
import type { Extent } from './crop-to-cover.ts';
import type { Mat } from './frame/mat.ts';
import type { Planes } from './planes.ts';

/** The request to paint a photo. */
export type PhotoJob = {
  /** Of the finished picture, in pixels. */
  size: Extent;
  /** Pixels per pixel of a picture whose short edge is 1024. */
  unit: number;
  /** The faces, at full size, which nothing may cover. */
  faces: readonly Box[];
  /** The garnish, for a style that places it itself, and the card's colours. */
  things: readonly Subject[];
  colours: CardColours;
  settings: StyleSettings;
  seed: string;
  onProgress: OnProgress;
};

/** One art style for photos. */
export type PhotoStyle = {
  /** Size of the copy it works on, against the finished picture: large abstractions need fewer pixels. */
  workingScale: number;
  /** The sheet below the photo. */
  mat: Mat;
  /** The box of the words after painting, for a style that moves the sheet. */
  placeWords?(words: Box, sheet: Extent): Box;
  /** Paints a copy whose tones are balanced; it may paint over its planes. */
  paint(photo: Planes, job: PhotoJob): Raster;
};
