import type { ArtStylePack } from '../art-style.ts';

/** Brush strokes of thick paint on canvas. */
export const pack: ArtStylePack = {
  loadDrawing: async () => (await import('./draw-oil.ts')).drawOil,
  loadArrangement: async () => (await import('./arranged-oil.ts')).drawArrangedOil,
  loadPhotoStyle: async () => (await import('../photo/styles/oil-photo.ts')).oilPhoto,
};
