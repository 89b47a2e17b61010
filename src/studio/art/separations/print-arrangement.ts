import type { Arrangement, Placement } from '../arrange/arrangement.ts';
import type { DrawOptions } from '../art-style.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import { oklch, type Rgb, toOklab } from '../core/colour.ts';
import { type Box, boundsOf, type Point } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { Rng } from '../core/rng.ts';
import { paletteFrom } from '../library/choose-palette.ts';
import type { Subject } from '../library/library-motif.ts';
import { cardColoursOf, coloursOf, hueGap } from '../library/motif-colours.ts';
import { numeralShape } from '../library/numeral-shape.ts';
import type { OnProgress } from '../picture.ts';
import { chooseHand } from '../text/hands.ts';
import { type Family, families } from './card-context.ts';
import { seasonOf } from './choose-subject.ts';
import type { SeparationStyle } from './draw-separation.ts';
import { type InkChoice, type InkSet, type Inks, mixInks, turnedInks } from './inks.ts';
import { type LetteringLook, letterHeading } from './lettering.ts';
import { Press } from './press.ts';
import { type MotifHand, printMotif, separateMotif } from './print-motif.ts';
import { printPlates } from './print-plates.ts';
import type { OwnInk } from './separate-colours.ts';

/** The tools for an arrangement's background and words. */
export type PrintKit = {
  press: Press;
  rng: Rng;
  request: IllustrationRequest;
  arrangement: Arrangement;
  inks: InkSet;
  family: Family;
  season: ReturnType<typeof seasonOf>;
  /** For sympathy: nothing shouts. */
  quiet: boolean;
  /** Colour is reserved for accents. */
  greys: boolean;
  /** The inks of requested colours: grounds leave them to the things. */
  taken: ReadonlySet<keyof Inks>;
};

/** How a separation style shows an arrangement. */
export type ArrangedStyle = Pick<SeparationStyle, 'run' | 'inks'> & {
  /** How strong motifs are coloured; 1 is as the card's palette has them. */
  vividness: number;
  hand(kit: PrintKit): MotifHand;
  /** Prints everything below the motifs, and returns how the words on it are lettered. */
  layGround(kit: PrintKit): LetteringLook;
  /** The box that motifs stay in; null for the whole sheet. */
  window(kit: PrintKit): { path: string; box: Box } | null;
  /** How the big figures are lettered. */
  numeralLook(kit: PrintKit): LetteringLook;
  /** Prints what lies over the motifs: frames. */
  layFront(kit: PrintKit): void;
};

/** Prints motifs where an arrangement places them, heading and all. */
export async function printArrangement(
  style: ArrangedStyle,
  request: IllustrationRequest,
  arrangement: Arrangement,
  onProgress: OnProgress,
  { scale = 1 }: DrawOptions,
): Promise<Raster> {
  const rng = new Rng(request.seed).fork(`arranged/${request.category}/${arrangement.name}`);
  const family = families[request.category];
  const greys = request.settings.colorPalette === 'Black & White';
  const asked = askedHues(arrangement.placements);
  const sets = style.inks[request.category] ?? style.inks[family];
  const { set, turn } = paletteFrom(sets, request);
  const choice = turnInks(turnedInks(set, turn), asked);
  const mixed = mixInks(choice, request.settings.colorPalette);
  const inks = accented(louder(mixed, asked), asked[0] ?? choice.main[2], greys);
  const press = new Press(arrangement.width, arrangement.height, scale);
  const kit: PrintKit = {
    press,
    rng,
    request,
    arrangement,
    inks,
    family,
    season: seasonOf(request),
    quiet: family === 'quiet',
    greys,
    taken: greys ? new Set() : new Set(asked.flatMap((hue) => inkOfHue(hue, asked) ?? [])),
  };
  const look = style.layGround(kit);
  onProgress(0.15);
  const { numeral, placements, textArea } = arrangement;
  if (numeral !== null && arrangement.name === 'letter-stack') printLetter(press, numeral, greys);
  else if (numeral !== null) letterHeading(press, numeral.text, numeral.box, style.numeralLook(kit), null);
  const hand = style.hand(kit);
  const card = cardColoursOf(request);
  // A subject comes many times in a pattern: its inks are found once.
  const found = new Map<Subject, Inks[]>();
  const inksOf = (subject: Subject): Inks[] => {
    const known = found.get(subject);
    if (known !== undefined) return known;
    const colours = strengthened(coloursOf(subject, card), style.vividness);
    const separated = separateMotif(subject.motif, colours, inks, greys ? null : ownInk(subject, asked));
    found.set(subject, separated);
    return separated;
  };
  const window = style.window(kit);
  for (const placement of placements) {
    const separated = inksOf(placement.subject);
    const isAsked = placement.subject.colour !== null && placement.rank !== 'accent';
    const own = isAsked ? { ...hand, halo: Math.max(hand.halo, leastHalo) } : hand;
    const print = (): void => printMotif(press, own, placement, separated);
    // A clip costs more than a motif: most lie inside anyway.
    if (window === null || isInside(placement, window.box)) print();
    else press.clip(window.path, print);
  }
  style.layFront(kit);
  onProgress(0.4);
  if (textArea !== null && request.heading?.trim())
    letterHeading(press, request.heading, textArea.box, look, chooseHand(request));
  onProgress(0.5);
  const run = greys ? { ...style.run, age: 0 } : style.run;
  const picture = printPlates(press, inks, run, rng.fork('print'));
  onProgress(1);
  return picture;
}

