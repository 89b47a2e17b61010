import { lerp } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { bareTree } from '../motifs/bare-tree.ts';
import { bat } from '../motifs/bat.ts';
import { motifPen } from '../motifs/motif-pen.ts';
import { lantern, pumpkin } from '../motifs/pumpkin.ts';
import { blob, tint } from '../motifs/shapes.ts';
import type { Shape, Tint } from '../scene.ts';
import { eveningLand, hills, type Land, raggedFoot, sky } from './evening-land.ts';
import type { Composition, TemplateContext } from './template.ts';
import { nightVisitor } from './visitors.ts';

const night = tint('skyDeep', 'heartDark', 0.45);

const skies: readonly (readonly [Tint, Tint])[] = [
  [tint('sky'), tint('skyWarm')],
  [tint('skyDeep', 'pine', 0.4), tint('leafPale', 'glow', 0.5)],
  [tint('skyDeep', 'sky', 0.5), tint('flame', 'skyWarm', 0.45)],
  [tint('flower2Deep', 'skyDeep', 0.5), tint('skyWarm', 'flower2Glow', 0.5)],
];

/** Lit pumpkins under a large moon and bare trees. */
export function pumpkinNight(context: TemplateContext): Composition {
  const { rng, ...rest } = context;
  const layout = rng.fork('layout');
  const { land: measures, words } = eveningLand(context);
  const land = { ...measures, horizon: measures.horizon + layout.between(-50, 70) * measures.scale };
  const { width, horizon, scale } = land;
  const side = layout.chance(0.5) ? 1 : -1;
  const disc = layout.between(54, 132) * scale;
  const moon: Point = [
    width / 2 + side * width * layout.between(0.02, 0.3),
    Math.max(words[3] + disc + 20, horizon - layout.between(190, 300) * scale),
  ];
  const tones = layout.pick(skies);
  const haunt = layout.pick(['trees', 'house', 'house', 'trees'] as const);
  const layers = [
    { name: 'sky', shapes: sky(rng.fork('sky'), land, words, { moon: { at: moon, radius: disc }, dusk: 0.34, tones }) },
    { name: 'hills', shapes: hills(rng.fork('hills'), land) },
    { name: 'trees', shapes: trees(rng.fork('trees'), land, side, haunt === 'house' ? 1 : rest.detailed ? 3 : 2) },
    {
      name: 'house',
      shapes: haunt === 'house' ? house(width / 2 - side * width * 0.2, horizon + 40 * scale, 230 * scale) : [],
    },
    { name: 'meadow', shapes: [meadow(rng.fork('meadow'), land)] },
    { name: 'border', shapes: [raggedFoot(land)] },
    { name: 'bats', shapes: bats(rng.fork('bats'), moon, land, rest.detailed) },
    {
      name: 'visitors',
      shapes: nightVisitor(context, width / 2 + side * (land.right - land.left) * 0.39, horizon - 24 * scale),
    },
    { name: 'pumpkins', shapes: patch(rng.fork('pumpkins'), land, rest.detailed) },
  ];
  return { layers, textArea: { box: words, ground: 'sky' }, place: { ...land, light: 'night', upon: 'hills' } };
}

function trees(rng: Rng, { left, right, horizon, scale }: Land, side: number, count: number): Shape[] {
  const spots = [
    { x: side > 0 ? left + 110 * scale : right - 110 * scale, height: 430, lean: side * 0.1 },
    { x: side > 0 ? right - 90 * scale : left + 90 * scale, height: 290, lean: -side * 0.08 },
    { x: side > 0 ? left + 300 * scale : right - 300 * scale, height: 210, lean: side * 0.04 },
  ];
  return spots
    .slice(0, count)
    .flatMap(({ x, height, lean }) => bareTree(rng, x, horizon + 60 * scale, height * scale, lean, night));
}

/** A crooked house against the sky, two windows lit. */
function house(x: number, foot: number, size: number): Shape[] {
  const { straight } = motifPen(x, foot, size);
  const pane = (left: number, top: number): Shape =>
    straight(
      [
        [left, top],
        [left + 0.12, top - 0.01],
        [left + 0.12, top + 0.17],
        [left, top + 0.17],
      ],
      tint('glow', 'flame', 0.35),
      { surface: 'fine', cover: 1 },
    );
  return [
    straight(
      [
        [-0.42, 0.1],
        [-0.4, -0.62],
        [-0.52, -0.6],
        [-0.2, -1.02],
        [-0.02, -0.8],
        [0, -1.1],
        [0.16, -1.42],
        [0.3, -1.08],
        [0.28, -0.66],
        [0.44, -0.6],
        [0.4, 0.1],
      ],
      night,
      { strength: 1.15, cover: 0.9 },
    ),
    pane(-0.28, -0.5),
    pane(0.1, -0.92),
    pane(0.12, -0.42),
  ];
}

function meadow(rng: Rng, { width, horizon, bottom, scale }: Land): Shape {
  const crest = Array.from(
    { length: 9 },
    (_, i): Point => [lerp(-40, width + 40, i / 8), horizon + 20 * scale + Math.sin(i * 0.9) * 14 + rng.gaussian(4)],
  );
  return blob([...crest, [width + 40, bottom + 40], [-40, bottom + 40]], 'body', tint('leafWarm', 'skyDeep', 0.55), {
    cover: 0.97,
    strength: 0.95,
    looseness: 3,
    second: tint('gold', 'leafWarm', 0.5),
    shade: { kind: 'linear', from: [width / 2, horizon], to: [width / 2, bottom], start: 1.25, end: 0.6 },
  });
}

function bats(rng: Rng, [x, y]: Point, { left, right, scale }: Land, detailed: boolean): Shape[] {
  return Array.from({ length: detailed ? 7 : 5 }, (_, i): Shape => {
    const angle = (i / 6) * Math.PI * 2 + rng.gaussian(0.3);
    const reach = rng.between(60, 190) * scale;
    const across = Math.min(right - 60, Math.max(left + 60, x + Math.cos(angle) * reach * 1.4));
    return bat(rng, across, y + Math.sin(angle) * reach * 0.45, rng.between(22, 44) * scale);
  });
}

/** Pumpkins from the far to the near, the largest lit. */
function patch(rng: Rng, { left, right, horizon, bottom, scale }: Land, detailed: boolean): Shape[] {
  const count = Math.round(((right - left) / 930) * rng.between(detailed ? 6 : 4, detailed ? 10 : 7));
  const shapes: Shape[] = [];
  const spots = Array.from({ length: count }, (_, i) => {
    const depth = rng.next();
    return { t: (i + 0.5) / count + rng.gaussian(0.02), depth };
  }).sort((a, b) => a.depth - b.depth);
  spots.forEach(({ t, depth }, i) => {
    const size = lerp(40, 88, depth) * scale;
    const x = lerp(left + 90, right - 90, t);
    const y = lerp(horizon + 90 * scale, bottom - 88 * scale, depth);
    const shadow: Point[] = [
      [x - size * 1.2, y + size * 0.62],
      [x, y + size * 0.5],
      [x + size * 1.2, y + size * 0.62],
      [x, y + size * 0.84],
    ];
    shapes.push(blob(shadow, 'mist', night, { strength: 1.3, softness: 6, looseness: 0.2 }));
    shapes.push(...(i >= count - 3 || rng.chance(0.3) ? lantern : pumpkin)(rng, x, y, size));
  });
  return shapes;
}
