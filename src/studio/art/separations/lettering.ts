import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../core/geometry.ts';
import { applyFont } from '../text/fit-text.ts';
import { type FontChoice, registerFonts } from '../text/fonts.ts';
import type { Hand } from '../text/hands.ts';
import { leastDistance } from '../text/line-distance.ts';
import { dropEmoji, isLatin, lineHeightFor, prepareText, spacingFor } from '../text/prepare-text.ts';
import { splitHeading } from '../text/split-heading.ts';
import { ellipsize, hasWideWord, isRightToLeft, splitGraphemes, wrapBalanced } from '../text/wrap-text.ts';
import type { Inks } from './inks.ts';
import type { Press } from './press.ts';

/** How a style letters its headings. Lengths are shares of the type size. */
export type LetteringLook = {
  font: Omit<FontChoice, 'sizePx'>;
  capitals: boolean;
  leading: number;
  trackingEm: number;
  /** Height of the arch as a share of its width; 0 is straight. */
  arch: number;
  /** Turn in radians, and how far letters lean. */
  turn: number;
  slant: number;
  /** Width and height factors of the letters. */
  stretch: readonly [number, number];
  outline: number;
  /** How far the key shadow reaches to the lower right. */
  shadow: number;
  fill: Inks;
  /** Ink of the second line, when it differs. */
  secondFill?: Inks;
  mostLines: number;
  /** The largest size as a share of the box's height. */
  largest: number;
};

type SetLine = { text: string; share: number };
/** The baselines are below the first one, in type sizes. */
type Setting = { lines: SetLine[]; baselines: number[]; sizePx: number; arch: number };

/** Letters drawn one by one on a curve: only scripts whose letters do not join. */
const unjoined =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}\p{P}\p{Zs}\p{S}]+$/u;
const secondShare = 0.6;
/** Between the ink of two lines, as a share of the size. */
const leastAir = 0.03;

/** Sets a heading as large as its box allows and prints it with outline and shadow. */
export function letterHeading(press: Press, heading: string, box: Box, style: LetteringLook, hand: Hand | null): void {
  registerFonts();
  const [left, top, right, bottom] = box;
  const width = right - left;
  const height = bottom - top;
  // A printing plate has one ink, so an emoji would be a blot.
  const { text: words, fallbacks } = prepareText(dropEmoji(heading));
  if (words === '') return;
  const look: LetteringLook = hand
    ? inHand(style, hand)
    : {
        ...style,
        font: { ...style.font, fallbacks },
        leading: lineHeightFor(words, style.leading),
        trackingEm: spacingFor(words, style.trackingEm),
        slant: isLatin(words) ? style.slant : 0,
      };
  const context = press.measuring;
  context.save();
  const setting = largestSetting(context, words, width, height, look);
  const rows = measureRows(context, setting, look);
  context.restore();
  const { sizePx } = setting;
  const rise = archRise(width, setting.arch);
  const used = heightOf(setting, look) + rise;
  const x = (left + right) / 2;
  const y = top + (height - used) / 2;
  const radius = rise > 0 ? (width * width * 0.25 + rise * rise) / (2 * rise) : 0;
  const pass = (inks: (row: number) => Inks, dx: number, dy: number, strokeWidth: number): void => {
    rows.forEach((row, i) => {
      press.letter(inks(i), (target) => {
        target.translate(x + dx, y + dy);
        if (look.turn !== 0) target.rotate(look.turn);
        target.lineJoin = 'round';
        target.lineWidth = strokeWidth;
        target.direction = isRightToLeft(row.text) ? 'rtl' : 'ltr';
        drawRow(target, row, radius, look, strokeWidth > 0);
      });
    });
  };
  const line = look.outline * sizePx;
  const reach = look.shadow * sizePx;
  const key = (): Inks => ({ key: 1 });
  const steps = Math.max(1, Math.round(reach / Math.max(3, line * 0.7)));
  for (let i = steps; i >= 1; i--) pass(key, (reach * i) / steps, (reach * i) / steps, line);
  pass(key, 0, 0, line);
  pass((row) => (row % 2 === 1 && look.secondFill !== undefined ? look.secondFill : look.fill), 0, 0, 0);
}

/** A hand has its own slant and proportions; inks, outline and bend come from the look. */
function inHand(style: LetteringLook, { family, thicken, capitals }: Hand): LetteringLook {
  const outline = Math.max(style.outline, thicken);
  return { ...style, font: { family }, capitals, leading: 0.98, trackingEm: 0, slant: 0, stretch: [1, 1], outline };
}

const archRise = (width: number, arch: number): number => width * arch;

function heightOf({ lines, baselines, sizePx }: Setting, { leading }: LetteringLook): number {
  return ((baselines.at(-1) ?? 0) + ((lines[0]?.share ?? 1) + (lines.at(-1)?.share ?? 1)) * leading * 0.5) * sizePx;
}

/** Baselines of lines at the look's leading, farther apart where letters, outlines or shadows would touch. */
function baselinesOf(
  lines: readonly SetLine[],
  { font, trackingEm, leading, outline, shadow, stretch }: LetteringLook,
): number[] {
  const stacked = lines.map(({ text, share }) => ({ text, font, letterSpacingEm: trackingEm, size: share }));
  const air = leastAir + outline + shadow;
  let y = 0;
  return stacked.map((line, i) => {
    const upper = stacked[i - 1];
    if (upper === undefined) return y;
    const wanted = ((upper.size + line.size) / 2) * leading;
    y += Math.max(wanted, leastDistance(upper, line, air / stretch[1], 'center') * stretch[1]);
    return y;
  });
}

