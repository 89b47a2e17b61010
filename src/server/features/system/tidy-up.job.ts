import { join } from 'node:path';
import { trashDays } from '../../../contract/trash-limits.ts';
import type { Context } from '../../context.ts';
import { removeUnfinished } from '../../data-dir/remove-unfinished.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { deleteUnarrived, removeForsakenParts } from '../account-data/public.ts';
import {
  deleteAttemptsBefore,
  deleteExpiredSessions,
  deleteExpiredTokens,
  deleteRegistrationsBefore,
} from '../accounts/public.ts';
import { deleteEventsBefore } from '../audit/public.ts';
import { deleteSendingsBefore } from '../cards/public.ts';
import { removeForsakenPacks, removeLeftImports } from '../contacts/public.ts';
import { deleteRunsBefore, runRecorded } from '../delivery/public.ts';
import { deleteAiCallsBefore, deleteGenerationsBefore } from '../generation/public.ts';
import { removeForsakenImages, removeUnreferencedImages } from '../images/public.ts';
import { deleteTrashBefore } from '../trash/public.ts';

const dayMs = 86_400_000;

/**
 * Deletes data that is no longer needed: ended sessions and links, expired counts of wrong passwords and registrations,
 * results and unapplied imports after seven days, sendings after a month, unused pictures, files without a row and unfinished files
 * after one day, process runs and the trash after thirty, the AI log after ninety, the audit log after 400.
 */
export function tidyUpJob(context: Context): Job<'tidy-up'> {
  return {
    name: 'tidy-up',
    handler: async () => {
      await runRecorded(context.database.orm, 'tidy-up', () => tidyUp(context));
    },
  };
}

async function tidyUp(context: Context): Promise<Record<string, number>> {
  const { orm } = context.database;
  const now = context.clock.now();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    sessions: await deleteExpiredSessions(orm, now),
    links: await deleteExpiredTokens(orm, now),
    registrations: await deleteRegistrationsBefore(orm, before(1)),
    sendings: await deleteSendingsBefore(orm, before(31)),
    attempts: await deleteAttemptsBefore(orm, before(7)),
    events: await deleteEventsBefore(orm, before(400)),
    generations: await deleteGenerationsBefore(orm, before(7)),
    aiCalls: await deleteAiCallsBefore(orm, before(90)),
    imports: await removeLeftImports(context, before(7)),
    trash: await deleteTrashBefore(orm, before(trashDays)),
    images: await removeUnreferencedImages(context, before(1)),
    files: await removeLeftFiles(context, before(1)),
    runs: await deleteRunsBefore(orm, before(30)),
  };
}

/** Removes files without a row and unfinished ones. Only in these directories: the database's files are its own. */
async function removeLeftFiles(context: Context, olderThan: Date): Promise<number> {
  const { dataDir } = context.config;
  const images = await removeForsakenImages(context, olderThan);
  let removed = 0;
  if (images !== null) {
    await deleteUnarrived(context.database.orm, olderThan);
    removed =
      images + (await removeForsakenPacks(context, olderThan)) + (await removeForsakenParts(context, olderThan));
  }
  for (const directory of ['files', 'outbox']) removed += await removeUnfinished(join(dataDir, directory), olderThan);
  return removed;
}
