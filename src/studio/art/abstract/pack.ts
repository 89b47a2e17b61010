import type { ArtStylePack } from '../art-style.ts';
import { hueWords, visitorWords } from '../read-prompt.ts';
import { signWords } from './symbols.ts';
import { templateWords } from './themes.ts';

/** Sheets of colour, ink and foil, with small signs of the occasion. */
export const pack: ArtStylePack = {
  words: [templateWords, signWords, hueWords, visitorWords],
  loadDrawing: async () => (await import('./draw-abstract.ts')).drawAbstract,
  loadPhotoStyle: async () => (await import('../photo/styles/abstract-photo.ts')).abstractPhoto,
};
