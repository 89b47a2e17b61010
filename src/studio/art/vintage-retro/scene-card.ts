import type { Box } from '../core/geometry.ts';
import { ellipsePath } from '../core/geometry.ts';
import { balloon } from '../motifs/balloon.ts';
import { egg } from '../motifs/egg.ts';
import { flower } from '../motifs/flower.ts';
import { gift } from '../motifs/gift.ts';
import { heart } from '../motifs/heart.ts';
import { pumpkin } from '../motifs/pumpkin.ts';
import { tint } from '../motifs/shapes.ts';
import { star } from '../motifs/star.ts';
import { truck } from '../motifs/truck.ts';
import type { Shape } from '../scene.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed, Family } from '../separations/card-context.ts';
import { printShapes } from '../separations/print-shapes.ts';
import { printTree } from '../separations/subjects-seasons.ts';
import { drawFrame, panelOf, panelPath } from './frame.ts';
import { archedLook } from './vintage-lettering.ts';

/** A wide view with an old truck bringing what the occasion asks for. */
export function composeTruckScene(context: CardContext): Composed {
  const { press, rng, width, height, setting, season, hand } = context;
  const panel = panelOf(width, height);
  const wide = width > height * 1.3;
  const skyShare = height > width * 1.3 ? 0.26 : 0.32;
  const textArea: Box = [
    panel[0] + 48 + (wide ? 200 : 0),
    panel[1] + 40,
    panel[2] - 48 - (wide ? 200 : 0),
    panel[1] + (panel[3] - panel[1]) * skyShare,
  ];
  const size = Math.min(1.08, (width - 72) / 880, (height * 0.5) / 430) * (wide ? 1.15 : 1);
  const ground = panel[3] - (height > width * 1.3 ? height * 0.16 : height * 0.12);
  press.clip(panelPath(panel), () => {
    drawBackdrop(setting, {
      press,
      rng: rng.fork('backdrop'),
      box: panel,
      horizon: 0.64,
      season,
      outline: 4,
      keepClear: [textArea[0] - 10, panel[1], textArea[2] + 10, textArea[3] + 10],
      strength: 0.9,
    });
    const x = width / 2 + (wide ? 40 : 6);
    press.fill(ellipsePath(x, ground - 4, 330 * size, 22 * size), { second: 0.5, key: 0.35 });
    drawCargo(context, x - 140 * size, ground - 165 * size, size);
    printShapes(press, truck(x, ground, size, tint('accent1')), hand);
    if (season === 'snow') snowfall(context, panel, textArea);
  });
  drawFrame(press, panel);
  return {
    textArea,
    look: archedLook(rng.fork('look'), wide ? 0.03 : 0.06),
    perch: { x: width / 2 + 235 * size, y: ground - 165 * size, size: 44 * size, facing: 1 },
  };
}

type Cargo = (context: CardContext, x: number, floor: number, size: number) => Shape[] | null;

const cargoes: Record<Family, Cargo> = {
  party: ({ rng, category }, x, floor, s) =>
    category === 'birthday' && rng.chance(0.5) ? gifts(rng, x, floor, s) : balloons(rng, x, floor, s),
  honour: ({ rng }, x, floor, s) => [
    ...gifts(rng, x, floor, s),
    ...star(x - 20 * s, floor - 210 * s, 34 * s, 0.1, tint('gold')),
  ],
  love: ({ rng }, x, floor, s) =>
    [
      [-80, -30, 46, -0.2],
      [70, -34, 50, 0.15],
      [-6, -70, 64, 0],
      [-60, -140, 38, 0.2],
      [66, -136, 36, -0.15],
    ].flatMap(([px = 0, py = 0, r = 1, turn = 0], i) =>
      heart(rng, x + px * s, floor + py * s, r * s, turn, tint(i % 2 === 0 ? 'accent1' : 'accent4')),
    ),
  garden: (context, x, floor, s) =>
    context.category === 'easter' ? eggs(context, x, floor, s) : blooms(context, x, floor, s),
  quiet: (context, x, floor, s) => blooms(context, x, floor, s),
  harvest: ({ rng }, x, floor, s) =>
    [
      [-74, -36, 54],
      [78, -34, 50],
      [4, -46, 66],
      [-30, -122, 40],
      [46, -120, 36],
    ].flatMap(([px = 0, py = 0, r = 1]) => pumpkin(rng, x + px * s, floor + py * s, r * s)),
  winter: (context, x, floor, s) => {
    if (context.category !== 'christmas') return gifts(context.rng, x, floor, s);
    const { press } = context;
    // The tree lies in the bed with its tip over the tail.
    press.at([x + 92 * s, floor + 30 * s], () => printTree(context, 0, 0, 380 * s, context.detailed), { angle: -1.02 });
    return null;
  },
};

