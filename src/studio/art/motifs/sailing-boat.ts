import type { Shape, Tint } from '../scene.ts';
import { motifPen } from './motif-pen.ts';
import { tint } from './shapes.ts';

/** A small boat under two sails; (x, waterline) is below its mast and `size` the height of the mast. */
export function sailingBoat(
  x: number,
  waterline: number,
  size: number,
  facing: 1 | -1,
  hull: Tint,
  sail: Tint,
): Shape[] {
  const { smooth, straight, line } = motifPen(x, waterline, size, facing);
  const seams = [0.3, 0.5, 0.7].map((level) =>
    line(
      [
        [-0.02, -level],
        [-0.5 * (1 - level), -level + 0.02],
      ],
      0.008,
      sail,
      { strength: 0.8 },
    ),
  );
  return [
    line(
      [
        [0, -0.02],
        [0.005, -1],
      ],
      0.022,
      tint('wood'),
      { strength: 1.2, cover: 0.8 },
    ),
    smooth(
      [
        [-0.02, -0.97],
        [-0.2, -0.55],
        [-0.52, -0.2],
        [-0.3, -0.15],
        [-0.02, -0.15],
      ],
      sail,
      {
        ...motifPen(x, waterline, size, facing).round(-0.5, 0.1),
      },
      0.3,
    ),
    ...seams,
    smooth(
      [
        [0.03, -0.86],
        [0.2, -0.5],
        [0.44, -0.17],
        [0.2, -0.14],
        [0.03, -0.15],
      ],
      tint('cream', 'white', 0.4),
      { ...motifPen(x, waterline, size, facing).round(0, 0.6), strength: 1.2 },
      0.3,
    ),
    straight(
      [
        [0, -1],
        [-0.13, -1.04],
        [0, -1.08],
      ],
      tint('red'),
      { surface: 'fine' },
    ),
    smooth(
      [
        [-0.5, -0.12],
        [0, -0.09],
        [0.58, -0.15],
        [0.44, 0.02],
        [0.36, 0.05],
        [-0.38, 0.05],
        [-0.45, 0],
      ],
      hull,
      {
        strength: 1.15,
        shade: { kind: 'linear', from: [x, waterline - size * 0.12], to: [x, waterline], start: 0.8, end: 1.35 },
      },
      0.25,
    ),
    line(
      [
        [-0.5, -0.115],
        [0, -0.085],
        [0.57, -0.145],
      ],
      0.016,
      tint('cream'),
      { surface: 'chalk' },
    ),
  ];
}
