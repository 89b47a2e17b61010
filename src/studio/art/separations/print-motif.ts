import { Path2D } from '@napi-rs/canvas';
import type { Placement } from '../arrange/arrangement.ts';
import type { Rgb } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';
import type { LibraryMotif } from '../library/library-motif.ts';
import { type FormPart, formOf, formSide, type MotifForm } from '../library/motif-form.ts';
import type { InkSet, Inks } from './inks.ts';
import type { Press } from './press.ts';
import { type OwnInk, separateColours } from './separate-colours.ts';

/** How a style prints a motif; lengths in scene units for one of 400 pixels. */
export type MotifHand = {
  /** Lines between the parts, and around the whole. */
  line: number;
  contour: number;
  /** Bare paper left around the whole, so that it stands off its ground. */
  halo: number;
  /** Where a hard shadow falls, and what it is printed in. */
  shadow: { by: Point; inks: Inks } | null;
  /** How far the colours lie off the lines. */
  slip: Point;
  /** Key over the side away from the light, 0 to 1. */
  shade: number;
  /** Bare paper along the side toward the light. */
  gloss: number;
};

const usualSize = 400;
/** Parts that show less than this carry no line of their own: it would fill them. */
const leastLined = 0.012;
/** Smaller motifs have no shade or no gloss: pixels. */
const leastShaded = 96;
const leastGlossed = 150;

/** The paths of forms, read once: a pattern prints a motif thirty times. */
const read = new WeakMap<MotifForm, { outline: Path2D; parts: readonly Path2D[] }>();

function pathsOf(form: MotifForm): { outline: Path2D; parts: readonly Path2D[] } {
  const known = read.get(form);
  if (known !== undefined) return known;
  const paths = { outline: new Path2D(form.outline), parts: form.parts.map(({ path }) => new Path2D(path)) };
  read.set(form, paths);
  return paths;
}

/** The inks nearest to the colours of a motif's parts. */
export function separateMotif(
  motif: LibraryMotif,
  colours: readonly Rgb[],
  inks: InkSet,
  own: OwnInk | null = null,
): Inks[] {
  const { parts } = formOf(motif);
  return separateColours(
    parts.map(({ shown }, i) => ({ colour: colours[i] as Rgb, share: shown })),
    inks,
    own,
  );
}

/** Prints a motif where it is placed, its parts in `separated` inks. */
export function printMotif(press: Press, hand: MotifHand, placement: Placement, separated: readonly Inks[]): void {
  const form = formOf(placement.subject.motif);
  const paths = pathsOf(form);
  const { size, angle, flip } = placement;
  const scale = size / formSide;
  // Lines grow with a motif, but less than it does.
  const weight = (size / usualSize) ** 0.6 / scale;
  const quiet = placement.rank === 'accent';
  const onForm = (draw: () => void, by: Point = [0, 0], slip: Point = [0, 0]): void =>
    press.at(
      [placement.centre[0] + by[0], placement.centre[1] + by[1]],
      () => press.at([-formSide / 2, -formSide / 2], draw),
      { angle, size: scale, flip, slip },
    );
  const { shadow } = hand;
  const reach = Math.min(1.3, (size / usualSize) ** 0.7);
  if (shadow !== null && !quiet)
    onForm(() => {
      press.fill(paths.outline, shadow.inks);
      press.stroke(paths.outline, hand.contour * weight, shadow.inks);
    }, [shadow.by[0] * reach, shadow.by[1] * reach]);
  const slip: Point = [hand.slip[0] * reach, hand.slip[1] * reach];
  onForm(() => {
    if (hand.halo > 0 && !quiet) press.stroke(paths.outline, (hand.contour + hand.halo * 2) * weight, {});
    if (hand.contour > 0) press.stroke(paths.outline, hand.contour * weight * (quiet ? 0.8 : 1));
  });
  onForm(
    () => {
      if (quiet) printPlain(press, form, paths.parts, separated);
      else
        for (const [i, part] of form.parts.entries())
          printPart(press, part, paths.parts[i] as Path2D, separated[i] as Inks, hand.line * weight);
    },
    [0, 0],
    slip,
  );
  // On a small thing light and shade would be specks.
  if (size < (quiet ? leastShaded * 1.5 : leastShaded)) return;
  onForm(() => {
    if (hand.gloss > 0 && size >= leastGlossed)
      press.clip(paths.outline, () => layGloss(press, paths.outline, hand.gloss * weight, flip));
    if (hand.shade > 0) layShade(press, paths.outline, form.box, hand.shade * (quiet ? 0.6 : 1), flip);
  });
}

/** Prints a filler without lines: its strokes, then all parts of one ink together. */
function printPlain(press: Press, form: MotifForm, paths: readonly Path2D[], separated: readonly Inks[]): void {
  const fills = new Map<Inks, Path2D>();
  form.parts.forEach(({ lineWidth }, i) => {
    const [inks, path] = [separated[i] as Inks, paths[i] as Path2D];
    if (lineWidth !== undefined) {
      press.stroke(path, lineWidth, inks);
      return;
    }
    const together = fills.get(inks) ?? new Path2D();
    together.addPath(path);
    fills.set(inks, together);
  });
  for (const [inks, together] of fills) press.fill(together, inks);
}

function printPart(press: Press, { lineWidth, shown }: FormPart, path: Path2D, inks: Inks, line: number): void {
  if (lineWidth !== undefined) {
    press.stroke(path, lineWidth + line * 1.4);
    press.stroke(path, Math.max(lineWidth - line * 0.4, lineWidth * 0.5), inks);
    return;
  }
  const dark = (inks.key ?? 0) > 0.6;
  const lined = !dark && shown > leastLined;
  press.fill(path, inks, lined ? { line: shown < 0.04 ? line * 0.7 : line } : {});
}

/** A screen of key that swells toward the lower right, also on a mirrored motif. */
function layShade(
  press: Press,
  outline: Path2D,
  [left, top, right, bottom]: readonly [number, number, number, number],
  amount: number,
  flip: boolean,
): void {
  const [near, far] = flip ? [right, left] : [left, right];
  const along = {
    kind: 'linear',
    from: [near + (far - near) * 0.5, top + (bottom - top) * 0.48],
    to: [far, bottom],
  } as const;
  press.fill(outline, { start: { key: 0 }, end: { key: amount }, along }, { over: true });
}

/** A rim of bare paper a little inside the lit edge. */
function layGloss(press: Press, outline: Path2D, width: number, flip: boolean): void {
  press.at([(flip ? -1 : 1) * width * 1.5, width * 1.5], () => press.stroke(outline, width, {}));
}
