import type { ArtStylePack } from '../art-style.ts';

/** Comic-book dots and lettering. */
export const pack: ArtStylePack = {
  loadDrawing: async () => (await import('./draw-pop.ts')).drawPop,
  loadArrangement: async () => (await import('./arranged-pop.ts')).drawArrangedPop,
  loadPhotoStyle: async () => (await import('../photo/styles/pop-photo.ts')).popPhoto,
};
