import type { Placement } from '../arrange/arrangement.ts';
import { mixColours, type Oklab, oklch, type Rgb, toOklab } from '../core/colour.ts';
import type { Pen } from '../flat/pen.ts';
import type { Subject } from '../library/library-motif.ts';
import { hueGap, namedLightness } from '../library/motif-colours.ts';
import { type FormPart, formOf, formSide } from '../library/motif-form.ts';
import { colourGap } from '../library/place-motif.ts';
import { matchColours, type Wanted } from '../separations/separate-colours.ts';
import type { MinimalColours } from './colours.ts';

/** A shape of a merged motif, in units of its form's square. */
export type MergedShape = { path: string; lineWidth?: number; colour: Rgb; shown: number };

/** Less visible parts are left out, unless they shape the outline or are an eye. */
const leastShown = 0.022;
const leastAtEdge = 0.008;
/** A colour with this share of a thing keeps its hue within this many degrees; its greatest chroma. */
const [leastNamed, namedReach, softest] = [0.18, 26, 0.13];
/** How far a part's hue may be from the requested one, in degrees. */
const askedReach = 24;
/** How many colours a motif keeps. */
const mostColours = { main: 4, second: 3, accent: 2 } as const;

/** A motif's parts in a few of the card's colours: parts of one colour run together. */
export function mergedShapes(placement: Placement, colours: readonly Rgb[], card: MinimalColours): MergedShape[] {
  const { motif, colour } = placement.subject;
  const form = formOf(motif);
  const kept = form.parts.flatMap((part, i) => (isKept(part, colours[i] as Rgb) ? [i] : []));
  const wanted = kept.map((i): Wanted => ({ colour: colours[i] as Rgb, share: form.parts[i]?.shown ?? 0 }));
  const groups = groupColours(wanted, mostColours[placement.rank]);
  const accent = accentOf(colour, groups);
  const skins = groups.map((group) => group.colour).filter(isSkin);
  const usual = [...(accent === null ? [] : [accent]), ...skins, ...ownColours(card)];
  const candidates = [...usual, ...missedBy(usual, groups)];
  const matched = matchColours(groups, candidates);
  return kept.map((at, k) => {
    const { path, lineWidth, shown } = form.parts[at] as (typeof form.parts)[number];
    const group = groups.findIndex(({ members }) => members.includes(k));
    const own = candidates[matched[group] as number] as Rgb;
    const shape = { path, colour: inAsked(groups[group] as Wanted, colour) ?? own, shown };
    return lineWidth === undefined ? shape : { ...shape, lineWidth };
  });
}

/** The card's colours: three of them also deeper, and its greys. */
function ownColours({ fields, leaf, ink, paper }: MinimalColours): Rgb[] {
  const deep = fields.slice(0, 3).map((field) => mixColours(field, ink, 0.34));
  const greys = [0.25, 0.5, 0.75].map((share) => mixColours(ink, paper, share));
  return [...fields, ...deep, leaf, ink, ...greys, lightest(paper)];
}

/** The colours that no candidate comes near in hue, a little softer: a heart is red and a clover green on any card. */
function missedBy(candidates: readonly Rgb[], groups: readonly Wanted[]): Rgb[] {
  return groups.flatMap(({ colour, share }) => {
    if (share < leastNamed || chromaOf(colour) < 0.07) return [];
    const near = candidates.some((one) => chromaOf(one) > 0.05 && hueGap(hueOf(one), hueOf(colour)) < namedReach);
    return near ? [] : [oklch(toOklab(colour)[0], Math.min(softest, chromaOf(colour)), hueOf(colour))];
  });
}

/** Skin of any tone keeps its own colour: a green face is a mask. */
function isSkin(colour: Rgb): boolean {
  const [l, a, b] = toOklab(colour);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = chromaOf(colour);
  return l > 0.35 && chroma > 0.025 && chroma < 0.12 && hue > 30 && hue < 84;
}

