import type { Box } from '../core/geometry.ts';
import type { Placement } from './arrangement.ts';
import { contains, extentOf, touchesBox } from './touch.ts';

const steps = 80;
const shrinkage = 0.985;

/** A placement moved off the words and inside `bounds`, smaller if necessary. */
export function keepClear(one: Placement, words: Box | null, bounds: Box): Placement {
  let clear = one;
  for (let i = 0; i < steps; i++) {
    const pressed = words !== null && touchesBox(clear, words);
    const box = extentOf([clear]);
    if (!pressed && contains(bounds, box)) break;
    const off = pressed ? awayFrom(box, words) : [0, 0];
    const dx = Math.max(0, bounds[0] - box[0]) - Math.max(0, box[2] - bounds[2]);
    const dy = Math.max(0, bounds[1] - box[1]) - Math.max(0, box[3] - bounds[3]);
    const [x, y] = clear.centre;
    clear = {
      ...clear,
      centre: [x + dx * 0.6 + (off[0] as number), y + dy * 0.6 + (off[1] as number)],
      size: clear.size * shrinkage,
    };
  }
  return clear;
}

/** A small step in the direction in which a box leaves the words soonest. */
function awayFrom(box: Box, words: Box): [number, number] {
  const ways: [number, number][] = [
    [words[0] - box[2], 0],
    [words[2] - box[0], 0],
    [0, words[1] - box[3]],
    [0, words[3] - box[1]],
  ];
  const [dx, dy] = ways.reduce((a, b) => (Math.abs(a[0] + a[1]) <= Math.abs(b[0] + b[1]) ? a : b));
  return [dx * 0.15, dy * 0.15];
}