/** Loads the bed of the truck, whose side will hide the foot of the load. */
function drawCargo(context: CardContext, x: number, floor: number, size: number): void {
  const shapes = cargoes[context.family](context, x, floor, size);
  if (shapes !== null) printShapes(context.press, shapes, context.hand);
}

type Stream = CardContext['rng'];

function gifts(rng: Stream, x: number, floor: number, s: number): Shape[] {
  return [
    [-82, 82, 96, 'accent3'],
    [84, 84, 74, 'accent4'],
    [2, 92, 124, 'accent2'],
  ].flatMap(([px, w, h, role]) =>
    gift(rng, {
      x: x + Number(px) * s,
      foot: floor + 24 * s,
      width: Number(w) * s,
      height: Number(h) * s,
      paper: tint(role as 'accent3'),
      ribbon: tint(role === 'accent2' ? 'accent1' : 'white'),
      pattern: rng.pick(['dots', 'stripes', 'plain']),
      withBow: true,
    }),
  );
}

function balloons(rng: Stream, x: number, floor: number, s: number): Shape[] {
  const colours = rng.shuffle([tint('accent1'), tint('accent2'), tint('accent3'), tint('white')]);
  return [
    [-86, -150],
    [92, -146],
    [-42, -226],
    [50, -232],
    [2, -146],
  ].flatMap(([px = 0, py = 0], i) =>
    balloon(
      rng,
      {
        x: x + px * s,
        y: floor + py * s,
        radius: 50 * s,
        colour: colours[i % 4] ?? tint('accent1'),
        pattern: i % 2 === 0 ? 'plain' : 'dots',
      },
      [x, floor + 10 * s],
    ),
  );
}

function blooms({ rng, flowerKinds }: CardContext, x: number, floor: number, s: number): Shape[] {
  return [
    [-92, -34, 44],
    [94, -32, 44],
    [-46, -96, 42],
    [52, -94, 44],
    [2, -40, 54],
    [4, -150, 40],
  ].flatMap(([px = 0, py = 0, r = 1], i) =>
    flower(
      rng,
      flowerKinds[i % flowerKinds.length] ?? 'rose',
      x + px * s,
      floor + py * s,
      r * s,
      ([0, 1, 2] as const)[i % 3] ?? 0,
    ),
  );
}

function eggs({ rng }: CardContext, x: number, floor: number, s: number): Shape[] {
  return [
    [-88, -26, 54, -0.2],
    [88, -26, 54, 0.2],
    [-2, -34, 60, 0],
    [-46, -106, 46, 0.15],
    [48, -104, 46, -0.12],
  ].flatMap(([px = 0, py = 0, r = 1, turn = 0]) => egg(rng, x + px * s, floor + py * s, r * s, turn));
}

function snowfall({ press, rng }: CardContext, [left, top, right, bottom]: Box, words: Box): void {
  let path = '';
  for (let i = 0; i < 90; i++) {
    const [x, y] = [rng.between(left, right), rng.between(top, bottom)];
    const inWords = x > words[0] && x < words[2] && y > words[1] && y < words[3];
    if (!inWords) path += ellipsePath(x, y, rng.between(1.8, 4.6));
  }
  press.fill(path, {});
}
