import type { Box, Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { berrySprig, budSpike } from '../motifs/berries.ts';
import type { FlowerTone } from '../motifs/flower-colours.ts';
import { anyGreen, leafFan, sprig } from '../motifs/foliage.ts';
import { type FlowerSpot, flowerGroup } from '../motifs/posy.ts';
import { tint } from '../motifs/shapes.ts';
import { mistPatch, splatter } from '../motifs/splatter.ts';
import type { Shape } from '../scene.ts';
import { keepsakeShapes } from './keepsakes.ts';
import { growClear, liesClear } from './ring.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';
import { visitors } from './visitors.ts';

/** A corner of the sheet and the direction from it to the middle. */
type Corner = { at: Point; inward: readonly [number, number]; size: number };

/** Sprays of flowers in two opposite corners, the heading between them. */
export function cornerSprays(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const layout = rng.fork('layout');
  const falling = layout.chance(0.5);
  const grow = aspectOf(context) === 'square' ? 1 : 1.22;
  const [large, small] = layout.shuffle([1.08, 0.82]) as [number, number];
  const top: Corner = { at: [falling ? 0 : width, 0], inward: [falling ? 1 : -1, 1], size: large * grow };
  const bottom: Corner = { at: [falling ? width : 0, height], inward: [falling ? -1 : 1, -1], size: small * grow };
  const corners = [top, bottom];
  const aspect = aspectOf(context);
  const [halfWidth, halfHeight] = aspect === 'square' ? [320, 140] : aspect === 'portrait' ? [370, 260] : [470, 190];
  const textArea: Composition['textArea'] = {
    box: [width / 2 - halfWidth, height / 2 - halfHeight, width / 2 + halfWidth, height / 2 + halfHeight],
    ground: 'paper',
  };
  const layers = [
    {
      name: 'ground',
      shapes: corners.map(({ at, inward, size }) =>
        mistPatch(
          rng.fork(`ground ${at[1]}`),
          at[0] + inward[0] * 170,
          at[1] + inward[1] * 160,
          250 * size,
          tint('ground'),
          detailed ? 1 : 0.7,
        ),
      ),
    },
    {
      name: 'splatter',
      shapes: splatter(
        rng.fork('splatter'),
        [60, 60, width - 60, height - 60],
        detailed ? 46 : 18,
        [tint('flower1'), tint('leafCool'), tint('gold')],
        textArea.box,
      ),
    },
    ...corners.map((corner) => ({
      name: `corner ${corner.at[1]}`,
      shapes: spray(context, rng.fork(`corner ${corner.at[1]}`), corner, textArea.box),
    })),
    {
      name: 'keepsakes',
      shapes: keepsakeShapes(
        context,
        [
          { x: bottom.at[0] + bottom.inward[0] * 330 * bottom.size, y: height - 96, size: 66 },
          { x: bottom.at[0] + bottom.inward[0] * 430 * bottom.size, y: height - 76, size: 44 },
        ],
        textArea.box,
      ),
    },
    { name: 'visitors', shapes: visitors(context, width / 2 + (falling ? 1 : -1) * width * 0.27, height * 0.22, 60) },
  ];
  return { layers, textArea };
}

function spray(
  { detailed, flowerKinds }: TemplateContext,
  rng: Rng,
  { at, inward, size }: Corner,
  words: Box,
): Shape[] {
  const shapes: Shape[] = [];
  const across = inward[0] > 0 ? 0 : Math.PI;
  const down = inward[1] > 0 ? Math.PI / 2 : -Math.PI / 2;
  const diagonal = Math.atan2(inward[1], inward[0]);
  const spot = (x: number, y: number): Point => [at[0] + inward[0] * x * size, at[1] + inward[1] * y * size];
  const arms = [
    { from: spot(150, 66), angle: across, reach: 1 },
    { from: spot(66, 150), angle: down, reach: 1 },
    { from: spot(130, 130), angle: diagonal, reach: 0.55 },
  ];
  for (const { from, angle, reach } of arms) {
    for (let i = 0; i < (detailed ? 4 : 3); i++) {
      const length = rng.between(190, 290) * size * reach;
      const direction = growClear(from[0], from[1], angle, rng.between(-0.42, 0.42), length + 30, words);
      shapes.push(
        ...sprig(rng, from[0], from[1], direction, length, anyGreen(rng), {
          leafLength: 56 * size,
          pairs: 7,
          ratio: rng.pick([0.32, 0.56]),
          second: anyGreen(rng),
          strength: rng.between(0.55, 1),
          cover: 0.35,
        }),
      );
    }
    for (let i = 0; i < (detailed ? 2 : 1); i++) {
      const direction = growClear(from[0], from[1], angle, rng.between(-0.5, 0.5), 230 * size * reach, words);
      shapes.push(
        ...(rng.chance(0.5)
          ? berrySprig(rng, from[0], from[1], direction, 190 * size * reach)
          : budSpike(rng, from[0], from[1], direction, 230 * size * reach, tint('flower3', 'flower3Deep', 0.5))),
      );
    }
    shapes.push(...leafFan(rng, from[0], from[1], angle + rng.gaussian(0.3), 130 * size * (0.6 + reach * 0.4)));
  }
  const tones = rng.shuffle<FlowerTone>([0, 1, 2]) as [FlowerTone, FlowerTone, FlowerTone];
  const spots: FlowerSpot[] = [];
  const add = (x: number, y: number, radius: number, tone: FlowerTone): void => {
    const [sx, sy] = spot(x + rng.gaussian(8), y + rng.gaussian(8));
    const kind = rng.pick(flowerKinds);
    if (liesClear(sx, sy, radius * size * 1.3, words)) spots.push({ x: sx, y: sy, radius: radius * size, kind, tone });
  };
  add(112, 108, 104, tones[0]);
  add(262, 72, 70, tones[1]);
  add(76, 258, 66, tones[2]);
  if (detailed) {
    add(372, 58, 46, tones[2]);
    add(48, 366, 44, tones[1]);
    add(226, 198, 48, tones[1]);
  }
  return [...shapes, ...flowerGroup(rng, spots)];
}
