import type { Box, Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Inks } from '../separations/inks.ts';
import { heartPath, raysPath, rectPath, starPath } from '../separations/paths.ts';
import type { Press } from '../separations/press.ts';

/** A black border around the sheet. */
export function drawBorder(press: Press, width: number, height: number): void {
  press.stroke(rectPath(10, 10, width - 10, height - 10), 20);
}

/** A ground and the dots of its rays. */
export const rayInks: readonly (readonly [Inks, Inks])[] = [
  [{ light: 1 }, { second: 0.82 }],
  [{ second: 0.9 }, { light: 1 }],
  [{ light: 1 }, { main: 0.62 }],
];

/** Rays of one solid ink and one of swelling dots about a point. */
export function drawRays(press: Press, rng: Rng, box: Box, centre: Point, choices = rayInks): void {
  const reach = Math.hypot(box[2] - box[0], box[3] - box[1]);
  const [ground, dots] = rng.pick(choices);
  press.fill(rectPath(...box), ground);
  press.fill(raysPath(centre, rng.pick([14, 16, 18]), reach, rng.between(0, 0.3)), {
    start: fade(dots, 0.15),
    end: dots,
    along: { kind: 'radial', centre, radius: reach * 0.75, innerRadius: reach * 0.12 },
  });
}

/** A ground of Ben-Day dots that swell from one side to the other. */
export function drawDots(press: Press, path: string, ink: Inks, from: Point, to: Point, ground: Inks = {}): void {
  press.fill(path, ground);
  press.fill(path, { start: fade(ink, 0.12), end: ink, along: { kind: 'linear', from, to } }, { over: true });
}

const fade = ({ main = 0, second = 0, light = 0 }: Inks, amount: number): Inks => ({
  main: main * amount,
  second: second * amount,
  light: light * amount,
});

/** A small outlined sign with a hard shadow: a star, or a heart on cards about love. */
export function drawSign(press: Press, at: Point, size: number, turn: number, inks: Inks, loving: boolean): void {
  const path = (x: number, y: number): string =>
    loving ? heartPath([x, y], size * 0.8) : starPath([x, y], size, 5, 0.45, turn);
  press.fill(path(at[0] + size * 0.18, at[1] + size * 0.2), { key: 1 });
  press.fill(path(at[0], at[1]), inks, { line: Math.max(3.5, size * 0.16) });
}
