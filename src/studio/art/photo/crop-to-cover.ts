import { clamp } from '../core/colour.ts';
import type { FocusPoint } from '../picture.ts';

export type Extent = { width: number; height: number };

/**
 * The largest part of a photo with the shape of `target`, in whole photo pixels, with `focus` (fractions of the photo)
 * brought as near as it goes to `seat` (fractions of the picture; the middle unless words lie there).
 */
export function cropToCover(photo: Extent, target: Extent, focus: FocusPoint, seat: FocusPoint = { x: 0.5, y: 0.5 }) {
  const scale = Math.min(photo.width / target.width, photo.height / target.height);
  const width = Math.max(1, Math.min(photo.width, Math.round(target.width * scale)));
  const height = Math.max(1, Math.min(photo.height, Math.round(target.height * scale)));
  return {
    left: Math.round(clamp(focus.x * photo.width - seat.x * width, 0, photo.width - width)),
    top: Math.round(clamp(focus.y * photo.height - seat.y * height, 0, photo.height - height)),
    width,
    height,
  };
}
