import type { SKRSContext2D } from '@napi-rs/canvas';
import { applyFont, type FittedText } from './fit-text.ts';

/** `start` is the side where the text begins: the right one for Arabic and Hebrew. */
type LinePlace = { top: number; left: number; right: number; align: 'left' | 'center' | 'right' | 'start' };

/** The width of the longest line, in pixels. */
export function measureWidest(context: SKRSContext2D, fitted: FittedText): number {
  applyFont(context, fitted.font, fitted.letterSpacingEm);
  return Math.max(...fitted.lines.map((line) => context.measureText(line).width));
}

/** Sets fitted lines below `top` in the context's fill colour, each centred in its line height; returns the y below the last. */
export function drawLines(context: SKRSContext2D, fitted: FittedText, { top, left, right, align }: LinePlace): number {
  context.save();
  applyFont(context, fitted.font, fitted.letterSpacingEm);
  context.textBaseline = 'alphabetic';
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText('Hg');
  const baseline = (fitted.lineHeightPx - ascent - descent) / 2 + ascent;
  // Letter spacing follows the last letter too: half of it back centres what is seen.
  const places = { left, center: (left + right + fitted.letterSpacingEm * fitted.font.sizePx) / 2, right };
  fitted.lines.forEach((line, index) => {
    const rightToLeft = fitted.rightToLeft[index] ?? false;
    const side = align === 'start' ? (rightToLeft ? 'right' : 'left') : align;
    context.textAlign = side;
    context.direction = rightToLeft ? 'rtl' : 'ltr';
    context.fillText(line, places[side], top + baseline + index * fitted.lineHeightPx);
  });
  context.restore();
  return top + fitted.lines.length * fitted.lineHeightPx;
}
