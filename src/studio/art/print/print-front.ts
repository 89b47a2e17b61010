import type { OnProgress } from '../picture.ts';
import { drawFront, shapeOf } from './draw-front.ts';
import type { PrintRequest } from './print-request.ts';
import { layOutSheet } from './print-sheet.ts';

/** The picture of a card's front as a JPEG at 300 dpi, for a print shop: with bleed unless it is a scene, which keeps its shape. */
export async function printFront(front: PrintRequest['front'], onProgress: OnProgress): Promise<Uint8Array> {
  const { jpeg } = await drawFront(front, layOutSheet('a4', await shapeOf(front)).front, onProgress);
  return jpeg;
}
