import { lerp } from '../core/colour.ts';
import { type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { ColourRole } from '../palettes.ts';
import type { Shape } from '../scene.ts';
import { dots, facet, stroke, tint } from './shapes.ts';

export const accents: readonly ColourRole[] = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5'];

/** Pennants on a string that sags from `left` to `right`. */
export function bunting(rng: Rng, left: Point, right: Point, sag: number, size: number): Shape[] {
  const at = (t: number): Point => [lerp(left[0], right[0], t), lerp(left[1], right[1], t) + sag * 4 * t * (1 - t)];
  const string = Array.from({ length: 15 }, (_, i) => at(i / 14));
  const shapes = [stroke(string, 2.4, tint('twig'), { strength: 1.05 })];
  const flags = Math.max(3, Math.round(Math.abs(right[0] - left[0]) / (size * 2.25)));
  const first = rng.whole(0, accents.length - 1);
  for (let i = 0; i < flags; i++) {
    const t = (i + 0.5) / flags;
    const [x, y] = at(t);
    const [before, after] = [at(t - 0.02), at(t + 0.02)];
    const slope = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const colour = tint(accents[(i + first) % accents.length] ?? 'accent1');
    const pennant = place(
      [
        [-size, 0],
        [size, 0],
        [0, size * 1.9],
      ],
      x,
      y,
      slope,
    );
    shapes.push(
      facet(pennant, 'body', colour, {
        cover: 0.95,
        strength: 1.05,
        shade: { kind: 'linear', from: [x, y], to: [x, y + size * 2], start: 0.75, end: 1.2 },
      }),
    );
    if (i % 2 === 1) {
      const spots = Array.from({ length: 5 }, (_, k): [number, number, number] => {
        const across = ((k % 3) - 1) * size * 0.42;
        const down = size * (0.35 + Math.floor(k / 3) * 0.48);
        const [[sx, sy]] = place([[k < 3 ? across : across + size * 0.2, down]], x, y, slope) as [Point];
        return [sx, sy, size * 0.1];
      });
      shapes.push(dots(spots, 'chalk', tint('white'), { strength: 0.9 }));
    }
  }
  return shapes;
}
