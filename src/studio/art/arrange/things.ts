import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { LibraryMotif, Subject } from '../library/library-motif.ts';

const names = z.array(z.string());
const schema = z.strictObject({
  metres: z.record(z.coerce.number().positive(), names),
  floats: names,
  tilts: names,
  leafy: names,
  lacy: names,
  waters: names,
  swims: names,
  unstaged: names,
  'one-way': names,
  whole: names,
  upright: names,
  'rides-nothing': names,
  seats: z.record(z.string(), z.tuple([z.number(), z.number(), z.number()])),
});

/** Where others sit on a thing: from left to right at a height, in units of the motif's square. */
type Seat = { left: number; right: number; top: number };

const content = schema.parse(load(readFileSync(new URL('things.yaml', import.meta.url), 'utf8')));
const metres = new Map(
  Object.entries(content.metres).flatMap(([length, things]) => things.map((name) => [name, Number(length)])),
);
const floating = new Set(content.floats);
const tilting = new Set(content.tilts);
const leafy = new Set(content.leafy);
const lacy = new Set(content.lacy);
const waters = new Set(content.waters);
const swimming = new Set(content.swims);
const unstaged = new Set(content.unstaged);
const oneWay = new Set(content['one-way']);
const onlyWhole = new Set(content.whole);
const upright = new Set(content.upright);
const ridesNothing = new Set(content['rides-nothing']);

/** Requested hues between these are those of leaves. */
const leafHues = [110, 175] as const;

/** The real length of the longer side, in metres; null if unknown. */
export const metresOf = ({ name }: LibraryMotif): number | null => metres.get(name) ?? null;

/** Needs no ground. */
export const floats = ({ name }: LibraryMotif): boolean => floating.has(name);

/** May lie at any angle in arrangements without ground. */
export const tiltsFreely = ({ name }: LibraryMotif): boolean => tilting.has(name);

/** Stands on the ground by itself. */
export const stands = (motif: LibraryMotif): boolean => !floats(motif) && !tiltsFreely(motif);

/** Would be lost among leaves. */
export const isLeafy = ({ motif, colour }: Subject): boolean =>
  typeof colour === 'number' ? colour > leafHues[0] && colour < leafHues[1] : colour === null && leafy.has(motif.name);

/** Of thin lines: it needs a bare ground. */
export const isLacy = ({ name }: LibraryMotif): boolean => lacy.has(name);

/** Lies flat and broad: others stand behind it or are in it. */
export const isWater = ({ name }: LibraryMotif): boolean => waters.has(name);

/** In water it is in it, not behind it. */
export const swims = ({ name }: LibraryMotif): boolean => swimming.has(name);

/** May stand in a landscape, or fly over it. */
export const mayBeStaged = ({ name }: LibraryMotif): boolean => !unstaged.has(name);

export const mayFlip = ({ name }: LibraryMotif): boolean => !oneWay.has(name);

/** Unrecognisable if the edge of the sheet cuts it. */
export const isKnownCut = ({ name }: LibraryMotif): boolean => !onlyWhole.has(name);

/** Never leans, because people hold it in honour. */
export const isUpright = ({ name }: LibraryMotif): boolean => upright.has(name);

/** May sit or lie on a thing with a seat: a cat on a sofa, but not a tent in a boat. */
export const mayBeSeated = ({ name }: LibraryMotif): boolean => !ridesNothing.has(name);

export function seatOf({ name }: LibraryMotif): Seat | null {
  const seat = content.seats[name];
  return seat === undefined ? null : { left: seat[0], right: seat[1], top: seat[2] };
}
