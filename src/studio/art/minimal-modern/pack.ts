import type { ArtStylePack } from '../art-style.ts';

/** Few flat shapes and much space. */
export const pack: ArtStylePack = {
  loadDrawing: async () => (await import('./draw-minimal.ts')).drawMinimal,
  loadArrangement: async () => (await import('./arranged-minimal.ts')).drawArrangedMinimal,
  loadPhotoStyle: async () => (await import('../photo/styles/minimal-photo.ts')).minimalPhoto,
};
