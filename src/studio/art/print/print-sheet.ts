import type { PaperSize } from '../../../contract/vocabulary.ts';

/** A rectangle on a page: points (1/72 inch) from the upper left. */
export type PrintBox = { left: number; top: number; width: number; height: number };

export const pointsPerInch = 72;
export const printDpi = 300;
/** How far colour runs over the cut, so that a cut a hair aside leaves no white edge. */
export const bleedPt = 0.125 * pointsPerInch;

// Whole points: Skia rounds the pages it writes. A4 is a twentieth of a millimetre off.
const shortEdgePt: Record<PaperSize, number> = { a4: 595, letter: 612 };
const longEdgePt: Record<PaperSize, number> = { a4: 842, letter: 792 };
const panelShortPt = 5 * pointsPerInch;
const panelLongPt = 7 * pointsPerInch;

/**
 * One sheet, printed on both sides and turned over its short edge: the unfolded card in the middle of the paper. An upright
 * card opens like a book and has its front on the right, a wide one like a tent and has its front below.
 */
export type PrintSheet = {
  page: { width: number; height: number };
  trim: PrintBox;
  front: PrintBox;
  back: PrintBox;
  /** Where the message goes, on the other side. */
  inside: PrintBox;
  fold: 'upright' | 'across';
};

/** The sheet for a card whose front is upright (5 x 7 inches) or wide (7 x 5 inches). */
export function layOutSheet(paper: PaperSize, front: 'upright' | 'wide'): PrintSheet {
  const [short, long] = [shortEdgePt[paper], longEdgePt[paper]];
  if (front === 'upright') {
    const trim = centre({ width: long, height: short }, { width: 2 * panelShortPt, height: panelLongPt });
    const panel = { ...trim, width: panelShortPt };
    const right = { ...panel, left: trim.left + panelShortPt };
    return { page: { width: long, height: short }, trim, front: right, back: panel, inside: right, fold: 'upright' };
  }
  const trim = centre({ width: short, height: long }, { width: panelLongPt, height: 2 * panelShortPt });
  const panel = { ...trim, height: panelShortPt };
  const below = { ...panel, top: trim.top + panelShortPt };
  return { page: { width: short, height: long }, trim, front: below, back: panel, inside: below, fold: 'across' };
}

/** An upright page, in points. */
export function pageSize(paper: PaperSize): { width: number; height: number } {
  return { width: shortEdgePt[paper], height: longEdgePt[paper] };
}

type Extent = { width: number; height: number };

function centre(page: Extent, card: Extent): PrintBox {
  return { left: (page.width - card.width) / 2, top: (page.height - card.height) / 2, ...card };
}

/** A box grown by the bleed on all sides. */
export function withBleed({ left, top, width, height }: PrintBox): PrintBox {
  return { left: left - bleedPt, top: top - bleedPt, width: width + 2 * bleedPt, height: height + 2 * bleedPt };
}

/** How many pixels a length needs to be printed at 300 dpi. */
export function pixelsFor(lengthPt: number): number {
  return Math.ceil((lengthPt / pointsPerInch) * printDpi);
}
