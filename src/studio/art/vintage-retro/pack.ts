import type { ArtStylePack } from '../art-style.ts';
import { sceneWords } from '../read-prompt.ts';

/** Screened spot colours, a little out of register. */
export const pack: ArtStylePack = {
  words: sceneWords,
  loadDrawing: async () => (await import('./draw-vintage.ts')).drawVintage,
  loadPhotoStyle: async () => (await import('../photo/styles/vintage-photo.ts')).vintagePhoto,
};
