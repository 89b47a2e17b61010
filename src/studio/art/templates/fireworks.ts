import { lerp } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { accents } from '../motifs/bunting.ts';
import { firework } from '../motifs/firework.ts';
import { farPine } from '../motifs/pine-tree.ts';
import { blob, dots, tint } from '../motifs/shapes.ts';
import { skyline } from '../motifs/skyline.ts';
import type { Shape, Tint } from '../scene.ts';
import { eveningLand, hills, type Land, raggedFoot, sky } from './evening-land.ts';
import type { Composition, TemplateContext } from './template.ts';
import { nightVisitor } from './visitors.ts';

const skies: readonly (readonly [Tint, Tint])[] = [
  [tint('skyDeep', 'sky', 0.25), tint('sky', 'skyDeep', 0.4)],
  [tint('skyDeep', 'flower3Deep', 0.45), tint('flower3Deep', 'skyDeep', 0.4)],
  [tint('skyDeep', 'pine', 0.45), tint('sky', 'pine', 0.4)],
  [tint('skyDeep', 'heartDark', 0.3), tint('sky', 'flame', 0.4)],
];

/** Fireworks over a dark shore and its water. */
export function fireworks(context: TemplateContext): Composition {
  const { rng, detailed } = context;
  const { land: measures, words } = eveningLand(context);
  const layout = rng.fork('layout');
  // The bursts need height: the shore lies low.
  const land = { ...measures, horizon: measures.horizon + layout.between(60, 150) * measures.scale };
  const tones = layout.pick(skies);
  const coast = layout.pick(['pines', 'town', 'hills'] as const);
  const side = layout.chance(0.5) ? 1 : -1;
  const moon = layout.chance(0.4)
    ? {
        at: [land.width / 2 + side * land.width * 0.34, words[3] + 76 * land.scale] as Point,
        radius: layout.between(30, 46) * land.scale,
      }
    : null;
  const across = land.right - land.left;
  const low = land.bottom - 130 * land.scale;
  const layers = [
    {
      name: 'sky',
      shapes: sky(rng.fork('sky'), land, words, { moon, dusk: layout.between(0.85, 1.1), night: true, tones }),
    },
    { name: 'stars', shapes: [stars(rng.fork('stars'), land)] },
    {
      name: 'bursts',
      shapes: bursts(rng.fork('bursts'), land, words[3], detailed, layout.pick(['row', 'fan', 'crown'] as const)),
    },
    { name: 'shore', shapes: [...coastline(rng.fork('coast'), land, coast), ...shore(rng.fork('shore'), land, coast)] },
    { name: 'border', shapes: [raggedFoot(land)] },
    { name: 'visitors', shapes: nightVisitor(context, land.left + (side > 0 ? 0.16 : 0.84) * across, low) },
  ];
  return { layers, textArea: { box: words, ground: 'sky' }, place: { ...land, light: 'night', upon: 'stars' } };
}

function stars(rng: Rng, { left, right, top, horizon }: Land): Shape {
  const spots = Array.from({ length: 90 }, (): [number, number, number] => [
    rng.between(left + 20, right - 20),
    rng.between(top + 20, horizon - 60),
    rng.between(0.8, 1.9),
  ]);
  return dots(spots, 'chalk', tint('white'), { strength: 0.75 });
}

function bursts(
  rng: Rng,
  { left, right, horizon, scale }: Land,
  wordsFoot: number,
  detailed: boolean,
  plan: 'row' | 'fan' | 'crown',
): Shape[] {
  const colours = rng.shuffle([
    tint('gold', 'white', 0.15),
    tint('red', 'white', 0.25),
    ...accents.slice(0, 3).map((role) => tint(role, 'white', 0.3)),
  ]);
  const across = Math.max(3, Math.round((right - left) / (plan === 'row' ? 310 : plan === 'fan' ? 220 : 360)));
  const shapes: Shape[] = [];
  for (let i = 0; i < across; i++) {
    const x = lerp(left, right, (i + 0.5) / across) + rng.gaussian(14);
    const off = Math.abs((i + 0.5) / across - 0.5) * 2;
    const high = plan === 'row' ? (i % 2 === 0 ? 0.42 : 0.66) : plan === 'fan' ? 0.36 + off * 0.36 : 0.62 - off * 0.22;
    const size =
      (plan === 'crown' && off < 0.3
        ? rng.between(170, 205)
        : plan === 'fan'
          ? rng.between(92, 136)
          : rng.between(108, 142)) * scale;
    const y = Math.max(wordsFoot + size * 1.2, lerp(wordsFoot, horizon, high + rng.gaussian(0.03)));
    shapes.push(...firework(rng, x, y, size, colours[i % colours.length] ?? tint('gold')));
    if (detailed)
      shapes.push(...firework(rng, x + 140 * scale, y + rng.between(-90, 90), 56 * scale, tint('gold', 'white', 0.3)));
  }
  return shapes;
}

/** What the far bank is made of. */
function coastline(rng: Rng, land: Land, coast: 'pines' | 'town' | 'hills'): Shape[] {
  const { left, right, horizon, scale } = land;
  if (coast === 'pines') return [];
  if (coast === 'hills') return hills(rng, land);
  return skyline(rng, left - 40, right + 40, horizon + 6, {
    heights: [46 * scale, 150 * scale],
    breadth: 64 * scale,
    colour: tint('skyDeep', 'heartDark', 0.4),
    strength: 1.1,
    cover: 0.85,
    fade: 0.9,
    lights: tint('glow', 'gold', 0.3),
  });
}

function shore(
  rng: Rng,
  { left, right, width, horizon, bottom, scale }: Land,
  coast: 'pines' | 'town' | 'hills',
): Shape[] {
  const shapes: Shape[] = [];
  const water: Point[] = [
    [-40, horizon],
    [width / 2, horizon - 4],
    [width + 40, horizon],
    [width + 40, bottom + 40],
    [-40, bottom + 40],
  ];
  shapes.push(
    blob(
      water,
      'body',
      tint('skyDeep', 'sky', 0.4),
      {
        cover: 0.97,
        strength: 0.95,
        second: tint('skyWarm', 'sky', 0.4),
        looseness: 2,
        shade: { kind: 'linear', from: [width / 2, horizon], to: [width / 2, bottom], start: 1.2, end: 0.6 },
      },
      0.2,
    ),
  );
  for (let i = 0; i < 26; i++) {
    const x = rng.between(left, right);
    const y = lerp(horizon + 16, bottom - 16, rng.next() ** 1.4);
    const reach = lerp(14, 60, (y - horizon) / (bottom - horizon)) * scale;
    shapes.push(
      blob(
        [
          [x - reach, y],
          [x, y - 2],
          [x + reach, y],
          [x, y + 3],
        ],
        'chalk',
        tint('gold', 'white', rng.between(0.3, 0.8)),
        { strength: 0.4, dryness: 0.25 },
        0.8,
      ),
    );
  }
  const trees = coast === 'pines' ? Math.round((right - left) / 34) : coast === 'hills' ? 9 : 0;
  for (let i = 0; i < trees; i++) {
    const t = (i + rng.next()) / trees;
    // Tall at the sides, open in the middle.
    const height = (26 + 120 * Math.abs(t - 0.5) * rng.between(0.6, 1.4)) * scale;
    shapes.push(
      farPine(rng, lerp(left + 6, right - 6, t), horizon + 8, height, tint('skyDeep', 'pine', 0.6), 1.9, 0.4),
    );
  }
  return shapes;
}
