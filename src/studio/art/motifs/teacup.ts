import { ellipsePath, type Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, ellipse, stroke, tint } from './shapes.ts';

/** A cup on its saucer, steaming in ink lines or not; (x, foot) is the middle of the saucer's foot and `size` the cup's width. */
export function teacup(x: number, foot: number, size: number, colour: Tint, steaming = true): Shape[] {
  const ax = (px: number): number => x + px * size;
  const ay = (py: number): number => foot + py * size;
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [ax(px), ay(py)]);
  const bowl = `M${ax(-0.5)} ${ay(-0.72)}C${ax(-0.48)} ${ay(-0.3)} ${ax(-0.3)} ${ay(-0.12)} ${ax(-0.16)} ${ay(-0.1)}H${ax(0.16)}C${ax(0.3)} ${ay(-0.12)} ${ax(0.48)} ${ay(-0.3)} ${ax(0.5)} ${ay(-0.72)}Z`;
  const steam = (px: number, height: number): Shape =>
    stroke(
      at([
        [px, -0.98],
        [px - 0.06, -0.98 - height * 0.33],
        [px + 0.06, -0.98 - height * 0.66],
        [px, -0.98 - height],
      ]),
      size * 0.028,
      tint('ink'),
    );
  return [
    ellipse(x, ay(-0.07), size * 0.68, size * 0.1, 'body', tint('cream')),
    ellipse(x, ay(-0.09), size * 0.42, size * 0.05, 'body', colour),
    stroke(
      at([
        [0.44, -0.58],
        [0.66, -0.64],
        [0.72, -0.46],
        [0.58, -0.32],
        [0.4, -0.34],
      ]),
      size * 0.07,
      colour,
    ),
    {
      path: bowl,
      box: [ax(-0.5), ay(-0.72), ax(0.5), ay(-0.1)],
      surface: 'body',
      tint: colour,
      shade: { kind: 'linear', from: [ax(-0.1), foot], to: [ax(0.6), foot], start: 1, end: 1.45 },
    },
    {
      path: ellipsePath(x, ay(-0.72), size * 0.5, size * 0.1),
      box: [ax(-0.5), ay(-0.82), ax(0.5), ay(-0.62)],
      surface: 'body',
      tint: tint('cream'),
    },
    ellipse(x, ay(-0.7), size * 0.42, size * 0.065, 'fine', tint('heart')),
    blob(
      at([
        [0, -0.24],
        [-0.15, -0.4],
        [-0.13, -0.53],
        [-0.06, -0.55],
        [0, -0.48],
        [0.06, -0.55],
        [0.13, -0.53],
        [0.15, -0.4],
      ]),
      'fine',
      tint('white'),
    ),
    ...(steaming ? [steam(-0.16, 0.34), steam(0.02, 0.46), steam(0.2, 0.34)] : []),
  ];
}
