import { t } from '../../contract/translate.ts';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalidField, Refusal } from '../refusal.ts';
import { overloaded } from './overload.ts';
import { storableText } from './storable-text.ts';

/** A file part, read into memory; the route limits its size. */
export type UploadedFile = { fileName: string; bytes: Uint8Array };

/** The limit for all callers together, while their files arrive in memory. */
const mostArrivingBytes = 200 * 1024 * 1024;
let arrivingBytes = 0;
/** Of one text part: the longest drawing of a signature as JSON. */
const mostTextBytes = 128 * 1024;
/** The time limit for a file in memory: one that trickles in would block others. */
const arrivesWithinMs = 120_000;

/**
 * Reads the parts of a multipart call: named files, and the other parts as text. `fields` has what came before an error.
 */
export async function readUploads(
  request: FastifyRequest,
  fileNames: readonly string[],
  limitBytes: number,
  fields: Record<string, string> = {},
): Promise<{ files: Record<string, UploadedFile>; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new Refusal('malformed', t`This call takes a file (multipart/form-data).`);
  const files: Record<string, UploadedFile> = {};
  const bytes = Math.min(Number(request.headers['content-length'] ?? limitBytes), limitBytes);
  if (arrivingBytes + bytes > mostArrivingBytes) throw overloaded(5);
  arrivingBytes += bytes;
  const deadline = setTimeout(() => request.raw.destroy(), arrivesWithinMs);
  try {
    const parts = request.parts({
      limits: { fileSize: limitBytes, files: fileNames.length, fields: 40, fieldSize: mostTextBytes },
    });
    for await (const part of parts) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (fileNames.includes(part.fieldname))
          files[part.fieldname] = { fileName: storableText(part.filename), bytes };
      } else if (typeof part.value === 'string') {
        fields[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    // Comes from the file, or from the list of parts if more of the file follows.
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw isTooLarge ? tooLarge(limitBytes) : brokenUpload(error);
  } finally {
    clearTimeout(deadline);
    arrivingBytes -= bytes;
  }
  return { files, fields };
}

/** What a plain form of a page sends, which may have a photo. The text before a photo that is too large is not lost. */
export async function readPageForm(request: FastifyRequest, photoName: string, limitBytes: number) {
  const fields: Record<string, string> = {};
  let photo: Uint8Array | null = null;
  let isTooLarge = false;
  if (request.isMultipart()) {
    try {
      const { files } = await readUploads(request, [photoName], limitBytes, fields);
      // A form without a chosen file sends an empty one.
      photo = files[photoName]?.bytes.length ? files[photoName].bytes : null;
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'too_large')) throw error;
      isTooLarge = true;
    }
  } else Object.assign(fields, request.body);
  return { fields: storableText(fields), photo, isTooLarge };
}

/** The error for a truncated form or one without a boundary; any other error unchanged. */
export function brokenUpload(error: unknown): unknown {
  const isParsers = error instanceof Error && !(error instanceof Refusal) && !('code' in error);
  return isParsers ? new Refusal('malformed', t`The upload did not arrive whole. Please try again.`) : error;
}

/** The file part that a handler requires. */
export function requiredFile(files: Record<string, UploadedFile>, name: string, message: string): UploadedFile {
  const file = files[name];
  if (!file || file.bytes.length === 0) throw invalidField(name, message);
  return file;
}

function tooLarge(limitBytes: number): Refusal {
  return new Refusal('too_large', t`The file is larger than ${Math.round(limitBytes / 1024 / 1024)} MB.`);
}
