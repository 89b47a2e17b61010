import { fullTurn, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { berrySprig, budSpike } from '../motifs/berries.ts';
import type { FlowerTone } from '../motifs/flower-colours.ts';
import { anyGreen, leafFan, sprig } from '../motifs/foliage.ts';
import { type FlowerSpot, flowerGroup } from '../motifs/posy.ts';
import { stroke, tint } from '../motifs/shapes.ts';
import { mistPatch, splatter } from '../motifs/splatter.ts';
import type { Shape } from '../scene.ts';
import { keepsakeShapes } from './keepsakes.ts';
import { anglesAround, growClear, heartRing, liesClear, ovalRing, type Ring } from './ring.ts';
import type { Composition, TemplateContext } from './template.ts';
import { visitors } from './visitors.ts';

/** Where flowers gather: an angle on the ring and how large the focal flower is. */
type Cluster = { angle: number; size: number; side: number };

const arrangements = ['opposite', 'crescent', 'garland'] as const;

/** A wreath of flowers and foliage around the heading. */
export function floralWreath(context: TemplateContext): Composition {
  return wreathOn(context, ovalRing(context));
}

/** The same on a heart-shaped ring. */
export function heartWreath(context: TemplateContext): Composition {
  return wreathOn(context, heartRing(context));
}

function wreathOn(context: TemplateContext, ring: Ring): Composition {
  const { rng, width, height, detailed } = context;
  const clusters = gather(rng.fork('clusters'), ring.bare);
  const box = [70, 70, width - 70, height - 70] as const;
  const layers = [
    { name: 'ground', shapes: ground(rng.fork('ground'), ring, detailed) },
    {
      name: 'splatter',
      shapes: splatter(
        rng.fork('splatter'),
        box,
        detailed ? 64 : 28,
        [tint('flower1'), tint('leafCool'), tint('gold')],
        ring.textArea.box,
      ),
    },
    { name: 'vine', shapes: vine(rng.fork('vine'), ring) },
    { name: 'foliage', shapes: foliage(context, rng.fork('foliage'), ring, clusters) },
    { name: 'flowers', shapes: blooms(context, rng.fork('flowers'), ring, clusters) },
    {
      name: 'keepsakes',
      shapes: keepsakeShapes(
        context,
        clusters.map(({ angle, size }) => ({ ...ring.at(angle + 0.95), size: size * 0.62 })),
        ring.textArea.box,
      ),
    },
    { name: 'visitors', shapes: visitors(context, ...perch(ring, clusters), 54) },
  ];
  return { layers, textArea: ring.textArea };
}

function gather(rng: Rng, bare: number | null): Cluster[] {
  if (bare !== null) return shoulders(rng, bare);
  const turn = rng.between(0, fullTurn);
  const arrangement = rng.pick(arrangements);
  if (arrangement === 'opposite') {
    return [
      { angle: turn, size: 100, side: 1 },
      { angle: turn + Math.PI + rng.gaussian(0.1), size: 84, side: -1 },
    ];
  }
  if (arrangement === 'crescent') {
    const low = Math.PI / 2 + rng.between(-0.7, 0.7);
    return [
      { angle: low, size: 104, side: 1 },
      { angle: low + 1.25, size: 70, side: 1 },
      { angle: low - 1.25, size: 70, side: -1 },
    ];
  }
  return anglesAround(4, () => rng.gaussian(0.08)).map((angle, i) => ({
    angle: angle + turn,
    size: i % 2 === 0 ? 86 : 70,
    side: i % 2 === 0 ? 1 : -1,
  }));
}

/** Clusters on a heart: at its foot, on a shoulder, or facing one another. */
function shoulders(rng: Rng, bare: number): Cluster[] {
  const side = rng.chance(0.5) ? 1 : -1;
  const foot = { angle: bare + Math.PI + rng.between(-0.25, 0.25), size: 92, side };
  const shoulder = { angle: bare + side * rng.between(0.85, 1.05), size: 96, side };
  const facing = { angle: bare - side * rng.between(0.9, 1.5), size: 74, side: -side };
  return rng.pick([
    [foot, { ...shoulder, size: 70 }, { ...facing, size: 66 }],
    [shoulder, { ...foot, angle: shoulder.angle + Math.PI, size: 84 }],
    [shoulder, facing],
  ]);
}

function ground(rng: Rng, ring: Ring, detailed: boolean): Shape[] {
  return anglesAround(detailed ? 4 : 2, () => rng.gaussian(0.6)).map((angle) => {
    const { x, y } = ring.at(angle);
    return mistPatch(
      rng,
      x,
      y,
      rng.between(140, 210),
      rng.pick([tint('ground'), tint('leafPale', 'white', 0.65), tint('flower2Glow')]),
      0.95,
    );
  });
}

function vine(rng: Rng, ring: Ring): Shape[] {
  return [0, 1].map(() => {
    const points = anglesAround(44, () => 0).map((angle): Point => {
      const { x, y } = ring.at(angle);
      return [x + rng.gaussian(4.5), y + rng.gaussian(4.5)];
    });
    const [first] = points as [Point];
    return stroke([...points, first], 1.9, tint('twig'), { strength: 0.75, looseness: 1.8 });
  });
}

/** 1 at a cluster, falling to 0 away from all of them. */
function nearness(angle: number, clusters: readonly Cluster[]): number {
  return Math.max(...clusters.map((cluster) => Math.max(0, Math.cos(angle - cluster.angle)) ** 2));
}

function foliage({ detailed }: TemplateContext, rng: Rng, ring: Ring, clusters: readonly Cluster[]): Shape[] {
  const shapes: Shape[] = [];
  const share = ring.radius / 344;
  const { box } = ring.textArea;
  for (const angle of anglesAround(Math.round((detailed ? 26 : 18) * share), () => rng.gaussian(0.06))) {
    const { x, y, along } = ring.at(angle);
    const length = rng.between(90, 140);
    shapes.push(
      ...sprig(rng, x, y, growClear(x, y, along, rng.between(-0.9, 0.9), length + 24, box), length, anyGreen(rng), {
        strength: 0.5,
        leafLength: 38,
        second: anyGreen(rng),
        cover: 0,
      }),
    );
  }
  for (const angle of anglesAround(Math.round((detailed ? 22 : 16) * share), () => rng.gaussian(0.1))) {
    const near = nearness(angle, clusters);
    if (!detailed && near < 0.08 && rng.chance(0.5)) continue;
    const { x, y, along } = ring.at(angle);
    const direction = growClear(x, y, along, rng.between(-1.05, 1.05), 165, box);
    if (rng.chance(0.55)) {
      shapes.push(
        ...sprig(rng, x, y, direction, rng.between(95, 140) * (0.8 + 0.3 * near), anyGreen(rng), {
          leafLength: 44,
          ratio: rng.pick([0.34, 0.58]),
          second: anyGreen(rng),
          cover: 0.45,
        }),
      );
    } else {
      shapes.push(...leafFan(rng, x, y, direction, rng.between(70, 112)));
    }
  }
  for (let i = 0; i < (detailed ? 12 : 7); i++) {
    const angle = rng.between(0, fullTurn);
    const { x, y, along } = ring.at(angle);
    const direction = growClear(x, y, along, rng.between(-1.1, 1.1), 125, box);
    shapes.push(
      ...(rng.chance(0.6)
        ? berrySprig(rng, x, y, direction, rng.between(66, 100))
        : budSpike(rng, x, y, direction, rng.between(80, 115), tint('flower3', 'flower3Deep', 0.5))),
    );
  }
  return shapes;
}

function blooms(
  { flowerKinds, detailed }: TemplateContext,
  rng: Rng,
  ring: Ring,
  clusters: readonly Cluster[],
): Shape[] {
  const spots: FlowerSpot[] = [];
  const add = (angle: number, radius: number, tone: FlowerTone): void => {
    const { x: onX, y: onY } = ring.at(angle);
    const [x, y] = [onX + rng.gaussian(6), onY + rng.gaussian(6)];
    const kind = rng.pick(flowerKinds);
    if (liesClear(x, y, radius * 1.15, ring.textArea.box)) spots.push({ x, y, radius, kind, tone });
  };
  clusters.forEach(({ angle, size, side }, i) => {
    const tone = (i % 3) as FlowerTone;
    const [second, third] = [((i + 1) % 3) as FlowerTone, ((i + 2) % 3) as FlowerTone];
    const step = (size * 1.5) / ring.radius;
    add(angle, size, tone);
    add(angle + side * step * 1.02, size * 0.74, second);
    add(angle - side * step * 0.98, size * 0.66, third);
    if (detailed) {
      add(angle + side * step * 1.9, size * 0.48, third);
      add(angle - side * step * 1.8, size * 0.44, tone);
    }
  });
  return flowerGroup(rng, spots);
}

/** A place on the ring away from the flowers and from the words. */
function perch(ring: Ring, clusters: readonly Cluster[]): [number, number] {
  const spots = anglesAround(36, () => 0)
    .map((angle) => ({ ...ring.at(angle), near: nearness(angle, clusters) }))
    .filter(({ x, y }) => liesClear(x, y - 30, 84, ring.textArea.box))
    .sort((a, b) => a.near - b.near || a.x - b.x);
  const { x, y } = spots[0] ?? ring.at(-Math.PI / 2);
  return [x, y - 30];
}
