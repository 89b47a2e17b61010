import type { Arrangement, Placement } from '../../arrange/arrangement.ts';
import { clamp, type Rgb } from '../../core/colour.ts';
import { type CardColours, coloursOf } from '../../library/motif-colours.ts';
import { numeralShape } from '../../library/numeral-shape.ts';
import { placeMotif } from '../../library/place-motif.ts';
import type { PaperStack } from './paper-stack.ts';

/** The distance of a thing's first sheet from what is behind it, in scene units. */
const stand = { main: 10, second: 7, accent: 3.5 } as const;

/** Lays a thing as sheets: the first on foam, the others closer if they are smaller. */
export function layPlacement(stack: PaperStack, placement: Placement, card: CardColours): void {
  const { size, rank } = placement;
  const colours = coloursOf(placement.subject, card);
  const options = {
    tolerance: rank === 'accent' ? 0.3 : 0.14,
    leastSide: clamp(360 / size, 0.7, 6),
    mergeWithin: 0.035,
  };
  const grow = clamp(size / 420, 0.45, 1.5);
  placeMotif(placement, colours, options).forEach((part, i) => {
    const [left, top, right, bottom] = part.box;
    const side = Math.max(right - left, bottom - top);
    const lift = i === 0 ? stand[rank] * grow : clamp(side * 0.022, 1.1, 5.5);
    stack.lay({ ...part, lift, curl: rank === 'accent' ? 0 : clamp(side * 0.004, 0, 1.6) });
  });
}

/** Lays big figures in two sheets, a light one that shows along the edge of the other. */
export function layNumeral(
  stack: PaperStack,
  numeral: NonNullable<Arrangement['numeral']>,
  [under, over]: readonly [Rgb, Rgb],
): void {
  const { path, box, lineWidth } = numeralShape(numeral);
  stack.lay({ path, box, lineWidth, colour: under, lift: 9 });
  stack.lay({ path, box, lineWidth: lineWidth * 0.78, colour: over, lift: 4 });
}
