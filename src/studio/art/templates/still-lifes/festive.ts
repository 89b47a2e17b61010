import { offset } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { accents } from '../../motifs/bunting.ts';
import { candle } from '../../motifs/candle.ts';
import { alarmClock } from '../../motifs/clock.ts';
import { cupcake } from '../../motifs/cupcake.ts';
import { firTwig } from '../../motifs/evergreen.ts';
import { flutes } from '../../motifs/flutes.ts';
import { anyGreen, sprig } from '../../motifs/foliage.ts';
import { posy } from '../../motifs/posy.ts';
import { rosette } from '../../motifs/rosette.ts';
import { dots, tint } from '../../motifs/shapes.ts';
import { sparkles } from '../../motifs/sparkle.ts';
import { star } from '../../motifs/star.ts';
import type { Shape } from '../../scene.ts';
import type { Stand, Subject } from './still-life.ts';

/** Two glasses that meet over flowers. */
export const toast: Subject = ({ flowerKinds }, rng, stand) => {
  const { x, foot, scale } = stand;
  return [
    ...confetti(rng, stand),
    ...flutes(rng, x, foot - 16 * scale, 450 * scale),
    ...posy(rng, x, foot - 14 * scale, 44 * scale, 0, flowerKinds),
  ];
};

/** A clock at midnight among stars and flowers. */
export const midnightClock: Subject = ({ flowerKinds }, rng, stand) => {
  const { x, foot, scale, side } = stand;
  return [
    ...confetti(rng, stand),
    ...alarmClock(x, foot, 158 * scale, tint(rng.pick(accents), 'skyDeep', 0.25)),
    ...posy(rng, x + side * 176 * scale, foot - 30 * scale, 52 * scale, 0, flowerKinds),
    ...[-1, 1].flatMap((turn) =>
      star(x + turn * 232 * scale, foot - (turn === side ? 330 : 250) * scale, 36 * scale, turn * 0.2, tint('gold')),
    ),
  ];
};

/** A laurel about a star or a rosette. */
export const laurelStar: Subject = ({ detailed }, rng, { x, foot, scale }) => {
  const y = foot - 260 * scale;
  const radius = 205 * scale;
  const shapes: Shape[] = [];
  const green = [anyGreen(rng), anyGreen(rng)] as const;
  for (const side of [-1, 1]) {
    for (let i = 0; i < (detailed ? 8 : 6); i++) {
      const angle = Math.PI / 2 - side * (0.2 + i * (detailed ? 0.3 : 0.4));
      const [px, py] = offset(x, y, angle, radius);
      shapes.push(
        ...sprig(rng, px, py, angle - side * 1.75, 120 * scale, green[i % 2] ?? green[0], {
          leafLength: 58 * scale,
          pairs: 3,
          ratio: 0.36,
          cover: 0.5,
          bend: -side * 0.4,
        }),
      );
    }
  }
  const middle = rng.chance(0.5)
    ? star(x, y - 8 * scale, 126 * scale, 0, tint('gold', 'flame', 0.12))
    : rosette(x, y - 30 * scale, 108 * scale, tint('accent1', 'red', 0.3), tint('gold', 'cream', 0.2));
  return [
    ...shapes,
    ...middle,
    ...[-1, 0, 1].flatMap((k) =>
      star(
        x + k * 84 * scale,
        y + (k === 0 ? 268 : 246) * scale,
        (k === 0 ? 34 : 24) * scale,
        k * 0.15,
        tint(k === 0 ? 'accent1' : 'accent2', 'accent4', 0.2),
      ),
    ),
  ];
};

/** Cupcakes with their candles, one or three. */
export const cupcakes: Subject = ({ flowerKinds }, rng, { x, foot, scale, side }) => {
  const icings = rng.shuffle([
    tint('flower1', 'cream', 0.25),
    tint('accent3'),
    tint('flower3', 'cream', 0.35),
    tint('accent2'),
  ]);
  const icing = (i: number) => icings[i] ?? tint('icing');
  if (rng.chance(0.45))
    return [
      ...cupcake(rng, x, foot, 300 * scale, icing(0)),
      ...posy(rng, x - side * 176 * scale, foot - 20 * scale, 50 * scale, 0, flowerKinds),
    ];
  return [
    ...cupcake(rng, x - 176 * scale, foot - 18 * scale, 196 * scale, icing(1)),
    ...cupcake(rng, x + 176 * scale, foot - 18 * scale, 196 * scale, icing(2)),
    ...cupcake(rng, x, foot, 226 * scale, icing(0)),
  ];
};

/** Candles of three heights in a bed of green. */
export const candlelight: Subject = ({ detailed }, rng, { x, foot, scale, side }) => {
  const wax = rng.pick([tint('cream', 'gold', 0.12), tint('red', 'brick', 0.2), tint('flower2', 'cream', 0.4)]);
  const green = Array.from({ length: detailed ? 12 : 9 }, (_, i) => {
    const t = (i / (detailed ? 11 : 8)) * 2 - 1;
    const angle = -Math.PI / 2 + t * 1.25 + rng.gaussian(0.1);
    return rng.chance(0.5)
      ? firTwig(rng, x + t * 150 * scale, foot - 20 * scale, angle, 130 * scale, 0.95)
      : sprig(rng, x + t * 150 * scale, foot - 20 * scale, angle, 140 * scale, anyGreen(rng), {
          leafLength: 44 * scale,
          cover: 0.4,
        });
  });
  const stands = [
    [-96, 200],
    [94, 240],
    [0, 320],
  ] as const;
  return [
    ...green.flat(),
    ...stands.flatMap(([dx, tall]) => candle(rng, x + side * dx * scale, foot, tall * scale, wax, 30 * scale)),
    ...posy(rng, x, foot - 6 * scale, 44 * scale, 0, ['anemone', 'rose']),
  ];
};

function confetti(rng: Rng, { x, foot, scale }: Stand): Shape[] {
  const around = (count: number, low: number, high: number): [number, number, number][] =>
    Array.from({ length: count }, () => {
      const [px, py] = offset(x, foot - 280 * scale, rng.between(0, Math.PI * 2), rng.between(170, 330) * scale);
      return [px, Math.min(py, foot - 20), rng.between(low, high) * scale];
    });
  return [
    sparkles(around(13, 12, 30), 'chalk', tint('gold')),
    dots(around(30, 3, 7), 'fine', tint('accent1', 'gold', 0.3), { cover: 0.5 }),
    dots(around(24, 2, 6), 'fine', tint('accent4', 'accent5', 0.5), { cover: 0.5 }),
  ];
}
