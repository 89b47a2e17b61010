import type { Context } from '../../../context.ts';
import type { JobDefinition } from '../../../queue/job-definition.ts';
import { addEntries } from './add-entries.ts';
import { applyImportJobName } from './apply-import-job-name.ts';
import { countOpenEntries, listEntries } from './import-entries.store.ts';
import { changeImport, findApplying, type ImportRow, moveImport } from './imports.store.ts';
import { indexKnownPeople } from './known-people.ts';
import { createPhotoReader } from './photo-packs.store.ts';
import { createTimeSlice, letOthersIn } from './time-slice.ts';

const chunkSize = 50;
// A job that throws so often has an error of its own; a process that is killed under it counts as a run too.
const attempts = 3;
const runs = 50;

/** Adds the chosen entries of an import. What a part has added is settled with it, so that a second run goes on behind it. */
export function applyImportJob(context: Context): JobDefinition<{ importId: number }> {
  return {
    name: applyImportJobName,
    concurrency: 1,
    batchSize: 1,
    retry: { limit: runs - 1, delaySeconds: 2, maxDelaySeconds: 60 },
    timeoutSeconds: 1800,
    handler: async ({ importId }, { attempt, signal }) => {
      const found = await findApplying(context.database.orm, importId);
      if (!found) return;
      try {
        await apply(context, found, signal);
      } catch (error) {
        if (signal.aborted || attempt < attempts) throw error;
        context.log.error({ err: error, importId }, 'an import failed');
        await moveImport(context.database.orm, importId, ['applying'], {
          state: 'failed',
          error: 'Not all contacts could be added. Please try again: those that were are not added twice.',
        });
      }
    },
  };
}

async function apply(context: Context, row: ImportRow, signal: AbortSignal): Promise<void> {
  const db = context.database.orm;
  const index = await indexKnownPeople(db, row.userId, row.id, createTimeSlice());
  const readPhoto = createPhotoReader(context, row.id);
  const chosen = row.chosen === 'all' ? null : new Set(row.chosen ?? []);
  // Where a run before this one stopped, its part counts as done; those who were there already are looked at again.
  const left = await countOpenEntries(db, row.id, row.chosen ?? []);
  await changeImport(db, row.id, { done: Math.max(0, row.toDo - left), skipped: 0 });
  let after = 0;
  for (;;) {
    signal.throwIfAborted();
    const entries = await listEntries(db, row.id, { after, limit: chunkSize, only: 'open' });
    const last = entries.at(-1);
    if (!last) break;
    after = last.number;
    const wanted = entries.filter(({ number }) => chosen === null || chosen.has(number));
    await letOthersIn();
    if (wanted.length > 0) await addEntries(context, row, wanted, index, readPhoto);
  }
  await moveImport(db, row.id, ['applying'], { state: 'applied' });
}
