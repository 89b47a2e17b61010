import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type PostmarkWords, postmarkWaves } from '../../../domain/postmark.ts';
import { drawLines, measureWidest } from '../text/draw-lines.ts';
import { fitText } from '../text/fit-text.ts';
import { registerFonts } from '../text/fonts.ts';
import type { Box } from './box.ts';

const ink = '#1f2f4d';
/** Measures as on the page of a card, for a ring of 62 px. */
const ring = { size: 62, shareOfWidth: 0.135, fromRight: 0.05, fromTop: 0.37 };
const plate = { above: 4, mostWidth: 110, sizePx: 10.5, lineHeight: 1.15 };

/** The postmark of an envelope: day and month in a ring with waves, and the place on a plate above it. */
export function paintPostmark(context: SKRSContext2D, box: Box, { day, month, place }: PostmarkWords): void {
  registerFonts();
  const scale = (box.width * ring.shareOfWidth) / ring.size;
  const radius = ring.size / 2;
  context.save();
  context.globalAlpha = 0.66;
  context.translate(
    box.left + box.width * (1 - ring.fromRight) - radius * scale,
    box.top + box.height * ring.fromTop + radius * scale,
  );
  context.rotate(-0.12);
  context.scale(scale, scale);
  context.strokeStyle = ink;
  context.fillStyle = ink;
  paintRing(context, radius);
  const word = (text: string, sizePx: number, family: 'Newsreader' | 'Hanken Grotesk', weight: number, top: number) => {
    const fit = { text, font: { family, weight }, sizePx, maxWidth: 46, maxLines: 1, lineHeight: 1 };
    drawLines(context, fitText(context, fit), { top, left: -radius, right: radius, align: 'center' });
  };
  word(String(day), 23, 'Newsreader', 500, -19);
  word(month, 12, 'Hanken Grotesk', 600, 5);
  if (place) paintPlate(context, place, radius);
  context.restore();
}

function paintRing(context: SKRSContext2D, radius: number): void {
  const circle = (of: number, width: number) => {
    context.beginPath();
    context.arc(0, 0, of, 0, Math.PI * 2);
    context.lineWidth = width;
    context.stroke();
  };
  circle(radius - 0.75, 1.5);
  context.save();
  context.globalAlpha *= 0.5;
  circle(radius - 5, 1);
  context.translate(radius - 52 - 74, 14 - radius);
  context.lineWidth = 1.5;
  context.lineCap = 'round';
  context.stroke(new Path2D(postmarkWaves));
  context.restore();
}

/** As wide as the name, at least as the ring; a long name grows towards the seal and takes two lines. */
function paintPlate(context: SKRSContext2D, place: string, radius: number): void {
  const font = { family: 'Hanken Grotesk', weight: 600 } as const;
  const { sizePx, lineHeight } = plate;
  const name = fitText(context, {
    text: place.toLocaleUpperCase(),
    font,
    sizePx,
    minScale: 0.75,
    maxWidth: plate.mostWidth - 12,
    maxLines: 2,
    lineHeight,
    wrap: 'balanced',
    letterSpacingEm: 0.05,
  });
  const width = Math.max(2 * radius, measureWidest(context, name) + 12);
  const height = name.lines.length * name.lineHeightPx + 4;
  const top = -radius - plate.above - height;
  const left = radius - width;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(left, top, width, height, 3);
  context.stroke();
  drawLines(context, name, { top: top + 2, left, right: radius, align: 'center' });
}
