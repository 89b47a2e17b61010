import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Rgb, toCss } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { fitHeading } from '../flat/heading-parts.ts';
import { drawLines } from '../text/draw-lines.ts';
import { applyFont, type FittedText } from '../text/fit-text.ts';
import { registerFonts } from '../text/fonts.ts';
import { splitHeading } from '../text/split-heading.ts';
import type { Foil } from './foil.ts';

const scriptLetters = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u;
const casedLetters = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}]+$/u;
const voices = {
  script: { font: { family: 'Pinyon Script' }, lineHeight: 1.1, letterSpacingEm: 0 },
  italic: { font: { family: 'Newsreader', weight: 400, italic: true }, lineHeight: 1.12, letterSpacingEm: 0 },
  capitals: { font: { family: 'Newsreader', weight: 500 }, lineHeight: 1.24, letterSpacingEm: 0.1 },
} as const;
const smaller = { font: { family: 'Hanken Grotesk', weight: 500 }, lineHeight: 1.4, letterSpacingEm: 0.22 } as const;

/** Sets the words in ink as on engraved stationery, with a foil line between the two parts. */
export function engrave(
  context: SKRSContext2D,
  heading: string,
  area: Box,
  ink: Rgb,
  foil: Foil,
  rng: Rng,
  scale: number,
): void {
  registerFonts();
  const [left, top, right, bottom] = area.map((edge) => edge * scale) as [number, number, number, number];
  const { main, second } = splitHeading(heading);
  const wanted = rng.pick(['script', 'script', 'italic', 'capitals'] as const);
  const script = wanted === 'script' && scriptLetters.test(main) && main.length < 34;
  const capitals = wanted === 'capitals' && casedLetters.test(main) && main.length < 24;
  const voice = voices[script ? 'script' : capitals ? 'capitals' : 'italic'];
  // A script's flourishes lean out of its advance width.
  const [width, height] = [(right - left) * (script ? 0.84 : 0.97), (bottom - top) * 0.92];
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  const quiet = second !== null && casedLetters.test(second) ? second.toUpperCase() : second;
  const parts = { main: capitals ? main.toUpperCase() : main, second: quiet };
  const most = Math.min((script ? 150 : capitals ? 92 : 112) * scale, height * 0.7);
  const fitted = fitHeading(context, parts, { width, height, most }, voice, smaller, script ? 0.3 : 0.44);
  let y = top + (bottom - top - fitted.heightPx) / 2;
  const place = (part: FittedText, thicken: boolean): void => {
    applyFont(context, part.font, part.letterSpacingEm);
    context.fillStyle = toCss(ink);
    y = drawLines(context, part, { top: y, left, right, align: 'center' });
    if (!thicken) return;
    // Pinyon's hairlines vanish in a small picture: a second pass a hair aside keeps them.
    y -= part.lines.length * part.lineHeightPx;
    y = drawLines(context, part, {
      top: y,
      left: left + part.font.sizePx * 0.012,
      right: right + part.font.sizePx * 0.012,
      align: 'center',
    });
  };
  place(fitted.main, script);
  if (fitted.second) {
    const reach = Math.min((right - left) * 0.16, 90 * scale);
    context.fillStyle = foil.pattern;
    context.fillRect((left + right) / 2 - reach, y + fitted.gapPx * 0.1, reach * 2, Math.max(1, 2.6 * scale));
    y += fitted.gapPx;
    place(fitted.second, false);
  }
  context.restore();
}
