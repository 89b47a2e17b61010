import { lerp } from '../../core/colour.ts';
import type { Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, smoothChain, tint } from '../../motifs/shapes.ts';
import type { Shape } from '../../scene.ts';
import { liesClear } from '../ring.ts';
import { type Backdrop, freeSpot, type Stage } from './stage.ts';

/** Hills, grass and birds on the wing. */
export function nature(rng: Rng, stage: Stage): Backdrop {
  const { light } = stage;
  const front = [grass(rng.fork('grass'), stage)];
  const flock = light === 'night' ? [] : birds(rng.fork('birds'), stage);
  return light === 'paper'
    ? { behind: [...rolling(rng.fork('hills'), stage), ...flock], front }
    : { behind: flock, front };
}

function rolling(rng: Rng, { left, right, horizon, bottom, words, scale }: Stage): Shape[] {
  const overWords = words[1] >= horizon;
  const room = overWords ? 170 * scale : horizon - words[3];
  const fade = (overWords ? 120 : 190) * scale;
  return [0, 1].map((rank) => {
    const base = horizon - Math.min(room * 0.7, (rank === 0 ? 92 : 30) * scale);
    const phase = rng.between(0, 6);
    const crest = Array.from(
      { length: 9 },
      (_, i): Point => [
        lerp(left - 40, right + 40, i / 8),
        base + Math.sin(i * 0.85 + phase) * Math.min(room * 0.3, 34 * scale),
      ],
    );
    return blob(
      [...crest, [right + 40, bottom + 40], [left - 40, bottom + 40]],
      'wash',
      rank === 0 ? tint('leafPale', 'sky', 0.4) : tint('leafPale', 'leafWarm', 0.35),
      {
        strength: (rank === 0 ? 0.5 : 0.62) * (overWords ? 0.7 : 1),
        looseness: 0.8,
        shade: {
          kind: 'linear',
          from: [left, base],
          to: [left, Math.min(bottom, base + fade)],
          start: 1.2,
          end: 0.06,
        },
      },
    );
  });
}

/** Tufts along the foot of the sheet. */
function grass(rng: Rng, { left, right, bottom, words, scale, detailed, light }: Stage): Shape {
  const blades: Point[][] = [];
  const tufts = Math.round(((right - left) / 1024) * (detailed ? 16 : 11));
  for (let i = 0; i < tufts; i++) {
    const t = (i + rng.next()) / tufts;
    const x = lerp(left, right, t);
    const tall = (20 + 76 * Math.abs(t - 0.5) * rng.between(0.8, 1.6)) * scale;
    if (!liesClear(x, bottom - tall, 24, words)) continue;
    for (let k = 0; k < 6; k++) {
      const lean = rng.gaussian(0.34);
      const reach = tall * rng.between(0.6, 1.15);
      const foot = x + (k - 2.5) * 6 * scale;
      blades.push([
        [foot, bottom + 8],
        [foot + lean * reach * 0.35, bottom - reach * 0.55],
        [foot + lean * reach, bottom - reach],
      ]);
    }
  }
  const colour = light === 'night' ? tint('skyDeep', 'pine', 0.5) : tint('leafWarm', 'leaf', 0.4);
  return smoothChain(
    blades.length > 0
      ? blades
      : [
          [
            [left, bottom],
            [left + 2, bottom],
          ],
        ],
    3 * scale,
    'line',
    colour,
    {
      strength: 0.85,
      cover: light === 'paper' ? 0 : 0.3,
    },
  );
}

function birds(rng: Rng, stage: Stage): Shape[] {
  const { left, right, top, horizon, scale } = stage;
  const home = freeSpot(rng, stage, [left + 130, top + 70, right - 130, lerp(top, horizon, 0.4)], 90 * scale);
  if (home === null) return [];
  const wings = Array.from({ length: rng.whole(4, 6) }, (_, i): Point[] => {
    const size = (17 - i * 1.6) * scale;
    const [x, y] = [home[0] + (i % 2 === 0 ? 1 : -1) * i * 19 * scale, home[1] + rng.between(-34, 34) * scale];
    return [
      [x - size, y - size * 0.34],
      [x - size * 0.45, y - size * 0.5],
      [x, y],
      [x + size * 0.45, y - size * 0.58],
      [x + size, y - size * 0.4],
    ];
  });
  return [smoothChain(wings, 2.6 * scale, 'line', tint('skyDeep', 'ink', 0.5), { strength: 0.9 })];
}
