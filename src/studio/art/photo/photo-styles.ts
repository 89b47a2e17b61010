import type { ArtStyle } from '../../../contract/vocabulary.ts';
import type { PhotoStyle } from './photo-style.ts';
import { abstractPhoto } from './styles/abstract-photo.ts';
import { cutePhoto } from './styles/cute-photo.ts';
import { minimalPhoto } from './styles/minimal-photo.ts';
import { oilPhoto } from './styles/oil-photo.ts';
import { popPhoto } from './styles/pop-photo.ts';
import { realisticPhoto } from './styles/realistic-photo.ts';
import { vintagePhoto } from './styles/vintage-photo.ts';
import { watercolorPhoto } from './styles/watercolor-photo.ts';

/** What every art style makes of a photo. */
export const photoStyles: Record<ArtStyle, PhotoStyle> = {
  Watercolor: watercolorPhoto,
  'Oil Painting': oilPhoto,
  'Minimal & Modern': minimalPhoto,
  'Cute & Whimsical': cutePhoto,
  'Vintage/Retro': vintagePhoto,
  'Pop Art': popPhoto,
  Abstract: abstractPhoto,
  'Photo-Realistic': realisticPhoto,
};
