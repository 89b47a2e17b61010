import type { EnvelopeSize, LabelSheetName } from '../../../contract/paper.ts';
import type { PaperSize } from '../../../contract/vocabulary.ts';

/** A line of the check list. */
export type CheckedRecipient = {
  /** The address as it stands on an envelope, the name among its lines. */
  lines: readonly string[];
  name: string;
  /** The title of their card. */
  card: string | null;
  /** What is missing, in words. */
  notes: readonly string[];
};

/** Everything on paper besides cards. Plain data: it crosses to a worker thread. */
export type PaperRequest =
  | {
      kind: 'labels';
      title: string;
      sheet: LabelSheetName;
      /** The first label to print on, from 1. */
      from: number;
      addresses: readonly (readonly string[])[];
      /** The return address in small letters above each; empty for none. */
      sender: readonly string[];
    }
  | {
      kind: 'envelopes';
      title: string;
      size: EnvelopeSize;
      addresses: readonly (readonly string[])[];
      sender: readonly string[];
    }
  | {
      kind: 'checklist';
      title: string;
      paper: PaperSize;
      recipients: readonly CheckedRecipient[];
      /** How many addresses there are and on which page, whose number takes the place of `pageNumber`. */
      counted: string;
      /** Says that an address does not fit on a label. */
      tooLong: string;
    };

/** Stands for the number of a page in words that are made before there are pages. */
export const pageNumber = '{page}';
