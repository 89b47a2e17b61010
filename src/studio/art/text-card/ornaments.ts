import { mixColours, type Rgb } from '../core/colour.ts';
import type { Rng } from '../core/rng.ts';
import type { CardSheet } from './card-sheet.ts';
import { drawEmblem, drawPendant } from './emblems.ts';
import { circlePath, starPath } from './pen.ts';
import type { Box } from './set-words.ts';

/** A rule that swells into leaves, with the occasion's emblem or a diamond in the middle; `width` in units. */
export function drawFlourish(
  { pen, unit, foil, theme, mood }: CardSheet,
  x: number,
  y: number,
  width: number,
  withEmblem: boolean,
): void {
  pen.at(x, y, unit, 0, () => {
    const half = width / 2;
    const start = withEmblem ? 34 : 16;
    for (const side of [1, -1])
      pen.at(0, 0, [side, 1], 0, () => {
        pen.stroke(
          `M${start} 0C${half * 0.42} -15 ${half * 0.6} 15 ${half - 16} 0c14 -7 20 4 12 9c-8 4 -14 -4 -8 -9`,
          foil,
          2.2,
        );
        for (const [t, lift] of [
          [0.36, -9],
          [0.56, 3],
          [0.74, 9],
        ] as const)
          pen.fill(`M${half * t} ${lift}q9 -11 24 -5q-9 10 -24 5Z`, foil);
      });
    if (withEmblem)
      pen.at(0, 0, 20, 0, () => drawEmblem(pen, mood.emblem === 'balloon' ? 'star' : mood.emblem, theme, foil));
    else pen.fill('M0 -8L8 0L0 8L-8 0Z', foil);
  });
}

/** A short plain rule; `width` in units. */
export function drawRule({ pen, unit, foil }: CardSheet, x: number, y: number, width: number): void {
  pen.stroke(`M${x} ${y}h${width * unit}`, foil, 3.5 * unit);
}

/** Two fine frame lines, `inset` units from the edge. */
export function drawFrame(sheet: CardSheet, inset: number, corner: 'square' | 'notched' | 'round'): void {
  const { pen, unit, foil, width, height } = sheet;
  for (const [gap, weight] of [
    [0, 3],
    [13, 1.3],
  ] as const) {
    const left = (inset + gap) * unit;
    const [right, bottom] = [width - left, height - left];
    const r = (corner === 'square' ? 0 : 46 - gap) * unit;
    const sweep = corner === 'round' ? 1 : 0;
    pen.stroke(
      `M${left + r} ${left}H${right - r}A${r} ${r} 0 0 ${sweep} ${right} ${left + r}V${bottom - r}A${r} ${r} 0 0 ${sweep} ${right - r} ${bottom}H${left + r}A${r} ${r} 0 0 ${sweep} ${left} ${bottom - r}V${left + r}A${r} ${r} 0 0 ${sweep} ${left + r} ${left}Z`,
      foil,
      weight * unit,
    );
  }
}

/** A pattern hardly darker than its ground, filling a region. */
export function drawPattern(sheet: CardSheet, region: Box, ground: Rgb, rng: Rng, strength = 0.07): void {
  const { pen, unit, theme } = sheet;
  const light = ground[0] + ground[1] + ground[2] < 1.5;
  // On a field of the bloom's own colour the bloom would not show.
  const nearBloom = Math.max(...ground.map((value, i) => Math.abs(value - (theme.blooms[1][i] ?? 0)))) < 0.3;
  const colour =
    light || nearBloom
      ? mixColours(ground, [1, 1, 1], strength * (light ? 0.75 : 3))
      : mixColours(ground, theme.blooms[1], strength * 2.2);
  const kind = rng.pick(['scallops', 'dots', 'stripes', 'lattice'] as const);
  const { context } = pen;
  const [right, bottom] = [region.left + region.width, region.top + region.height];
  context.save();
  context.beginPath();
  context.rect(region.left, region.top, region.width, region.height);
  context.clip();
  if (kind === 'stripes') {
    const step = 56 * unit;
    for (let x = region.left; x < right; x += step)
      pen.fill(`M${x} ${region.top}h${step / 2}V${bottom}h${-step / 2}Z`, colour, 0.75);
  } else {
    const step = (kind === 'dots' ? 46 : 72) * unit;
    for (let row = -1; row * step * 0.5 < region.height + step; row++)
      for (let column = -1; column * step < region.width + step; column++) {
        const x = region.left + (column + (row & 1 ? 0.5 : 0)) * step;
        const y = region.top + row * step * 0.5;
        if (kind === 'dots') pen.fill(circlePath(x, y, 3.6 * unit), colour);
        else if (kind === 'scallops')
          for (const r of [0.5, 0.36, 0.22])
            pen.stroke(`M${x - step * r} ${y}A${step * r} ${step * r} 0 0 1 ${x + step * r} ${y}`, colour, 1.8 * unit);
        else {
          pen.stroke(
            `M${x} ${y - step * 0.5}L${x + step * 0.5} ${y}L${x} ${y + step * 0.5}L${x - step * 0.5} ${y}Z`,
            colour,
            1.6 * unit,
          );
          pen.fill(circlePath(x, y, 4 * unit), colour);
        }
      }
  }
  context.restore();
}

