import { type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { Ink } from '../../../contract/ink.ts';
import { inkSize } from '../../../domain/ink-size.ts';
import { drawLines } from '../text/draw-lines.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import { drawInk } from './draw-ink.ts';
import type { PrintEntry } from './print-request.ts';
import { type PrintBox, pointsPerInch } from './print-sheet.ts';

const inkColour = '#33272c';
const marginPt = 0.5 * pointsPerInch;
const gapPt = 18;
const betweenPt = 16;
/** Few entries are set large in one column, more of them in two. */
const fewEntries = 4;
const large = { columns: 1, sizePt: 12.5, letters: 26, photoPt: 110 };
const small = { columns: 2, sizePt: 9.5, letters: 19, photoPt: 84 };

type Type = typeof large;
type Block = {
  photo: { image: Image; width: number; height: number } | null;
  message: FittedText | null;
  /** The name in handwriting, or else in type. */
  written: { ink: Ink; width: number; height: number } | null;
  name: FittedText;
  height: number;
};
type Placed = { block: Block; left: number; top: number; width: number };

/**
 * What others wrote on a card, laid out in columns: first on `panel`, then on as many more panels of its size as they need. A page
 * says what stands where; `drawEntries` draws it. `context` measures, in points.
 */
export async function layOutEntries(
  context: SKRSContext2D,
  entries: readonly PrintEntry[],
  panel: PrintBox,
): Promise<Placed[][]> {
  const type = entries.length <= fewEntries ? large : small;
  const width = (panel.width - 2 * marginPt - (type.columns - 1) * gapPt) / type.columns;
  const height = panel.height - 2 * marginPt;
  const pages: Placed[][] = [];
  let column = 0;
  let top = 0;
  for (const entry of entries) {
    const block = await blockOf(context, entry, type, { width, height });
    if (top > 0 && top + block.height > height) [column, top] = [column + 1, 0];
    const page = Math.floor(column / type.columns);
    const left = marginPt + (column % type.columns) * (width + gapPt);
    pages[page] ??= [];
    pages[page]?.push({ block, left, top: marginPt + top, width });
    top += block.height + betweenPt;
  }
  return pages;
}

/** Draws one page of entries onto a panel. */
export function drawEntries(context: SKRSContext2D, page: readonly Placed[], panel: PrintBox): void {
  context.save();
  context.translate(panel.left, panel.top);
  context.fillStyle = inkColour;
  for (const { block, left, top, width } of page) {
    const { photo, message, written, name } = block;
    let y = top;
    if (photo) {
      context.drawImage(photo.image, left, y, photo.width, photo.height);
      y += photo.height + 6;
    }
    const lines = { left, right: left + width, align: 'start' } as const;
    if (message) y = drawLines(context, message, { ...lines, top: y }) + 4;
    if (written) drawInk(context, written.ink, { left, top: y, width: written.width });
    else drawLines(context, name, { ...lines, top: y });
  }
  context.restore();
}

async function blockOf(
  context: SKRSContext2D,
  { name, message, ink, photo }: PrintEntry,
  { sizePt, letters, photoPt }: Type,
  column: { width: number; height: number },
): Promise<Block> {
  const image = photo && (await loadImage(Buffer.from(photo)));
  const scale = image ? Math.min(photoPt / image.height, column.width / image.width) : 1;
  const shown = image && { image, width: image.width * scale, height: image.height * scale };
  const written = ink && { ink, ...inkSize(ink, { letters, width: column.width, height: letters * 2 }) };
  const typed = set(context, name, sizePt, column.width, 3 * sizePt, true);
  const around = (shown ? shown.height + 6 : 0) + (written?.height ?? heightOf(typed)) + 4;
  const text = message.trim();
  const fitted = text === '' ? null : set(context, text, sizePt, column.width, column.height - around, false);
  return { photo: shown, message: fitted, written, name: typed, height: around + (fitted ? heightOf(fitted) : 0) };
}

function set(
  context: SKRSContext2D,
  text: string,
  sizePx: number,
  maxWidth: number,
  maxHeight: number,
  italic: boolean,
) {
  const font = { family: 'Newsreader', weight: 400, italic, opticalSize: 10 } as const;
  return fitText(context, { text, font, sizePx, minScale: 0.5, maxWidth, maxHeight, lineHeight: 1.38, wrap: 'greedy' });
}

function heightOf({ lines, lineHeightPx }: FittedText): number {
  return lines.length * lineHeightPx;
}
