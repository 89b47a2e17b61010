import type { Placement } from '../arrange/arrangement.ts';
import { clamp, mixColours, oklch, type Rgb, toOklab } from '../core/colour.ts';
import type { Rng } from '../core/rng.ts';
import { ellipse } from '../flat/paths.ts';
import type { Pen } from '../flat/pen.ts';
import type { LibraryMotif } from '../library/library-motif.ts';
import { formOf, formSide, type MotifForm } from '../library/motif-form.ts';
import { hasFaceAcross, isCreature, isFaceless } from './faces.ts';
import { type Eye, eyesOf, loopsOf } from './find-eyes.ts';
import { drawOwnEyes, drawThingFace, moodOf } from './motif-face.ts';

export type SoftLook = {
  /** The paper edge of a sticker around the whole; null for things in a place. */
  sticker: Rgb | null;
  /** For sympathy: eyes are closed, and things have no faces. */
  quiet: boolean;
  /** Another thing covers its middle, where a face would be cut. */
  covered: boolean;
};

const plum = oklch(0.36, 0.07, 345);
const dusk = oklch(0.31, 0.03, 320);
const paper: Rgb = [1, 0.995, 0.985];
/** The smallest circle that has room for a face, as a share of the form's square, and the smallest size in pixels. */
const leastRoom = 0.075;
/** A face too small for its thing looks lost: the smallest circle as a share of the thing's longer side. */
const leastShare = 0.15;
const leastFacedPx = 92;
/** How round corners become, in units of a form's square. */
const rounding = 5;

/** Draws a motif, in `softened` colours, as a soft toy or a sticker: round edges, grainy shading, and a friendly face. */
export function drawSoftMotif(pen: Pen, placement: Placement, soft: readonly Rgb[], look: SoftLook, rng: Rng): void {
  const { subject, centre, size, angle, flip, rank } = placement;
  const form = formOf(subject.motif);
  const eyes = isCreature(subject.motif.name) && size >= leastFacedPx * 0.7 ? eyesOf(subject.motif) : [];
  const small = rank === 'accent' || size < 110;
  pen.at(centre[0], centre[1], { scale: size / formSide, angle, flip }, () =>
    pen.at(-formSide / 2, -formSide / 2, {}, () => {
      layEdge(pen, form, soft, look.sticker, size);
      form.parts.forEach((part, i) => {
        const colour = soft[i] as Rgb;
        const path = withoutEyes(part.path, i, eyes);
        if (path === '') return;
        if (part.lineWidth !== undefined) {
          pen.line(path, colour, part.lineWidth * 1.15);
          return;
        }
        const volume = !small && part.shown > 0.15 ? { volume: 0.42 } : {};
        pen.fill(path, colour, volume);
        if (part.shown > 0.01) pen.line(path, colour, rounding);
      });
      if (!small || size > 80) pen.fill(form.outline, plum, { shadesOnly: true, shades: shadesOf(form, soft, small) });
      if (!small) layLight(pen, form, subject.motif);
      if (eyes.length > 0) drawOwnEyes(pen, eyes, moodOf(rng, look.quiet));
      else {
        const room = roomForFace(placement, form, look);
        if (room !== null)
          drawThingFace(pen, room.centre, room.radius, soft[form.widest.part] as Rgb, moodOf(rng, false));
      }
    }),
  );
}

/** A sticker's paper and its shadow, or a soft dark edge that sets the motif off from its place. */
function layEdge(pen: Pen, form: MotifForm, colours: readonly Rgb[], sticker: Rgb | null, size: number): void {
  const { outline } = form;
  const grow = formSide / size;
  if (sticker !== null) {
    const width = Math.min(34, 13 * grow ** 0.7);
    pen.line(outline, sticker, width * 2, { drop: { blur: 9, down: 4, alpha: 0.3 } });
    pen.fill(outline, sticker, { drop: { blur: 9, down: 4, alpha: 0.3 } });
    return;
  }
  const edge = mixColours(leadingOf(form, colours), plum, 0.42);
  pen.line(outline, edge, rounding + 5 * grow ** 0.5, { alpha: 0.85 });
}

/** Shade gathers low on the side away from the light. */
function shadesOf(form: MotifForm, colours: readonly Rgb[], small: boolean) {
  const [left, top, right, bottom] = form.box;
  const colour = mixColours(leadingOf(form, colours), plum, 0.6);
  const reach = Math.max(right - left, bottom - top) * 0.75;
  const centre = [left + (right - left) * 0.82, bottom] as const;
  return [{ kind: 'radial' as const, centre, radius: reach, colour, alpha: small ? 0.2 : 0.27 }];
}

/** The colour of the part that shows most. */
const leadingOf = ({ widest }: MotifForm, colours: readonly Rgb[]): Rgb => colours[widest.part] ?? plum;

/** A spot of light where the largest part turns to the lamp; a creature's face keeps its own. */
function layLight(pen: Pen, { widest: { centre, radius } }: MotifForm, { name }: LibraryMotif): void {
  if (isCreature(name) || radius < formSide * 0.06) return;
  const [x, y] = centre;
  pen.fill(ellipse(x - radius * 0.56, y - radius * 0.58, radius * 0.2, radius * 0.11, -0.7), paper, { alpha: 0.5 });
}

/** Pastel versions of the card's colours; near-black becomes a dark plum. */
export function softened(colour: Rgb): Rgb {
  const [l, a, b] = toOklab(colour);
  const chroma = Math.hypot(a, b);
  if (l < 0.36) return mixColours(colour, dusk, 0.45);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return oklch(clamp(0.3 + l * 0.71, 0, 0.985), Math.min(0.16, chroma * 0.94), hue);
}

function withoutEyes(path: string, part: number, eyes: readonly Eye[]): string {
  const drawn = eyes.filter((eye) => eye.part === part).map(({ loop }) => loop);
  if (drawn.length === 0) return path;
  return loopsOf(path)
    .filter((_, i) => !drawn.includes(i))
    .join('');
}

/** The circle in which a thing has its face; null if it has none. */
function roomForFace(
  { subject, size, rank }: Placement,
  { widest, inner, box }: MotifForm,
  { quiet, covered }: SoftLook,
): MotifForm['inner'] | null {
  const { name } = subject.motif;
  if (quiet || covered || rank === 'accent' || size < leastFacedPx || isCreature(name) || isFaceless(name)) return null;
  const [left, top, right, bottom] = box;
  const least = Math.max(formSide * leastRoom, Math.max(right - left, bottom - top) * leastShare);
  if (widest.radius > least) return widest;
  return hasFaceAcross(name) && inner.radius > least ? { ...inner, radius: inner.radius * 0.82 } : null;
}
