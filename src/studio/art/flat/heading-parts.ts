import type { SKRSContext2D } from '@napi-rs/canvas';
import { type FittedText, fitText } from '../text/fit-text.ts';
import type { FontChoice } from '../text/fonts.ts';
import type { HeadingParts } from '../text/split-heading.ts';

type PartFit = { font: Omit<FontChoice, 'sizePx'>; lineHeight: number; letterSpacingEm?: number };

export type FittedHeading = { main: FittedText; second: FittedText | null; gapPx: number; heightPx: number };

/** The largest setting of both parts that fills a box; the second part is `share` as large as the first. */
export function fitHeading(
  context: SKRSContext2D,
  { main, second }: HeadingParts,
  { width, height, most }: { width: number; height: number; most: number },
  mainFit: PartFit,
  secondFit: PartFit,
  share: number,
): FittedHeading {
  const room = second === null ? height : height * 0.68;
  const fitted = fitText(context, {
    text: main,
    ...mainFit,
    sizePx: Math.min(most, room / mainFit.lineHeight),
    minScale: 0.22,
    maxWidth: width,
    maxHeight: room,
    wrap: 'balanced',
  });
  const mainHeight = fitted.lines.length * fitted.lineHeightPx;
  if (second === null) return { main: fitted, second: null, gapPx: 0, heightPx: mainHeight };
  const gapPx = fitted.font.sizePx * 0.14;
  const left = Math.max(height - mainHeight - gapPx, height * 0.16);
  const smaller = fitText(context, {
    text: second,
    ...secondFit,
    sizePx: Math.min(secondSize(fitted.font.sizePx, most, share), left / secondFit.lineHeight),
    minScale: 0.35,
    maxWidth: width,
    maxHeight: left,
    maxLines: 2,
    wrap: 'balanced',
  });
  const heightPx = mainHeight + gapPx + smaller.lines.length * smaller.lineHeightPx;
  return { main: fitted, second: smaller, gapPx, heightPx };
}

/** Beneath a long first part, set small, the second keeps a size that can still be read. */
const secondSize = (mainPx: number, most: number, share: number): number =>
  Math.max(mainPx * share, Math.min(mainPx * 0.8, most * share * 0.5));
