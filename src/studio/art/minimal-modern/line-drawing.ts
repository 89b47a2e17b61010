import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../arrange/arrangement.ts';
import { mixColours, type Rgb, toCss, toOklab } from '../core/colour.ts';
import { type Box, boundsOf, type Point } from '../core/geometry.ts';
import { pathReader, scratchFor } from '../flat/draw-flat.ts';
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
  const [left, top, right, bottom] = pixelsOf(drawings, scale, context.canvas);
  const [width, height] = [right - left, bottom - top];
  if (width < 1 || height < 1) return;
  const sheet = scratchFor(width, height);
  const lines = sheet.getContext('2d');
  lines.save();
  lines.clearRect(0, 0, width, height);
  lines.lineJoin = 'round';
  lines.lineCap = 'round';
  const pathOf = pathReader();
  for (const { placement, shapes } of drawings) {
    const { centre, size, angle, flip, rank } = placement;
    const grow = size / formSide;
    const weight = (rank === 'accent' ? 2.6 : 4.4) * (size / 400) ** 0.35;
    lines.setTransform(scale, 0, 0, scale, centre[0] * scale - left, centre[1] * scale - top);
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
  lines.restore();
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(sheet, 0, 0, width, height, left, top, width, height);
  context.restore();
}

/** Lines may reach this far out of a motif's square, in units of the picture. */
const overhang = 24;

/** The pixels that drawings may touch, cut to the picture. */
function pixelsOf(drawings: readonly LineShapes[], scale: number, { width, height }: SKRSContext2D['canvas']): Box {
  const [left, top, right, bottom] = boundsOf(
    drawings.flatMap(
      ({
        placement: {
          centre: [x, y],
          size,
          angle,
        },
      }): Point[] => {
        const reach = (size / 2) * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))) + overhang;
        return [
          [x - reach, y - reach],
          [x + reach, y + reach],
        ];
      },
    ),
  );
  return [
    Math.max(0, Math.floor(left * scale)),
    Math.max(0, Math.floor(top * scale)),
    Math.min(width, Math.ceil(right * scale)),
    Math.min(height, Math.ceil(bottom * scale)),
  ];
}
