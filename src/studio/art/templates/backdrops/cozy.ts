import type { Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { candle } from '../../motifs/candle.ts';
import { cottage } from '../../motifs/cottage.ts';
import { stringLights } from '../../motifs/lights.ts';
import { blob, ellipse, tint } from '../../motifs/shapes.ts';
import { mistPatch } from '../../motifs/splatter.ts';
import type { Shape } from '../../scene.ts';
import { liesClear } from '../ring.ts';
import type { Backdrop, Stage } from './stage.ts';

/** Lamps strung across the corners, warm light, candles, and a cottage with lit windows in a landscape. */
export function cozy(rng: Rng, stage: Stage): Backdrop {
  const { light } = stage;
  const lamps = stage.grave ? [] : swags(rng.fork('lamps'), stage);
  if (light === 'paper') {
    return { behind: [...warmth(rng.fork('warmth'), stage), ...lamps], front: candles(rng.fork('candles'), stage) };
  }
  return { behind: [...glow(stage), ...(light === 'day' ? home(rng.fork('home'), stage) : [])], front: lamps };
}

/** The light of a lamp on a wall, and a warm table edge. */
function warmth(rng: Rng, { left, right, top, bottom, horizon, scale, paint }: Stage): Shape[] {
  const side = rng.chance(0.5) ? 1 : -1;
  const x = side > 0 ? right - 130 * scale : left + 130 * scale;
  const floor: Point[] = [
    [left - 40, horizon],
    [(left + right) / 2, horizon - 8],
    [right + 40, horizon],
    [right + 40, bottom + 40],
    [left - 40, bottom + 40],
  ];
  return [
    mistPatch(rng, x, top + 150 * scale, 330 * scale, tint('glow', 'gold', 0.3), 0.45 + 0.8 * paint),
    mistPatch(rng, left + right - x, top + 60 * scale, 240 * scale, tint('glow', 'flame', 0.16), 0.3 + 0.6 * paint),
    blob(floor, 'wash', tint('sponge', 'gold', 0.4), {
      strength: 0.45 + 0.5 * paint,
      looseness: 0.5,
      shade: { kind: 'linear', from: [left, horizon], to: [left, bottom], start: 1.15, end: 0.3 },
    }),
  ];
}

function swags(rng: Rng, { left, right, top, words, light, scale, detailed }: Stage): Shape[] {
  const across = right - left;
  const size = 8.5 * scale;
  const isFree = (x: number, y: number): boolean => y > top + 4 && liesClear(x, y, size * 3.4, words);
  const wide = rng.between(0.46, 0.56);
  const onDark = light === 'night';
  const high = words[3] < top + 40 ? words[3] + 22 : top - 14;
  // Over words at the head of the sheet the wires stay high.
  const drop = (low: number, most: number): number =>
    Math.min(
      rng.between(low, most) * scale,
      words[1] > top && words[1] - top < 330 * scale ? words[1] - top - 66 : Infinity,
    );
  const strings: [Point, Point, number][] = [
    [[left - 10, top + drop(120, 170)], [left + across * wide, high], 42 * scale],
    [[left + across * (wide - 0.1), high], [right + 10, top + drop(90, 200)], 40 * scale],
  ];
  if (detailed && words[1] - top > 330 * scale)
    strings.push([[left - 10, top + 250 * scale], [left + across * 0.2, high], 26 * scale]);
  if (onDark) strings.push([[left - 10, words[3] + 8], [right + 10, words[3] - 16], 54 * scale]);
  return strings.flatMap(([from, to, sag]) => stringLights(from, to, sag, size, isFree, onDark));
}

/** Two or three candles where the sheet has a free corner at its foot. */
function candles(rng: Rng, { left, right, bottom, words, scale, detailed, grave }: Stage): Shape[] {
  const foot = bottom - 34 * scale;
  const shapes: Shape[] = [];
  const second = grave ? tint('cream', 'gold', 0.3) : tint('flower1', 'cream', 0.4);
  for (const side of rng.shuffle([-1, 1]).slice(0, detailed ? 2 : 1)) {
    const edge = side > 0 ? right - 62 * scale : left + 62 * scale;
    const tall = rng.between(96, 150) * scale;
    if (!liesClear(edge, foot - tall, 44 * scale, words)) continue;
    shapes.push(
      ellipse(edge, foot, 46 * scale, 8 * scale, 'body', tint('gold', 'wood', 0.3), { cover: 0.9 }),
      ...candle(rng, edge - 15 * scale, foot, tall, tint('cream', 'gold', 0.15), 10 * scale, grave),
      ...candle(rng, edge + 18 * scale, foot + 3, tall * 0.62, second, 10 * scale, grave),
    );
  }
  return shapes;
}

/** The last warm light over the land. */
function glow({ left, right, horizon, scale, light }: Stage): Shape[] {
  const x = (left + right) / 2;
  const [rx, ry] = [(right - left) * 0.46, 120 * scale];
  return [
    ...(light === 'night'
      ? [ellipse(x, horizon - 40, rx, ry, 'lift', tint('white'), { cover: 0.34, softness: 40 * scale })]
      : []),
    ellipse(x, horizon - 50 * scale, rx, ry, 'mist', tint('glow', 'flame', 0.25), {
      strength: 1.2,
      softness: 44 * scale,
    }),
  ];
}

function home(rng: Rng, { left, right, horizon, scale }: Stage): Shape[] {
  const x = rng.chance(0.5)
    ? left + (right - left) * rng.between(0.14, 0.24)
    : right - (right - left) * rng.between(0.14, 0.24);
  return cottage(
    rng,
    x,
    horizon + 16 * scale,
    120 * scale,
    rng.pick([tint('brick'), tint('accent4', 'twig', 0.5), tint('wood')]),
  );
}
