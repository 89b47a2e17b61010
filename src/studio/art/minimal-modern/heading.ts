import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Rgb, toCss } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { fitHeading, fitOfHand, gapBetween } from '../flat/heading-parts.ts';
import { drawLines } from '../text/draw-lines.ts';
import { applyFont, type FittedText, fitText } from '../text/fit-text.ts';
import { registerFonts } from '../text/fonts.ts';
import { casedFor, type Hand } from '../text/hands.ts';
import { splitHeading } from '../text/split-heading.ts';

type Setting = { ink: Rgb; accent: Rgb; align: 'left' | 'center' };

const treatments = ['stacked', 'italic', 'roman', 'capitals'] as const;
/** A hand is the large voice itself; the kicker stays in tracked capitals. */
const handTreatments = ['stacked', 'roman'] as const;
const hasCapitals = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Zs}]+$/u;
const tracked = { family: 'Hanken Grotesk', weight: 500 } as const;
const italic = { family: 'Newsreader', weight: 500, italic: true } as const;
const roman = { family: 'Newsreader', weight: 400 } as const;

/** Sets the words in two voices: tracked capitals and a large serif. */
export function setType(
  context: SKRSContext2D,
  heading: string,
  area: Box,
  { ink, accent, align }: Setting,
  rng: Rng,
  scale: number,
  hand: Hand | null,
): void {
  registerFonts();
  const [left, top, right, bottom] = area.map((edge) => edge * scale) as [number, number, number, number];
  const { main, second } = splitHeading(heading);
  const cased = hasCapitals.test(main);
  const words = main.split(/\s+/u);
  const treatment = cased ? rng.pick(hand ? handTreatments : treatments) : 'roman';
  const stacked =
    treatment === 'stacked' && words.length > 1 && main.length < 26 && main.length - (words[0] as string).length > 5;
  const capitals = treatment === 'capitals' && main.length < 20;
  const kicker = stacked ? (words[0] as string).toUpperCase() : null;
  const large = casedFor(hand, stacked ? words.slice(1).join(' ') : capitals ? main.toUpperCase() : main);
  const quiet = second !== null && hasCapitals.test(second) && !capitals ? second.toUpperCase() : second;

  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  const width = right - left;
  const kickerRoom = kicker === null ? 0 : (bottom - top) * 0.2;
  const height = bottom - top - kickerRoom;
  const fitted = fitHeading(
    context,
    { main: large, second: quiet },
    {
      width,
      height,
      most: Math.min(height * (stacked ? 0.82 : 0.62), (stacked || align === 'left' ? 160 : 128) * scale),
      align,
    },
    capitals
      ? { font: tracked, lineHeight: 1.3, letterSpacingEm: 0.16 }
      : hand
        ? fitOfHand(hand)
        : { font: treatment === 'roman' ? roman : italic, lineHeight: 1.12 },
    capitals ? { font: italic, lineHeight: 1.3 } : { font: tracked, lineHeight: 1.4, letterSpacingEm: 0.24 },
    capitals ? 0.9 : 0.34,
  );
  const first =
    kicker === null
      ? null
      : fitText(context, {
          text: kicker,
          font: tracked,
          letterSpacingEm: 0.42,
          sizePx: Math.min(kickerRoom * 0.8, fitted.main.font.sizePx * 0.4),
          minScale: 0.4,
          maxWidth: width,
          lineHeight: 1.3,
          wrap: 'none',
        });
  const below = first ? gapBetween(context, first, fitted.main, align) : 0;
  const total = fitted.heightPx + (first ? first.lineHeightPx + below : 0);
  let y = top + (bottom - top - total) / 2;
  const place = (part: FittedText): void => {
    applyFont(context, part.font, part.letterSpacingEm);
    y = drawLines(context, part, { top: y, left, right, align: align === 'left' ? 'start' : align });
  };
  context.fillStyle = toCss(ink);
  if (first) {
    place(first);
    y += below;
  }
  place(fitted.main);
  if (fitted.second) {
    y += fitted.gapPx;
    context.fillStyle = toCss(accent);
    place(fitted.second);
  }
  context.restore();
}
