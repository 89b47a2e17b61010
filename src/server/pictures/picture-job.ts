import type { OpeningRequest } from '../../studio/art/envelope/draw-opening.ts';
import type { EnvelopeWords } from '../../studio/art/envelope/paint-envelope.ts';
import { UnreadablePicture, type UnreadableReason } from '../../studio/art/photo/unreadable-picture.ts';
import type { Picture, PictureRequest } from '../../studio/art/picture.ts';
import type { BookRequest } from '../../studio/art/print/keepsake-book.ts';
import type { PaperRequest } from '../../studio/art/print/paper-request.ts';
import type { PrintRequest } from '../../studio/art/print/print-request.ts';
import { UnknownFontFamily } from '../../studio/art/text/text-families.ts';

/** A request to a worker. */
export type PictureTask =
  | { kind: 'render'; request: PictureRequest; scale: number }
  | { kind: 'print'; request: PrintRequest }
  | { kind: 'book'; request: BookRequest }
  | { kind: 'paper'; request: PaperRequest }
  | { kind: 'front'; request: PrintRequest['front'] }
  | { kind: 'envelope'; request: EnvelopeWords }
  | { kind: 'opening'; request: OpeningRequest };

export type PictureResult = Picture | Uint8Array;

/** The answer of a worker. Classes do not survive the transfer, so an error carries its name. */
export type PictureReply =
  | { kind: 'progress'; fraction: number }
  | { kind: 'done'; result: PictureResult }
  | { kind: 'failed'; error: CrossingError };

export type CrossingError = {
  name: string;
  message: string;
  stack: string | undefined;
  reason: UnreadableReason | null;
};

/** An error as plain data. */
export function packError(error: unknown): CrossingError {
  const known = error instanceof Error ? error : new Error(String(error));
  const reason = known instanceof UnreadablePicture ? known.reason : null;
  return { name: known.name, message: known.message, stack: known.stack, reason };
}

/** Restores the error as an instance of its class, for the classes that callers distinguish. */
export function unpackError({ name, message, stack, reason }: CrossingError): Error {
  if (reason) return new UnreadablePicture(reason);
  if (name === 'UnknownFontFamily') return new UnknownFontFamily(message);
  const error = new Error(message);
  error.name = name;
  if (stack) error.stack = stack;
  return error;
}
