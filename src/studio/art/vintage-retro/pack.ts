import type { ArtStylePack } from '../art-style.ts';

/** Screened spot colours, a little out of register. */
export const pack: ArtStylePack = {
  loadDrawing: async () => (await import('./draw-vintage.ts')).drawVintage,
  loadArrangement: async () => (await import('./arranged-vintage.ts')).drawArrangedVintage,
  loadPhotoStyle: async () => (await import('../photo/styles/vintage-photo.ts')).vintagePhoto,
};
