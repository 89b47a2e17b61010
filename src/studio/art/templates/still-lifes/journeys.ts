import type { Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { bicycle } from '../../motifs/bicycle.ts';
import { accents } from '../../motifs/bunting.ts';
import { leafFan } from '../../motifs/foliage.ts';
import { gift } from '../../motifs/gift.ts';
import { nearPine, treeBalls } from '../../motifs/pine-tree.ts';
import { flowerGroup } from '../../motifs/posy.ts';
import { pumpkin } from '../../motifs/pumpkin.ts';
import { ellipse, smoothChain, tint } from '../../motifs/shapes.ts';
import { star } from '../../motifs/star.ts';
import { truck } from '../../motifs/truck.ts';
import type { Shape } from '../../scene.ts';
import type { Stand, Subject } from './still-life.ts';

/** A bicycle with flowers in its basket. */
export const flowerBicycle: Subject = ({ flowerKinds }, rng, stand) => {
  const { x, foot, scale, side } = stand;
  const frame = tint(rng.pick(accents), 'skyDeep', 0.2);
  const { shapes, load } = bicycle(x, foot, 560 * scale, side, frame);
  const spots = [-62, -20, 24, 62].map((dx, i) => ({
    x: load[0] + dx * scale,
    y: load[1] - (i % 2 === 0 ? 14 : 44) * scale,
    radius: (i % 2 === 0 ? 36 : 44) * scale,
    kind: rng.pick(flowerKinds),
    tone: ([0, 1, 2, 0] as const)[i] ?? 0,
  }));
  const leaves = [-0.9, -0.3, 0.3, 0.9].flatMap((lean) =>
    leafFan(rng, load[0] + lean * 46 * scale, load[1], -Math.PI / 2 + lean, 104 * scale, 1),
  );
  return [...road(rng, stand), ...leaves, ...flowerGroup(rng, spots, 2), ...shapes];
};

/** An old pick-up that brings pumpkins, presents or flowers. */
export const loadedTruck: Subject = ({ keepsake, flowerKinds }, rng, stand) => {
  const { x, foot, scale } = stand;
  const size = 0.94 * scale;
  const at = (dx: number, dy: number): Point => [x + dx * size, foot + dy * size];
  const colour = rng.pick([
    tint('red', 'brick', 0.2),
    tint('sky', 'skyDeep', 0.25),
    tint('leafCool', 'pine', 0.25),
    tint('gold', 'flame', 0.35),
  ]);
  const bed = foot - 160 * size;
  const cargo: Shape[] = [];
  if (keepsake === 'pumpkin')
    for (const [dx, dy, radius] of [
      [-200, -190, 52],
      [-80, -188, 54],
      [-140, -222, 62],
    ] as const)
      cargo.push(...pumpkin(rng, ...at(dx, dy), radius * size));
  else if (rng.chance(0.5))
    for (const [dx, w, h] of [
      [-196, 120, 96],
      [-74, 100, 124],
    ] as const)
      cargo.push(
        ...gift(rng, {
          x: x + dx * size,
          foot: bed,
          width: w * size,
          height: h * size,
          paper: tint(rng.pick(accents)),
          ribbon: rng.pick([tint('gold'), tint('cream', 'gold', 0.2), tint('red')]),
          pattern: rng.pick(['plain', 'dots', 'stripes']),
          withBow: true,
        }),
      );
  else {
    for (let i = 0; i < 7; i++)
      cargo.push(...leafFan(rng, x + (-230 + i * 34) * size, bed + 10, -Math.PI / 2 + (i - 3) * 0.25, 130 * size, 1));
    cargo.push(
      ...flowerGroup(
        rng,
        [-226, -176, -122, -72, -34].map((dx, i) => ({
          x: x + dx * size,
          y: bed - (i % 2 === 0 ? 26 : 62) * size,
          radius: (i % 2 === 0 ? 46 : 54) * size,
          kind: rng.pick(flowerKinds),
          tone: ([0, 1, 2, 1, 0] as const)[i] ?? 0,
        })),
        2,
      ),
    );
  }
  return [...road(rng, stand), ...cargo, ...truck(x, foot, size, colour)];
};

/** The old pick-up brings a fir home, hung already, and a present with it. */
export const treeTruck: Subject = (_context, rng, stand) => {
  const { x, foot, scale } = stand;
  const size = 0.94 * scale;
  const bed = foot - 132 * size;
  const at = x - 150 * size;
  const [tall, spread] = [350 * size, 0.34];
  const glass = [tint('red'), tint('gold'), tint('cream', 'gold', 0.2)];
  const present = gift(rng, {
    x: x - 50 * size,
    foot: bed - 20 * size,
    width: 84 * size,
    height: 78 * size,
    paper: rng.pick([tint('cream', 'gold', 0.2), tint('gold'), tint('accent4')]),
    ribbon: tint('red', 'brick', 0.2),
    pattern: rng.pick(['plain', 'dots', 'stripes']),
    withBow: true,
  });
  const colour = rng.pick([tint('red', 'brick', 0.2), tint('red', 'brick', 0.2), tint('sky', 'skyDeep', 0.3)]);
  return [
    ...road(rng, stand),
    ...nearPine(rng, at, bed, tall, true, spread),
    ...treeBalls(rng, at, bed, tall, 15, 9 * size, glass, spread),
    ...star(at, bed - tall * 1.02, 24 * size, 0, tint('gold', 'flame', 0.12)),
    ...present,
    ...truck(x, foot, size, colour),
  ];
};

/** The ground under wheels: a pale track with grass at its edge. */
function road(rng: Rng, { x, foot, scale }: Stand): Shape[] {
  const blades = Array.from({ length: 46 }, (): Point[] => {
    const bx = x + rng.between(-330, 330) * scale;
    const tall = rng.between(14, 46) * scale;
    const lean = rng.gaussian(0.3) * tall;
    return [
      [bx, foot + 6 * scale],
      [bx + lean * 0.4, foot - tall * 0.5],
      [bx + lean, foot - tall],
    ];
  });
  return [
    ellipse(x, foot + 6 * scale, 340 * scale, 24 * scale, 'wash', tint('leafWarm', 'leafPale', 0.5), {
      strength: 0.9,
      looseness: 0.6,
    }),
    smoothChain(blades, 3.2 * scale, 'line', tint('leaf', 'leafWarm', 0.5), { strength: 0.8 }),
  ];
}
