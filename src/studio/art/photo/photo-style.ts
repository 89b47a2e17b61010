import type { StyleSettings } from '../../../contract/styles.ts';
import type { Raster } from '../core/raster.ts';
import type { OnProgress } from '../picture.ts';
import type { Extent } from './crop-to-cover.ts';
import type { Planes } from './planes.ts';

/** What a photo is to become. */
export type PhotoJob = {
  /** Of the finished picture, in pixels. */
  size: Extent;
  /** Pixels per pixel of a picture whose short edge is 1024. */
  unit: number;
  settings: StyleSettings;
  seed: string;
  onProgress: OnProgress;
};

/** One art style for photos. */
export type PhotoStyle = {
  /** Size of the copy it works on, against the finished picture: large abstractions need fewer pixels. */
  workingScale: number;
  /** Paints a copy whose tones are balanced; it may paint over its planes. */
  paint(photo: Planes, job: PhotoJob): Raster;
};
