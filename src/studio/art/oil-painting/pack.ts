import type { ArtStylePack } from '../art-style.ts';
import { hueWords } from '../read-prompt.ts';
import { subjectWords, visitorWords } from './themes.ts';

/** Brush strokes of thick paint on canvas. */
export const pack: ArtStylePack = {
  words: [subjectWords, visitorWords, hueWords],
  loadDrawing: async () => (await import('./draw-oil.ts')).drawOil,
  loadPhotoStyle: async () => (await import('../photo/styles/oil-photo.ts')).oilPhoto,
};
