import { lerp } from '../../core/colour.ts';
import { fullTurn, type Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { leaf } from '../../motifs/foliage.ts';
import { blob, dots, ellipse, tint } from '../../motifs/shapes.ts';
import { crescentMoon, sparkles } from '../../motifs/sparkle.ts';
import { mistPatch } from '../../motifs/splatter.ts';
import type { Shape } from '../../scene.ts';
import { type Backdrop, freeSpot, type Stage } from './stage.ts';

/** Coloured mist or an aurora, a crescent moon, stars, and petals on the wind. */
export function fantasy(rng: Rng, stage: Stage): Backdrop {
  const { light } = stage;
  const veil = light === 'night' ? aurora(rng.fork('aurora'), stage) : dream(rng.fork('dream'), stage);
  const lights = stage.grave ? [] : glitter(rng.fork('glitter'), stage);
  return {
    behind: [...veil, ...(light === 'night' ? [] : moon(rng.fork('moon'), stage)), ...lights],
    front: light === 'night' ? [] : petals(rng.fork('petals'), stage),
  };
}

/** Violet, rose and teal run into one another over the sheet's edges. */
function dream(rng: Rng, { left, right, top, bottom, horizon, words, light, scale, paint }: Stage): Shape[] {
  const side = rng.chance(0.5) ? 1 : -1;
  const [near, far] = side > 0 ? [left, right] : [right, left];
  const violet = tint('flower3', 'sky', 0.35);
  return [
    mistPatch(rng, lerp(near, far, 0.12), lerp(top, horizon, 0.2), 330 * scale, violet, 1.1 * paint),
    mistPatch(rng, lerp(near, far, 0.5), lerp(top, horizon, 0.06), 260 * scale, tint('accent3', 'sky', 0.3), 1 * paint),
    mistPatch(
      rng,
      lerp(near, far, 0.9),
      lerp(top, horizon, 0.3),
      300 * scale,
      tint('skyWarm', 'flower3Glow', 0.3),
      1.3 * paint,
    ),
    mistPatch(rng, lerp(near, far, 0.86), lerp(horizon, bottom, 0.7), 300 * scale, violet, 1 * paint),
    mistPatch(rng, lerp(near, far, 0.1), lerp(horizon, bottom, 0.5), 250 * scale, tint('skyWarm'), 1.1 * paint),
    // The words keep a calm, pale place.
    ...(light === 'paper'
      ? [
          ellipse(
            (words[0] + words[2]) / 2,
            (words[1] + words[3]) / 2,
            (words[2] - words[0]) * 0.62,
            (words[3] - words[1]) * 0.66,
            'lift',
            tint('white'),
            { cover: 0.55, softness: 44 * scale },
          ),
        ]
      : []),
  ];
}

/** Curtains of light lifted out of a night sky and tinted. */
function aurora(rng: Rng, { left, right, words, horizon, scale }: Stage): Shape[] {
  return [0, 1].flatMap((band) => {
    const base = lerp(words[3], horizon, 0.28 + band * 0.26);
    const phase = rng.between(0, 6);
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let i = 0; i <= 10; i++) {
      const x = lerp(left + 30, right - 30, i / 10);
      const y = base + Math.sin(i * 0.75 + phase) * 46 * scale;
      upper.push([x, y - rng.between(70, 120) * scale]);
      lower.unshift([x, y + 18 * scale]);
    }
    const curtain = [...upper, ...lower];
    const colour = band === 0 ? tint('leafPale', 'accent3', 0.6) : tint('flower3', 'skyWarm', 0.3);
    return [
      blob(curtain, 'lift', tint('white'), { cover: 0.5, softness: 20 * scale, looseness: 2 }),
      blob(curtain, 'mist', colour, { strength: 1.15, softness: 18 * scale }),
    ];
  });
}

function moon(rng: Rng, stage: Stage): Shape[] {
  const { left, right, top, horizon, scale } = stage;
  const radius = 50 * scale;
  const corners = rng.shuffle<[number, number]>([
    [left + radius * 2, top + radius * 2],
    [right - radius * 2, top + radius * 2],
  ]);
  const spot =
    corners.find(
      ([x, y]) => x < stage.words[0] - radius || x > stage.words[2] + radius || y < stage.words[1] - radius * 1.2,
    ) ??
    freeSpot(rng, stage, [left + radius * 2, top + radius, right - radius * 2, lerp(top, horizon, 0.5)], radius * 1.2);
  return spot === null || spot === undefined
    ? []
    : crescentMoon(spot[0], spot[1], radius, spot[0] > (left + right) / 2 ? 1 : -1);
}

function glitter(rng: Rng, stage: Stage): Shape[] {
  const { left, right, top, bottom, horizon, light, scale, detailed } = stage;
  const area = [left + 24, top + 24, right - 24, light === 'paper' ? bottom - 30 : horizon - 40] as const;
  const spots = (count: number, low: number, high: number): [number, number, number][] =>
    Array.from({ length: count }, () => {
      const size = rng.between(low, high) * scale;
      const spot = freeSpot(rng, stage, area, size * 1.4);
      return spot === null ? null : ([spot[0], spot[1], size] as [number, number, number]);
    }).filter((spot) => spot !== null);
  const few = spots(detailed ? 22 : 15, 9, 25);
  const many = spots(detailed ? 70 : 44, 1.2, 3.2);
  if (light === 'night') {
    return [sparkles(few, 'chalk', tint('glow', 'white', 0.5)), dots(many, 'chalk', tint('white'), { strength: 0.8 })];
  }
  const half = Math.ceil(few.length / 2);
  return [
    sparkles(few.slice(0, half), 'chalk', tint('gold')),
    sparkles(few.slice(half), 'chalk', tint('flower3', 'sky', 0.4)),
    dots(many, 'fine', tint('gold', 'flower3', 0.3), { cover: 0 }),
  ];
}

function petals(rng: Rng, stage: Stage): Shape[] {
  const { left, right, top, bottom, scale, detailed } = stage;
  const shapes: Shape[] = [];
  for (let i = 0; i < (detailed ? 18 : 11); i++) {
    const length = rng.between(16, 30) * scale;
    const spot = freeSpot(rng, stage, [left + 40, top + 60, right - 40, bottom - 40], length * 1.4);
    const colour = tint(rng.pick(['flower1', 'flower2', 'flower1Glow'] as const), 'flower1Deep', rng.between(0.1, 0.4));
    if (spot !== null)
      shapes.push(
        ...leaf(rng, spot[0], spot[1], rng.between(0, fullTurn), length, length * 0.6, colour, {
          vein: false,
          cover: 0.5,
        }),
      );
  }
  return shapes;
}