/** Confetti, stars and dots over a region, thinner towards `keepClear`, which stays free. */
export function scatterConfetti(sheet: CardSheet, region: Box, keepClear: Box, count: number, rng: Rng): void {
  const { pen, unit, theme, foil } = sheet;
  const spots: [number, number][] = [];
  const margin = 14 * unit;
  for (let i = 0; i < count * 4 && spots.length < count; i++) {
    const x = rng.between(region.left, region.left + region.width);
    const y = rng.between(region.top, region.top + region.height);
    const inside =
      x > keepClear.left - margin &&
      x < keepClear.left + keepClear.width + margin &&
      y > keepClear.top - margin &&
      y < keepClear.top + keepClear.height + margin;
    if (inside || spots.some(([ox, oy]) => Math.hypot(ox - x, oy - y) < 34 * unit)) continue;
    spots.push([x, y]);
    const size = rng.between(6, 13) * unit;
    const ink = rng.chance(0.3) ? foil : rng.pick([theme.blooms[0], theme.blooms[1], theme.blooms[2], theme.leaves[0]]);
    const kind = rng.pick(['dot', 'strip', 'star', 'curl', 'dot'] as const);
    pen.at(x, y, size, rng.between(0, Math.PI * 2), () => {
      if (kind === 'dot') pen.fill(circlePath(0, 0, 0.62), ink);
      else if (kind === 'strip') pen.fill('M-.3 -1H.3V1H-.3Z', ink);
      else if (kind === 'star') pen.fill(starPath(5, 0.45), ink);
      else pen.stroke('M-1.3 0C-.9 -.9 -.3 -.9 0 0S.9 .9 1.3 0', ink, 0.32);
    });
  }
}

/** A string from edge to edge, hung with the occasion's pendants; heights in pixels at its ends and middle. */
export function drawGarland(
  sheet: CardSheet,
  ends: { left: number; right: number; sag: number },
  pendantSize: number,
  rng: Rng,
): void {
  const { pen, unit, width, theme, foil, mood } = sheet;
  const yAt = (t: number) => ends.left + (ends.right - ends.left) * t + ends.sag * 4 * t * (1 - t);
  const points = Array.from({ length: 41 }, (_, i) => `${((i / 40) * width).toFixed(1)} ${yAt(i / 40).toFixed(1)}`);
  pen.stroke(`M${points.join('L')}`, foil, 2.4 * unit);
  const count = Math.round(width / (pendantSize * 2.15));
  const mains = [theme.blooms[1], theme.blooms[2], theme.blooms[0], theme.leaves[0]];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const slope = Math.atan2(yAt(t + 0.01) - yAt(t - 0.01), width * 0.02);
    const main = mains[i % mains.length] ?? theme.blooms[0];
    const second = mains[(i + 2) % mains.length] ?? theme.blooms[1];
    const hang = mood.pendant === 'flag' ? slope : slope * 0.3 + rng.between(-0.08, 0.08);
    const drop = mood.pendant === 'flag' ? 0 : rng.between(4, 26) * unit;
    if (drop > 0) pen.stroke(`M${t * width} ${yAt(t)}v${drop + 4 * unit}`, foil, 1.6 * unit);
    pen.at(t * width, yAt(t) + drop, pendantSize, hang, () =>
      drawPendant(pen, mood.pendant, { main, second, line: foil }),
    );
  }
}
