import { clamp, lerp } from '../core/colour.ts';
import { type Box, ellipsePath, fullTurn, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { cabin, smoke } from '../motifs/cabin.ts';
import { farPine, nearPine, treeBalls } from '../motifs/pine-tree.ts';
import { blob, ellipse, tint } from '../motifs/shapes.ts';
import { snowfall, snowfield } from '../motifs/snow.ts';
import { star } from '../motifs/star.ts';
import type { Shape } from '../scene.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';
import { visitors } from './visitors.ts';

type Land = { left: number; right: number; top: number; bottom: number; horizon: number; width: number; scale: number };

const margin = 46;

/** A cabin in the snow under a wide evening sky, which holds the heading. */
export function winterCabin(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const aspect = aspectOf(context);
  const layout = rng.fork('layout');
  const scale = aspect === 'portrait' ? 1.2 : 1;
  const horizon = aspect === 'portrait' ? 1170 : 690;
  const land: Land = {
    left: margin,
    right: width - margin,
    top: margin,
    bottom: height - margin,
    horizon,
    width,
    scale,
  };
  const box: Box =
    aspect === 'portrait'
      ? [130, 190, width - 130, 560]
      : aspect === 'landscape'
        ? [width * 0.2, 96, width * 0.8, 290]
        : [150, 96, width - 150, 262];
  const view = layout.pick(['middle', 'left', 'right'] as const);
  const homeAt = {
    middle: layout.between(0.45, 0.55),
    left: layout.between(0.31, 0.35),
    right: layout.between(0.65, 0.69),
  };
  const home: Point = [width * homeAt[view], horizon + 40 * scale];
  const moonSide = view === 'left' ? 1 : view === 'right' || layout.chance(0.5) ? -1 : 1;
  const mountainous = layout.chance(0.65);
  const moon: Point = [
    width / 2 + moonSide * width * layout.between(0.26, 0.32),
    box[3] + layout.between(70, 100) * scale,
  ];
  const trees = rng.fork('trees');
  const cabinSize = layout.between(1, 1.14) * scale;
  const layers = [
    { name: 'sky', shapes: sky(rng.fork('sky'), land, moon, box) },
    {
      name: 'mountains',
      shapes: mountainous ? mountains(rng.fork('mountains'), land) : hills(rng.fork('hills'), land),
    },
    { name: 'forest', shapes: forest(trees, land, home[0], detailed) },
    {
      name: 'field',
      shapes: [snowfield(rng.fork('field'), land.left - 4, land.right + 4, horizon, land.bottom, 20, 0.34)],
    },
    {
      name: 'cabin',
      shapes: [
        smoke(rng.fork('smoke'), home[0] + 52 * cabinSize, home[1] - 154 * cabinSize, 170 * scale),
        ...cabin(rng.fork('cabin'), home[0], home[1], cabinSize),
      ],
    },
    { name: 'near field', shapes: nearField(rng.fork('near field'), land, home, cabinSize) },
    { name: 'near trees', shapes: nearTrees(rng.fork('near trees'), land, view, detailed) },
    {
      name: 'visitors',
      shapes: visitors(context, width / 2 - moonSide * width * 0.24, land.bottom - 90 * scale, 44 * scale),
    },
    {
      name: 'snow',
      shapes: snowfall(
        rng.fork('snow'),
        [land.left, land.top, land.right, land.bottom - 40],
        ((detailed ? 420 : 260) * (width * height) ** 0.5) / 1024,
        box,
      ),
    },
  ];
  return { layers, textArea: { box, ground: 'sky' } };
}

function sky(rng: Rng, { left, right, top, horizon, width, scale }: Land, moon: Point, text: Box): Shape[] {
  const middle = width / 2;
  const foot = horizon + 60;
  const rim: Point[] = [
    [left, top],
    [middle, top - 6],
    [right, top],
    [right + 4, (top + foot) / 2],
    [right, foot - 30],
    [middle, foot + 10],
    [left, foot - 30],
    [left - 4, (top + foot) / 2],
  ];
  const shapes = [
    blob(
      rim,
      'wash',
      tint('sky'),
      {
        strength: 1.62,
        second: tint('skyWarm'),
        looseness: 0.8,
        shade: { kind: 'linear', from: [middle, top], to: [middle, horizon], start: 1.5, end: 0.24 },
      },
      0.35,
    ),
  ];
  // A deeper patch of night behind the words.
  const [wordsX, wordsY] = [(text[0] + text[2]) / 2, (text[1] + text[3]) / 2];
  const [reachX, reachY] = [(text[2] - text[0]) * 0.56, (text[3] - text[1]) * 0.85];
  shapes.push(
    ellipse(wordsX, wordsY, reachX, reachY, 'mist', tint('skyDeep', 'sky', 0.35), {
      strength: 1.15,
      softness: 46,
      shade: { kind: 'radial', centre: [wordsX, wordsY], radius: reachX, start: 1, end: 0.45 },
    }),
  );
  // Clouds are lifted out of the wet sky, below the words.
  for (let i = 0; i < 4; i++) {
    const x = rng.between(left + 200 * scale, right - 200 * scale);
    const y = rng.between(text[3], horizon - 190);
    const reach = rng.between(90, 180) * scale;
    const cloud = Array.from({ length: 12 }, (_, k): Point => {
      const a = (k / 12) * fullTurn;
      return [x + Math.cos(a) * reach * rng.between(0.7, 1.2), y + Math.sin(a) * reach * 0.26 * rng.between(0.6, 1.3)];
    });
    shapes.push(blob(cloud, 'lift', tint('white'), { cover: 0.42, softness: 16, looseness: 4 }));
  }
  const [x, y] = moon;
  const disc = 50 * scale;
  shapes.push(ellipse(x, y, disc * 2.2, disc * 2.2, 'lift', tint('white'), { cover: 0.38, softness: 30 * scale }), {
    path: ellipsePath(x, y, disc),
    box: [x - disc, y - disc, x + disc, y + disc],
    surface: 'body',
    tint: tint('cream', 'glow', 0.45),
    cover: 0.97,
    strength: 0.45,
    looseness: 0.7,
  });
  return shapes;
}

function mountains(rng: Rng, { left, right, horizon, width, scale }: Land): Shape[] {
  return [0, 1].map((rank) => {
    const base = horizon - (170 - rank * 62) * scale;
    const peaks = Math.round((width / 1024) * 9);
    const ridge: Point[] = [[left + 10, horizon + 20]];
    for (let i = 0; i <= peaks; i++) {
      const height = i % 2 === 1 ? rng.between(50, 120) + (rng.chance(0.3) ? 70 : 0) : rng.between(0, 40);
      const along = clamp((i + (i > 0 && i < peaks ? rng.between(-0.3, 0.3) : 0)) / peaks);
      ridge.push([lerp(left + 6, right - 6, along), base - height * scale * (1 - rank * 0.35)]);
    }
    ridge.push([right - 10, horizon + 20]);
    return blob(
      ridge,
      'body',
      tint('sky', 'skyDeep', 0.12 + 0.2 * rank),
      {
        cover: 0.3,
        strength: 0.6 + 0.16 * rank,
        looseness: 1.5,
        shade: {
          kind: 'linear',
          from: [width / 2, base - 120 * scale],
          to: [width / 2, horizon],
          start: 1.1,
          end: 0.05,
        },
      },
      0.28,
    );
  });
}

/** Low wooded hills, for a flatter country. */
function hills(rng: Rng, { left, right, horizon, width, scale }: Land): Shape[] {
  return [0, 1].map((rank) => {
    const base = horizon - (120 - rank * 50) * scale;
    const phase = rng.between(0, 6);
    const crest = Array.from(
      { length: 9 },
      (_, i): Point => [
        lerp(left + 6, right - 6, i / 8),
        base - Math.sin(i * 0.8 + phase + rank * 2) * 34 * scale + rng.gaussian(4),
      ],
    );
    return blob(
      [[left + 10, horizon + 20], ...crest, [right - 10, horizon + 20]],
      'body',
      tint('snowShade', 'sky', 0.3 + 0.3 * rank),
      {
        cover: 0.45,
        strength: 0.6,
        looseness: 1.5,
        shade: { kind: 'linear', from: [width / 2, base - 40 * scale], to: [width / 2, horizon], start: 1.1, end: 0.1 },
      },
    );
  });
}

/** Three ranks of conifers, darker towards the front, leaving the cabin a clearing. */
function forest(rng: Rng, { left, right, horizon, width, scale }: Land, homeX: number, detailed: boolean): Shape[] {
  const wide = width / 1024;
  const ranks = [
    { y: -88, low: 80, high: 130, strength: 0.7, count: detailed ? 26 : 20, share: 0 },
    { y: -28, low: 120, high: 190, strength: 1.05, count: detailed ? 18 : 14, share: 0.5 },
    { y: 34, low: 170, high: 300, strength: 1.5, count: 11, share: 1 },
  ];
  return ranks.flatMap(({ y, low, high, strength, count, share }, rank) => {
    const shapes: Shape[] = [];
    const number = Math.round(count * wide);
    for (let i = 0; i < number; i++) {
      const t = clamp((i + 0.5) / number + rng.gaussian(0.02));
      const x = lerp(left + 22, right - 22, t);
      const height = lerp(low, high, rng.next()) * scale;
      if (rank === 2 && Math.abs(x - homeX) < 240 * scale) continue;
      shapes.push(
        farPine(
          rng,
          x,
          horizon + (y + rng.gaussian(10)) * scale,
          height,
          tint('sky', 'pine', 0.35 + share * 0.6),
          strength * rng.between(0.85, 1.15),
          rank * 0.15,
        ),
      );
    }
    return shapes;
  });
}

function nearField(rng: Rng, { left, right, bottom, scale }: Land, [x, y]: Point, cabinSize: number): Shape[] {
  const path: Point[] = [
    [x - 8, y + 14],
    [x + 18, y + 14],
    [x + 62 * scale, y + 78 * scale],
    [x + 20 * scale, y + 150 * scale],
    [x + 96 * scale, bottom - 14],
    [x - 96 * scale, bottom - 14],
    [x - 52 * scale, y + 142 * scale],
    [x + 8, y + 78 * scale],
  ];
  return [
    snowfield(rng, left - 4, right + 4, y + 10, bottom, 8, 0.42),
    blob(
      path,
      'body',
      tint('sky', 'snowShade', 0.4),
      {
        cover: 0,
        strength: 0.3,
        looseness: 2.2,
        shade: { kind: 'linear', from: [x, y], to: [x, bottom], start: 1.15, end: 0.3 },
      },
      0.7,
    ),
    ellipse(x + 4, y + 30 * scale, 130 * cabinSize, 24 * cabinSize, 'glow', tint('glow', 'flame', 0.1), {
      strength: 0.9,
      softness: 13 * scale,
    }),
  ];
}

/** Tall dark firs framing the cabin, thickest on the side away from it, and one of them trimmed. */
function nearTrees(
  rng: Rng,
  { left, right, bottom, scale }: Land,
  view: 'middle' | 'left' | 'right',
  detailed: boolean,
): Shape[] {
  const shapes: Shape[] = [];
  const plant = (x: number, foot: number, height: number, trimmed: boolean): void => {
    const y = bottom - foot * scale;
    const tall = height * scale;
    const shadow: Point[] = [
      [x - tall * 0.3, y + 4],
      [x, y - 12],
      [x + tall * 0.3, y + 4],
      [x, y + 16],
    ];
    shapes.push(
      blob(shadow, 'mist', tint('sky', 'snowShade', 0.4), { strength: 1.1, softness: 5, looseness: 0.2 }),
      ...nearPine(rng, x, y, tall, true),
    );
    if (!trimmed) return;
    const colours = [tint('red'), tint('gold'), tint('red', 'flame', 0.4)];
    shapes.push(
      ...treeBalls(rng, x, y, tall, 15, 6.2 * scale, colours),
      ...star(x, y - tall * 1.05, 19 * scale, 0, tint('gold', 'flame', 0.1)),
    );
  };
  const trimmedSide = rng.pick([-1, 1]);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? left : right;
    const near = view === (side < 0 ? 'left' : 'right');
    const far = view !== 'middle' && !near;
    const gap = rng.between(0, 26);
    const inward = (distance: number): number => edge - side * (distance + gap) * scale;
    plant(inward(near ? 44 : 74), 96, rng.between(430, 530) * (near ? 0.72 : 1), false);
    if (far) plant(inward(300), 112, rng.between(330, 400), false);
    if (!near || detailed)
      plant(inward(near ? 120 : 184), 56, rng.between(270, 350) * (near ? 0.62 : 1), side === trimmedSide || far);
  }
  return shapes;
}
