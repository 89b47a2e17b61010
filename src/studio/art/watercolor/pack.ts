import type { ArtStylePack } from '../art-style.ts';
import { sceneWords } from '../read-prompt.ts';

/** Transparent washes on paper. */
export const pack: ArtStylePack = {
  words: sceneWords,
  loadDrawing: async () => (await import('./draw-watercolor.ts')).drawWatercolor,
  loadPhotoStyle: async () => (await import('../photo/styles/watercolor-photo.ts')).watercolorPhoto,
};
