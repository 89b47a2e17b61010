import { createCanvas, ImageData } from '@napi-rs/canvas';
import { contrastRatio, mixColours, type Rgb, relativeLuminance, toCss } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { drawFittedHeading, fitHeading, fitOfHand, type PartFit, secondFitOfHand } from '../flat/heading-parts.ts';
import { registerFonts } from '../text/fonts.ts';
import { casedFor, type Hand } from '../text/hands.ts';
import { drawLetters, layLetters, type Medium } from '../text/letter-media.ts';
import { splitHeading } from '../text/split-heading.ts';

const cream: Rgb = [1, 0.985, 0.95];
const shade: Rgb = [0.05, 0.04, 0.06];
const mist: Rgb = [1, 0.99, 0.97];
const depths = [1, 0.8, 0.65, 0.55];
const veilStrengths = [0.16, 0.24, 0.32, 0.4, 0.5];
/** WCAG asks 3 of large letters; thin script wants more. */
const enoughContrast = 4;

const italic: PartFit = { font: { family: 'Newsreader', weight: 500, italic: true }, lineHeight: 1.16 };
const small: PartFit = {
  font: { family: 'Newsreader', weight: 500, italic: true },
  lineHeight: 1.2,
  letterSpacingEm: 0.01,
};

/** Letters cut from card that stand a little above the ground: fibres, an edge that catches light, a shadow. */
const cutPaper: Omit<Medium, 'colour' | 'toward' | 'shadow'> = {
  grain: 0.03,
  streak: 1,
  rim: 0.05,
  rimWidth: 1.6,
  relief: 0.22,
};
const onDark: Medium['shadow'] = { strength: 0.55, blur: 5, down: 6 };
const onLight: Medium['shadow'] = { strength: 0.3, blur: 4, down: 5 };

/** Lays the words as cut paper into their calm area: cream on dark ground, a deep ink on light ground. */
export function drawPhotoHeading(
  { data, width, height }: Raster,
  heading: string,
  area: Box,
  ink: Rgb,
  scale: number,
  hand: Hand | null,
): Raster {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const [left, top, right, bottom] = area.map((edge) => edge * scale) as [number, number, number, number];
  const ground = groundColours(data, width, [left, top, right, bottom]);
  const least = (colour: Rgb, veil: Rgb = cream, by = 0): number =>
    Math.min(...ground.map((seen) => contrastRatio(colour, mixColours(seen, veil, by))));
  // Coloured paper, as deep as it must be to be read.
  const inks = depths.map((by): Rgb => [ink[0] * by, ink[1] * by, ink[2] * by]);
  const deep = inks.find((colour) => least(colour) >= enoughContrast) ?? (inks.at(-1) as Rgb);
  const middle = ground[1] as Rgb;
  // Words need as little of a veil as possible; shade under light words looks more natural than mist under dark ones.
  const veilFor = (colour: Rgb, tone: Rgb): number =>
    [0, ...veilStrengths].find((by) => least(colour, tone, by) >= enoughContrast) ?? 1;
  const light = veilFor(cream, shade) <= veilFor(deep, mist) || contrastRatio(cream, middle) >= enoughContrast;
  const colour = light ? cream : deep;
  if (least(colour) < enoughContrast) {
    const veil = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    const tone = light ? shade : mist;
    const strength = veilStrengths.find((by) => least(colour, tone, by) >= enoughContrast) ?? 0.62;
    veil.addColorStop(0, toCss(tone, strength));
    veil.addColorStop(0.6, toCss(tone, strength * 0.9));
    veil.addColorStop(0.8, toCss(tone, strength * 0.45));
    veil.addColorStop(1, toCss(tone, 0));
    context.save();
    context.translate((left + right) / 2, (top + bottom) / 2);
    context.scale((right - left) * 0.68, (bottom - top) * 0.95);
    context.fillStyle = veil;
    context.fillRect(-1, -1, 2, 2);
    context.restore();
  }
  const inset = (right - left) * 0.04;
  const painted: Raster = { data: context.getImageData(0, 0, width, height).data, width, height };
  const room = { width: right - left - inset * 2, height: (bottom - top) * 0.94, most: 158 * scale };
  const letters = drawLetters([left, top, right, bottom], painted, (sheet) => {
    const parts = splitHeading(casedFor(hand, heading));
    const [fit, second] = hand ? [fitOfHand(hand), secondFitOfHand(hand, small)] : [italic, small];
    drawFittedHeading(sheet, fitHeading(sheet, parts, room, fit, second, 0.5), [
      left + inset,
      top,
      right - inset,
      bottom,
    ]);
  });
  const toward = mixColours(colour, light ? [0.9, 0.86, 0.8] : [1, 0.97, 0.94], 0.2);
  layLetters(painted, letters, { ...cutPaper, colour, toward, shadow: light ? onDark : onLight }, scale);
  return painted;
}

/** The dark, middling and light colours under the words. */
function groundColours(data: Uint8ClampedArray, width: number, area: Box): Rgb[] {
  const [left, top, right, bottom] = area.map(Math.round) as [number, number, number, number];
  const step = Math.max(1, Math.round((right - left) / 60));
  const seen: Rgb[] = [];
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) {
      const p = (y * width + x) * 4;
      seen.push([(data[p] ?? 0) / 255, (data[p + 1] ?? 0) / 255, (data[p + 2] ?? 0) / 255]);
    }
  const byLight = seen
    .map((colour) => ({ colour, light: relativeLuminance(colour) }))
    .sort((a, b) => a.light - b.light);
  return [0.1, 0.5, 0.9].map((share) => byLight[Math.floor(seen.length * share)]?.colour ?? [1, 1, 1]);
}
