import type { Box } from '../core/geometry.ts';
import { ellipsePath } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Season } from './card-context.ts';
import type { Inks } from './inks.ts';
import { rectPath, starPath } from './paths.ts';
import type { Press } from './press.ts';

export type Backdrop = {
  press: Press;
  rng: Rng;
  box: Box;
  /** Height of the ground's edge as a share of the box. */
  horizon: number;
  season: Season;
  /** Width of key outlines; 0 leaves them out. */
  outline: number;
  /** Where no star, cloud or moon may lie. */
  keepClear: Box | null;
  /** Leaves out sky, wall, sun and moon, if a background is already there. */
  groundOnly?: boolean;
  /** 0 to 1: how strong the colours are; a quiet card's are thin. */
  strength: number;
};

/** A sky that pales towards the horizon. */
export function drawSky({ press, box: [left, top, right, bottom], horizon, season, strength }: Backdrop): void {
  const y = top + (bottom - top) * horizon;
  const deep: Inks =
    season === 'plain' ? { second: 0.62 * strength } : { second: 0.98 * strength, key: 0.22 * strength };
  const pale: Inks =
    season === 'night'
      ? { second: 0.5 * strength, main: 0.25 * strength }
      : { second: 0.1 * strength, light: 0.35 * strength };
  press.fill(rectPath(left, top, right, bottom), {
    start: deep,
    end: pale,
    along: { kind: 'linear', from: [0, top], to: [0, y] },
  });
}

/** Whether a spot with its reach lies clear of the words. */
export function isClear(keepClear: Box | null, x: number, y: number, reach: number): boolean {
  if (keepClear === null) return true;
  const [left, top, right, bottom] = keepClear;
  return x + reach < left || x - reach > right || y + reach < top || y - reach > bottom;
}

/** Stars, or flakes, in the sky. */
export function scatterSky(backdrop: Backdrop, count: number, star: boolean): void {
  const { press, rng, keepClear, horizon } = backdrop;
  const [left, top, right, bottom] = backdrop.box;
  const floor = star ? top + (bottom - top) * horizon * 0.8 : bottom;
  for (let i = 0; i < count; i++) {
    const x = rng.between(left, right);
    const y = rng.between(top, floor);
    const size = star ? rng.between(7, 17) : rng.between(2.5, 6);
    if (!isClear(keepClear, x, y, size)) continue;
    press.fill(
      star ? starPath([x, y], size, 4, 0.28) : ellipsePath(x, y, size),
      star && i % 3 === 0 ? { light: 1 } : {},
    );
  }
}
