import { lerp } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';
import type { Shape } from '../scene.ts';
import { dots, ellipse, stroke, tint } from './shapes.ts';

/** Small lamps on a wire that sags from `from` to `to`, each with its glow; only where `isFree`. */
export function stringLights(
  from: Point,
  to: Point,
  sag: number,
  size: number,
  isFree: (x: number, y: number) => boolean,
  onDark: boolean,
): Shape[] {
  const at = (t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t)];
  const wire = Array.from({ length: 13 }, (_, i) => at(i / 12));
  const count = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 6.2)));
  const bulbs = Array.from({ length: count }, (_, i): Point => {
    const [x, y] = at((i + 0.5) / count);
    return [x, y + size * 1.5];
  }).filter(([x, y]) => isFree(x, y));
  return [
    stroke(wire, size * 0.26, onDark ? tint('skyDeep', 'heartDark', 0.5) : tint('twig'), {
      strength: 1,
      cover: onDark ? 0.5 : 0,
    }),
    ...bulbs.flatMap(([x, y]): Shape[] => [
      ...(onDark
        ? [ellipse(x, y, size * 2.6, size * 2.6, 'lift', tint('white'), { cover: 0.4, softness: size * 0.9 })]
        : []),
      ellipse(x, y, size * 3, size * 3, 'glow', tint('glow', 'gold', 0.35), { strength: 1, softness: size }),
      ellipse(x, y, size * 0.85, size * 1.15, 'fine', tint('glow', 'flame', 0.4), {
        cover: 1,
        shade: { kind: 'radial', centre: [x, y], radius: size * 1.3, start: 0.5, end: 1.3 },
      }),
    ]),
    dots(
      bulbs.map(([x, y]): [number, number, number] => [x, y - size * 1.25, size * 0.42]),
      'fine',
      tint('twig'),
      { cover: 1, strength: 1.2 },
    ),
  ];
}

/** A street lamp with its glow; (x, foot) is where it stands. */
export function streetLamp(x: number, foot: number, height: number): Shape[] {
  const top = foot - height;
  const post = tint('skyDeep', 'ink', 0.5);
  return [
    ellipse(x, top, height * 0.3, height * 0.3, 'lift', tint('white'), { cover: 0.35, softness: height * 0.08 }),
    ellipse(x, top, height * 0.34, height * 0.34, 'glow', tint('glow', 'gold', 0.3), {
      strength: 1.1,
      softness: height * 0.1,
    }),
    stroke(
      [
        [x, foot],
        [x, top + height * 0.09],
      ],
      height * 0.03,
      post,
      { strength: 1.2, cover: 0.9 },
    ),
    stroke(
      [
        [x - height * 0.05, foot],
        [x + height * 0.05, foot],
      ],
      height * 0.05,
      post,
      { strength: 1.2, cover: 0.9 },
    ),
    ellipse(x, top, height * 0.075, height * 0.1, 'fine', tint('glow', 'flame', 0.3), { cover: 1 }),
    stroke(
      [
        [x - height * 0.09, top - height * 0.08],
        [x, top - height * 0.16],
        [x + height * 0.09, top - height * 0.08],
      ],
      height * 0.03,
      post,
      { strength: 1.2, cover: 0.9 },
    ),
  ];
}
