import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Rgb, toCss } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import { fitHeading, fitOfHand, type PartFit } from '../flat/heading-parts.ts';
import { drawLines } from '../text/draw-lines.ts';
import { registerFonts } from '../text/fonts.ts';
import { casedFor, type Hand } from '../text/hands.ts';
import { splitHeading } from '../text/split-heading.ts';
import type { Foil } from './foil.ts';

const casedLetters = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}]+$/u;
const italic: PartFit = { font: { family: 'Newsreader', weight: 400, italic: true }, lineHeight: 1.12 };
const smaller: PartFit = {
  font: { family: 'Hanken Grotesk', weight: 500 },
  lineHeight: 1.4,
  letterSpacingEm: 0.22,
};

/** How far the foil shows beside the letters, as a share of their size. */
const foilEdge = 0.022;

/** Sets the words in ink as on engraved stationery, with a foil line between the two parts. */
export function engrave(
  context: SKRSContext2D,
  heading: string,
  area: Box,
  ink: Rgb,
  foil: Foil,
  scale: number,
  hand: Hand | null,
): void {
  registerFonts();
  const [left, top, right, bottom] = area.map((edge) => edge * scale) as [number, number, number, number];
  const { main, second } = splitHeading(heading);
  // A script's flourishes lean out of its advance width.
  const [width, height] = [(right - left) * (hand?.joined ? 0.84 : 0.97), (bottom - top) * 0.92];
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  const quiet = second !== null && casedLetters.test(second) ? second.toUpperCase() : second;
  const parts = { main: casedFor(hand, main), second: quiet };
  const most = Math.min((hand?.joined ? 150 : 112) * scale, height * 0.7);
  const fitted = fitHeading(
    context,
    parts,
    { width, height, most },
    hand ? fitOfHand(hand) : italic,
    smaller,
    hand?.joined ? 0.3 : 0.4,
  );
  let y = top + (bottom - top - fitted.heightPx) / 2;
  const place = { left, right, align: 'center' } as const;
  if (!hand?.joined) {
    // A foil edge beside each letter, as if the ink were stamped a hair off it.
    const aside = fitted.main.font.sizePx * foilEdge;
    context.fillStyle = foil.pattern;
    drawLines(context, fitted.main, { ...place, top: y + aside, left: left + aside, right: right + aside });
  }
  context.fillStyle = toCss(ink);
  y = drawLines(context, fitted.main, { top: y, ...place });
  if (fitted.second) {
    const reach = Math.min((right - left) * 0.16, 90 * scale);
    context.fillStyle = foil.pattern;
    const apart = fitted.main.font.sizePx * 0.1;
    context.fillRect((left + right) / 2 - reach, y + apart * 0.6, reach * 2, Math.max(1, 2.6 * scale));
    y += fitted.gapPx + apart;
    context.fillStyle = toCss(ink);
    drawLines(context, fitted.second, { top: y, ...place });
  }
  context.restore();
}
