import type { StyleSettings, TextOverlay } from '../../contract/styles.ts';
import type { CardCategory, PhotoLayout, PictureSize } from '../../contract/vocabulary.ts';
import type { PictureFacts } from './library/choose-subjects.ts';

/**
 * What the studio is asked to draw. Plain data: it crosses to a worker thread by structured clone.
 * The same request gives the same pixels, in any thread (D41).
 */
export type PictureRequest =
  | {
      /** Text: a typographic card, sized to the message. */
      kind: 'text';
      category: CardCategory;
      settings: StyleSettings;
      title: string;
      message: string;
      seed: string;
      size: PictureSize;
    }
  | {
      /** AI Generated: an illustration with the occasion's heading set by us. */
      kind: 'illustration';
      category: CardCategory;
      settings: StyleSettings;
      /** The words drawn on the picture; null leaves the picture wordless. */
      heading: string | null;
      /** Free text whose things are drawn. */
      prompt: string;
      /**
       * Who it is for and why; without them the picture is a hand-drawn scene, unless its prompt requests something.
       */
      facts?: PictureFacts;
      seed: string;
      size: PictureSize;
    }
  | {
      /** AI Enhanced: the uploaded photo, painted in `settings.artStyle`. */
      kind: 'painted-photo';
      category: CardCategory;
      photo: Uint8Array;
      focus: FocusPoint | null;
      settings: StyleSettings;
      /** The words lettered below the photo; null leaves the picture wordless. */
      heading: string | null;
      /** Free text; its first two things are laid around the photo. */
      prompt: string;
      /** Who it is for and why; without them the category decides the things around the photo. */
      facts?: PictureFacts;
      seed: string;
      size: PictureSize;
    }
  | {
      /** Photo: the uploaded photo as it is, with or without words over it. */
      kind: 'photo';
      photo: Uint8Array;
      focus: FocusPoint | null;
      overlay: { text: string; style: TextOverlay } | null;
      size: PictureSize;
    }
  | {
      /** Two to four photos on one sheet, which is then the photo of a card. */
      kind: 'photo-layout';
      photos: readonly Uint8Array[];
      layout: PhotoLayout;
      size: PictureSize;
    };

/** Where the crop centres: fractions of the photo's width and height, 0 to 1. */
export type FocusPoint = { x: number; y: number };

export type Picture = { jpeg: Uint8Array; width: number; height: number };

/** Called with 0 to 1 as a picture is drawn. */
export type OnProgress = (fraction: number) => void;
