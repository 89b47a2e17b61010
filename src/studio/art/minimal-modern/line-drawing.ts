import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../arrange/arrangement.ts';
import { mixColours, type Rgb, toCss, toOklab } from '../core/colour.ts';
import { pathReader } from '../flat/draw-flat.ts';
import type { Pen } from '../flat/pen.ts';
import { formSide } from '../library/motif-form.ts';
import type { MinimalColours } from './colours.ts';
import { type MergedShape, onForm } from './merge-parts.ts';

export type LineShapes = { placement: Placement; shapes: readonly MergedShape[] };

/** How far the colour lies off its lines, in pixels. */
const slip = [11, 9] as const;
/** Below this share a part's colour is left out. */
const leastColoured = 0.1;

/** The colour of a line drawing: its largest parts alone, pale, a little beside their lines. */
export function layOffsetColour(
  pen: Pen,
  placement: Placement,
  shapes: readonly MergedShape[],
  { paper }: MinimalColours,
): void {
  const [x, y] = placement.centre;
  const shift = Math.min(1, placement.size / 300);
  const moved = { ...placement, centre: [x + slip[0] * shift, y + slip[1] * shift] as const };
  const isSolid = placement.rank === 'accent';
  onForm(pen, moved, () => {
    for (const { path, colour, shown, lineWidth } of shapes)
      if (lineWidth === undefined && (isSolid || shown > leastColoured) && toOklab(colour)[0] > 0.4)
        pen.fill(path, mixColours(colour, paper, isSolid ? 0.15 : 0.3));
  });
}

/** Draws the edges of shapes as lines of one ink; shapes hide what is behind them. */
export function drawLines(context: SKRSContext2D, drawings: readonly LineShapes[], ink: Rgb, scale: number): void {
  const { width, height } = context.canvas;
  const sheet = createCanvas(width, height);
  const lines = sheet.getContext('2d');
  lines.lineJoin = 'round';
  lines.lineCap = 'round';
  const pathOf = pathReader();
  for (const { placement, shapes } of drawings) {
    const { centre, size, angle, flip, rank } = placement;
    const grow = size / formSide;
    const weight = (rank === 'accent' ? 2.6 : 4.4) * (size / 400) ** 0.35;
    lines.setTransform(scale, 0, 0, scale, centre[0] * scale, centre[1] * scale);
    lines.rotate(angle);
    lines.scale(flip ? -grow : grow, grow);
    lines.translate(-formSide / 2, -formSide / 2);
    for (const { path, colour, lineWidth, shown } of shapes) {
      const drawn = pathOf(path);
      lines.strokeStyle = toCss(ink);
      lines.fillStyle = toCss(ink);
      lines.lineWidth = Math.max(lineWidth ?? 0, weight / grow);
      if (lineWidth === undefined) {
        lines.globalCompositeOperation = 'destination-out';
        lines.fill(drawn);
        lines.globalCompositeOperation = 'source-over';
        // Small dark parts are spots of ink, not rings.
        if (shown < 0.03 && toOklab(colour)[0] < 0.45) lines.fill(drawn);
      }
      lines.stroke(drawn);
    }
  }
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(sheet, 0, 0);
  context.restore();
}
