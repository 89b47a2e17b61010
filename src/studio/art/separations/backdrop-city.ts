import { ellipsePath } from '../core/geometry.ts';
import { type Backdrop, drawSky, isClear, scatterSky } from './backdrop-sky.ts';
import type { Inks } from './inks.ts';
import { rectPath } from './paths.ts';

/** A skyline in two rows, with lit windows, above a street. */
export function drawSkyline(backdrop: Backdrop): void {
  const { press, rng, box, horizon, season, outline, strength } = backdrop;
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  const line = top + height * (horizon + 0.06);
  if (!backdrop.groundOnly) drawHeavens(backdrop, line);
  const rows: readonly [number, Inks][] = [
    [0.3, { second: 0.5 * strength, main: 0.12 * strength }],
    [0.19, { second: 0.9 * strength, key: 0.3 * strength }],
  ];
  for (const [tallest, inks] of rows) {
    let x = left - 10;
    while (x < right) {
      const w = rng.between(0.055, 0.1) * Math.max(width, height);
      const centred = Math.abs(x + w / 2 - (left + right) / 2) < width * 0.14;
      const h = height * tallest * rng.between(0.5, 1) * (centred ? 0.75 : 1);
      tower(backdrop, x, line, w, h, inks);
      x += w * rng.between(0.94, 1.08);
    }
  }
  const ground: Inks = season === 'snow' ? {} : { light: 0.3 * strength, second: 0.1 * strength };
  press.fill(rectPath(left - 20, line, right + 20, bottom + 20), ground, { line: outline });
  press.stroke(`M${left} ${line + height * 0.03}H${right}`, Math.max(1.5, outline * 0.5));
  for (let x = left + 20; x < right; x += 110)
    press.fill(rectPath(x, line + height * 0.155, x + 56, line + height * 0.17), { key: 0.5 * strength });
}

function drawHeavens(backdrop: Backdrop, line: number): void {
  const { press, rng, box, season, outline, keepClear, strength } = backdrop;
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  drawSky(backdrop);
  const r = Math.min(width, height) * 0.12;
  const sunX = left + width * rng.pick([0.22, 0.78]);
  if (isClear(keepClear, sunX, line - height * 0.3, r))
    press.fill(ellipsePath(sunX, line - height * 0.3, r), { light: 0.9 * strength }, { line: outline * 0.6 });
  if (season !== 'plain') scatterSky(backdrop, season === 'snow' ? 50 : 20, season === 'night');
}

function tower(
  { press, rng, outline, strength }: Backdrop,
  x: number,
  foot: number,
  w: number,
  h: number,
  inks: Inks,
): void {
  press.fill(rectPath(x, foot - h, x + w, foot), inks, { line: outline * 0.7 });
  const shape = rng.next();
  if (shape < 0.25)
    press.fill(`M${x} ${foot - h}L${x + w / 2} ${foot - h - w * 0.6}L${x + w} ${foot - h}Z`, inks, {
      line: outline * 0.7,
    });
  else if (shape < 0.5) {
    press.fill(rectPath(x + w * 0.2, foot - h - w * 0.3, x + w * 0.8, foot - h), inks, { line: outline * 0.7 });
    press.stroke(`M${x + w / 2} ${foot - h - w * 0.3}v${-w * 0.4}`, Math.max(1.5, outline * 0.7));
  }
  let windows = '';
  for (let wy = foot - h + w * 0.18; wy < foot - w * 0.2; wy += w * 0.3)
    for (let k = 0; k < 3; k++)
      if (rng.chance(0.62)) windows += rectPath(x + w * (0.16 + k * 0.26), wy, x + w * (0.3 + k * 0.26), wy + w * 0.16);
  if (windows !== '') press.fill(windows, { light: 0.95 * strength });
}
