import type { Arrangement } from '../arrange/arrangement.ts';
import { strokesOf, weightOfLetters } from '../arrange/letter-strokes.ts';
import { type Box, boundsOf, type Point, smoothPath } from '../core/geometry.ts';

/** An arrangement's big figures or letter as one stroked path in their box; a style draws it as it draws any stroke. */
export function numeralShape({ text, box }: NonNullable<Arrangement['numeral']>): {
  path: string;
  box: Box;
  lineWidth: number;
} {
  const lines = strokesOf(text) ?? [];
  const [left, top, right, bottom] = boundsOf(lines.flat());
  const lineWidth = (box[3] - box[1]) * weightOfLetters;
  const room = [box[2] - box[0] - lineWidth, box[3] - box[1] - lineWidth] as const;
  const scale = Math.min(room[0] / (right - left), room[1] / (bottom - top));
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const place = ([px, py]: Point): Point => [
    x + (px - (left + right) / 2) * scale,
    y + (py - (top + bottom) / 2) * scale,
  ];
  return { path: lines.map((line) => smoothPath(line.map(place), false, 0.2)).join(''), box, lineWidth };
}
