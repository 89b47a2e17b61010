import { toOklab } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { LibraryMotif, MotifPart } from './library-motif.ts';

/** The maximum height of a pair of eyes, in units of the motif's square. */
const tallestEye = 5;
const white = 0.96;
const dark = 0.28;

/**
 * The parts of people's faces that are left out: the white, the iris and the lashes of staring eyes. Only the dark
 * middle of an eye stays, a dot as in a drawing.
 */
export function staringParts({ parts }: LibraryMotif): ReadonlySet<number> {
  const whites = parts.flatMap((part, i) => (isPair(part) && lightness(part) > white ? [i] : []));
  const hidden = new Set(whites);
  for (const i of whites) {
    const eye = (parts[i] as MotifPart).box;
    const middles = parts.flatMap((part, k) => (k > i && isPair(part) && within(part.box, eye) ? [k] : []));
    const darkest = middles.filter((k) => lightness(parts[k] as MotifPart) < dark).at(-1);
    // White pairs without a dark middle are not eyes.
    if (darkest === undefined) {
      if (!whites.some((other) => other < i && within(eye, (parts[other] as MotifPart).box))) hidden.delete(i);
      continue;
    }
    for (const k of middles) if (k !== darkest) hidden.add(k);
    parts.forEach((part, k) => {
      if (k < i && isPair(part) && lightness(part) < dark && within(eye, part.box)) hidden.add(k);
    });
  }
  return hidden;
}

/** Two outlines side by side. */
function isPair({ path, box, lineWidth }: MotifPart): boolean {
  return lineWidth === undefined && box[3] - box[1] <= tallestEye && (path.match(/M/g)?.length ?? 0) === 2;
}

const lightness = ({ colour }: MotifPart): number => toOklab(colour)[0];
const within = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] - 0.6 && inner[1] >= outer[1] - 0.6 && inner[2] <= outer[2] + 0.6 && inner[3] <= outer[3] + 0.6;
