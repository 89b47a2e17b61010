import type { PDFDocument, SKRSContext2D } from '@napi-rs/canvas';
import type { OnProgress } from '../picture.ts';
import { drawLines } from '../text/draw-lines.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import { type CheckedRecipient, type PaperRequest, pageNumber } from './paper-request.ts';
import { pageSize } from './print-sheet.ts';
import { addressFont, addressInk, isTooLong } from './set-address.ts';

type CheckList = Extract<PaperRequest, { kind: 'checklist' }>;

const margin = 42;
const tick = 12;
const gap = 10;
const quiet = '#6d5d5f';
const warning = '#8c2a33';
const rule = '#d9cfc8';

/** One row for each recipient: a box to tick, who it is, the address, and what is missing. */
export function printCheckList(
  document: PDFDocument,
  { title, paper, recipients, counted, tooLong }: CheckList,
  onProgress: OnProgress,
): void {
  const page = pageSize(paper);
  const bottom = page.height - margin;
  const columns = columnsOf(page.width);
  let sheet = 0;
  const begin = (): [SKRSContext2D, number] => {
    sheet += 1;
    const context = document.beginPage(page.width, page.height) as unknown as SKRSContext2D;
    return [context, drawHead(context, page.width, title, counted.replace(pageNumber, String(sheet)))];
  };
  let [context, y] = begin();
  for (const [index, recipient] of recipients.entries()) {
    const row = layOutRow(context, columns, recipient, tooLong);
    if (y + row.height > bottom) {
      document.endPage();
      [context, y] = begin();
    }
    drawRow(context, columns, row, y);
    y += row.height;
    onProgress((index + 1) / recipients.length);
  }
  document.endPage();
}

type Column = { left: number; width: number };
type Columns = { who: Column; address: Column; notes: Column; right: number };

function columnsOf(pageWidth: number): Columns {
  const left = margin + tick + gap;
  const room = pageWidth - margin - left - 2 * gap;
  const [who, address] = [room * 0.3, room * 0.4];
  return {
    who: { left, width: who },
    address: { left: left + who + gap, width: address },
    notes: { left: left + who + address + 2 * gap, width: room - who - address },
    right: pageWidth - margin,
  };
}

function drawHead(context: SKRSContext2D, pageWidth: number, title: string, counted: string): number {
  const width = pageWidth - 2 * margin;
  context.fillStyle = addressInk;
  const heading = fitText(context, {
    text: title,
    font: { family: 'Newsreader', weight: 400, opticalSize: 24 },
    sizePx: 17,
    maxWidth: width * 0.75,
    maxLines: 1,
    lineHeight: 1.3,
  });
  const sides = { top: margin - 6, left: margin, right: margin + width };
  const below = drawLines(context, heading, { ...sides, align: 'left' });
  context.fillStyle = quiet;
  drawLines(context, set(context, counted, width, 1, 8.5), {
    ...sides,
    top: margin + 2,
    align: 'right',
  });
  return below + 8;
}

type Row = { name: FittedText; card: FittedText | null; address: FittedText; notes: FittedText | null; height: number };

function layOutRow(
  context: SKRSContext2D,
  columns: Columns,
  { lines, name, card, notes }: CheckedRecipient,
  tooLong: string,
): Row {
  const said = isTooLong(context, lines) ? [...notes, tooLong] : notes;
  const row = {
    name: set(context, name, columns.who.width, 2, 10.5, 600),
    card: card ? set(context, card, columns.who.width, 2, 8.5) : null,
    // The name is in the first column.
    address: set(context, lines.filter((line) => line !== name).join('\n') || '–', columns.address.width, 10, 9.5),
    notes: said.length > 0 ? set(context, said.join('\n'), columns.notes.width, 8, 8.5, 600) : null,
  };
  const who = heightOf(row.name) + (row.card ? heightOf(row.card) : 0);
  const height = Math.max(who, heightOf(row.address), row.notes ? heightOf(row.notes) : 0, tick) + 14;
  return { ...row, height };
}

function drawRow(context: SKRSContext2D, { who, address, notes, right }: Columns, row: Row, top: number): void {
  context.strokeStyle = rule;
  context.lineWidth = 0.6;
  context.beginPath();
  context.moveTo(margin, top);
  context.lineTo(right, top);
  context.stroke();
  const y = top + 7;
  context.strokeStyle = addressInk;
  context.lineWidth = 0.8;
  context.strokeRect(margin + 0.5, y + 0.5, tick - 1, tick - 1);
  const draw = (text: FittedText, { left, width }: Column, from: number, ink: string): number => {
    context.fillStyle = ink;
    return drawLines(context, text, { top: from, left, right: left + width, align: 'start' });
  };
  const below = draw(row.name, who, y, addressInk);
  if (row.card) draw(row.card, who, below, quiet);
  draw(row.address, address, y, addressInk);
  if (row.notes) draw(row.notes, notes, y, warning);
}

function set(
  context: SKRSContext2D,
  text: string,
  maxWidth: number,
  maxLines: number,
  sizePx: number,
  weight = addressFont.weight as number,
): FittedText {
  const font = { ...addressFont, weight };
  return fitText(context, { text, font, sizePx, minScale: 0.8, maxWidth, maxLines, lineHeight: 1.3 });
}

function heightOf({ lines, lineHeightPx }: FittedText): number {
  return lines.length * lineHeightPx;
}
