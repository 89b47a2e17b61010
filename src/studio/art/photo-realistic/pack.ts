import type { ArtStylePack } from '../art-style.ts';

/** Still lifes under traced light. */
export const pack: ArtStylePack = {
  loadDrawing: async () => (await import('./draw-photo-realistic.ts')).drawPhotoRealistic,
  loadArrangement: async () => (await import('./arranged-photo-realistic.ts')).drawArrangedPhoto,
  loadPhotoStyle: async () => (await import('../photo/styles/realistic-photo.ts')).realisticPhoto,
};
