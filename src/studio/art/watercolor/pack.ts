import type { ArtStylePack } from '../art-style.ts';

/** Transparent washes on paper. */
export const pack: ArtStylePack = {
  loadDrawing: async () => (await import('./draw-watercolor.ts')).drawWatercolor,
  loadArrangement: async () => (await import('./arranged-watercolor.ts')).drawArrangedWatercolor,
  loadPhotoStyle: async () => (await import('../photo/styles/watercolor-photo.ts')).watercolorPhoto,
};
