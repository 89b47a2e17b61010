import type { Arrangement, Placement } from '../../arrange/arrangement.ts';
import { floats } from '../../arrange/things.ts';
import { clamp, fromOklab, mixColours, type Rgb, toOklab } from '../../core/colour.ts';
import type { Box } from '../../core/geometry.ts';
import { ellipseBox, ellipsePath } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { type CardColours, coloursOf, groundTone } from '../../library/motif-colours.ts';
import { numeralShape } from '../../library/numeral-shape.ts';
import { boxOf, type PlacedPart, placeMotif, silhouetteOf } from '../../library/place-motif.ts';
import type { Shade } from '../../scene.ts';
import { paintChalk } from '../paint-chalk.ts';
import { paintWash } from '../paint-wash.ts';
import type { Sheet } from '../sheet.ts';
import { washStyles } from '../surfaces.ts';

/** The line of a thing's drawing. */
export type Line = { colour: Rgb; width: number; strength: number };
type Manner = { card: CardColours; line: Line | null; standing: boolean };

/** A cool glaze for a thing's shaded side. */
const glaze: Rgb = [0.62, 0.63, 0.76];
/** Paint of one part: wet, with a rim where it dried. */
const wet = { ...washStyles.body, wobble: 2.4, rough: 1.3, pooling: 0.85, rim: 0.85, backrun: 0.14 };
const small = { ...washStyles.fine, cover: 1 };

/** Pencil, a pen, or no line. */
export function chooseLine({ ink }: CardColours, rng: Rng): Line | null {
  const pencil: Line = { colour: mixColours(ink, [0.5, 0.48, 0.5], 0.5), width: 1.5, strength: 0.5 };
  const pen: Line = { colour: ink, width: 2.1, strength: 0.9 };
  return rng.pick([pencil, pencil, pen, null]);
}

export function paintPlacement(sheet: Sheet, placement: Placement, manner: Manner, rng: Rng): void {
  const { size, rank, subject } = placement;
  const quiet = rank === 'accent';
  const parts = placeMotif(placement, coloursOf(subject, manner.card), {
    tolerance: quiet ? 0.3 : 0.16,
    leastSide: clamp(300 / size, 0.6, 6),
    mergeWithin: 0.045,
  });
  if (parts.length === 0) return;
  const box = boxOf(parts);
  if (!quiet && manner.standing && !floats(subject.motif) && Math.abs(placement.angle) < 0.2)
    paintFootShadow(sheet, box, rng);
  for (const part of parts) {
    paintPart(sheet, part, size, quiet, rng);
    // Parts above hide the line too.
    if (!quiet && manner.line !== null && part.share > 0.004) drawLine(sheet, part, size, manner.line);
  }
  if (quiet) return;
  const across: Shade = { kind: 'linear', from: [box[0], box[1]], to: [box[2], box[3]], start: -0.35, end: 0.36 };
  const glazing = { ...washStyles.mist, wobble: 2.4, rough: 1.3, softness: 1.2, density: 0.5 };
  paintWash(sheet, { path: silhouetteOf(parts), box, shade: across }, glazing, glaze, null, rng);
}

function paintPart(sheet: Sheet, part: PlacedPart, size: number, quiet: boolean, rng: Rng): void {
  const { path, box, colour } = part;
  const side = Math.max(box[2] - box[0], box[3] - box[1]);
  const stroke = part.lineWidth === undefined ? {} : { lineWidth: part.lineWidth };
  const style = side < size * 0.14 || part.lineWidth !== undefined ? small : wet;
  // Paper stays bare along an edge, so that wet paint does not run into its neighbour.
  if (!quiet && side > size * 0.16 && part.lineWidth === undefined)
    paintChalk(sheet, { path, box, lineWidth: clamp(size * 0.009, 1.5, 5), strength: 0.7 }, sheet.paper);
  const [light] = toOklab(colour);
  const shade: Shade = {
    kind: 'linear',
    from: [box[0], box[1]],
    to: [box[2], box[3]],
    start: quiet || light < 0.42 ? 0.8 : 0.5,
    end: 1.3,
  };
  const second = leaned(colour, rng.between(-0.2, 0.2));
  // White paper is the white of a watercolor: only its shade is painted.
  const strength = light > 0.87 ? 0.5 : light > 0.74 ? 0.78 : quiet ? 0.8 : 0.92;
  paintWash(
    sheet,
    { path, box, ...stroke, shade, strength, looseness: clamp(size / 420, 0.5, 1.5) },
    style,
    colour,
    second,
    rng,
  );
}

/** A broken line around a part; the paint deviates a little from it. */
function drawLine(sheet: Sheet, { path, box }: PlacedPart, size: number, { width, strength, colour }: Line): void {
  paintChalk(sheet, { path, box, lineWidth: width * clamp(size / 420, 0.7, 1.3), strength, dryness: 0.36 }, colour);
}

function paintFootShadow(sheet: Sheet, [left, , right, bottom]: Box, rng: Rng): void {
  const [x, rx] = [(left + right) / 2 + (right - left) * 0.06, (right - left) * 0.5];
  const ry = Math.max(6, rx * 0.1);
  const style = { ...washStyles.wash, wobble: 6, softness: 2.5, rim: 0.25, rimWidth: 4, density: 0.85 };
  const box = ellipseBox(x, bottom, rx, ry);
  paintWash(
    sheet,
    { path: ellipsePath(x, bottom - ry * 0.2, rx, ry), box, strength: 0.8 },
    style,
    [0.58, 0.6, 0.68],
    null,
    rng,
  );
}

export function paintNumeral(
  sheet: Sheet,
  numeral: NonNullable<Arrangement['numeral']>,
  card: CardColours,
  rng: Rng,
): void {
  const shape = numeralShape(numeral);
  const hue = rng.pick(card.hues);
  const colour = groundTone(0.72, 0.13, hue, card.palette);
  const second = groundTone(0.74, 0.12, hue + rng.pick([-42, 42]), card.palette);
  const shade: Shade = {
    kind: 'linear',
    from: [shape.box[0], shape.box[1]],
    to: [shape.box[2], shape.box[3]],
    start: 0.75,
    end: 1.2,
  };
  paintWash(sheet, { ...shape, shade, looseness: 1.6 }, { ...wet, rimWidth: 8 }, colour, second, rng);
}

/** The colour that a wash runs to: darker, a little cooler, and leaning to a neighbour on the wheel. */
function leaned(colour: Rgb, by: number): Rgb {
  const [l, a, b] = toOklab(colour);
  const [c, s] = [Math.cos(by), Math.sin(by)];
  return fromOklab([l - 0.06, a * c - b * s, a * s + b * c - 0.012]);
}
