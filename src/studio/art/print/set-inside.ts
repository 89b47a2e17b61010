import type { SKRSContext2D } from '@napi-rs/canvas';
import type { CardSignature } from '../../../contract/ink.ts';
import { inkSize } from '../../../domain/ink-size.ts';
import { drawLines } from '../text/draw-lines.ts';
import { fitText } from '../text/fit-text.ts';
import { backWords } from './back-words.ts';
import { drawInk } from './draw-ink.ts';
import type { PrintRequest } from './print-request.ts';
import { type PrintBox, pointsPerInch } from './print-sheet.ts';

const ink = '#33272c';
const quiet = '#7b6a6c';
const marginPt = 0.7 * pointsPerInch;
/** Room for a name written by hand, or for the signature. */
const signatureShare = 0.2;
const closingPt = 15;
const lineHeight = 1.45;

/** The message on the inside, as large as its length becomes, and the signature or room for a name written by hand. */
export function setInside(
  context: SKRSContext2D,
  { message, signature }: Pick<PrintRequest, 'message' | 'signature'>,
  panel: PrintBox,
): void {
  if (signature) setSignature(context, signature, panel);
  const height = (panel.height - 2 * marginPt) * (1 - signatureShare);
  const words = unjoinLigatures(message.trim());
  if (words === '') return;
  const fitted = fitText(context, {
    text: words,
    font: { family: 'Newsreader', weight: 400, opticalSize: 18 },
    sizePx: messageSizePt(words),
    minScale: 0.3,
    maxWidth: panel.width - 2 * marginPt,
    maxHeight: height,
    lineHeight,
    wrap: 'balanced',
  });
  const top = panel.top + marginPt + (height - fitted.lines.length * fitted.lineHeightPx) * 0.55;
  context.fillStyle = ink;
  drawLines(context, fitted, {
    top,
    left: panel.left + marginPt,
    right: panel.left + panel.width - marginPt,
    align: 'center',
  });
}

/** Below the message, in the middle: the closing and the handwriting. */
function setSignature(context: SKRSContext2D, { closing, ink: writing }: CardSignature, panel: PrintBox): void {
  const maxWidth = panel.width - 2 * marginPt;
  const room = (panel.height - 2 * marginPt) * signatureShare;
  const top = panel.top + panel.height - marginPt - room;
  context.fillStyle = ink;
  const fitted = fitText(context, {
    text: unjoinLigatures(closing),
    font: { family: 'Newsreader', weight: 400, opticalSize: 18 },
    sizePx: closingPt,
    minScale: 0.4,
    maxWidth,
    maxLines: 1,
    lineHeight: 1.3,
  });
  const sides = { left: panel.left + marginPt, right: panel.left + panel.width - marginPt };
  const below = closing === '' ? top : drawLines(context, fitted, { top, ...sides, align: 'center' });
  const size = inkSize(writing, { letters: 34, width: maxWidth, height: room - (below - top) });
  drawInk(context, writing, { left: panel.left + (panel.width - size.width) / 2, top: below, width: size.width });
}

/** A ligature is one glyph, which is lost when the words are copied from the PDF: a non-joiner keeps its letters apart. */
export const unjoinLigatures = (text: string): string => text.replace(/f(?=[fijl])/g, 'f\u200C');

/** The small line at the foot of the back. A tent card's back stands on its head on the sheet. */
export function setBack(
  context: SKRSContext2D,
  { senderName, language }: Pick<PrintRequest, 'senderName' | 'language'>,
  panel: PrintBox,
  turned: boolean,
): void {
  const words = backWords[language];
  const by = senderName ? words.madeBy(senderName) : words.made;
  const fitted = fitText(context, {
    text: `${by} · Fondly`,
    font: { family: 'Newsreader', weight: 400, italic: true, opticalSize: 9 },
    sizePx: 8.5,
    maxWidth: panel.width - 2 * marginPt,
    maxLines: 2,
    lineHeight: 1.3,
    wrap: 'balanced',
  });
  context.save();
  context.translate(panel.left + panel.width / 2, panel.top + panel.height / 2);
  if (turned) context.rotate(Math.PI);
  const foot = panel.height / 2 - 0.42 * pointsPerInch;
  drawSeal(context, foot - 24);
  context.fillStyle = quiet;
  const half = panel.width / 2 - marginPt;
  drawLines(context, fitted, { top: foot - 12, left: -half, right: half, align: 'center' });
  context.restore();
}

/** A small heart in a ring, where a stationer puts the mark. */
function drawSeal(context: SKRSContext2D, y: number): void {
  context.save();
  context.translate(0, y);
  context.strokeStyle = '#a8323e';
  context.lineWidth = 0.8;
  context.beginPath();
  context.arc(0, 0, 9, 0, 2 * Math.PI);
  context.stroke();
  context.fillStyle = '#a8323e';
  context.beginPath();
  context.moveTo(0, 4.6);
  context.bezierCurveTo(-8, -0.6, -3.6, -6, 0, -2.4);
  context.bezierCurveTo(3.6, -6, 8, -0.6, 0, 4.6);
  context.fill();
  context.restore();
}

function messageSizePt(message: string): number {
  const words = message.split(/\s+/).length;
  return words <= 12 ? 22 : words <= 30 ? 18 : words <= 60 ? 15.5 : 13;
}