/** The requested colour; in a mostly grey picture its one colour. */
function accentOf(asked: Subject['colour'], groups: readonly Wanted[]): Rgb | null {
  if (typeof asked === 'number') return oklch(namedLightness(asked), 0.14, asked);
  const coloured = groups.filter(({ colour }) => chromaOf(colour) > 0.13);
  const greys = groups.filter(({ colour }) => chromaOf(colour) < 0.03);
  return greys.length > coloured.length ? (coloured[0]?.colour ?? null) : null;
}

/** A part that has the requested hue is painted in it, lighter or deeper; null for any other part. */
function inAsked({ colour }: Wanted, asked: Subject['colour']): Rgb | null {
  if (typeof asked !== 'number' || chromaOf(colour) < 0.05 || hueGap(hueOf(colour), asked) > askedReach) return null;
  const middle = namedLightness(asked);
  const light = toOklab(colour)[0];
  const step = light < middle - 0.06 ? -0.1 : light > middle + 0.1 ? 0.13 : 0;
  return oklch(middle + step, 0.14, asked);
}

const hueOf = (colour: Rgb): number => (Math.atan2(toOklab(colour)[2], toOklab(colour)[1]) * 180) / Math.PI;
const chromaOf = (colour: Rgb): number => Math.hypot(toOklab(colour)[1], toOklab(colour)[2]);

function isKept(part: FormPart, colour: Rgb): boolean {
  const { shown, atEdge } = part;
  if (shown >= leastShown || (atEdge && shown >= leastAtEdge)) return true;
  if (shown <= 0.001 || toOklab(colour)[0] >= 0.5) return false;
  const [left, top, right, bottom] = part.box;
  return Math.max(right - left, bottom - top) < formSide * 0.45;
}

/** The lightest colour of a card: between its paper and white. */
const lightest = (paper: Rgb): Rgb => mixColours(paper, [1, 1, 1], 0.6);

type Group = Wanted & { lab: Oklab; members: number[] };

/** Joins the nearest colours until no more than `most` are left; a group has the colour of its largest member. */
function groupColours(wanted: readonly Wanted[], most: number): Group[] {
  const groups: Group[] = wanted.map((one, i) => ({ ...one, lab: toOklab(one.colour), members: [i] }));
  while (groups.length > 1) {
    let [least, a, b] = [Infinity, 0, 1];
    for (let i = 0; i < groups.length; i++)
      for (let j = i + 1; j < groups.length; j++) {
        const gap = colourGap((groups[i] as Group).lab, (groups[j] as Group).lab);
        if (gap < least) [least, a, b] = [gap, i, j];
      }
    if (groups.length <= most && least > 0.07) break;
    const [one, other] = [groups[a] as Group, groups[b] as Group];
    const { colour, lab } = one.share >= other.share ? one : other;
    groups.splice(b, 1);
    groups[a] = { colour, lab, share: one.share + other.share, members: [...one.members, ...other.members] };
  }
  return groups;
}

/** Draws a merged motif: flat fields with a fine gap of paper between them, and one flat shade. */
export function layMerged(
  pen: Pen,
  placement: Placement,
  shapes: readonly MergedShape[],
  { paper, ink }: MinimalColours,
): void {
  const form = formOf(placement.subject.motif);
  const gap = (placement.rank === 'accent' ? 1.6 : 3.2) / (placement.size / formSide) ** 0.6;
  onForm(pen, placement, () => {
    for (const { path, colour, lineWidth, shown } of shapes) {
      if (lineWidth !== undefined) pen.line(path, colour, lineWidth);
      else {
        pen.fill(path, colour);
        if (shown > 0.03 && shapes.length > 1) pen.line(path, paper, gap);
      }
    }
    if (placement.rank === 'accent') return;
    const [left, top, right, bottom] = form.box;
    const middle = left + (right - left) * 0.56;
    const lean = (bottom - top) * 0.12;
    pen.inside(form.outline, () =>
      pen.fill(`M${middle + lean} ${top}H${right}V${bottom}H${middle - lean}Z`, ink, { alpha: 0.075 }),
    );
  });
}

/** Draws in units of the form's square where a motif is placed. */
export function onForm(pen: Pen, { centre: [x, y], size, angle, flip }: Placement, draw: () => void): void {
  pen.at(x, y, { scale: size / formSide, angle, flip }, () => pen.at(-formSide / 2, -formSide / 2, {}, draw));
}
