import type { ArtStylePack } from '../art-style.ts';
import { animalWords, propWords } from './read-wishes.ts';

/** Round animals in a small world of their own. */
export const pack: ArtStylePack = {
  words: [animalWords, propWords],
  loadDrawing: async () => (await import('./draw-cute.ts')).drawCute,
  loadPhotoStyle: async () => (await import('../photo/styles/cute-photo.ts')).cutePhoto,
};
