import { ellipsePath, type Point, polygonPath, smoothPath } from '../core/geometry.ts';
import { type Backdrop, drawSky, isClear, scatterSky } from './backdrop-sky.ts';
import type { Inks } from './inks.ts';
import { cloudPath } from './paths.ts';
import type { Press } from './press.ts';

/** Hills with a wood, under sun or moon. */
export function drawHills(backdrop: Backdrop): void {
  const { press, rng, box, horizon, season, outline, strength } = backdrop;
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  const line = top + height * horizon;
  if (!backdrop.groundOnly) drawHeavens(backdrop, line);
  const far: Inks = season === 'snow' ? { second: 0.22 } : { second: 0.55 * strength, light: 0.35 * strength };
  hill(backdrop, line, height * 0.035, far);
  const trees = Math.round(width / 85);
  for (let i = 0; i < trees; i++) {
    const x = left + (width * (i + rng.between(0.1, 0.9))) / trees;
    if (Math.abs(x - (left + right) / 2) < width * 0.16) continue;
    pine(
      press,
      x,
      line + height * 0.05,
      height * rng.between(0.1, 0.24),
      { second: strength, key: 0.18 * strength },
      outline * 0.5,
    );
  }
  const near: InksPair =
    season === 'snow'
      ? [{}, { second: 0.35 }]
      : [
          { second: 0.35 * strength, light: 0.75 * strength },
          { second: 0.8 * strength, light: 0.6 * strength },
        ];
  hill(backdrop, line + height * 0.075, height * 0.025, near[0], near[1]);
}

/** Sky, sun or moon, and what drifts there. */
function drawHeavens(backdrop: Backdrop, line: number): void {
  const { press, rng, box, horizon, season, outline, keepClear, strength } = backdrop;
  const [left, top, right, bottom] = box;
  const [width, height] = [right - left, bottom - top];
  drawSky(backdrop);
  const sunX = left + width * rng.pick([0.2, 0.5, 0.8]);
  const r = Math.min(width, height) * 0.16;
  if (season === 'night') {
    const moon: Point = [left + width * rng.pick([0.14, 0.86]), line - height * 0.24];
    if (isClear(keepClear, moon[0], moon[1], r * 0.6))
      press.fill(ellipsePath(moon[0], moon[1], r * 0.6), { light: 0.7 }, { line: outline * 0.6 });
  } else if (isClear(keepClear, sunX, line - r * 0.3, r)) {
    press.fill(
      ellipsePath(sunX, line - r * 0.3, r),
      { light: strength, main: 0.22 * strength },
      { line: outline * 0.6 },
    );
  }
  if (season !== 'plain') scatterSky(backdrop, season === 'snow' ? 50 : 24, season === 'night');
  else {
    for (let i = 0; i < 4; i++) {
      const w = width * rng.between(0.14, 0.22);
      const at: Point = [left + width * rng.between(0.08, 0.92), top + height * horizon * rng.between(0.12, 0.75)];
      if (isClear(keepClear, at[0], at[1] - w * 0.15, w * 0.7))
        press.fill(cloudPath(at, w), {}, { line: outline * 0.6 });
    }
  }
}

type InksPair = readonly [Inks, Inks];

/** A rolling edge of land down to the foot of the box. */
function hill(
  { press, rng, box: [left, , right, bottom], outline }: Backdrop,
  y: number,
  roll: number,
  start: Inks,
  end: Inks = start,
): void {
  const phase = rng.between(0, 6);
  const crest = Array.from(
    { length: 9 },
    (_, i): Point => [left - 20 + ((right - left + 40) * i) / 8, y + Math.sin(i * 0.85 + phase) * roll],
  );
  const path = `${smoothPath(crest, false)}L${right + 20} ${bottom + 20}L${left - 20} ${bottom + 20}Z`;
  press.fill(path, { start, end, along: { kind: 'linear', from: [0, y], to: [0, bottom] } }, { line: outline });
}

function pine(press: Press, x: number, foot: number, height: number, inks: Inks, line: number): void {
  const right: Point[] = [];
  const left: Point[] = [];
  for (let i = 1; i <= 5; i++) {
    const w = (height * 0.3 * i) / 5;
    const y = foot - height + (height * i) / 5;
    right.push([x + w, y], [x + w * 0.55, y - height * 0.02]);
    left.unshift([x - w * 0.55, y - height * 0.02], [x - w, y]);
  }
  press.fill(polygonPath([[x, foot - height], ...right, ...left]), inks, { line });
}
