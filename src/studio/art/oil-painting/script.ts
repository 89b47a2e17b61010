import { contrastRatio, mixColours, type Rgb } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { drawFittedHeading, fitHeading, fitOfHand, type PartFit, secondFitOfHand } from '../flat/heading-parts.ts';
import { registerFonts } from '../text/fonts.ts';
import { casedFor, type Hand } from '../text/hands.ts';
import { drawLetters, layLetters, type Medium } from '../text/letter-media.ts';
import { splitHeading } from '../text/split-heading.ts';

const cream: Rgb = [1, 0.98, 0.93];
const umber: Rgb = [0.2, 0.12, 0.16];
const italic: PartFit = { font: { family: 'Newsreader', weight: 600, italic: true }, lineHeight: 1.16 };
const small: PartFit = { font: { family: 'Newsreader', weight: 600, italic: true }, lineHeight: 1.2 };
/** Large letters are readable from a contrast of 3; the soft edge below them adds to it. */
const enoughContrast = 2.8;

/** Thick paint from a loaded brush: streaks along the stroke, and ridges that catch the light. */
const impasto: Omit<Medium, 'colour' | 'toward' | 'shadow'> = {
  grain: 0.09,
  streak: 5,
  rim: 0.05,
  rimWidth: 2.6,
  relief: 0.4,
};

/** Paints the words in thick cream with a soft shadow, or in umber where the ground is light. Changes the picture. */
export function drawScript(picture: Raster, heading: string, area: Box, scale: number, hand: Hand | null): Raster {
  registerFonts();
  const [left, top, right, bottom] = area.map((edge) => edge * scale) as [number, number, number, number];
  const onDark = contrastRatio(cream, meanColour(picture, [left, top, right, bottom])) >= enoughContrast;
  // Script swings out beyond its measured width.
  const inset = (right - left) * 0.05;
  const room = { width: right - left - inset * 2, height: (bottom - top) * 0.92, most: 168 * scale };
  const letters = drawLetters([left, top, right, bottom], picture, (context) => {
    const parts = splitHeading(casedFor(hand, heading));
    const [fit, second] = hand ? [fitOfHand(hand), secondFitOfHand(hand, small)] : [italic, small];
    drawFittedHeading(context, fitHeading(context, parts, room, fit, second, 0.46), [
      left + inset,
      top,
      right - inset,
      bottom,
    ]);
  });
  const colour = onDark ? cream : umber;
  const toward = mixColours(colour, onDark ? [0.93, 0.8, 0.6] : [0.45, 0.25, 0.22], 0.45);
  const shadow = { strength: onDark ? 0.5 : 0.12, blur: onDark ? 7 : 3, down: 3 };
  layLetters(picture, letters, { ...impasto, colour, toward, shadow }, scale);
  return picture;
}
function meanColour({ data, width }: Raster, area: readonly number[]): Rgb {
  const [left, top, right, bottom] = area.map(Math.round) as [number, number, number, number];
  const sums: [number, number, number] = [0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (let channel = 0; channel < 3; channel++) sums[channel as 0] += data[(y * width + x) * 4 + channel] as number;
  const count = Math.max(1, (right - left) * (bottom - top)) * 255;
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}
