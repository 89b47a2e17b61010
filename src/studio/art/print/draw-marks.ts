import type { SKRSContext2D } from '@napi-rs/canvas';
import { bleedPt, type PrintSheet } from './print-sheet.ts';

const markGapPt = bleedPt + 2;
const markLengthPt = 14;
const markColour = '#000000';

/** Crop marks at the corners of the card and dashes where it is folded, all outside the bleed. */
export function drawMarks(context: SKRSContext2D, { trim, fold }: PrintSheet): void {
  const { left, top, width, height } = trim;
  const [right, bottom] = [left + width, top + height];
  context.save();
  context.strokeStyle = markColour;
  context.lineWidth = 0.5;
  context.beginPath();
  for (const [x, away] of [
    [left, -1],
    [right, 1],
  ] as const)
    for (const [y, beyond] of [
      [top, -1],
      [bottom, 1],
    ] as const) {
      context.moveTo(x + away * markGapPt, y);
      context.lineTo(x + away * (markGapPt + markLengthPt), y);
      context.moveTo(x, y + beyond * markGapPt);
      context.lineTo(x, y + beyond * (markGapPt + markLengthPt));
    }
  context.stroke();
  context.setLineDash([2.5, 2]);
  context.beginPath();
  for (const away of [-1, 1]) {
    const [x, y] =
      fold === 'upright' ? [left + width / 2, away < 0 ? top : bottom] : [away < 0 ? left : right, top + height / 2];
    const [dx, dy] = fold === 'upright' ? [0, away] : [away, 0];
    context.moveTo(x + dx * markGapPt, y + dy * markGapPt);
    context.lineTo(x + dx * (markGapPt + markLengthPt), y + dy * (markGapPt + markLengthPt));
  }
  context.stroke();
  context.restore();
}

/** How to print, in the margin that is cut off. */
export function drawHint(context: SKRSContext2D, { trim }: PrintSheet, hint: string): void {
  context.save();
  context.font = '6.5px "Hanken Grotesk"';
  context.fillStyle = '#555555';
  context.textAlign = 'center';
  context.fillText(hint, trim.left + trim.width / 4, trim.top + trim.height + markGapPt + markLengthPt + 7);
  context.restore();
}
