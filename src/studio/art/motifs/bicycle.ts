import { fullTurn, offset, type Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { motifPen } from './motif-pen.ts';
import { ellipse, smoothChain, tint } from './shapes.ts';

/** A town bicycle with a basket; (x, ground) is below its middle, `size` its length. Also where the basket's load lies. */
export function bicycle(
  x: number,
  ground: number,
  size: number,
  facing: 1 | -1,
  colour: Tint,
): { shapes: Shape[]; load: Point } {
  const pen = motifPen(x, ground, size, facing);
  const [back, front, crank, seat, head, load] = pen.at([
    [-0.31, -0.2],
    [0.31, -0.2],
    [-0.04, -0.2],
    [-0.14, -0.5],
    [0.22, -0.52],
    [0.33, -0.58],
  ]) as [Point, Point, Point, Point, Point, Point];
  const tyre = size * 0.19;
  const wheel = ([cx, cy]: Point): Shape[] => [
    smoothChain(
      Array.from({ length: 14 }, (_, i) => [[cx, cy], offset(cx, cy, (i / 14) * fullTurn, tyre)] as Point[]),
      size * 0.0035,
      'line',
      tint('twig'),
      { strength: 0.8 },
    ),
    smoothChain([ringAround(cx, cy, tyre)], size * 0.017, 'line', tint('ink'), { strength: 1.1, cover: 0.8 }),
    ellipse(cx, cy, size * 0.014, size * 0.014, 'fine', tint('gold'), { cover: 1 }),
  ];
  const tube = (points: readonly Point[], width = 0.02): Shape =>
    smoothChain([points], size * width, 'line', colour, { strength: 1.5, cover: 0.95 });
  return {
    load,
    shapes: [
      ...wheel(back),
      ...wheel(front),
      tube([seat, crank]),
      tube([seat, back], 0.014),
      tube([crank, back], 0.014),
      tube([head, [(head[0] + crank[0]) / 2, head[1] + size * 0.24], crank]),
      tube([
        [head[0], head[1] + size * 0.03],
        [(seat[0] + head[0]) / 2, head[1] + size * 0.13],
        [seat[0], seat[1] + size * 0.12],
      ]),
      tube([head, front]),
      pen.line(
        [
          [0.22, -0.52],
          [0.2, -0.62],
          [0.1, -0.63],
        ],
        0.017,
        tint('twig', 'ink', 0.5),
        { strength: 1.2, cover: 0.9 },
      ),
      pen.line(
        [
          [0.13, -0.628],
          [0.08, -0.625],
        ],
        0.03,
        tint('wood'),
        { strength: 1.2, cover: 1 },
      ),
      pen.line(
        [
          [-0.14, -0.5],
          [-0.15, -0.55],
        ],
        0.016,
        tint('ink'),
      ),
      pen.smooth(
        [
          [-0.26, -0.56],
          [-0.24, -0.59],
          [-0.08, -0.575],
          [-0.07, -0.555],
          [-0.18, -0.54],
        ],
        tint('wood'),
        { strength: 1.2 },
      ),
      pen.oval(-0.04, -0.2, 0.035, 0.035, tint('gold', 'twig', 0.3), { surface: 'fine', cover: 1 }),
      pen.line(
        [
          [-0.04, -0.2],
          [-0.02, -0.1],
          [0.02, -0.1],
        ],
        0.013,
        tint('ink'),
        { strength: 1.1 },
      ),
      ...basket(pen),
    ],
  };
}

function ringAround(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 25 }, (_, i) => offset(x, y, (i / 24) * fullTurn, radius));
}

function basket({ straight, line }: ReturnType<typeof motifPen>): Shape[] {
  const wicker = tint('gold', 'wood', 0.45);
  return [
    straight(
      [
        [0.23, -0.57],
        [0.45, -0.57],
        [0.42, -0.41],
        [0.26, -0.41],
      ],
      wicker,
      { strength: 1.05 },
    ),
    ...[-0.53, -0.49, -0.45].map((level) =>
      line(
        [
          [0.24, level],
          [0.44, level],
        ],
        0.007,
        tint('wood'),
        { strength: 0.8 },
      ),
    ),
    line(
      [
        [0.22, -0.572],
        [0.46, -0.572],
      ],
      0.022,
      tint('wood', 'gold', 0.3),
      { strength: 1.1, cover: 0.8 },
    ),
  ];
}
