import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { type FontChoice, fontFor } from './fonts.ts';
import { ellipsize, hasWideWord, type MeasureWidth, wrapBalanced, wrapText } from './wrap-text.ts';

type TextFit = {
  text: string;
  font: Omit<FontChoice, 'sizePx'>;
  /** The size wanted; the text may be set down to `minScale` of it. */
  sizePx: number;
  minScale?: number;
  maxWidth: number;
  /** The most lines, by number or by the height they may fill. */
  maxLines?: number;
  maxHeight?: number;
  /** Line distance as a multiple of the size. */
  lineHeight: number;
  wrap?: 'greedy' | 'balanced' | 'none';
  letterSpacingEm?: number;
};

/** Lines that fit; `cut` when even the smallest size needed an ellipsis. */
export type FittedText = {
  lines: string[];
  font: FontChoice;
  lineHeightPx: number;
  letterSpacingEm: number;
  cut: boolean;
};

const shrinkStep = 0.96;
/** The least a text shrinks to before words are cut off. */
const defaultMinScale = 0.6;

/** Sets the context's font, spacing and language; the language is fixed so that the machine's does not matter. */
export function applyFont(context: SKRSContext2D, font: FontChoice, letterSpacingEm = 0): void {
  context.lang = 'en';
  context.font = fontFor(font);
  context.letterSpacing = `${(letterSpacingEm * font.sizePx).toFixed(2)}px`;
}

/** Wraps a text and shrinks it until it fits its box; only then cuts it with an ellipsis. */
export function fitText(context: SKRSContext2D, fit: TextFit): FittedText {
  const { font, lineHeight, maxWidth, minScale = defaultMinScale, letterSpacingEm = 0, wrap = 'greedy' } = fit;
  const text = curlApostrophes(dropUnsettable(fit.text));
  const measure: MeasureWidth = (run) => context.measureText(run).width;
  const allowedLines = (sizePx: number) =>
    Math.max(1, Math.min(fit.maxLines ?? 1000, Math.floor((fit.maxHeight ?? 1e9) / (sizePx * lineHeight))));

  const smallest = fit.sizePx * minScale;
  for (let sizePx = fit.sizePx; ; sizePx = Math.max(smallest, sizePx * shrinkStep)) {
    applyFont(context, { ...font, sizePx }, letterSpacingEm);
    // A word is broken only when it does not fit at the smallest size either.
    if (sizePx > smallest && wrap !== 'none' && hasWideWord(text, maxWidth, measure)) continue;
    const lines = wrap === 'none' ? [text.replace(/\s+/g, ' ').trim()] : wrapText(text, maxWidth, measure);
    const fits = lines.length <= allowedLines(sizePx) && lines.every((line) => measure(line) <= maxWidth);
    if (!fits && sizePx > smallest) continue;
    const done = { font: { ...font, sizePx }, lineHeightPx: sizePx * lineHeight, letterSpacingEm };
    if (!fits) return { ...done, lines: cutToFit(lines, allowedLines(sizePx), maxWidth, measure), cut: true };
    return { ...done, lines: wrap === 'balanced' ? wrapBalanced(text, maxWidth, measure) : lines, cut: false };
  }
}

function cutToFit(lines: string[], allowed: number, maxWidth: number, measure: MeasureWidth): string[] {
  const kept = lines.slice(0, allowed);
  return kept.map((line, index) => {
    const last = index === kept.length - 1 && lines.length > allowed;
    return last || measure(line) > maxWidth ? ellipsize(line, maxWidth, measure) : line;
  });
}

/** Between letters a straight mark is always an apostrophe; quotation marks depend on the language and stay. */
const curlApostrophes = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

const emoji =
  /(?:\p{RI}{2}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:[\u{1F3FB}-\u{1F3FF}\uFE0F]|\u200D\p{Extended_Pictographic})*/gu;

/** Leaves emoji out when no font on this machine draws them: an empty box has no place on a card. */
function dropUnsettable(text: string): string {
  if (GlobalFonts.families.some(({ family }) => /emoji/i.test(family))) return text;
  return text.replace(emoji, '').replace(/ {2,}/g, ' ').trim();
}
