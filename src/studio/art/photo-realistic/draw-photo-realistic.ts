import type { DrawArtStyle } from '../art-style.ts';
import { Rng } from '../core/rng.ts';
import { chooseHand } from '../text/hands.ts';
import { composeStillLife } from './compose-still-life.ts';
import { denoise } from './develop/denoise.ts';
import { develop } from './develop/develop.ts';
import { drawPhotoHeading } from './heading.ts';
import { Environment } from './light/environment.ts';
import { paintBackdrop } from './light/paint-backdrop.ts';
import { expose } from './trace/expose.ts';

/** Photographs a still life: arranged from the seed, lit, traced ray by ray, developed. */
export const drawPhotoRealistic: DrawArtStyle = async (request, onProgress, { scale = 1 }) => {
  const { settings } = request;
  const stillLife = composeStillLife(request);
  onProgress(0.04);
  const rng = new Rng(request.seed).fork('photo film');
  const { mood, textArea, fireworks } = stillLife;
  const width = Math.round(stillLife.width * scale);
  const height = Math.round(stillLife.height * scale);
  const detailed = settings.visualDetail === 'Detailed';
  const background = paintBackdrop({ ...stillLife, scale, mood, textArea, fireworks, detailed }, rng.fork('backdrop'));
  onProgress(0.06);
  const film = expose(
    { ...stillLife.scene, environment: new Environment(mood.surroundings) },
    stillLife.camera,
    background,
    {
      width: stillLife.width,
      height: stillLife.height,
      scale,
      samples: 2,
      edgeSamples: 6,
      seed: rng.whole(0, 0x7fffffff),
      onProgress: (fraction) => onProgress(0.06 + fraction * 0.84),
    },
  );
  const light = denoise(film, scale);
  onProgress(0.95);
  const picture = develop(light, width, height, scale, settings.colorPalette);
  const heading = request.heading?.trim() ?? '';
  return heading === ''
    ? picture
    : drawPhotoHeading(picture, heading, textArea, stillLife.ink, scale, chooseHand(request));
};
