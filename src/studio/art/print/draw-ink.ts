import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Ink } from '../../../contract/ink.ts';

/** Fills handwriting in the context's colour, `width` wide, with its upper left corner at a point. */
export function drawInk(context: SKRSContext2D, ink: Ink, place: { left: number; top: number; width: number }): void {
  const scale = place.width / ink.width;
  context.save();
  context.translate(place.left, place.top);
  context.scale(scale, scale);
  context.fill(new Path2D(ink.path));
  context.restore();
}
