import { t } from '../../../../contract/translate.ts';
import type { Context } from '../../../context.ts';
import type { JobRun } from '../../../queue/job-definition.ts';
import type { Job } from '../../../queue/job-kinds.ts';
import { findUser, inLanguageOfAccount } from '../../accounts/public.ts';
import { type AccountImport, changeAccountImport, findAccountImport, forgetParts } from './account-imports.store.ts';
import { bringInPictures } from './bring-in-pictures.ts';
import { bringInRows } from './bring-in-rows.ts';
import { PartsReader, PartUnread, removeParts } from './file-parts.store.ts';
import { openAccountFile, UnreadableAccount } from './open-account-file.ts';
import { readAccount } from './read-account.ts';

// A job that throws this often has a bug; a process killed during it counts as a run too.
const attempts = 3;
const runs = 50;
/** How many pictures are stored between two notes of the progress. */
const notedEvery = 20;
const setAsideWords = t`Fondly stopped twice while it was importing this account, so it does not go on by itself. Nothing was imported. Try again, and tell your administrator if it stops once more.`;
const failedWords = t`Nothing was imported, because something went wrong. Please try again.`;
const fileGone = t`The file could not be read any more. Nothing was imported. Choose it once more.`;

/**
 * Brings an account in: pictures first, each kept for a next run, then all rows in one transaction. A run that ends in
 * the middle leaves pictures that nothing shows, which the next run uses or the nightly clean-up removes.
 */
export function bringInAccountJob(context: Context): Job<'bring-in-account'> {
  const fail = async (row: Pick<AccountImport, 'id' | 'parts'>, error: string) => {
    await changeAccountImport(context.database.orm, row.id, {
      state: 'failed',
      error,
      finishedAt: context.clock.now(),
    });
    await dropFile(context, row);
  };
  return {
    name: 'bring-in-account',
    concurrency: 1,
    batchSize: 1,
    retry: { limit: runs - 1, delaySeconds: 2, maxDelaySeconds: 60 },
    timeoutSeconds: 3600,
    material: {
      key: ({ importId }) => String(importId),
      setAside: async ({ importId }) => {
        context.log.error({ importId }, 'an account was set aside: the process died under it twice');
        const found = await findAccountImport(context.database.orm, importId);
        if (found) await fail(found, setAsideWords);
      },
    },
    handler: async ({ importId }, { attempt, signal, gotFurther }) => {
      const found = await findAccountImport(context.database.orm, importId);
      if (!found) return;
      if (found.state === 'done' || found.state === 'failed') return dropFile(context, found);
      try {
        await inLanguageOfAccount(context.database.orm, found.userId, () =>
          bringIn(context, found, signal, gotFurther),
        );
        await dropFile(context, found);
      } catch (error) {
        if (error instanceof UnreadableAccount) return fail(found, error.message);
        if (signal.aborted || attempt < attempts) throw error;
        context.log.error({ err: error, importId }, 'an account could not be imported');
        await fail(found, error instanceof PartUnread ? fileGone : failedWords);
      }
    },
  };
}

async function bringIn(
  context: Context,
  { id, userId, bytes }: AccountImport,
  signal: AbortSignal,
  gotFurther: JobRun['gotFurther'],
): Promise<void> {
  const db = context.database.orm;
  if (!(await changeAccountImport(db, id, { state: 'running' }))) return;
  const user = await findUser(db, userId);
  if (!user) return;
  const file = await openAccountFile(new PartsReader(context, id), bytes);
  const account = await readAccount(file);
  const pictures = await bringInPictures(context, { userId, originId: user.originId }, account, file, {
    signal,
    onDone: async (done, total) => {
      if (done % notedEvery > 0 && done < total) return;
      await changeAccountImport(db, id, { done, total });
      if (done > 0) await gotFurther?.();
    },
  });
  signal.throwIfAborted();
  await context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const report = await bringInRows(tx, userId, account, pictures, now);
    // Another run was faster: what this one added is taken back.
    const isFirst = await changeAccountImport(tx, id, { state: 'done', report, finishedAt: now });
    if (!isFirst) throw new Error('The import is done already');
  });
}

/** Removes the file of a finished import. */
async function dropFile(context: Context, { id, parts }: Pick<AccountImport, 'id' | 'parts'>): Promise<void> {
  await removeParts(context, id, parts);
  await forgetParts(context.database.orm, id);
}
