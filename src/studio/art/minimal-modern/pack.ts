import type { ArtStylePack } from '../art-style.ts';
import { subjectWords } from './themes.ts';

/** Few flat shapes and much space. */
export const pack: ArtStylePack = {
  words: [subjectWords],
  loadDrawing: async () => (await import('./draw-minimal.ts')).drawMinimal,
  loadPhotoStyle: async () => (await import('../photo/styles/minimal-photo.ts')).minimalPhoto,
};
