import { type Box, ellipsePath, type Point, polygonPath } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { Inks } from '../separations/inks.ts';
import { rectPath, scallopPath, starburstPath } from '../separations/paths.ts';
import { besideAsked, inksBeside, mainBox, type PrintKit } from '../separations/print-arrangement.ts';
import { drawDots, drawRays, rayInks } from './pop-grounds.ts';

/** A solid ground and the dots over it. */
type GroundPair = readonly [ground: Inks, dots: Inks];
const pairs: readonly GroundPair[] = [
  [{ light: 1 }, { main: 0.55 }],
  [{}, { second: 0.85 }],
  [{ second: 0.75 }, { light: 0.9 }],
  [{ light: 1 }, { second: 0.6 }],
  [{}, { main: 0.7 }],
];
const greyPairs: readonly GroundPair[] = [
  [{}, { second: 0.7 }],
  [{ light: 1 }, { second: 0.6 }],
];

/** Prints the background of an arrangement. */
export function layPopGround(kit: PrintKit): void {
  const { name, ground } = kit.arrangement;
  if (ground.kind === 'stage') layStage(kit, ground.horizon);
  else if (kit.quiet) layStill(kit);
  else if (name === 'vignette' || name === 'wreath') layDisc(kit);
  else if (name === 'pattern' || name === 'letter-stack' || name === 'border') layDots(kit);
  else if (name === 'collage') layBlocks(kit);
  else if (name === 'crop') laySlant(kit);
  else layShout(kit);
}

const pairsFor = (kit: PrintKit): GroundPair[] =>
  kit.greys ? [...greyPairs] : besideAsked(kit, pairs, (pair) => pair);
const pairOf = (kit: PrintKit): GroundPair => kit.rng.fork('ground').pick(pairsFor(kit));
/** Beside a yellow thing the rays lie on bare paper. */
const raysFor = (kit: PrintKit): readonly GroundPair[] =>
  kit.taken.size === 0 ? rayInks : besideAsked(kit, [...rayInks, [{}, { second: 0.85 }] as const], (pair) => pair);
const wholeOf = ({ arrangement: { width, height } }: PrintKit): Box => [0, 0, width, height];

/** A place under a sky of dots. */
function layStage({ press, rng, request, arrangement, season, quiet }: PrintKit, horizon: number): void {
  const { width, height, textArea } = arrangement;
  drawBackdrop(request.settings.sceneSetting, {
    press,
    rng: rng.fork('backdrop'),
    box: [0, 0, width, height],
    horizon: Math.max(0.35, horizon / height - 0.05),
    season,
    outline: quiet ? 3.5 : 5,
    keepClear: textArea?.box ?? null,
    strength: quiet ? 0.55 : 0.95,
  });
}

/** One pale field whose dots fade upward. */
function layStill(kit: PrintKit): void {
  const { press, arrangement } = kit;
  drawDots(press, rectPath(...wholeOf(kit)), { second: 0.5 }, [0, 0], [0, arrangement.height], { light: 0.18 });
}

function layDots(kit: PrintKit): void {
  const { press, rng, arrangement } = kit;
  const { width, height } = arrangement;
  const [ground, dots] = pairOf(kit);
  const turned = rng.fork('turn').chance(0.5);
  drawDots(press, rectPath(...wholeOf(kit)), dots, [turned ? width : 0, 0], [turned ? 0 : width, height], ground);
}

