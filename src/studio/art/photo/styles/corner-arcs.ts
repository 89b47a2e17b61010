import type { SKRSContext2D } from '@napi-rs/canvas';
import type { ColorPalette } from '../../../../contract/vocabulary.ts';
import { oklch, type Rgb, toCss } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import type { Extent } from '../crop-to-cover.ts';

const gold = oklch(0.8, 0.11, 85);

/** Quarter discs and thin gilt arcs about one or two corners: small enough to leave the subject alone. */
export function drawCornerArcs(
  context: SKRSContext2D,
  { width, height }: Extent,
  unit: number,
  palette: ColorPalette,
  detailed: boolean,
  rng: Rng,
): void {
  const hue = rng.between(0, 360);
  const corners = rng.shuffle([
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const);
  for (const [k, [x, y]] of corners.slice(0, detailed ? 2 : 1).entries()) {
    const colour: Rgb = palette === 'Black & White' ? oklch(0.6, 0, 0) : oklch(0.68, 0.15, hue + k * 150);
    const reach = rng.between(210, 290) * unit;
    context.globalCompositeOperation = 'soft-light';
    for (const [share, alpha] of [
      [1, 0.75],
      [0.62, 0.9],
    ] as const) {
      context.fillStyle = toCss(colour, alpha);
      context.beginPath();
      context.arc(x, y, reach * share, 0, Math.PI * 2);
      context.fill();
    }
    context.globalCompositeOperation = 'source-over';
    context.strokeStyle = toCss(gold, 0.95);
    for (const [share, line] of [
      [1, 3.2],
      [1.07, 1.4],
      [0.62, 2],
    ] as const) {
      context.lineWidth = line * unit;
      context.beginPath();
      context.arc(x, y, reach * share, 0, Math.PI * 2);
      context.stroke();
    }
  }
}
