import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Area, labelPadding, labelSheets } from '../../../domain/labels.ts';
import { drawLines } from '../text/draw-lines.ts';
import { type FittedText, fitText, measureInOneSize } from '../text/fit-text.ts';
import { prepareText } from '../text/prepare-text.ts';
import { type PrintBox, pointsPerInch } from './print-sheet.ts';
import { unjoinLigatures } from './set-inside.ts';

export const addressInk = '#1d1a1b';

/** A plain face without serifs, which sorting machines read best. */
export const addressFont = { family: 'Hanken Grotesk', weight: 500 } as const;
const usualPt = 11;
/** Below this neither people nor machines read an address. */
const leastPt = 7;
const lineHeight = 1.22;

/** A length in points. */
export function points(millimetres: number): number {
  return (millimetres / 25.4) * pointsPerInch;
}

/** An area in points. */
export function boxOf({ left, top, width, height }: Area): PrintBox {
  return { left: points(left), top: points(top), width: points(width), height: points(height) };
}

/**
 * The lines of an address in a box: smaller before one of them becomes two, and cut only where even the smallest letters are
 * too large.
 */
export function fitAddress(
  context: SKRSContext2D,
  written: readonly string[],
  { width, height }: { width: number; height: number },
  sizePt = usualPt,
): FittedText {
  const lines = written.map(unjoinLigatures);
  const least = Math.min(leastPt, sizePt);
  const measure = measureInOneSize(context, {
    ...addressFont,
    fallbacks: prepareText(lines.join('\n')).fallbacks,
  })(sizePt);
  const widest = Math.max(1, ...lines.map((line) => measure(prepareText(line).text)));
  const sizePx = Math.max(least, Math.min(sizePt, (sizePt * width * 0.995) / widest));
  return fitText(context, {
    text: lines.join('\n'),
    font: addressFont,
    sizePx,
    minScale: least / sizePx,
    maxWidth: width,
    maxHeight: height,
    lineHeight,
  });
}

/** Whether an address does not fit a label of any sheet, so that its end is cut off. */
export function isTooLong(context: SKRSContext2D, lines: readonly string[]): boolean {
  return Object.values(labelSheets).some(
    ({ first }) =>
      fitAddress(context, lines, {
        width: points(first.width - 2 * labelPadding),
        height: points(first.height - labelPadding),
      }).cut,
  );
}

/** Draws an address into a box, in the middle of its height or at its top; all lines begin on the side of an address in Arabic or Hebrew. */
export function drawAddress(
  context: SKRSContext2D,
  lines: readonly string[],
  box: PrintBox,
  { sizePt, place = 'middle' }: { sizePt?: number; place?: 'middle' | 'top' } = {},
): void {
  const fitted = fitAddress(context, lines, box, sizePt);
  const free = box.height - fitted.lines.length * fitted.lineHeightPx;
  context.fillStyle = addressInk;
  drawLines(context, fitted, {
    top: box.top + (place === 'middle' ? free / 2 : 0),
    left: box.left,
    right: box.left + box.width,
    align: fitted.rightToLeft.some(Boolean) ? 'right' : 'left',
  });
}
