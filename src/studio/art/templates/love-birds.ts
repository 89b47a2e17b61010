import { type Box, onQuadratic, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { berrySprig } from '../motifs/berries.ts';
import { bird, plumages } from '../motifs/bird.ts';
import type { FlowerTone } from '../motifs/flower-colours.ts';
import { leafFan } from '../motifs/foliage.ts';
import { heart } from '../motifs/heart.ts';
import { type FlowerSpot, flowerGroup } from '../motifs/posy.ts';
import { stroke, tint } from '../motifs/shapes.ts';
import { looseWash, splatter } from '../motifs/splatter.ts';
import type { Shape } from '../scene.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';

type Branch = { from: Point; handle: Point; to: Point };

/** Two birds on a blossoming branch, hearts between them. */
export function loveBirds(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const layout = rng.fork('layout');
  const aspect = aspectOf(context);
  const flip = layout.chance(0.5);
  const mirror = ([x, y]: Point): Point => (flip ? [width - x, y] : [x, y]);
  const [y, x, scale] =
    aspect === 'square'
      ? [560, width / 2, 1]
      : aspect === 'portrait'
        ? [880, width / 2, 1.28]
        : [640, width * 0.3, 1.05];
  const reach = aspect === 'landscape' ? width * 0.55 : width * 0.94;
  const branch: Branch = {
    from: mirror([-30, y + 130 * scale]),
    handle: mirror([x, y - 40 * scale]),
    to: mirror([reach, y + 30 * scale]),
  };
  const middle: Point = mirror([x, y]);
  const box: Box =
    aspect === 'landscape'
      ? ((): Box => {
          const [left] = mirror([width * 0.62, 0]);
          const [right] = mirror([width - 66, 0]);
          return [Math.min(left, right), 240, Math.max(left, right), 800];
        })()
      : aspect === 'portrait'
        ? [100, 1180, width - 100, 1540]
        : [110, 766, width - 110, 960];
  const size = 118 * scale;
  const apart = 150 * scale;
  const birds = rng.fork('birds');
  const footY = (px: number): number => branchAt(branch, px)[1] - size * 0.66;
  const left = middle[0] - apart;
  const right = middle[0] + apart;
  const hearts = rng.fork('hearts');
  const layers = [
    {
      name: 'ground',
      shapes: [
        looseWash(
          rng.fork('ground'),
          middle[0],
          middle[1] - 90 * scale,
          380 * scale,
          330 * scale,
          tint('ground'),
          tint('sky', 'white', 0.7),
          detailed ? 0.95 : 0.75,
        ),
      ],
    },
    {
      name: 'splatter',
      shapes: splatter(
        rng.fork('splatter'),
        [60, 60, width - 60, height - 60],
        detailed ? 70 : 36,
        [tint('flower1'), tint('gold'), tint('leafCool')],
        box,
      ),
    },
    { name: 'branch', shapes: twigs(rng.fork('branch'), branch, scale) },
    { name: 'blossom', shapes: blossom(context, rng.fork('blossom'), branch, scale) },
    {
      name: 'birds',
      shapes: [
        ...bird(birds, left, footY(left), size, 1, plumages[0]),
        ...bird(birds, right, footY(right), size * 0.94, -1, plumages[1]),
      ],
    },
    {
      name: 'hearts',
      shapes: [
        [0, -250, 46],
        [-52, -330, 26],
        [58, -346, 30],
        [6, -410, 20],
      ].flatMap(([dx = 0, dy = 0, s = 20]) =>
        heart(
          hearts,
          middle[0] + dx * scale,
          middle[1] + dy * scale,
          s * scale,
          hearts.between(-0.3, 0.3),
          tint('flower1Deep', 'red', hearts.between(0.1, 0.7)),
        ),
      ),
    },
  ];
  return { layers, textArea: { box, ground: 'paper' } };
}

/** The point of the branch above or below `x`. */
function branchAt({ from, handle, to }: Branch, x: number): Point {
  let best: Point = from;
  for (let t = 0; t <= 1; t += 0.01) {
    const point = onQuadratic(from, handle, to, t);
    if (Math.abs(point[0] - x) < Math.abs(best[0] - x)) best = point;
  }
  return best;
}

function twigs(rng: Rng, { from, handle, to }: Branch, scale: number): Shape[] {
  const shapes: Shape[] = [];
  const wood = tint('twig', 'wood', 0.5);
  for (let i = 0; i < 16; i++) {
    const part = [i / 16, (i + 0.6) / 16, (i + 1.2) / 16].map((t) => onQuadratic(from, handle, to, Math.min(1, t)));
    shapes.push(stroke(part, (15 - i * 0.72) * scale, wood, { strength: 1.05, cover: 0.85 }));
  }
  for (const t of [0.16, 0.3, 0.72, 0.86]) {
    const [x, y] = onQuadratic(from, handle, to, t);
    const up = rng.chance(0.6) ? -1 : 1;
    const toward = Math.sign(to[0] - from[0]);
    shapes.push(
      stroke(
        [
          [x, y],
          [x + toward * 40 * scale, y + up * 30 * scale],
          [x + toward * 86 * scale, y + up * rng.between(70, 96) * scale],
        ],
        5 * scale,
        wood,
        { strength: 1 },
      ),
    );
    shapes.push(
      ...leafFan(rng, x + toward * 84 * scale, y + up * 82 * scale, Math.atan2(up * 0.9, toward), 74 * scale),
    );
  }
  return shapes;
}

function blossom(
  { detailed, flowerKinds }: TemplateContext,
  rng: Rng,
  { from, handle, to }: Branch,
  scale: number,
): Shape[] {
  const shapes: Shape[] = [];
  const spots: FlowerSpot[] = [];
  const along = detailed ? [0.06, 0.13, 0.21, 0.8, 0.88, 0.96, 0.73, 0.28] : [0.08, 0.16, 0.84, 0.93, 0.76];
  along.forEach((t, i) => {
    const [x, y] = onQuadratic(from, handle, to, t);
    spots.push({
      x: x + rng.gaussian(8),
      y: y + rng.between(-26, 30) * scale,
      radius: (i % 3 === 0 ? rng.between(56, 66) : rng.between(32, 46)) * scale,
      kind: rng.pick(flowerKinds),
      tone: rng.pick<FlowerTone>([0, 1, 2]),
    });
  });
  for (const t of [0.1, 0.24, 0.4, 0.6, 0.78, 0.9, 0.98]) {
    const [x, y] = onQuadratic(from, handle, to, t);
    const down = rng.chance(0.65) ? 1 : -1;
    shapes.push(...leafFan(rng, x, y, down * rng.between(0.6, 2.4), rng.between(60, 92) * scale, 2));
    if (rng.chance(0.6)) shapes.push(...berrySprig(rng, x, y, rng.between(0.9, 2.2), 84 * scale));
  }
  return [...shapes, ...flowerGroup(rng, spots, 3)];
}
