import { clamp } from '../../core/colour.ts';
import type { Box } from '../../core/geometry.ts';
import type { Extent } from '../crop-to-cover.ts';
import { mostEnlarged } from '../mount-small-photo.ts';

/** Where the photo and the words of a painted photo lie, in pixels of the full size. */
export type PhotoCardLayout = { window: Box; words: Box | null };

export type PhotoCardWish = {
  sheet: Extent;
  photo: Extent;
  /** A part chosen by hand keeps its square. */
  isFramed: boolean;
  hasWords: boolean;
  /** The empty margin around the window; none for a style that draws its own frame. */
  margin: number;
};

/** The window's width over its height: long photos are cut a little, so that none becomes a slit. */
const shapes = { least: 0.74, most: 1.42 };
const nearSquare = 0.03;
const leastWindow = 0.42;
const wordsHeight = { least: 0.185, most: 0.25 };
/** From the photo's edge to the words, past the rim and its line. */
const wordsGap = 40;
/** The share of the sheet's width that the things in the corners leave free. */
const wordsWidth = 0.6;

/** The largest window in the photo's own shape that leaves room for words below; small for a small photo. */
export function layOutPhotoCard({ sheet, photo, isFramed, hasWords, margin }: PhotoCardWish): PhotoCardLayout {
  const { width, height } = sheet;
  const room = { width: width - margin * 2, height: height - margin * 2 - (hasWords ? height * wordsHeight.least : 0) };
  const shape = isFramed ? 1 : clamp(photo.width / photo.height, shapes.least, shapes.most);
  const fit = Math.min(room.width, room.height * shape);
  const sharp = Math.min(photo.width, photo.height * shape) * mostEnlarged;
  // A square was cut by hand or is a sheet of several photos: it is not cut again.
  const isSquare = Math.abs(shape - 1) < nearSquare;
  const fills = margin === 0 && !isSquare && sharp >= fit * 0.8;
  const windowWidth = fills ? room.width : Math.min(fit, Math.max(sharp, Math.min(width, height) * leastWindow));
  const windowHeight = fills ? room.height : windowWidth / shape;
  const words = hasWords
    ? clamp(height - margin * 1.6 - windowHeight, height * wordsHeight.least, height * wordsHeight.most)
    : 0;
  const top = Math.max(margin, (height - windowHeight - words) / 2);
  const left = (width - windowWidth) / 2;
  const window: Box = [left, top, left + windowWidth, top + windowHeight];
  if (!hasWords) return { window, words: null };
  const foot = Math.min(height - margin * 0.45, window[3] + words);
  const across = width * wordsWidth;
  return { window, words: [(width - across) / 2, window[3] + (fills ? 12 : wordsGap), (width + across) / 2, foot] };
}
