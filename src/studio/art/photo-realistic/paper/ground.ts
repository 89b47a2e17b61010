import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Arrangement } from '../../arrange/arrangement.ts';
import type { Rgb } from '../../core/colour.ts';
import { fullTurn, type Point, smoothPath } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { type CardColours, groundHue, groundTone } from '../../library/motif-colours.ts';
import { roundBehind } from '../../library/round-behind.ts';
import { bandPath, skylinePath } from '../../library/stage-shapes.ts';
import type { PaperStack } from './paper-stack.ts';

export type PaperGround = {
  back: Rgb;
  /** Sheets behind the things, the back one first. */
  steps: readonly [Rgb, Rgb, Rgb];
  land: readonly [Rgb, Rgb, Rgb];
  sun: Rgb;
  setting: SceneSetting;
  frame: readonly [Rgb, Rgb];
  numeral: readonly [Rgb, Rgb];
};

type Lch = readonly [lightness: number, chroma: number, hue: number];
type Stage = { sky: Lch | null; land: readonly [Lch, Lch, Lch] };

/** The papers of a stage: hills, a room, a night, a town; a sky of null takes the card's hue. */
const stages: Record<SceneSetting, Stage> = {
  Nature: {
    sky: null,
    land: [
      [0.78, 0.07, 165],
      [0.72, 0.085, 145],
      [0.66, 0.085, 138],
    ],
  },
  Cozy: {
    sky: [0.88, 0.055, 62],
    land: [
      [0.6, 0.07, 50],
      [0.7, 0.075, 58],
      [0.84, 0.05, 30],
    ],
  },
  Fantasy: {
    sky: [0.42, 0.085, 285],
    land: [
      [0.53, 0.1, 300],
      [0.47, 0.09, 275],
      [0.4, 0.08, 262],
    ],
  },
  Urban: {
    sky: null,
    land: [
      [0.78, 0.045, 260],
      [0.66, 0.05, 265],
      [0.74, 0.03, 75],
    ],
  },
};

/** Papers against which the card's things stand out. */
export function chooseGround(
  { placements, ground }: Arrangement,
  card: CardColours,
  setting: SceneSetting,
  rng: Rng,
): PaperGround {
  const subjects = placements.filter(({ rank }) => rank !== 'accent').map(({ subject }) => subject);
  const hue = groundHue(subjects, card);
  const tone = (l: number, c: number, h = hue): Rgb => groundTone(l, c, h, card.palette);
  const other = rng.pick(card.hues);
  const stage = ground.kind === 'stage' ? stages[setting] : null;
  const back: Lch = stage?.sky ?? (ground.kind === 'field' ? [0.84, 0.075, hue] : [0.925, 0.035, hue]);
  const land = (stage ?? stages.Nature).land;
  return {
    back: tone(...back),
    steps: [tone(0.86, 0.065), tone(0.91, 0.045), tone(0.968, 0.018, 85)],
    land: [tone(...land[0]), tone(...land[1]), tone(...land[2])],
    sun: tone(0.93, 0.085, 88),
    setting,
    frame: [tone(0.8, 0.085, hue), tone(0.955, 0.02, 85)],
    numeral: [tone(0.975, 0.012, 85), tone(0.66, 0.135, other)],
  };
}

export function layGround(stack: PaperStack, arrangement: Arrangement, ground: PaperGround, rng: Rng): void {
  const { width, height } = arrangement;
  layRectangle(stack, width, height, ground.back);
  if (arrangement.ground.kind === 'stage') layLand(stack, arrangement, arrangement.ground.horizon, ground, rng);
  else if (arrangement.ground.kind === 'paper') layRounds(stack, arrangement, ground, rng);
}

function layRectangle(stack: PaperStack, width: number, height: number, colour: Rgb): void {
  stack.lay({
    path: `M0 0L${width} 0L${width} ${height}L0 ${height}Z`,
    box: [0, 0, width, height],
    colour,
    lift: 0,
    curl: 2,
  });
}

/** Uneven round papers, stacked, behind the subject or behind the words in a wreath. */
function layRounds(stack: PaperStack, arrangement: Arrangement, { steps }: PaperGround, rng: Rng): void {
  const place = roundBehind(arrangement);
  if (place === null) return;
  const { x, y, reach } = place;
  steps.forEach((colour, i) => {
    const [rx, ry] = [reach * (1.16 - i * 0.15), reach * (1.1 - i * 0.15)];
    const waves = rng.whole(7, 11);
    const shift = rng.next() * fullTurn;
    const points = Array.from({ length: 56 }, (_, k): Point => {
      const a = (k / 56) * fullTurn;
      const bend = 1 + 0.018 * Math.sin(a * waves + shift) + 0.02 * Math.sin(a * 3 - shift);
      return [x + Math.cos(a) * rx * bend, y + Math.sin(a) * ry * bend];
    });
    stack.lay({
      path: smoothPath(points),
      box: [x - rx * 1.1, y - ry * 1.1, x + rx * 1.1, y + ry * 1.1],
      colour,
      lift: i === 0 ? 8 : 5,
      curl: 1.5,
    });
  });
}

