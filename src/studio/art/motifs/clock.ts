import { offset, type Point } from '../core/geometry.ts';
import type { Shape, Tint } from '../scene.ts';
import { ellipse, facet, stroke, tint } from './shapes.ts';

/** An alarm clock a moment before midnight; (x, foot) is below its middle and `size` its radius. */
export function alarmClock(x: number, foot: number, size: number, colour: Tint): Shape[] {
  const y = foot - size * 1.12;
  const leg = (side: number): Shape =>
    facet(
      [
        [x + side * size * 0.5, y + size * 0.8],
        [x + side * size * 0.78, y + size * 0.6],
        [x + side * size * 0.9, foot],
        [x + side * size * 0.72, foot],
      ] as Point[],
      'body',
      tint('gold'),
    );
  const bell = (side: number): Shape =>
    ellipse(x + side * size * 0.58, y - size * 0.95, size * 0.36, size * 0.3, 'body', tint('gold'), {
      shade: { kind: 'linear', from: [x, y - size * 1.3], to: [x, y - size * 0.7], start: 0.8, end: 1.4 },
    });
  const hours = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return stroke([offset(x, y, angle, size * 0.66), offset(x, y, angle, size * 0.74)], size * 0.045, tint('ink'));
  });
  return [
    leg(-1),
    leg(1),
    bell(-1),
    bell(1),
    ellipse(x, y, size, size, 'body', colour, {
      shade: { kind: 'linear', from: [x, y], to: [x + size, y + size * 0.6], start: 1, end: 1.4 },
    }),
    ellipse(x, y, size * 0.82, size * 0.82, 'body', tint('cream')),
    ...hours,
    stroke([[x, y], offset(x, y, -Math.PI / 2 - 0.12, size * 0.44)], size * 0.06, tint('ink'), { surface: 'chalk' }),
    stroke([[x, y], offset(x, y, -Math.PI / 2 - 0.36, size * 0.62)], size * 0.045, tint('ink'), { surface: 'chalk' }),
    ellipse(x, y, size * 0.08, size * 0.08, 'fine', colour),
  ];
}
