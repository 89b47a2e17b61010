import type { SKRSContext2D } from '@napi-rs/canvas';
import { type FontChoice, fontFor } from './fonts.ts';
import { lineHeightFor, prepareText, spacingFor } from './prepare-text.ts';
import {
  balanceParagraphs,
  ellipsize,
  hasWideWord,
  isRightToLeft,
  type MeasureWidth,
  wrapParagraphs,
} from './wrap-text.ts';

type TextFit = {
  text: string;
  font: Omit<FontChoice, 'sizePx'>;
  /** The preferred size; the text may shrink to `minScale` of it. */
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
  /** For each line, whether its paragraph runs from right to left. */
  rightToLeft: boolean[];
  font: FontChoice;
  lineHeightPx: number;
  letterSpacingEm: number;
  cut: boolean;
};

const shrinkStep = 0.96;
/** The least a text shrinks to before words are cut off. */
const defaultMinScale = 0.6;
/** The optical size for headings; small text sets its own. */
const defaultOpticalSize = 60;

/**
 * Sets the context's font, spacing and language. The language is fixed, so that the machine's does not matter, and so
 * is the optical size: chosen by size it would make words a third wider in small pictures than in large ones.
 */
export function applyFont(context: SKRSContext2D, font: FontChoice, letterSpacingEm = 0): void {
  context.lang = 'en';
  context.font = fontFor(font);
  context.fontVariationSettings = `"opsz" ${font.opticalSize ?? defaultOpticalSize}`;
  context.letterSpacing = `${(letterSpacingEm * font.sizePx).toFixed(2)}px`;
}

/** Wraps a text and shrinks it until it fits its box; only then cuts it with an ellipsis. */
export function fitText(context: SKRSContext2D, fit: TextFit): FittedText {
  const { maxWidth, minScale = defaultMinScale, wrap = 'greedy' } = fit;
  const { text, fallbacks } = prepareText(fit.text);
  const font = { ...fit.font, fallbacks };
  const lineHeight = lineHeightFor(text, fit.lineHeight);
  const letterSpacingEm = spacingFor(text, fit.letterSpacingEm ?? 0);
  const measureAt = measureInOneSize(context, font, letterSpacingEm);
  const smallest = fit.sizePx * minScale;
  for (let sizePx = fit.sizePx; ; sizePx = Math.max(smallest, sizePx * shrinkStep)) {
    const measure = measureAt(sizePx);
    const allowed = Math.max(
      1,
      Math.min(fit.maxLines ?? 1000, Math.floor((fit.maxHeight ?? 1e9) / (sizePx * lineHeight))),
    );
    // A word is broken only when it does not fit at the smallest size either.
    if (sizePx > smallest && wrap !== 'none' && hasWideWord(text, maxWidth, measure)) continue;
    const paragraphs =
      wrap === 'none' ? [[text.replace(/\s+/g, ' ').trim()]] : wrapParagraphs(text, maxWidth, measure, allowed);
    const lines = paragraphs.flat();
    const fits = lines.length <= allowed && lines.every((line) => measure(line) <= maxWidth);
    if (!fits && sizePx > smallest) continue;
    const balanced = fits && wrap === 'balanced' ? balanceParagraphs(text, maxWidth, measure) : paragraphs;
    const set = fits ? balanced.flat() : cutToFit(lines, allowed, maxWidth, measure);
    applyFont(context, { ...font, sizePx }, letterSpacingEm);
    return {
      lines: set,
      rightToLeft: directionsOf(balanced, text),
      font: { ...font, sizePx },
      lineHeightPx: sizePx * lineHeight,
      letterSpacingEm,
      cut: !fits,
    };
  }
}

/** Each paragraph begins on its own side; one without letters follows the text. */
function directionsOf(paragraphs: string[][], text: string): boolean[] {
  const wholeRuns = isRightToLeft(text);
  return paragraphs.flatMap((lines) => {
    const own = lines.join(' ');
    const runs = /\p{L}/u.test(own) ? isRightToLeft(own) : wholeRuns;
    return lines.map(() => runs);
  });
}

const measuringSizePx = 100;
/**
 * Widths by font and run, kept per thread: the same words are measured for every size and picture they are tried in.
 */
const knownWidths = new Map<string, number>();
const mostKnownWidths = 5000;

/** Measures any size of a font in one: Skia needs 150 ms for each new size of the emoji. Widths grow as the size does. */
export function measureInOneSize(
  context: SKRSContext2D,
  font: Omit<FontChoice, 'sizePx'>,
  letterSpacingEm = 0,
): (sizePx: number) => MeasureWidth {
  const atOne: FontChoice = { ...font, sizePx: measuringSizePx };
  const key = `${fontFor(atOne)}|${font.opticalSize ?? ''}|${letterSpacingEm}|`;
  return (sizePx) => (run) => {
    let width = knownWidths.get(key + run);
    if (width === undefined) {
      applyFont(context, atOne, letterSpacingEm);
      width = context.measureText(run).width;
      if (knownWidths.size >= mostKnownWidths) knownWidths.clear();
      knownWidths.set(key + run, width);
    }
    return (width * sizePx) / measuringSizePx;
  };
}

function cutToFit(lines: string[], allowed: number, maxWidth: number, measure: MeasureWidth): string[] {
  const kept = lines.slice(0, allowed);
  return kept.map((line, index) => {
    const last = index === kept.length - 1 && lines.length > allowed;
    return last || measure(line) > maxWidth ? ellipsize(line, maxWidth, measure) : line;
  });
}
