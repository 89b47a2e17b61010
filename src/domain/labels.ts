import type { EnvelopeSize, LabelSheetName } from '../contract/paper.ts';
import type { PaperSize } from '../contract/vocabulary.ts';

/** A rectangle on a page, in millimetres from its upper left corner. */
export type Area = { left: number; top: number; width: number; height: number };

/** A sheet of labels as its maker publishes it, in millimetres; the distances are from one label to the next. */
export type LabelSheet = {
  maker: string;
  paper: PaperSize;
  page: { width: number; height: number };
  columns: number;
  rows: number;
  first: Area;
  across: number;
  down: number;
};

const inch = 25.4;

/** Avery's own templates for word processors. */
export const labelSheets: Record<LabelSheetName, LabelSheet> = {
  l7160: {
    maker: 'Avery L7160',
    paper: 'a4',
    page: { width: 210, height: 297 },
    columns: 3,
    rows: 7,
    first: { left: 7.21, top: 15.15, width: 63.5, height: 38.1 },
    across: 66.04,
    down: 38.1,
  },
  '5160': {
    maker: 'Avery 5160',
    paper: 'letter',
    page: { width: 8.5 * inch, height: 11 * inch },
    columns: 3,
    rows: 10,
    first: { left: 0.1875 * inch, top: 0.5 * inch, width: 2.625 * inch, height: inch },
    across: 2.75 * inch,
    down: inch,
  },
};

/** Text keeps this far from a label's edge, because printers pull paper in a little askew. */
export const labelPadding = 4;

/** Where the label at an index lies, counted from 0 along the rows. */
export function labelAt({ columns, first, across, down }: LabelSheet, index: number): Area {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { ...first, left: first.left + column * across, top: first.top + row * down };
}

/** How many labels a sheet has. */
export function labelsOn({ columns, rows }: LabelSheet): number {
  return columns * rows;
}

/** How many sheets so many labels need if the first `from` - 1 of the first sheet are used up. */
export function sheetsFor(sheet: LabelSheet, labels: number, from: number): number {
  return Math.ceil((labels + from - 1) / labelsOn(sheet));
}

export type Envelope = { name: string; page: { width: number; height: number } };

export const envelopes: Record<EnvelopeSize, Envelope> = {
  dl: { name: 'DL', page: { width: 220, height: 110 } },
  c6: { name: 'C6', page: { width: 162, height: 114 } },
  a7: { name: 'A7', page: { width: 7.25 * inch, height: 5.25 * inch } },
};

/**
 * Where the recipient's address may stand: what the reading machines of both UPU and USPS look at (S42 and DMM 602), between
 * 5/8 and 2 3/4 inches from the lower edge, to the right of the middle and 15 mm from the right edge.
 */
export function recipientArea({ page }: Envelope): Area {
  const left = page.width * 0.42;
  return { left, top: page.height - 2.75 * inch, width: page.width - left - 15, height: (2.75 - 0.625) * inch };
}

/** The sender's address is in the upper left, beside the 74 mm of the stamps (UPU). */
export function senderArea({ page }: Envelope): Area {
  return { left: 10, top: 9, width: page.width - 74 - 10, height: page.height - 2.75 * inch - 9 - 3 };
}
