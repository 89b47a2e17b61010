import { offset, type Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { budSpike } from '../../motifs/berries.ts';
import { bow } from '../../motifs/bow.ts';
import type { FlowerTone } from '../../motifs/flower-colours.ts';
import { anyGreen, sprig } from '../../motifs/foliage.ts';
import { motifPen } from '../../motifs/motif-pen.ts';
import { type FlowerSpot, flowerGroup } from '../../motifs/posy.ts';
import { ellipse, stroke, tint } from '../../motifs/shapes.ts';
import type { Shape } from '../../scene.ts';
import type { Stand, Subject } from './still-life.ts';

/** Wild flowers standing loosely in a glass jar. */
export const jarOfFlowers: Subject = (context, rng, stand) => [
  ...bunch(rng.fork('bunch'), stand, context.flowerKinds, context.detailed),
  ...glass(stand),
  ...bow(
    rng,
    stand.x,
    stand.foot - 176 * stand.scale,
    52 * stand.scale,
    rng.pick([tint('flower1Deep', 'flower1', 0.4), tint('gold', 'cream', 0.3), tint('sky', 'accent4', 0.5)]),
  ),
];

/** A few white flowers in a vase, for grave occasions. */
export const whiteFlowers: Subject = ({ detailed }, rng, stand) => [
  ...bunch(rng.fork('bunch'), stand, ['daisy'], detailed),
  ...vase(stand),
];

function bunch(
  rng: Rng,
  { x, foot, scale }: Stand,
  kinds: Parameters<Subject>[0]['flowerKinds'],
  detailed: boolean,
): Shape[] {
  const mouth: Point = [x, foot - 210 * scale];
  const shapes: Shape[] = [];
  const spots: FlowerSpot[] = [];
  const tones = rng.shuffle<FlowerTone>([0, 1, 2]);
  const count = detailed ? 9 : 7;
  for (let i = 0; i < count; i++) {
    const lean = ((i - (count - 1) / 2) / count) * 1.9 + rng.gaussian(0.05);
    const length = (rng.between(190, 290) - Math.abs(lean) * 50) * scale;
    const [tipX, tipY] = offset(mouth[0] + lean * 34 * scale, mouth[1], -Math.PI / 2 + lean, length);
    const root: Point = [x - lean * 46 * scale, foot - 24 * scale];
    shapes.push(
      stroke(
        [root, [mouth[0] + lean * 22 * scale, mouth[1]], [tipX, tipY]],
        4 * scale,
        tint('leaf', 'leafWarm', rng.next()),
        { strength: 0.9 },
      ),
    );
    if (i % 3 === 1)
      shapes.push(
        ...budSpike(
          rng,
          mouth[0] + lean * 30 * scale,
          mouth[1],
          -Math.PI / 2 + lean * 1.1,
          length * 1.12,
          tint('flower3', 'flower3Deep', 0.4),
        ),
      );
    else
      spots.push({
        x: tipX,
        y: tipY,
        radius: rng.between(44, 66) * scale,
        kind: rng.pick(kinds),
        tone: tones[i % 3] ?? 0,
      });
    shapes.push(
      ...sprig(
        rng,
        mouth[0] + lean * 30 * scale,
        mouth[1],
        -Math.PI / 2 + lean * 1.25 + rng.gaussian(0.12),
        length * 0.86,
        anyGreen(rng),
        {
          leafLength: 44 * scale,
          ratio: rng.pick([0.3, 0.5]),
          cover: 0.3,
        },
      ),
    );
  }
  return [...shapes, ...flowerGroup(rng, spots, 2)];
}

function glass({ x, foot, scale }: Stand): Shape[] {
  const { smooth, line } = motifPen(x, foot, 210 * scale);
  return [
    smooth(
      [
        [-0.34, -0.98],
        [-0.36, -0.84],
        [-0.5, -0.68],
        [-0.5, -0.1],
        [-0.4, 0],
        [0.4, 0],
        [0.5, -0.1],
        [0.5, -0.68],
        [0.36, -0.84],
        [0.34, -0.98],
      ],
      tint('sky', 'white', 0.35),
      {
        surface: 'petal',
        cover: 0.3,
        strength: 0.8,
        shade: { kind: 'linear', from: [x - 110 * scale, foot], to: [x + 110 * scale, foot], start: 0.75, end: 1.3 },
      },
      0.35,
    ),
    smooth(
      [
        [-0.48, -0.52],
        [0, -0.48],
        [0.48, -0.52],
        [0.48, -0.1],
        [0.38, -0.02],
        [-0.38, -0.02],
        [-0.48, -0.1],
      ],
      tint('sky', 'leafPale', 0.3),
      { surface: 'petal', cover: 0, strength: 0.5 },
      0.3,
    ),
    ellipse(x, foot - 206 * scale, 72 * scale, 13 * scale, 'line', tint('sky', 'skyDeep', 0.3), {
      lineWidth: 3 * scale,
    }),
    line(
      [
        [-0.4, -0.6],
        [-0.41, -0.2],
      ],
      0.035,
      tint('white'),
      { surface: 'chalk', strength: 0.6, dryness: 0.2 },
    ),
  ];
}

function vase({ x, foot, scale }: Stand): Shape[] {
  const { smooth, round } = motifPen(x, foot, 230 * scale);
  return [
    smooth(
      [
        [-0.2, -0.98],
        [-0.15, -0.82],
        [-0.34, -0.52],
        [-0.38, -0.26],
        [-0.22, 0],
        [0.22, 0],
        [0.38, -0.26],
        [0.34, -0.52],
        [0.15, -0.82],
        [0.2, -0.98],
        [0, -0.95],
      ],
      tint('ceramic', 'cream', 0.4),
      round(-0.4, 0.45),
      0.45,
    ),
  ];
}
