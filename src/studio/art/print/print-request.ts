import type { CardSignature, Ink } from '../../../contract/ink.ts';
import type { Language, PaperSize } from '../../../contract/vocabulary.ts';
import type { PictureRequest } from '../picture.ts';

/** `photo` is a JPEG. */
export type PrintEntry = { name: string; message: string; ink: Ink | null; photo: Uint8Array | null };

/** A card to be printed at home. Plain data: it crosses to a worker thread. */
export type PrintRequest = {
  paper: PaperSize;
  /** Of the card. */
  language: Language;
  title: string;
  message: string;
  /** Who sends it, as the back names them; null leaves the name out. */
  senderName: string | null;
  /** How the sender signed it by hand; null leaves room for a pen. */
  signature: CardSignature | null;
  /** What others wrote on it. */
  entries: readonly PrintEntry[];
  /** The picture as it is drawn, to be drawn again at the printed size, or as it is stored, to be enlarged. */
  front: { kind: 'drawn'; request: PictureRequest } | { kind: 'stored'; jpeg: Uint8Array };
  /** How to print and cut it, in the language of whoever prints. */
  hint: string;
};
