import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { bird } from '../motifs/bird.ts';
import { cabin, smoke } from '../motifs/cabin.ts';
import { nearPine, treeBalls } from '../motifs/pine-tree.ts';
import { blob, ellipse, tint } from '../motifs/shapes.ts';
import { snowfall, snowfield } from '../motifs/snow.ts';
import { star } from '../motifs/star.ts';
import type { Shape } from '../scene.ts';
import { eveningLand, forest, hills, type Land, mountains, raggedFoot, sky } from './evening-land.ts';
import type { Composition, TemplateContext } from './template.ts';

/** A cabin in the snow under a wide evening sky, which holds the heading. */
export function winterCabin(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const layout = rng.fork('layout');
  const { land, words: box } = eveningLand(context);
  const { scale, horizon } = land;
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
    { name: 'sky', shapes: sky(rng.fork('sky'), land, box, { moon: { at: moon, radius: 50 * scale }, dusk: 0.24 }) },
    {
      name: 'mountains',
      shapes: mountainous ? mountains(rng.fork('mountains'), land) : hills(rng.fork('hills'), land),
    },
    { name: 'forest', shapes: forest(trees, land, home[0], detailed) },
    {
      name: 'field',
      shapes: [snowfield(rng.fork('field'), -40, land.width + 40, horizon, land.bottom + 40, 20, 0.34)],
    },
    {
      name: 'cabin',
      shapes: [
        smoke(rng.fork('smoke'), home[0] + 52 * cabinSize, home[1] - 154 * cabinSize, 170 * scale),
        ...cabin(rng.fork('cabin'), home[0], home[1], cabinSize),
      ],
    },
    { name: 'near field', shapes: nearField(rng.fork('near field'), land, home, cabinSize) },
    { name: 'border', shapes: [raggedFoot(land)] },
    { name: 'near trees', shapes: nearTrees(rng.fork('near trees'), land, view, detailed) },
    {
      name: 'visitors',
      shapes: snowBird(context, width / 2 - moonSide * width * 0.24, land.bottom - 90 * scale, 44 * scale),
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
  return { layers, textArea: { box, ground: 'sky' }, place: { ...land, light: 'night', upon: 'mountains' } };
}

/** The card's visitor out in the snow: a bird, even where it was to be a butterfly. */
function snowBird({ rng, visitor }: TemplateContext, x: number, y: number, size: number): Shape[] {
  const stream = rng.fork('visitor');
  return visitor === null ? [] : bird(stream, x, y, size, stream.chance(0.5) ? 1 : -1);
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
    snowfield(rng, left - 90, right + 90, y + 10, bottom + 40, 8, 0.42),
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
