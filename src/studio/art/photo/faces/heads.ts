import { clamp } from '../../core/colour.ts';
import type { Box } from '../../core/geometry.ts';
import type { FocusPoint } from '../../picture.ts';
import type { Extent } from '../crop-to-cover.ts';
import type { Face } from './find-faces.ts';

/** A head with its hair, from the face found in it, in the same units. */
export function headOf([left, top, right, bottom]: Box): Box {
  const [width, height] = [right - left, bottom - top];
  return [left - width * 0.16, top - height * 0.34, right + width * 0.16, bottom + height * 0.14];
}

/**
 * Where a crop has to be centred to keep the heads, in fractions of the photo; null without faces. Along a side on which
 * they do not all fit it goes to the larger and surer ones.
 */
export function focusOnFaces(faces: readonly Face[], photo: Extent, target: Extent): FocusPoint | null {
  if (faces.length === 0) return null;
  const scale = Math.min(photo.width / target.width, photo.height / target.height);
  const heads = faces.map(({ box }) => headOf(box));
  const weights = faces.map(({ box, sureness }) => (box[2] - box[0]) * (box[3] - box[1]) * sureness);
  const along = (low: 0 | 1, high: 2 | 3, room: number): number => {
    const first = Math.max(0, Math.min(...heads.map((head) => head[low])));
    const last = Math.min(1, Math.max(...heads.map((head) => head[high])));
    if (last - first <= room) return (first + last) / 2;
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return heads.reduce((total, head, i) => total + ((head[low] + head[high]) / 2) * ((weights[i] ?? 0) / sum), 0);
  };
  return {
    x: clamp(along(0, 2, (target.width * scale) / photo.width)),
    y: clamp(along(1, 3, (target.height * scale) / photo.height)),
  };
}

/** How much of the faces a box covers: 0 is none, 1 is all of one. */
export function coverOfFaces(faces: readonly Box[], [left, top, right, bottom]: Box): number {
  const covered = faces.map((face) => {
    const width = Math.min(right, face[2]) - Math.max(left, face[0]);
    const height = Math.min(bottom, face[3]) - Math.max(top, face[1]);
    return (Math.max(0, width) * Math.max(0, height)) / ((face[2] - face[0]) * (face[3] - face[1]));
  });
  return Math.max(0, ...covered);
}