/** Rays out of the subject, and a shout behind it. */
function layShout(kit: PrintKit): void {
  const { press, rng, arrangement, greys } = kit;
  const [left, top, right, bottom] = mainBox(kit);
  const at = middleOf([left, top, right, bottom]);
  if (greys) layDots(kit);
  else drawRays(press, rng.fork('rays'), wholeOf(kit), at, raysFor(kit));
  if (arrangement.name !== 'hero') return;
  const reach: Point = [Math.min(arrangement.width * 0.47, (right - left) * 0.72), (bottom - top) * 0.66];
  const shape = rng.fork('shape');
  const spiked = shape.chance(0.55);
  const path = (share: number): string =>
    spiked
      ? starburstPath(shape.fork('star'), at, [reach[0] * share, reach[1] * share], 17, 0.8)
      : scallopPath(at, [reach[0] * share * 0.92, reach[1] * share * 0.92], 15, [1, 0.93, 1.04, 0.96]);
  press.at([14, 16], () => press.fill(path(1), { key: 1 }));
  press.fill(
    path(1),
    greys ? {} : rng.fork('rim').pick(inksBeside(kit, [{ main: 1 }, { second: 1 }, { light: 1, main: 0.5 }])),
    {
      line: 8,
    },
  );
  press.fill(
    path(0.88),
    {
      start: {},
      end: greys ? { second: 0.4 } : rng.fork('field').pick(inksBeside(kit, [{ main: 0.4 }, { second: 0.5 }])),
      along: { kind: 'radial', centre: at, radius: Math.max(...reach), innerRadius: reach[0] * 0.3 },
    },
    { line: 6 },
  );
}

const middleOf = ([left, top, right, bottom]: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** Bare paper with one large disc of dots. */
function layDisc(kit: PrintKit): void {
  const { press, rng, arrangement } = kit;
  const { width, height, name } = arrangement;
  const [ground, dots] = pairOf(kit);
  const [left, top, right, bottom] = mainBox(kit);
  const at: Point =
    name === 'wreath' ? middleOf(arrangement.textArea?.box ?? wholeOf(kit)) : middleOf([left, top, right, bottom]);
  const whole = rectPath(...wholeOf(kit));
  const words = arrangement.textArea?.box;
  const inner = words === undefined ? 0 : Math.hypot(words[2] - words[0], words[3] - words[1]) * 0.53;
  const r =
    name === 'wreath' ? Math.max(Math.min(width, height) * 0.24, inner) : Math.max(right - left, bottom - top) * 0.56;
  const inside = name === 'wreath';
  if (inside) drawDots(press, whole, dots, [0, 0], [width, height], ground);
  else press.fill(whole, {});
  const disc = ellipsePath(at[0], at[1], r);
  press.at([14, 16], () => press.fill(disc, { key: 1 }));
  if (inside) press.fill(disc, {}, { line: 10 });
  else drawDots(press, disc, dots, [at[0], at[1] - r], [at[0], at[1] + r], ground);
  press.stroke(disc, 10);
  if (!inside && rng.fork('ring').chance(0.5)) press.stroke(ellipsePath(at[0], at[1], r + 26), 6);
}

/** A block of colour behind each thing, as prints of one screen side by side. */
function layBlocks(kit: PrintKit): void {
  const { press, rng, arrangement } = kit;
  layDots(kit);
  const order = rng.fork('blocks').shuffle(pairsFor(kit));
  arrangement.placements
    .filter(({ rank }) => rank !== 'accent')
    .forEach(({ centre, size, angle }, i) => {
      const [ground, dots] = order[i % order.length] as GroundPair;
      const half = size * 0.5;
      const slant = size * 0.05 * (i % 2 === 0 ? 1 : -1);
      const block = polygonPath([
        [-half - slant, -half],
        [half - slant, -half * 0.96],
        [half + slant, half],
        [-half + slant, half * 0.96],
      ]);
      press.at([centre[0] + 12, centre[1] + 14], () => press.fill(block, { key: 1 }), { angle: angle * 0.5 });
      press.at(
        centre,
        () => {
          drawDots(press, block, dots, [-half, -half], [half, half], ground);
          press.stroke(block, 9);
        },
        { angle: angle * 0.5 },
      );
    });
}

/** Two grounds that meet on a slant. */
function laySlant(kit: PrintKit): void {
  const { press, rng, arrangement } = kit;
  const { width, height } = arrangement;
  const [[ground, dots], [other] = [{ light: 0.5 }]] = rng.fork('pairs').shuffle(pairsFor(kit)) as [
    GroundPair,
    GroundPair?,
  ];
  drawDots(press, rectPath(...wholeOf(kit)), dots, [0, 0], [width, height], ground);
  const lean = rng.fork('lean').pick([0.3, 0.45]);
  const low: Point[] = [
    [0, height * (1 - lean)],
    [width, height * lean],
    [width, height],
    [0, height],
  ];
  press.fill(polygonPath(low), other, { line: 10 });
}
