import { loadImage, PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import { mixColours, toCss } from '../core/colour.ts';
import type { OnProgress } from '../picture.ts';
import { registerFonts } from '../text/fonts.ts';
import { prepareText } from '../text/prepare-text.ts';
import { drawFront, type PrintFront, shapeOf } from './draw-front.ts';
import { drawHint, drawMarks } from './draw-marks.ts';
import { markPages } from './mark-pages.ts';
import type { PrintRequest } from './print-request.ts';
import { layOutSheet, type PrintSheet, withBleed } from './print-sheet.ts';
import { drawEntries, layOutEntries } from './set-entries.ts';
import { setBack, setInside } from './set-inside.ts';

const imageQuality = 92;

/**
 * A card as a PDF of two pages, the outside and the inside of one sheet: 5 x 7 inches folded, with bleed, crop and fold marks,
 * its picture at 300 dpi and its words as text in embedded fonts. What others wrote stands beside the message, and on further
 * sheets to lay in where it needs them.
 */
export async function printCard(request: PrintRequest, onProgress: OnProgress): Promise<Uint8Array> {
  registerFonts();
  onProgress(0);
  const sheet = layOutSheet(request.paper, await shapeOf(request.front));
  const front = await drawFront(request.front, sheet.front, (part) => onProgress(part * 0.9));
  onProgress(0.9);
  const { width, height } = sheet.page;
  const document = new PDFDocument({
    title: prepareText(request.title).text || 'Fondly',
    creator: 'Fondly',
    encodingQuality: imageQuality,
    rasterDPI: 300,
  });
  const outside = document.beginPage(width, height) as unknown as SKRSContext2D;
  await drawOutside(outside, sheet, front, request);
  document.endPage();
  const inside = document.beginPage(width, height) as unknown as SKRSContext2D;
  setInside(inside, request, sheet.inside);
  const [beside = [], ...more] = await layOutEntries(inside, request.entries, sheet.back);
  drawEntries(inside, beside, sheet.back);
  drawMarks(inside, sheet);
  document.endPage();
  for (let at = 0; at < more.length; at += 2) {
    const leaf = document.beginPage(width, height) as unknown as SKRSContext2D;
    for (const [index, panel] of [sheet.back, sheet.inside].entries()) drawEntries(leaf, more[at + index] ?? [], panel);
    drawMarks(leaf, sheet);
    document.endPage();
  }
  const pdf = markPages(document.close(), sheet);
  onProgress(1);
  return pdf;
}

async function drawOutside(
  context: SKRSContext2D,
  sheet: PrintSheet,
  { jpeg, box, board }: PrintFront,
  request: PrintRequest,
): Promise<void> {
  const image = await loadImage(Buffer.from(jpeg));
  const panel = withBleed(sheet.front);
  context.save();
  context.beginPath();
  // Bleed runs over the three cut edges, never over the fold.
  if (sheet.fold === 'upright') context.rect(sheet.front.left, panel.top, panel.width, panel.height);
  else context.rect(panel.left, sheet.front.top, panel.width, panel.height);
  context.clip();
  if (board) {
    context.fillStyle = toCss(board);
    context.fillRect(panel.left, panel.top, panel.width, panel.height);
  }
  context.drawImage(image, box.left, box.top, box.width, box.height);
  if (board) {
    context.strokeStyle = toCss(mixColours(board, [0, 0, 0], 0.28));
    context.lineWidth = 0.5;
    const gap = 4.5;
    context.strokeRect(box.left - gap, box.top - gap, box.width + 2 * gap, box.height + 2 * gap);
  }
  context.restore();
  setBack(context, request, sheet.back, sheet.fold === 'across');
  drawMarks(context, sheet);
  drawHint(context, sheet, request.hint);
}
