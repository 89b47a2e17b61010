import { loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import type { CardSignature, Ink } from '../../../contract/ink.ts';
import { inkSize } from '../../../domain/ink-size.ts';
import type { OnProgress } from '../picture.ts';
import { drawLines } from '../text/draw-lines.ts';
import { fitText } from '../text/fit-text.ts';
import { registerFonts } from '../text/fonts.ts';
import { prepareText } from '../text/prepare-text.ts';
import { drawInk } from './draw-ink.ts';
import type { PrintEntry } from './print-request.ts';

/** Cards to keep, as a book. Plain data: it crosses to a worker thread. */
export type BookRequest = { title: string; cards: readonly BookCard[] };

export type BookCard = {
  title: string;
  message: string;
  /** Above the picture, to tell a card that was received from those that were sent; null above those. */
  caption: string | null;
  /** Who sent it and when: 'From Eleanor, May 4, 2026'. */
  sent: string;
  /** A JPEG; null without a picture. */
  picture: Uint8Array | null;
  /** How the sender signed it by hand. */
  signature: CardSignature | null;
  /** What others wrote on it. */
  entries: readonly PrintEntry[];
  answers: readonly { from: string; message: string; photo: Uint8Array | null }[];
};

// Points; Skia rounds the pages it writes to whole ones.
const page = { width: 595, height: 842 };
const margin = 56;
const width = page.width - 2 * margin;
const bottom = page.height - margin;
const ink = '#33272c';
const quiet = '#6d5d5f';
const line = '#d9cfc8';
const family = 'Newsreader';
/** Longer words need the room of the picture. */
const longMessage = 900;
const pictureHeight = { usual: 380, besideLongWords: 220 };
/** The share of a card's page for what others wrote and the thanks; the rest continues on the next page. */
const wordsBelowHeight = 110;
const signatureHeight = 64;
const photoHeight = 120;

/** A PDF of A4 pages: each card's picture and words on one page; what others wrote on it and what its recipient answered below. */
export async function printBook({ title, cards }: BookRequest, onProgress: OnProgress): Promise<Uint8Array> {
  registerFonts();
  const document = new PDFDocument({
    title: prepareText(title).text || 'Fondly',
    creator: 'Fondly',
    encodingQuality: 88,
    rasterDPI: 200,
  });
  const begin = () => document.beginPage(page.width, page.height) as unknown as SKRSContext2D;
  for (const [index, card] of cards.entries()) {
    let context = begin();
    let y = await drawCard(context, card);
    const signed = card.entries.map((entry): Note => ({ ...entry, from: entry.name }));
    for (const note of [...signed, ...card.answers.map((answer): Note => ({ ...answer, ink: null }))]) {
      const photo = note.photo && (await loadImage(Buffer.from(note.photo)));
      const height = layNote(context, note, photo !== null).height;
      if (y + height > bottom) {
        document.endPage();
        context = begin();
        y = margin;
      }
      drawNote(context, note, photo, y);
      y += height;
    }
    document.endPage();
    onProgress((index + 1) / cards.length);
  }
  return document.close();
}

/** Draws picture, title, words, signature and sender; returns the y below them. */
async function drawCard(context: SKRSContext2D, card: BookCard): Promise<number> {
  const { title, message, caption, sent, picture, signature, entries, answers } = card;
  let y = caption === null ? margin : drawCaption(context, caption) + 16;
  if (picture) {
    const image = await loadImage(Buffer.from(picture));
    const most = message.length > longMessage ? pictureHeight.besideLongWords : pictureHeight.usual;
    const scale = Math.min(width / image.width, most / image.height);
    const [wide, high] = [image.width * scale, image.height * scale];
    context.drawImage(image, margin + (width - wide) / 2, y, wide, high);
    y += high + 22;
  }
  const box = { left: margin, right: margin + width };
  context.fillStyle = ink;
  const heading = fitText(context, {
    text: title,
    font: { family, weight: 400, italic: true, opticalSize: 32 },
    sizePx: 24,
    maxWidth: width,
    maxHeight: 64,
    lineHeight: 1.2,
    wrap: 'balanced',
  });
  y = drawLines(context, heading, { top: y, ...box, align: 'center' }) + 10;
  if (message.trim() !== '') {
    const words = fitText(context, {
      text: message.trim(),
      font: { family, weight: 400, opticalSize: 14 },
      sizePx: 13.5,
      minScale: 0.4,
      maxWidth: width,
      maxHeight:
        bottom -
        y -
        30 -
        (signature ? signatureHeight + 14 : 0) -
        (entries.length + answers.length > 0 ? wordsBelowHeight : 0),
      lineHeight: 1.45,
    });
    y = drawLines(context, words, { top: y, ...box, align: 'start' }) + 12;
  }
  if (signature) y = drawSignature(context, signature, y) + 12;
  context.fillStyle = quiet;
  const from = fitText(context, {
    text: sent,
    font: { family, weight: 400, italic: true, opticalSize: 11 },
    sizePx: 11,
    maxWidth: width,
    maxLines: 1,
    lineHeight: 1.3,
  });
  return drawLines(context, from, { top: y, ...box, align: 'start' }) + 14;
}

/** The line above a card that was received; returns the y below. */
function drawCaption(context: SKRSContext2D, caption: string): number {
  context.fillStyle = quiet;
  const words = fitText(context, {
    text: caption,
    font: { family, weight: 400, italic: true, opticalSize: 11 },
    sizePx: 12,
    maxWidth: width,
    maxLines: 1,
    lineHeight: 1.3,
  });
  return drawLines(context, words, { top: margin, left: margin, right: margin + width, align: 'center' });
}

/** The closing and the handwriting; returns the y below. */
function drawSignature(context: SKRSContext2D, { closing, ink: written }: CardSignature, top: number): number {
  let y = top;
  if (closing !== '') {
    const line = fitText(context, {
      text: closing,
      font: { family, weight: 400, opticalSize: 14 },
      sizePx: 13.5,
      maxWidth: width,
      maxLines: 1,
      lineHeight: 1.45,
    });
    y = drawLines(context, line, { top: y, left: margin, right: margin + width, align: 'start' }) + 2;
  }
  const size = inkSize(written, { letters: 26, width: width / 2, height: signatureHeight - 22 });
  drawInk(context, written, { left: margin, top: y, width: size.width });
  return y + size.height;
}

/** Words below a card: somebody's who signed it, with their name in ink, or its recipient's. */
type Note = { from: string; message: string; ink: Ink | null; photo: Uint8Array | null };

function layNote(context: SKRSContext2D, { from, message, ink: written }: Note, hasPhoto: boolean) {
  const wide = width - (hasPhoto ? photoHeight + 14 : 0);
  const plain = { family, weight: 400, opticalSize: 11 } as const;
  const name = fitText(context, {
    text: from,
    font: { ...plain, italic: true },
    sizePx: 11,
    maxWidth: wide,
    maxLines: 1,
    lineHeight: 1.4,
  });
  const words =
    message === ''
      ? null
      : fitText(context, { text: message, font: plain, sizePx: 11.5, maxWidth: wide, maxHeight: 640, lineHeight: 1.4 });
  const size = written && inkSize(written, { letters: 17, width: wide / 2, height: 34 });
  const said = (words?.lines.length ?? 0) * (words?.lineHeightPx ?? 0);
  const text = said + (size ? size.height + 6 : name.lineHeightPx);
  return { name, words, size, wide, height: Math.max(text, hasPhoto ? photoHeight : 0) + 24 };
}

function drawNote(
  context: SKRSContext2D,
  note: Note,
  photo: Awaited<ReturnType<typeof loadImage>> | null,
  top: number,
): void {
  const { name, words, size, wide } = layNote(context, note, photo !== null);
  context.strokeStyle = line;
  context.lineWidth = 0.6;
  context.beginPath();
  context.moveTo(margin, top);
  context.lineTo(margin + width, top);
  context.stroke();
  const y = top + 10;
  if (photo) {
    const scale = Math.min(photoHeight / photo.width, photoHeight / photo.height);
    context.drawImage(photo, margin + width - photo.width * scale, y, photo.width * scale, photo.height * scale);
  }
  const box = { left: margin, right: margin + wide, align: 'start' } as const;
  if (note.ink && size) {
    context.fillStyle = ink;
    const below = words ? drawLines(context, words, { top: y, ...box }) + 6 : y;
    drawInk(context, note.ink, { left: margin, top: below, width: size.width });
    return;
  }
  context.fillStyle = quiet;
  const below = drawLines(context, name, { top: y, ...box });
  context.fillStyle = ink;
  if (words) drawLines(context, words, { top: below, ...box });
}
