import type { ArtStylePack } from '../art-style.ts';

/** Sheets of colour, ink and foil, with small signs of the occasion. */
export const pack: ArtStylePack = {
  loadDrawing: async () => (await import('./draw-abstract.ts')).drawAbstract,
  loadArrangement: async () => (await import('./arranged-abstract.ts')).drawArrangedAbstract,
  loadPhotoStyle: async () => (await import('../photo/styles/abstract-photo.ts')).abstractPhoto,
};
