import type { Arrangement, Placement } from '../../arrange/arrangement.ts';
import { clamp, type Rgb } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import type { Subject } from '../../library/library-motif.ts';
import { type CardColours, coloursOf } from '../../library/motif-colours.ts';
import { numeralShape } from '../../library/numeral-shape.ts';
import { placeMotif, silhouetteOf } from '../../library/place-motif.ts';
import type { CutPapers } from './cut-papers.ts';
import { gouaches, nearestGouache } from './gouache.ts';

/** No channel of a white is darker. */
const leastWhite = 0.7;

/** Scissors make bold pieces: few, large, their outlines long simple curves. */
export function cutPlacement(papers: CutPapers, placement: Placement, card: CardColours): void {
  const { subject, rank, size } = placement;
  const painted = coloursOf(subject, card).map((colour, i) =>
    subject.colour === null ? nearestGouache(colour, card.palette) : keepAsked(colour, subject, i, card),
  );
  const parts = placeMotif(placement, painted, {
    tolerance: rank === 'accent' ? 0.55 : 0.48,
    leastSide: rank === 'accent' ? 3 : clamp(1050 / size, 1.9, 6),
    mergeWithin: 0.02,
  });
  const lift = clamp(size * 0.008, 1.2, 3.6);
  const gilded = subject.motif.name === 'accent-star';
  // Grey things on grey papers have a white rim.
  const [white] = gouaches(card.palette);
  if (card.palette === 'Black & White' && rank !== 'accent' && white)
    papers.paste(silhouetteOf(parts), white, lift, clamp(size * 0.045, 4, 16));
  for (const { path, colour, lineWidth } of parts) {
    if (gilded) papers.gild(path, lift, lineWidth);
    else papers.paste(path, colour, lift, lineWidth);
  }
}

/** A requested colour is used as it is, whites with their shades; greys and inks beside it come from the painted papers. */
function keepAsked(colour: Rgb, { motif, colour: asked }: Subject, part: number, card: CardColours): Rgb {
  if (asked === 'white' && Math.min(...colour) > leastWhite) return colour;
  const own = motif.parts[part]?.colour;
  const strength = Math.max(...colour) - Math.min(...colour);
  return own === undefined || strength < 0.25 ? nearestGouache(colour, card.palette) : colour;
}

export function cutNumeral(
  papers: CutPapers,
  numeral: NonNullable<Arrangement['numeral']>,
  card: CardColours,
  rng: Rng,
): void {
  const { path, lineWidth } = numeralShape(numeral);
  const [, , , ...colours] = gouaches(card.palette) as [Rgb, Rgb, Rgb, ...Rgb[]];
  papers.gild(path, 3, lineWidth);
  papers.paste(path, rng.pick(colours.slice(0, 8)), 1, lineWidth * 0.84);
}
