import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Rgb, toCss } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { fitHeading, fitOfHand, type PartFit } from '../flat/heading-parts.ts';
import { baselineIn } from '../text/draw-lines.ts';
import { applyFont, type FittedText } from '../text/fit-text.ts';
import { registerFonts } from '../text/fonts.ts';
import { casedFor, type Hand } from '../text/hands.ts';
import { splitHeading } from '../text/split-heading.ts';
import { isRightToLeft, splitGraphemes } from '../text/wrap-text.ts';

export type Lettering = {
  /** One for every letter in turn, or just one. */
  inks: readonly Rgb[];
  /** The sticker's edge around the letters; without it on plain paper. */
  edge: Rgb | null;
  secondInk: Rgb;
  /** Letters jump a little above and below the line. */
  lively: boolean;
  serif: boolean;
};

/** Scripts whose letters stand by themselves, so that each may have its own colour and slant. */
const separateLetters =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}\p{P}\p{Zs}]+$/u;

/** Sets the words as soft stickers. */
export function drawLettering(
  context: SKRSContext2D,
  heading: string,
  area: Box,
  look: Lettering,
  rng: Rng,
  scale: number,
  hand: Hand | null,
): void {
  registerFonts();
  const [left, top, right, bottom] = area.map((edge) => edge * scale) as [number, number, number, number];
  const own: PartFit = look.serif
    ? { font: { family: 'Newsreader', weight: 700, italic: true }, lineHeight: 1.12, letterSpacingEm: 0.01 }
    : { font: { family: 'Hanken Grotesk', weight: 800 }, lineHeight: 1.12, letterSpacingEm: 0.025 };
  // The edges of stickers need air between the letters, unless these join.
  const fit = hand ? { ...fitOfHand(hand), letterSpacingEm: hand.joined ? 0 : 0.03 } : own;
  // The sticker's edge and the slant of the letters need room beside the words.
  const [width, height] = [(right - left) * 0.94, (bottom - top) * 0.96];
  const fitted = fitHeading(
    context,
    splitHeading(casedFor(hand, heading)),
    { width, height, most: Math.min(150 * scale, height * 0.72) },
    fit,
    fit,
    0.6,
  );
  const middle = (left + right) / 2;
  const y = top + (bottom - top - fitted.heightPx) / 2;
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const second = fitted.second;
  const secondTop = y + fitted.main.lines.length * fitted.main.lineHeightPx + fitted.gapPx;
  const joined = hand?.joined ?? false;
  // All edges first: one letter's must not cover the next letter.
  for (const pass of ['edge', 'ink'] as const) {
    drawPart(context, fitted.main, middle, y, look, look.inks, look.lively, rng.fork('letters'), pass, joined);
    if (second)
      drawPart(context, second, middle, secondTop, look, [look.secondInk], false, rng.fork('second'), pass, joined);
  }
  context.restore();
}

function drawPart(
  context: SKRSContext2D,
  part: FittedText,
  middle: number,
  top: number,
  look: Lettering,
  inks: readonly Rgb[],
  lively: boolean,
  rng: Rng,
  pass: 'edge' | 'ink',
  joined: boolean,
): void {
  applyFont(context, part.font, part.letterSpacingEm);
  context.textBaseline = 'alphabetic';
  const size = part.font.sizePx;
  const first = top + baselineIn(context, part);
  if (pass === 'edge' && look.edge === null) return;
  part.lines.forEach((line, row) => {
    const baseline = first + row * part.lineHeightPx;
    const apart = !joined && separateLetters.test(line);
    const letters = apart ? splitGraphemes(line) : [line];
    const total = context.measureText(line).width;
    let before = '';
    let index = 0;
    for (const letter of letters) {
      const start = apart ? context.measureText(before).width : 0;
      before += letter;
      if (letter.trim() === '') continue;
      const width = apart ? context.measureText(letter).width : total;
      const [slant, hop] = lively && apart ? [rng.between(-0.06, 0.06), rng.between(-0.035, 0.035) * size] : [0, 0];
      context.save();
      context.translate(middle - total / 2 + start + width / 2, baseline + hop);
      context.rotate(slant);
      context.textAlign = 'center';
      context.direction = isRightToLeft(line) ? 'rtl' : 'ltr';
      if (pass === 'edge') layEdge(context, letter, look.edge as Rgb, size);
      else layInk(context, letter, inks[index % inks.length] as Rgb, size, look.serif);
      context.restore();
      index++;
    }
  });
}

function layEdge(context: SKRSContext2D, letter: string, edge: Rgb, size: number): void {
  context.shadowColor = 'rgba(70,40,90,0.3)';
  context.shadowBlur = size * 0.1;
  context.shadowOffsetY = size * 0.045;
  context.strokeStyle = toCss(edge);
  context.lineWidth = size * 0.22;
  context.strokeText(letter, 0, 0);
}

/** A stroke of the same colour rounds the letters off. */
function layInk(context: SKRSContext2D, letter: string, ink: Rgb, size: number, serif: boolean): void {
  context.fillStyle = toCss(ink);
  context.strokeStyle = toCss(ink);
  context.lineWidth = size * (serif ? 0.02 : 0.055);
  context.strokeText(letter, 0, 0);
  context.fillText(letter, 0, 0);
}
