import { ellipsePath, type Point } from '../core/geometry.ts';
import { type Backdrop, isClear, scatterSky } from './backdrop-sky.ts';
import type { Inks } from './inks.ts';
import { cloudPath, crescentPath, rectPath } from './paths.ts';

/** Above the clouds by moonlight, with a rainbow by day. */
export function drawDreamland(backdrop: Backdrop): void {
  const { press, rng, box, horizon, season, outline, keepClear, strength } = backdrop;
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  if (!backdrop.groundOnly) {
    press.fill(rectPath(left, top, right, bottom), {
      start:
        season === 'plain'
          ? { second: 0.85 * strength, main: 0.06 * strength }
          : { second: strength, key: 0.25 * strength },
      end: { main: 0.28 * strength, light: 0.2 * strength },
      along: { kind: 'linear', from: [0, top], to: [0, bottom] },
    });
  }
  const line = top + height * horizon;
  // A rainbow would be too bright for a quiet card.
  if (season === 'plain' && strength > 0.6 && !backdrop.groundOnly) {
    const room = keepClear === null ? height : line + height * 0.06 - keepClear[3];
    const reach = Math.min(width * 0.44, height * 0.5, Math.max(room, height * 0.3));
    const bands: readonly Inks[] = [{ main: 0.9 * strength }, { light: strength }, {}, { second: 0.55 * strength }];
    const middle: Point = [(left + right) / 2, line + height * 0.06];
    for (const [i, inks] of bands.entries())
      press.fill(ellipsePath(middle[0], middle[1], reach * (1 - i * 0.11)), inks, { line: outline * 0.6 });
    press.fill(
      ellipsePath(middle[0], middle[1], reach * 0.56),
      { second: 0.4 * strength, main: 0.15 * strength },
      { line: outline * 0.6 },
    );
  }
  if (!backdrop.groundOnly) scatterSky(backdrop, Math.round(width / 32), true);
  const r = Math.min(width, height) * 0.085;
  const side = rng.pick([0.15, 0.85]);
  for (const y of [line - height * 0.22, line - height * 0.12]) {
    if (!isClear(keepClear, left + width * side, y, r)) continue;
    press.fill(crescentPath([left + width * side, y], r), { light: strength }, { line: outline * 0.8 });
    break;
  }
  press.fill(rectPath(left, line + height * 0.12, right, bottom), { main: 0.12 * strength, second: 0.15 * strength });
  for (let row = 0; row < 3; row++) {
    const w = width * (0.34 + row * 0.06);
    const y = line + height * (0.08 + row * 0.11);
    const count = Math.ceil(width / (w * 0.62)) + 1;
    for (let i = 0; i < count; i++)
      press.fill(
        cloudPath([left + (i - 0.2 + (row % 2) * 0.45) * w * 0.62 + rng.gaussian(w * 0.03), y + height * 0.06], w),
        {
          start: {},
          end: { main: 0.3 * strength },
          along: { kind: 'linear', from: [0, y - w * 0.25], to: [0, y + w * 0.1] },
        },
        { line: outline * 0.8 },
      );
  }
}
