import type { Raster } from '../../core/raster.ts';
import { Rng } from '../../core/rng.ts';
import { paintStrokes } from '../../oil-painting/strokes/paint-strokes.ts';
import { gradePhoto } from '../grade-photo.ts';
import type { PhotoJob, PhotoStyle } from '../photo-style.ts';
import type { Planes } from '../planes.ts';

function paintOil(photo: Planes, { unit, seed, settings, onProgress }: PhotoJob): Raster {
  const rng = new Rng(seed).fork('oil photo');
  const colourJitter = settings.colorPalette === 'Black & White' ? 0 : 0.013;
  // Finer than in a scene, because a face is small and must be recognisable.
  const threshold = settings.visualDetail === 'Detailed' ? 0.028 : 0.035;
  const picture = paintStrokes(
    photo,
    { jitter: 0.022, colourJitter, threshold, step: 0.98, spread: 1.6 },
    unit,
    rng,
    onProgress,
  );
  gradePhoto(picture, settings.colorPalette);
  return picture;
}

/** Strokes of a bristle brush, large ones first. */
export const oilPhoto: PhotoStyle = { workingScale: 1, mat: { ground: 'tint', margin: 76 }, paint: paintOil };
