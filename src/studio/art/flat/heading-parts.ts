import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../core/geometry.ts';
import { baselineIn, drawLines } from '../text/draw-lines.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import type { FontChoice } from '../text/fonts.ts';
import type { Hand } from '../text/hands.ts';
import { leastDistance, type StackedLine } from '../text/line-distance.ts';
import type { HeadingParts } from '../text/split-heading.ts';

/** How a part is set; the line height is the minimum, as a multiple of the size. */
export type PartFit = { font: Omit<FontChoice, 'sizePx'>; lineHeight: number; letterSpacingEm?: number };
type HeadingBox = {
  width: number;
  height: number;
  most: number;
  align?: 'left' | 'center';
};

export type FittedHeading = { main: FittedText; second: FittedText | null; gapPx: number; heightPx: number };

/** Between the ink of two lines, as a share of the size. */
const leastAir = 0.06;
/** A line height that is set and read again may differ by this much. */
const rounding = 1e-6;

/** How a hand sets its lines: as close as their letters allow. */
export const fitOfHand = ({ family, thicken }: Hand): PartFit => ({ font: { family, thicken }, lineHeight: 0.96 });

/** How the second part of a heading is set: in the hand itself, or in the style's type for small words. */
export const secondFitOfHand = (hand: Hand, beside: PartFit): PartFit =>
  hand.second === 'own' ? { ...fitOfHand(hand), lineHeight: 1.1 } : beside;

/** The largest setting of both parts that fills a box; the second part is `share` as large as the first. No two lines touch. */
export function fitHeading(
  context: SKRSContext2D,
  { main, second }: HeadingParts,
  { width, height, most, align = 'center' }: HeadingBox,
  mainFit: PartFit,
  secondFit: PartFit,
  share: number,
): FittedHeading {
  const room = second === null ? height : height * 0.68;
  const fitted = fitApart(context, main, mainFit, align, (lineHeight) => ({
    sizePx: Math.min(most, room / lineHeight),
    minScale: 0.22,
    maxWidth: width,
    maxHeight: room,
  }));
  const mainHeight = fitted.lines.length * fitted.lineHeightPx;
  if (second === null) return { main: fitted, second: null, gapPx: 0, heightPx: mainHeight };
  const left = Math.max(height - mainHeight - fitted.font.sizePx * 0.14, height * 0.16);
  const smaller = fitApart(context, second, secondFit, align, (lineHeight) => ({
    sizePx: Math.min(secondSize(fitted.font.sizePx, most, share), left / lineHeight),
    minScale: 0.35,
    maxWidth: width,
    maxHeight: left,
    maxLines: 2,
  }));
  const gapPx = gapBetween(context, fitted, smaller, align);
  const heightPx = mainHeight + gapPx + smaller.lines.length * smaller.lineHeightPx;
  return { main: fitted, second: smaller, gapPx, heightPx };
}

/** Draws both parts in the context's fill colour, as one block in the middle of a box. */
export function drawFittedHeading(
  context: SKRSContext2D,
  { main, second, gapPx, heightPx }: FittedHeading,
  [left, top, right, bottom]: Box,
): void {
  const place = { left, right, align: 'center' } as const;
  const y = drawLines(context, main, { top: top + (bottom - top - heightPx) / 2, ...place });
  if (second) drawLines(context, second, { top: y + gapPx, ...place });
}

type Room = { sizePx: number; minScale: number; maxWidth: number; maxHeight: number; maxLines?: number };

/**
 * Fits a part, moving its lines apart until none touches the next. Words may then break elsewhere, so it checks again.
 */
function fitApart(
  context: SKRSContext2D,
  text: string,
  fit: PartFit,
  align: 'left' | 'center',
  roomAt: (lineHeight: number) => Room,
): FittedText {
  let { lineHeight } = fit;
  for (;;) {
    const fitted = fitText(context, { text, ...fit, lineHeight, ...roomAt(lineHeight), wrap: 'balanced' });
    const lines = stacked(fitted, 1);
    const needed = Math.max(
      0,
      ...lines.slice(1).map((line, i) => leastDistance(lines[i] as StackedLine, line, leastAir, align)),
    );
    if (needed <= fitted.lineHeightPx / fitted.font.sizePx + rounding) return fitted;
    lineHeight = needed;
  }
}

const stacked = ({ lines, font, letterSpacingEm }: FittedText, size: number): StackedLine[] =>
  lines.map((text) => ({ text, font, letterSpacingEm, size }));

/**
 * The space between the line heights of two parts: at least a tenth of the first one's size of free space between their
 * ink.
 */
export function gapBetween(
  context: SKRSContext2D,
  main: FittedText,
  second: FittedText,
  align: 'left' | 'center',
): number {
  const { sizePx } = main.font;
  const upper = stacked(main, 1).at(-1);
  const lower = stacked(second, second.font.sizePx / sizePx)[0];
  if (!upper || !lower) return 0;
  const apart = leastDistance(upper, lower, leastAir * 2, align) * sizePx;
  const below = main.lineHeightPx - baselineIn(context, main);
  return Math.max(sizePx * 0.1, apart - below - baselineIn(context, second));
}

/** Below a long first part, set small, the second keeps a readable size. */
const secondSize = (mainPx: number, most: number, share: number): number =>
  Math.max(mainPx * share, Math.min(mainPx * 0.8, most * share * 0.5));
