import type { ArtStylePack } from '../art-style.ts';
import { sceneWords } from '../read-prompt.ts';

/** Comic-book dots and lettering. */
export const pack: ArtStylePack = {
  words: sceneWords,
  loadDrawing: async () => (await import('./draw-pop.ts')).drawPop,
  loadPhotoStyle: async () => (await import('../photo/styles/pop-photo.ts')).popPhoto,
};
