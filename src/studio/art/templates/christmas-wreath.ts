import { fullTurn, offset } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { berrySprig } from '../motifs/berries.ts';
import { bow } from '../motifs/bow.ts';
import { bauble, firTwig, hollyBunch } from '../motifs/evergreen.ts';
import { sprig } from '../motifs/foliage.ts';
import { tint } from '../motifs/shapes.ts';
import { mistPatch, splatter } from '../motifs/splatter.ts';
import { star } from '../motifs/star.ts';
import type { Shape, Tint } from '../scene.ts';
import { anglesAround, growClear, ovalRing, type Ring } from './ring.ts';
import type { Composition, TemplateContext } from './template.ts';
import { visitors } from './visitors.ts';

const glassSets: readonly (readonly Tint[])[] = [
  [tint('red'), tint('gold'), tint('red', 'heartDark', 0.25)],
  [tint('gold'), tint('cream', 'gold', 0.3), tint('red')],
  [tint('skyDeep', 'sky', 0.5), tint('cream', 'sky', 0.25), tint('gold')],
];

/** A wreath of fir, holly and glass baubles with a bow. */
export function christmasWreath(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const ring = ovalRing(context);
  const layout = rng.fork('layout');
  const bowAngle = layout.pick([Math.PI / 2, -Math.PI / 2, Math.PI / 2 + 0.62, Math.PI / 2 - 0.62]);
  const glass = layout.pick(glassSets);
  const ribbon = layout.pick([tint('red'), tint('gold', 'flame', 0.15), tint('red', 'heartDark', 0.2)]);
  const knot = ring.at(bowAngle);
  const bend = layout.pick(['full', 'crescent'] as const);
  const layers = [
    { name: 'ground', shapes: grounds(rng.fork('ground'), ring, detailed) },
    {
      name: 'splatter',
      shapes: splatter(
        rng.fork('splatter'),
        [60, 60, width - 60, height - 60],
        detailed ? 60 : 30,
        [tint('gold'), tint('red'), tint('leafCool')],
        ring.textArea.box,
      ),
    },
    { name: 'fir', shapes: fir(rng.fork('fir'), ring, bowAngle, bend, detailed) },
    { name: 'trimmings', shapes: trimmings(rng.fork('trimmings'), ring, bowAngle, bend, glass, detailed) },
    { name: 'bow', shapes: bow(rng.fork('bow'), knot.x, knot.y, 104, ribbon, layout.gaussian(0.05)) },
    { name: 'visitors', shapes: visitors(context, ring.at(bowAngle + 2.2).x, ring.at(bowAngle + 2.2).y - 40, 58) },
  ];
  return { layers, textArea: ring.textArea };
}

function grounds(rng: Rng, ring: Ring, detailed: boolean): Shape[] {
  return anglesAround(detailed ? 4 : 2, () => rng.gaussian(0.5)).map((angle) => {
    const { x, y } = ring.at(angle);
    return mistPatch(
      rng,
      x,
      y,
      rng.between(150, 210),
      rng.pick([tint('snowShade', 'white', 0.35), tint('leafPale', 'white', 0.65), tint('skyWarm', 'white', 0.6)]),
      0.9,
    );
  });
}

/** How much grows at an angle: all around, or thinning out opposite the bow. */
function growth(angle: number, bowAngle: number, bend: 'full' | 'crescent'): number {
  return bend === 'full' ? 1 : 0.25 + 0.75 * (0.5 + 0.5 * Math.cos(angle - bowAngle));
}

function fir(rng: Rng, ring: Ring, bowAngle: number, bend: 'full' | 'crescent', detailed: boolean): Shape[] {
  const shapes: Shape[] = [];
  const size = Math.round((ring.radius / 344) * (detailed ? 42 : 36));
  // Twigs laid along the ring hold it together before others stand off it.
  for (const angle of anglesAround(size, () => rng.gaussian(0.03))) {
    const { x, y, along } = ring.at(angle);
    const reach = 120 * (0.6 + 0.4 * growth(angle, bowAngle, bend));
    shapes.push(...firTwig(rng, x, y, along + rng.between(-0.22, 0.22), reach, 0.7));
  }
  for (const [round, strength] of [
    [0, 0.45],
    [1, 1],
  ] as const) {
    for (const angle of anglesAround(size, () => rng.gaussian(0.05))) {
      const grow = growth(angle, bowAngle, bend);
      const { x, y, along } = ring.at(angle);
      const lean = rng.between(0.25, 0.95) * (rng.chance(0.5) ? 1 : -1);
      const kind = rng.next();
      const reach = rng.between(100, 142) * (0.55 + 0.45 * grow);
      const direction = growClear(x, y, along, lean, reach + 12, ring.textArea.box);
      if (kind < 0.78)
        shapes.push(...firTwig(rng, x + rng.gaussian(6), y + rng.gaussian(6), direction, reach, strength));
      else if (round === 1)
        shapes.push(
          ...sprig(rng, x, y, direction, reach, tint('leafCool', 'leafPale', rng.next()), {
            leafLength: 38,
            ratio: 0.6,
            cover: 0.5,
          }),
        );
    }
  }
  return shapes;
}

function trimmings(
  rng: Rng,
  ring: Ring,
  bowAngle: number,
  bend: 'full' | 'crescent',
  glass: readonly Tint[],
  detailed: boolean,
): Shape[] {
  const shapes: Shape[] = [];
  const count = Math.round((ring.radius / 344) * (detailed ? 19 : 15));
  const order = rng.shuffle(['holly', 'bauble', 'berries', 'bauble', 'holly'] as const);
  for (let i = 1; i < count; i++) {
    const angle = bowAngle + (i / count) * fullTurn + rng.gaussian(0.05);
    if (rng.next() > growth(angle, bowAngle, bend) + 0.15) continue;
    const { x, y, along } = ring.at(angle);
    const [sx, sy] = offset(x, y, along + Math.PI / 2, rng.gaussian(16));
    const kind = order[i % order.length];
    if (kind === 'holly') shapes.push(...hollyBunch(rng, sx, sy, rng.between(60, 74), along + rng.gaussian(0.4)));
    else if (kind === 'berries')
      shapes.push(...berrySprig(rng, sx, sy, along + rng.between(-0.9, 0.9), 92, tint('red'), 6));
    else if (rng.chance(0.85)) shapes.push(...bauble(rng, sx, sy, rng.between(32, 46), rng.pick(glass)));
    else shapes.push(...star(sx, sy, 34, rng.gaussian(0.3), tint('gold')));
  }
  return shapes;
}