/** The bare paper around a thing in a requested colour, which so stands off a ground of any colour. */
const leastHalo = 6;

/** The ink that prints a requested hue; null for a third one, which is mixed. */
function inkOfHue(hue: number, asked: readonly number[]): OwnInk['ink'] | null {
  if (isYellow(hue)) return 'light';
  return (['main', 'second'] as const)[asked.filter((other) => !isYellow(other)).indexOf(hue)] ?? null;
}

function ownInk({ colour }: Subject, asked: readonly number[]): OwnInk | null {
  const ink = typeof colour === 'number' ? inkOfHue(colour, asked) : null;
  return typeof colour === 'number' && ink !== null ? { hue: colour, ink } : null;
}

/** Those of the inks for a ground that print no requested colour; all if none are left. */
export function besideAsked<T>(
  { taken }: PrintKit,
  choices: readonly T[],
  inksOf: (choice: T) => readonly Inks[],
): T[] {
  const free = choices.filter((choice) =>
    inksOf(choice).every((inks) => Object.keys(inks).every((ink) => !taken.has(ink as keyof Inks))),
  );
  return free.length > 0 ? free : [...choices];
}

/** Likewise of inks alone. */
export const inksBeside = (kit: PrintKit, choices: readonly Inks[]): Inks[] =>
  besideAsked(kit, choices, (inks) => [inks]);

/** Prints the requested colours in their own inks: the first in the main ink, another in the second. */
function turnInks(choice: InkChoice, asked: readonly number[]): InkChoice {
  const [first, second] = asked.filter((hue) => !isYellow(hue));
  if (first === undefined) return choice;
  const turned: InkChoice = { ...choice, main: [deepness(first), Math.max(0.17, choice.main[1]), first] };
  const [l, c, hue] = choice.second;
  const isNear = hueGap(hue, first) < leastApart;
  return second === undefined
    ? isNear
      ? { ...turned, second: [l, c, (first + 160) % 360] }
      : turned
    : { ...turned, second: [deepness(second), Math.max(0.13, choice.second[1]), second] };
}

/** The least chroma of a requested colour. */
const leastAsked = 0.16;
/** The light ink is yellow already. */
const isYellow = (hue: number): boolean => hue > 75 && hue < 120;
/** The other ink differs from the requested hue by at least these degrees. */
const leastApart = 50;
/** Blue and red are deep, green and orange lighter, and pink is lighter than red. */
const deepness = (hue: number): number =>
  0.6 + 0.06 * Math.cos(((hue - 100) * Math.PI) / 180) + (hueGap(hue, 355) < 15 ? 0.09 : 0);

/** A requested colour can be seen in muted tones too: yellow is the light ink, the others the main and the second one. */
function louder(inks: InkSet, asked: readonly number[]): InkSet {
  const loud = (ink: Rgb): Rgb => {
    const [l, a, b] = toOklab(ink);
    return oklch(l, Math.max(leastAsked, Math.hypot(a, b)), (Math.atan2(b, a) * 180) / Math.PI);
  };
  const yellow = asked.find(isYellow);
  const others = asked.filter((hue) => !isYellow(hue)).length;
  return {
    ...inks,
    ...(yellow !== undefined && { light: oklch(Math.max(0.82, toOklab(inks.light)[0]), leastAsked + 0.01, yellow) }),
    ...(others > 0 && { main: loud(inks.main) }),
    ...(others > 1 && { second: loud(inks.second) }),
  };
}

/** In black and white one ink stays a colour. */
function accented(inks: InkSet, hue: number, greys: boolean): InkSet {
  return greys ? { ...inks, main: oklch(isYellow(hue) ? 0.84 : 0.6, 0.17, hue) } : inks;
}

/** The requested hues, each once. */
function askedHues(placements: readonly Placement[]): number[] {
  const hues = placements.flatMap(({ subject }) => (typeof subject.colour === 'number' ? [subject.colour] : []));
  return [...new Set(hues)];
}

/** Whether a motif, its shadow too, lies in a box however it is turned. */
function isInside({ centre: [x, y], size }: Placement, [left, top, right, bottom]: Box): boolean {
  const reach = size * 0.72 + 10;
  return x - reach > left && x + reach < right && y - reach > top && y + reach < bottom;
}

function strengthened(colours: readonly Rgb[], amount: number): Rgb[] {
  return colours.map((colour) => {
    const [l, a, b] = toOklab(colour);
    return oklch(l, Math.hypot(a, b) * amount, (Math.atan2(b, a) * 180) / Math.PI);
  });
}

/** The box around the subject. */
export function mainBox({ arrangement: { placements, width, height } }: PrintKit): Box {
  const main = placements.filter(({ rank }) => rank === 'main');
  if (main.length === 0) return [width * 0.25, height * 0.25, width * 0.75, height * 0.75];
  return boundsOf(
    main.flatMap(({ centre: [x, y], size }): Point[] => [
      [x - size / 2, y - size / 2],
      [x + size / 2, y + size / 2],
    ]),
  );
}

/** The letter that things are laid along: pale with an outline, so that they stand out. */
function printLetter(press: Press, letter: NonNullable<Arrangement['numeral']>, greys: boolean): void {
  const { path, lineWidth } = numeralShape(letter);
  press.stroke(path, lineWidth + 14, { key: 1 });
  press.stroke(path, lineWidth, greys ? {} : { light: 0.8 });
}