/** A sun and hills that lie one before the other. */
function layLand(
  stack: PaperStack,
  { width, height, textArea }: Arrangement,
  horizon: number,
  { land, sun, setting }: PaperGround,
  rng: Rng,
): void {
  if (setting === 'Cozy') {
    layRoom(stack, width, height, horizon, land);
    return;
  }
  const r = Math.min(width, height) * rng.between(0.13, 0.19);
  const x = width * rng.pick([0.2, 0.8, 0.68, 0.32]);
  const free = textArea !== null && textArea.box[1] < horizon * 0.5 ? textArea.box[3] : height * 0.08;
  const y = Math.max(free + r * 0.5, Math.min(horizon - r * 0.35, horizon * 0.7));
  stack.lay({ path: smoothPath(circle(x, y, r)), box: [x - r, y - r, x + r, y + r], colour: sun, lift: 4 });
  if (setting === 'Urban') {
    layTown(stack, width, height, horizon, land, rng);
    return;
  }
  land.forEach((colour, i) => {
    const level = horizon + (height - horizon) * (i === 0 ? -0.16 : i === 1 ? 0.02 : 0.5);
    const swing = (height - horizon) * (i === 0 ? 0.15 : 0.06);
    const [shift, length] = [rng.next() * fullTurn, width * rng.between(0.5, 0.9)];
    const edge = Array.from({ length: 25 }, (_, k): Point => {
      const px = -40 + ((width + 80) * k) / 24;
      return [
        px,
        level +
          Math.sin((px / length) * fullTurn + shift) * swing +
          Math.sin((px / length) * 17 + shift) * swing * 0.12,
      ];
    });
    const path = `${smoothPath(edge, false)}L${width + 40} ${height + 40}L-40 ${height + 40}Z`;
    stack.lay({ path, box: [-40, level - swing * 1.3, width + 40, height + 40], colour, lift: 7, curl: 2 });
  });
}

/** A skirting board, a floor and a rug. */
function layRoom(stack: PaperStack, width: number, height: number, horizon: number, land: PaperGround['land']): void {
  const board = horizon - height * 0.022;
  stack.lay({
    path: bandPath(width, board, height + 40),
    box: [-40, board, width + 40, height + 40],
    colour: land[0],
    lift: 5,
  });
  stack.lay({
    path: bandPath(width, horizon, height + 40),
    box: [-40, horizon, width + 40, height + 40],
    colour: land[1],
    lift: 5,
    curl: 2,
  });
  const [x, y, rx, ry] = [width / 2, horizon + (height - horizon) * 0.46, width * 0.42, (height - horizon) * 0.36];
  const rug = circle(0, 0, 1).map(([px, py]): Point => [x + px * rx, y + py * ry]);
  stack.lay({ path: smoothPath(rug), box: [x - rx, y - ry, x + rx, y + ry], colour: land[2], lift: 2.5 });
}

/** Two rows of houses and a street. */
function layTown(
  stack: PaperStack,
  width: number,
  height: number,
  horizon: number,
  land: PaperGround['land'],
  rng: Rng,
): void {
  for (const [i, tall] of [0.3, 0.19].entries()) {
    const tallest = Math.min(width, height) * tall;
    const path = skylinePath(width, horizon, tallest, rng);
    stack.lay({
      path,
      box: [-40, horizon - tallest * 1.6, width + 80, horizon + 20],
      colour: land[i === 0 ? 0 : 1],
      lift: 6,
    });
  }
  stack.lay({
    path: bandPath(width, horizon, height + 40),
    box: [-40, horizon, width + 40, height + 40],
    colour: land[2],
    lift: 5,
    curl: 2,
  });
}

/** Two sheets with a wavy window, laid over the edges of the picture as in a shadow box. */
export function layFrame(
  stack: PaperStack,
  { name, width, height }: Arrangement,
  { frame }: PaperGround,
  rng: Rng,
): void {
  if (name === 'pattern' || name === 'crop' || name === 'border') return;
  const unit = Math.min(width, height);
  frame.forEach((colour, i) => {
    const inset = unit * (i === 0 ? 0.033 : 0.017);
    const window = wavyWindow(width, height, inset, unit * 0.0035, rng).reverse();
    const path = `M-9 -9L${width + 9} -9L${width + 9} ${height + 9}L-9 ${height + 9}Z${smoothPath(window)}`;
    stack.lay({ path, box: [-9, -9, width + 9, height + 9], colour, lift: 9, curl: 1.5 });
  });
}

/** A window with round corners whose edge wanders a little. */
function wavyWindow(width: number, height: number, inset: number, swing: number, rng: Rng): Point[] {
  const r = Math.min(width, height) * 0.05;
  const [one, other] = [rng.next() * fullTurn, rng.next() * fullTurn];
  const points: Point[] = [];
  for (const [cx, cy, from, to] of [
    [width - inset - r, inset + r, -1, height - inset - r],
    [width - inset - r, height - inset - r, 0, inset + r],
    [inset + r, height - inset - r, 1, inset + r],
    [inset + r, inset + r, 2, width - inset - r],
  ] as const) {
    for (let k = 0; k <= 6; k++) {
      const a = (from + k / 6) * (Math.PI / 2);
      points.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r]);
    }
    const [x, y] = points.at(-1) as Point;
    const vertical = from === -1 || from === 1;
    for (let k = 1; k < 9; k++) {
      const t = k / 9;
      const off = (Math.sin(t * 9 + one) + Math.sin(t * 15 + other + from)) * swing * Math.sin(t * Math.PI);
      points.push(vertical ? [x + off, y + (to - y) * t] : [x + (to - x) * t, y + off]);
    }
  }
  return points;
}

const circle = (x: number, y: number, r: number): Point[] =>
  Array.from(
    { length: 16 },
    (_, i): Point => [x + Math.cos((i / 16) * fullTurn) * r, y + Math.sin((i / 16) * fullTurn) * r],
  );
