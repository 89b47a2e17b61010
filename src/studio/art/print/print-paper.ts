import { PDFDocument, type SKRSContext2D } from '@napi-rs/canvas';
import {
  envelopes,
  type LabelSheet,
  labelAt,
  labelPadding,
  labelSheets,
  labelsOn,
  recipientArea,
  senderArea,
} from '../../../domain/labels.ts';
import type { OnProgress } from '../picture.ts';
import { drawLines } from '../text/draw-lines.ts';
import { fitText } from '../text/fit-text.ts';
import { registerFonts } from '../text/fonts.ts';
import { prepareText } from '../text/prepare-text.ts';
import type { PaperRequest } from './paper-request.ts';
import { printCheckList } from './print-check-list.ts';
import { addressFont, addressInk, boxOf, drawAddress, points } from './set-address.ts';
import { unjoinLigatures } from './set-inside.ts';

/** Labels, envelopes or the check list as a PDF, its addresses as text in embedded fonts. */
export function printPaper(request: PaperRequest, onProgress: OnProgress): Uint8Array {
  registerFonts();
  const document = new PDFDocument({ title: prepareText(request.title).text || 'Fondly', creator: 'Fondly' });
  if (request.kind === 'labels') printLabels(document, request, onProgress);
  else if (request.kind === 'envelopes') printEnvelopes(document, request, onProgress);
  else printCheckList(document, request, onProgress);
  return document.close();
}

type Labels = Extract<PaperRequest, { kind: 'labels' }>;
type Envelopes = Extract<PaperRequest, { kind: 'envelopes' }>;

function printLabels(document: PDFDocument, { sheet: name, from, addresses, sender }: Labels, onProgress: OnProgress) {
  const sheet = labelSheets[name];
  const perSheet = labelsOn(sheet);
  let context: SKRSContext2D | null = null;
  for (const [index, lines] of addresses.entries()) {
    const place = (index + from - 1) % perSheet;
    if (!context || place === 0) {
      if (context) document.endPage();
      context = beginPage(document, sheet.page);
    }
    drawLabel(context, sheet, place, lines, sender);
    onProgress((index + 1) / addresses.length);
  }
  if (context) document.endPage();
}

const senderPt = 5.6;

function drawLabel(
  context: SKRSContext2D,
  sheet: LabelSheet,
  place: number,
  lines: readonly string[],
  sender: readonly string[],
): void {
  const { left, top, width, height } = labelAt(sheet, place);
  // Above and below half as much is enough: the middle of the label is where the words are.
  const inner = { left: left + labelPadding, width: width - 2 * labelPadding };
  const box = boxOf({ ...inner, top: top + labelPadding / 2, height: height - labelPadding });
  if (sender.length > 0) {
    const small = fitText(context, {
      text: unjoinLigatures(sender.join(' · ')),
      font: addressFont,
      sizePx: senderPt,
      minScale: 0.8,
      maxWidth: box.width,
      maxLines: 1,
      lineHeight: 1.25,
    });
    context.fillStyle = addressInk;
    const below = drawLines(context, small, {
      top: box.top,
      left: box.left,
      right: box.left + box.width,
      align: 'start',
    });
    box.height -= below + 2 - box.top;
    box.top = below + 2;
  }
  drawAddress(context, lines, box);
}

function printEnvelopes(document: PDFDocument, { size, addresses, sender }: Envelopes, onProgress: OnProgress) {
  const envelope = envelopes[size];
  for (const [index, lines] of addresses.entries()) {
    const context = beginPage(document, envelope.page);
    if (sender.length > 0) drawAddress(context, sender, boxOf(senderArea(envelope)), { sizePt: 8, place: 'top' });
    drawAddress(context, lines, boxOf(recipientArea(envelope)), { sizePt: 12 });
    document.endPage();
    onProgress((index + 1) / addresses.length);
  }
}

/** Skia rounds pages to whole points: at most 0.18 mm, at the right and lower edge, away from where labels are counted. */
function beginPage(document: PDFDocument, { width, height }: { width: number; height: number }): SKRSContext2D {
  return document.beginPage(Math.round(points(width)), Math.round(points(height))) as unknown as SKRSContext2D;
}
