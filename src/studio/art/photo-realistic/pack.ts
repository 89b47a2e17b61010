import type { ArtStylePack } from '../art-style.ts';
import { hueWords } from '../read-prompt.ts';
import { figurineWords, fireworkWords, stillLifeWords } from './themes.ts';

/** Still lifes under traced light. */
export const pack: ArtStylePack = {
  words: [stillLifeWords, figurineWords, fireworkWords, hueWords],
  loadDrawing: async () => (await import('./draw-photo-realistic.ts')).drawPhotoRealistic,
  loadPhotoStyle: async () => (await import('../photo/styles/realistic-photo.ts')).realisticPhoto,
};
