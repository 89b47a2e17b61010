import type { Box } from '../core/geometry.ts';
import { balloon } from '../motifs/balloon.ts';
import { cakeStand, cakeTier, type Finish } from '../motifs/cake.ts';
import { candle } from '../motifs/candle.ts';
import { cupcake } from '../motifs/cupcake.ts';
import { gift } from '../motifs/gift.ts';
import { tint } from '../motifs/shapes.ts';
import { star } from '../motifs/star.ts';
import type { Shape, Tint } from '../scene.ts';
import { raysPath } from './paths.ts';
import { printShapes } from './print-shapes.ts';
import type { SubjectKit } from './subject-kit.ts';

const colours = [tint('accent1'), tint('accent2'), tint('accent3'), tint('accent4'), tint('white')] as const;

/** The middle, foot, width and height of a box. */
export function measureBox([left, top, right, bottom]: Box): {
  x: number;
  foot: number;
  width: number;
  height: number;
} {
  return { x: (left + right) / 2, foot: bottom, width: right - left, height: bottom - top };
}

export function drawCake({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.92, height * 0.98);
  const stand = size * 0.1;
  const tiers = detailed ? 3 : 2;
  const tierHeight = (size * 0.62) / tiers;
  const shapes: Shape[] = [...cakeStand(x, foot - stand, size * 0.46, stand)];
  let bottom = foot - stand;
  const looks: readonly Finish[] = rng.shuffle(['drip', 'pearls', 'drip']);
  const bodies = rng.shuffle<Tint>([tint('accent1'), tint('accent3'), tint('accent4')]);
  for (let i = 0; i < tiers; i++) {
    const halfWidth = size * (0.4 - i * (tiers === 3 ? 0.1 : 0.13));
    shapes.push(
      ...cakeTier(rng, {
        x,
        top: bottom - tierHeight,
        bottom,
        halfWidth,
        body: bodies[i] ?? tint('accent1'),
        icing: tint('icing'),
        finish: looks[i % looks.length] ?? 'drip',
      }),
    );
    bottom -= tierHeight;
  }
  const candles = rng.whole(2, tiers === 3 ? 2 : 4);
  const half = size * (0.4 - (tiers - 1) * (tiers === 3 ? 0.1 : 0.13)) * 0.62;
  for (let i = 0; i < candles; i++) {
    const cx = x - half + (candles === 1 ? half : (i / (candles - 1)) * half * 2);
    shapes.push(...candle(rng, cx, bottom + size * 0.01, size * 0.14, tint('accent1'), size * 0.016));
  }
  printShapes(press, shapes, hand);
}

export function drawCupcake({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.56, height / 1.86);
  const shapes: Shape[] = [];
  const icings = rng.shuffle<Tint>([tint('accent4'), tint('accent1'), tint('accent5'), tint('white')]);
  if (detailed && width > size * 1.75) {
    for (const side of [-1, 1])
      shapes.push(...cupcake(rng, x + side * size * 0.76, foot, size * 0.7, icings[side > 0 ? 1 : 2] ?? tint('white')));
  }
  printShapes(press, [...shapes, ...cupcake(rng, x, foot, size, icings[0] ?? tint('accent4'))], hand);
}

export function drawGifts({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width, height * 1.25);
  const papers = rng.shuffle<Tint>([tint('accent1'), tint('accent3'), tint('accent4')]);
  const wrap = (at: number, w: number, h: number, i: number): Shape[] =>
    gift(rng, {
      x: x + at * size,
      foot,
      width: w * size,
      height: h * size,
      paper: papers[i] ?? tint('accent1'),
      ribbon: i === 2 ? tint('white') : tint('gold'),
      pattern: detailed ? rng.pick(['dots', 'stripes']) : rng.pick(['plain', 'dots']),
      withBow: true,
    });
  printShapes(press, [...wrap(-0.27, 0.34, 0.5, 0), ...wrap(0.29, 0.36, 0.36, 1), ...wrap(0.03, 0.3, 0.24, 2)], hand);
}

export function drawBalloons({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const count = detailed ? 7 : 5;
  const radius = Math.min(width * 0.19, height * (detailed ? 0.155 : 0.18));
  const spots =
    count === 5
      ? [
          [-1.5, -0.2],
          [1.5, -0.25],
          [-0.75, -1.35],
          [0.8, -1.4],
          [0, -0.1],
        ]
      : [
          [-1.7, 0],
          [1.7, -0.1],
          [-1.3, -1.5],
          [1.3, -1.55],
          [0, -2.1],
          [-0.6, -0.5],
          [0.7, -0.35],
        ];
  const middle = foot - height + radius * (count === 5 ? 2.7 : 3.4);
  const order = rng.shuffle(colours);
  const shapes = spots.flatMap(([px = 0, py = 0], i) =>
    balloon(
      rng,
      {
        x: x + px * radius * 1.02 + rng.gaussian(radius * 0.06),
        y: middle + py * radius + rng.gaussian(radius * 0.08),
        radius: radius * rng.between(0.93, 1.06),
        colour: order[i % order.length] ?? tint('accent1'),
        pattern: rng.chance(0.35) ? 'dots' : 'plain',
      },
      [x, foot],
    ),
  );
  printShapes(press, shapes, hand);
}

export function drawFireworks({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, width, height } = measureBox(box);
  const [, top] = box;
  const reach = Math.min(width, height) * 0.5;
  const spots: [number, number, number][] = [
    [0.1, 0.42, 0.62],
    [-0.34, 0.24, 0.34],
    [-0.26, 0.72, 0.42],
  ];
  if (detailed) spots.push([0.36, 0.8, 0.28], [0.4, 0.14, 0.24]);
  const inks = rng.shuffle([{ main: 1 }, { light: 1 }, { second: 0.8 }, {}, { main: 1 }]);
  spots.forEach(([px, py, size], i) => {
    const at = [x + px * width, top + py * height] as const;
    const r = reach * size;
    const turn = rng.between(0, 1);
    press.fill(raysPath(at, 14, r, turn), inks[i] ?? {}, { line: 2.4 * hand.outline });
    press.fill(raysPath(at, 14, r * 0.55, turn + 0.22), inks[(i + 1) % inks.length] ?? {}, { line: 2 * hand.outline });
    printShapes(press, star(at[0], at[1], r * 0.3, 0, tint('white')), hand);
  });
}
