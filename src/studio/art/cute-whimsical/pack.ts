import type { ArtStylePack } from '../art-style.ts';

/** Round animals in a small world of their own. */
export const pack: ArtStylePack = {
  loadDrawing: async () => (await import('./draw-cute.ts')).drawCute,
  loadArrangement: async () => (await import('./arranged-cute.ts')).drawArrangedCute,
  loadPhotoStyle: async () => (await import('../photo/styles/cute-photo.ts')).cutePhoto,
};