function largestSetting(
  context: SKRSContext2D,
  heading: string,
  width: number,
  height: number,
  look: LetteringLook,
): Setting {
  const cased = look.capitals ? heading.toLocaleUpperCase('en') : heading;
  const { main, second } = splitHeading(cased);
  const arch = unjoined.test(cased) ? look.arch : 0;
  let best: Setting | null = null;
  // Most sizes break the words into the same lines.
  const known = new Map<string, number[]>();
  const baselinesAt = (lines: readonly SetLine[]): number[] => {
    const key = lines.map(({ text }) => text).join('\n');
    const baselines = known.get(key) ?? baselinesOf(lines, look);
    known.set(key, baselines);
    return baselines;
  };
  for (let most = 1; most <= look.mostLines; most++) {
    let [low, high] = [height * 0.05, height * look.largest];
    for (let i = 0; i < 8; i++) {
      const sizePx = (low + high) / 2;
      const lines = linesAt(context, main, second, sizePx, width, most, look);
      const setting = lines && { lines, baselines: baselinesAt(lines), sizePx, arch };
      const room = height - archRise(width, arch) - Math.abs(Math.sin(look.turn)) * width * 0.8;
      if (setting !== null && heightOf(setting, look) + sizePx * look.shadow <= room) {
        low = sizePx;
        if (best === null || sizePx > best.sizePx * 1.02) best = setting;
      } else high = sizePx;
    }
  }
  return best ?? forcedSetting(context, cased, width, height, look);
}

function linesAt(
  context: SKRSContext2D,
  main: string,
  second: string | null,
  sizePx: number,
  width: number,
  most: number,
  look: LetteringLook,
): SetLine[] | null {
  const wrap = (text: string, share: number, mostLines: number): SetLine[] | null => {
    const size = sizePx * share;
    const measure = measureAt(context, size, look);
    const room = width - size * (look.outline + look.shadow + Math.abs(look.slant) * 0.6);
    if (hasWideWord(text, room, measure)) return null;
    const lines = wrapBalanced(text, room, measure);
    return lines.length <= mostLines ? lines.map((line) => ({ text: line, share })) : null;
  };
  const mainLines = wrap(main, 1, most);
  if (mainLines === null || second === null) return mainLines;
  const secondLines = wrap(second, secondShare, 2);
  return secondLines === null ? null : [...mainLines, ...secondLines];
}

function measureAt(context: SKRSContext2D, sizePx: number, look: LetteringLook): (text: string) => number {
  applyFont(context, { ...look.font, sizePx }, look.trackingEm);
  // Balanced lines are searched for: the same runs are measured again and again.
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? context.measureText(text).width * look.stretch[0];
    known.set(text, width);
    return width;
  };
}

/** Words that fit at no size: small lines, cut with an ellipsis. */
function forcedSetting(
  context: SKRSContext2D,
  heading: string,
  width: number,
  height: number,
  look: LetteringLook,
): Setting {
  const sizePx = Math.min(height * 0.17, width * 0.09);
  const measure = measureAt(context, sizePx, look);
  const room = width - sizePx;
  const wrapped = wrapBalanced(heading, room, measure);
  const kept = wrapped.slice(0, 4);
  if (wrapped.length > 4) kept[3] = ellipsize(wrapped.slice(3).join(' '), room, measure);
  const lines = kept.map((text) => ({ text, share: 1 }));
  return { lines, baselines: baselinesOf(lines, look), sizePx, arch: 0 };
}

type Row = { text: string; sizePx: number; baseline: number; advances: number[] | null };

/** Baselines of the lines below the first line's top, and each letter's advance where they follow a curve. */
function measureRows(context: SKRSContext2D, setting: Setting, look: LetteringLook): Row[] {
  const first = setting.sizePx * (setting.lines[0]?.share ?? 1);
  const top = first * look.leading * 0.5 + first * (look.capitals ? 0.35 : 0.27) * look.stretch[1];
  return setting.lines.map(({ text, share }, i) => {
    const sizePx = setting.sizePx * share;
    measureAt(context, sizePx, look);
    const baseline = top + (setting.baselines[i] ?? 0) * setting.sizePx;
    const letters = splitGraphemes(text);
    const widthOf = (count: number): number => context.measureText(letters.slice(0, count).join('')).width;
    const advances = setting.arch > 0 ? Array.from({ length: letters.length + 1 }, (_, i) => widthOf(i)) : null;
    return { text, sizePx, baseline, advances };
  });
}

function drawRow(context: SKRSContext2D, row: Row, radius: number, look: LetteringLook, stroked: boolean): void {
  applyFont(context, { ...look.font, sizePx: row.sizePx }, look.trackingEm);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const draw = (text: string): void => {
    context.transform(look.stretch[0], 0, -look.slant, look.stretch[1], 0, 0);
    if (stroked) context.strokeText(text, 0, 0);
    context.fillText(text, 0, 0);
  };
  if (row.advances === null) {
    context.translate(0, row.baseline);
    draw(row.text);
    return;
  }
  const total = row.advances.at(-1) ?? 0;
  const reach = radius - row.baseline;
  splitGraphemes(row.text).forEach((letter, i, all) => {
    const from = row.advances?.[i] ?? 0;
    const to = row.advances?.[i + 1] ?? from;
    // The first line's baseline keeps its length; lower lines lie on tighter circles and would crowd.
    const angle = (((from + to) / 2 - total / 2) * look.stretch[0]) / reach;
    if (letter.trim() === '' && all.length > 1) return;
    context.save();
    context.translate(Math.sin(angle) * reach, radius - Math.cos(angle) * reach);
    context.rotate(angle);
    draw(letter);
    context.restore();
  });
}
