import { t } from '../../../../contract/translate.ts';
import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { accountFileLimits, accountImportEndpoints } from '../../../../contract/account-imports.ts';
import type { Context } from '../../../context.ts';
import { route } from '../../../http/route.ts';
import { storableText } from '../../../http/storable-text.ts';
import { brokenUpload } from '../../../http/uploads.ts';
import { invalidField, notFound, Refusal } from '../../../refusal.ts';
import { recordEvent } from '../../audit/public.ts';
import {
  changeAccountImport,
  deleteAccountImport,
  findAccountImport,
  hasImportUnderWay,
  insertAccountImport,
  listAccountImports,
  viewAccountImport,
} from './account-imports.store.ts';
import { PartsReader, removeParts, storeParts, tooLarge } from './file-parts.store.ts';
import { openAccountFile, UnreadableAccount } from './open-account-file.ts';

// The overhead of a multipart body around its file.
const envelopeBytes = 64 * 1024;

/** Takes the file of an account, read as it arrives, and starts the job that brings it in. */
const createAccountImport = route(
  // Without `files`, which would read the complete file before the handler runs.
  { ...accountImportEndpoints.create, files: undefined },
  {
    access: 'signed-in',
    limit: 'imports',
    handler: async ({ context, user, request, reply }) => {
      try {
        if (Number(request.headers['content-length'] ?? 0) > accountFileLimits.fileBytes + envelopeBytes)
          throw tooLarge();
        if (await hasImportUnderWay(context.database.orm, user.id)) throw isUnderWay();
        const { fileName, bytes } = await fileOf(request);
        const id = await takeFile(context, user.id, fileName, bytes);
        await recordEvent(context.database.orm, { event: 'account-imported', actorId: user.id, request });
        const taken = await findAccountImport(context.database.orm, id);
        if (!taken) throw notFound(t`The import was not found.`);
        reply.status(201);
        return viewAccountImport(taken);
      } catch (error) {
        // A browser reads an answer only after sending everything: drained, or it would see a broken connection.
        request.raw.unpipe();
        request.raw.resume();
        throw error;
      }
    },
  },
);

const listAccountImportsRoute = route(accountImportEndpoints.list, {
  access: 'signed-in',
  handler: async ({ context, user }) =>
    (await listAccountImports(context.database.orm, user.id)).map(viewAccountImport),
});

const getAccountImport = route(accountImportEndpoints.get, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    const found = await findAccountImport(context.database.orm, params.id);
    if (found?.userId !== user.id) throw notFound(t`The import was not found.`);
    return viewAccountImport(found);
  },
});

export const accountImportRoutes = [createAccountImport, listAccountImportsRoute, getAccountImport];

/** Stores a file that can be read as an account, and queues its job; a file that cannot leaves nothing behind. */
async function takeFile(
  context: Context,
  userId: number,
  fileName: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { id } = await insertAccountImport(context.database.orm, userId, fileName);
  let stored = { parts: 0, bytes: 0 };
  try {
    stored = await storeParts(context, id, bytes);
    await openAccountFile(new PartsReader(context, id), stored.bytes);
    await context.database.transaction(async (tx) => {
      if (await hasImportUnderWay(tx, userId)) throw isUnderWay();
      if (!(await changeAccountImport(tx, id, stored))) throw notFound(t`The import was not found.`);
      await context.queue.send(tx, 'bring-in-account', { importId: id });
    });
    return id;
  } catch (error) {
    await removeParts(context, id, stored.parts);
    await deleteAccountImport(context.database.orm, id);
    if (!(error instanceof UnreadableAccount)) throw error;
    throw new Refusal('unsupported_media', error.message, { fields: { file: error.message } });
  }
}

async function fileOf(request: FastifyRequest): Promise<{ fileName: string; bytes: AsyncIterable<Uint8Array> }> {
  if (!request.isMultipart()) throw new Refusal('malformed', t`This call takes a file (multipart/form-data).`);
  // One byte above the limit: the reader then refuses it with a reason.
  const limits = { fileSize: accountFileLimits.fileBytes + 1, files: 1, fields: 10 };
  const part = await request.file({ limits }).catch((error) => Promise.reject(brokenUpload(error)));
  if (!part) throw invalidField('file', t`Choose the .zip file of an account first.`);
  const fileName = storableText(part.filename ?? '').replace(/[^\P{C}]/gu, '');
  return { fileName: [...fileName].slice(0, 200).join('') || 'account.zip', bytes: chunksOf(part.file) };
}

async function* chunksOf(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file;
  } catch (error) {
    throw brokenUpload(error);
  }
}

function isUnderWay(): Refusal {
  return new Refusal('illegal_transition', t`An account is being imported already. Wait until it is done.`);
}
