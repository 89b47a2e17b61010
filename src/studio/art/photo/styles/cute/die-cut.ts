import type { Rgb } from '../../../core/colour.ts';
import type { FlatShape } from '../../../flat/flat-scene.ts';
import { Pen } from '../../../flat/pen.ts';

const white: Rgb = [1, 0.995, 0.985];
const shade: Rgb = [0.62, 0.55, 0.56];
const rimPx = 8;

/** What `draw` draws, as a sticker: a white rim all round, and the thin shadow of its paper. */
export function dieCut(draw: (pen: Pen) => void): FlatShape[] {
  const pen = new Pen();
  draw(pen);
  const outlines = pen.shapes.filter((shape) => (shape.clips ?? []).length === 0 && (shape.alpha ?? 1) > 0.9);
  return [
    ...outlines.map((shape) => rimOf(shape, shade, rimPx + 1.5, 3)),
    ...outlines.map((shape) => rimOf(shape, white, rimPx, 0)),
    ...pen.shapes,
  ];
}

/** The outline of a shape, wider by `rim` pixels of the full size on each side, moved down. */
function rimOf({ path, matrix, lineWidth = 0 }: FlatShape, colour: Rgb, rim: number, down: number): FlatShape {
  const [a, b, c, d, e, f] = matrix ?? [1, 0, 0, 1, 0, 0];
  return { path, colour, lineWidth: lineWidth + (rim * 2) / Math.hypot(a, b), matrix: [a, b, c, d, e, f + down] };
}
