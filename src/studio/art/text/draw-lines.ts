import type { SKRSContext2D } from '@napi-rs/canvas';
import { applyFont, type FittedText } from './fit-text.ts';

/** `start` is the side where the text begins: the right one for Arabic and Hebrew. */
type LinePlace = { top: number; left: number; right: number; align: 'left' | 'center' | 'right' | 'start' };

/** The width of the longest line, in pixels. */
export function measureWidest(context: SKRSContext2D, fitted: FittedText): number {
  applyFont(context, fitted.font, fitted.letterSpacingEm);
  return Math.max(...fitted.lines.map((line) => context.measureText(line).width));
}

/** Where the baseline of a fitted line lies below the top of its line height. */
export function baselineIn(context: SKRSContext2D, fitted: FittedText): number {
  context.save();
  applyFont(context, fitted.font, fitted.letterSpacingEm);
  context.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText('Hg');
  context.restore();
  return (fitted.lineHeightPx - ascent - descent) / 2 + ascent;
}

/** Sets fitted lines below `top` in the context's fill colour, each centred in its line height; returns the y below the last. */
export function drawLines(context: SKRSContext2D, fitted: FittedText, { top, left, right, align }: LinePlace): number {
  context.save();
  applyFont(context, fitted.font, fitted.letterSpacingEm);
  context.textBaseline = 'alphabetic';
  const baseline = baselineIn(context, fitted);
  const { thicken = 0, sizePx } = fitted.font;
  context.strokeStyle = context.fillStyle;
  context.lineWidth = thicken * sizePx;
  context.lineJoin = 'round';
  // Letter spacing follows the last letter too: half of it back centres what is seen.
  const places = { left, center: (left + right + fitted.letterSpacingEm * fitted.font.sizePx) / 2, right };
  fitted.lines.forEach((line, index) => {
    const rightToLeft = fitted.rightToLeft[index] ?? false;
    const side = align === 'start' ? (rightToLeft ? 'right' : 'left') : align;
    context.textAlign = side;
    context.direction = rightToLeft ? 'rtl' : 'ltr';
    const y = top + baseline + index * fitted.lineHeightPx;
    context.fillText(line, places[side], y);
    if (thicken > 0) context.strokeText(line, places[side], y);
  });
  context.restore();
  return top + fitted.lines.length * fitted.lineHeightPx;
}
