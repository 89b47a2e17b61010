import { fullTurn, type Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { motifPen } from './motif-pen.ts';
import { dots, tint } from './shapes.ts';

/** A balloon in gores of two colours with its basket; (x, y) is the middle of its envelope and `size` its radius. */
export function hotAirBalloon(x: number, y: number, size: number, colour: Tint, stripe: Tint): Shape[] {
  const { smooth, straight, line, at } = motifPen(x, y, size);
  /** The envelope narrowed to a share of its width. */
  const envelope = (share: number): Point[] =>
    Array.from({ length: 20 }, (_, i): Point => {
      const a = (i / 20) * fullTurn - Math.PI / 2;
      const low = Math.max(0, Math.sin(a));
      return [Math.cos(a) * share * (1 - low ** 2 * 0.42), Math.sin(a) * (1 + low ** 2 * 0.24)];
    });
  const light = {
    shade: {
      kind: 'radial',
      centre: [x - size * 0.35, y - size * 0.4] as Point,
      radius: size * 1.7,
      start: 0.5,
      end: 1.45,
    },
  } as const;
  const ropes = [-0.2, 0.2].map((side) =>
    line(
      [
        [side, 1.18],
        [side * 0.7, 1.5],
      ],
      0.018,
      tint('twig'),
      { strength: 1.1 },
    ),
  );
  const band = Array.from({ length: 9 }, (_, i): [number, number, number] => {
    const t = (i - 4) / 4.6;
    const [[px, py]] = at([[t * 0.93, 0.2 - (1 - t * t) * -0.12]]) as [Point];
    return [px, py, size * 0.045];
  });
  return [
    ...ropes,
    smooth(envelope(1), colour, light),
    smooth(envelope(0.68), stripe, { ...light, cover: 0.9 }),
    smooth(envelope(0.3), colour, { ...light, cover: 0.95 }),
    dots(band, 'chalk', tint('white'), { strength: 0.85 }),
    straight(
      [
        [-0.17, 1.48],
        [0.17, 1.48],
        [0.13, 1.74],
        [-0.13, 1.74],
      ],
      tint('wood', 'gold', 0.35),
      { strength: 1.05 },
    ),
    line(
      [
        [-0.18, 1.48],
        [0.18, 1.48],
      ],
      0.05,
      tint('wood'),
      { strength: 1.1 },
    ),
  ];
}
