import { t } from '../../../../contract/translate.ts';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { importEndpoints } from '../../../../contract/imports.ts';
import { importLimits } from '../../../../contract/limits.ts';
import { route } from '../../../http/route.ts';
import { brokenUpload } from '../../../http/uploads.ts';
import { invalidField, notFound, Refusal } from '../../../refusal.ts';
import { discardOldStaged } from './discard-import.ts';
import { fileTooLarge } from './file-refusals.ts';
import { firstPage, viewImport } from './import.view.ts';
import { findImport } from './imports.store.ts';
import { stageImport } from './stage-import.ts';

// The overhead of a multipart body around its file.
const envelopeBytes = 64 * 1024;

/** Stages a .vcf or .csv file for review, read as it arrives; adds nothing yet. */
export const createImportRoute = route(
  // Without `files`, which would read the complete file before the handler runs.
  { ...importEndpoints.create, files: undefined },
  {
    access: 'signed-in',
    scope: 'contacts',
    limit: 'imports',
    handler: async ({ context, user, request, reply }) => {
      try {
        if (Number(request.headers['content-length'] ?? 0) > importLimits.fileBytes + envelopeBytes)
          throw fileTooLarge();
        const importId = await stageImport(context, user, await fileOf(request));
        await discardOldStaged(context, user.id);
        const staged = await findImport(context.database.orm, user.id, importId);
        if (!staged) throw notFound(t`The import was not found.`);
        reply.status(201);
        return await viewImport(context.database.orm, staged, firstPage);
      } catch (error) {
        dropRest(request);
        throw error;
      }
    },
  },
);

async function fileOf(request: FastifyRequest): Promise<{ fileName: string; bytes: AsyncIterable<Uint8Array> }> {
  if (!request.isMultipart()) throw new Refusal('malformed', t`This call takes a file (multipart/form-data).`);
  // One byte above the limit: the reader then refuses it with a reason.
  const limits = { fileSize: importLimits.fileBytes + 1, files: 1, fields: 10 };
  const part = await request.file({ limits }).catch((error) => Promise.reject(brokenUpload(error)));
  if (!part) throw invalidField('file', t`Choose a vCard (.vcf) or CSV file first.`);
  return { fileName: part.filename ?? '', bytes: chunksOf(part.file) };
}

async function* chunksOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    throw brokenUpload(error);
  }
}

/**
 * Sends the answer before the rest of a refused file has arrived, then drains the rest. A browser reads an answer only
 * after sending everything: otherwise it would see a broken connection instead of the reason.
 */
function dropRest(request: FastifyRequest): void {
  request.raw.unpipe();
  request.raw.resume();
}
