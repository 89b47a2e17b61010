import type { PaperSize } from '../../../contract/vocabulary.ts';
import type { PictureRequest } from '../picture.ts';

/** A card to be printed at home. Plain data: it crosses to a worker thread. */
export type PrintRequest = {
  paper: PaperSize;
  title: string;
  message: string;
  /** Who sends it, as the back names them; null leaves the name out. */
  senderName: string | null;
  /** The picture as it is drawn, to be drawn again at the printed size, or as it is stored, to be enlarged. */
  front: { kind: 'drawn'; request: PictureRequest } | { kind: 'stored'; jpeg: Uint8Array };
};
