import type { EntryAction } from '../../../../contract/imports.ts';
import { readChoice } from '../../../../domain/import-choice.ts';
import type { Context } from '../../../context.ts';
import type { JobRun } from '../../../queue/job-definition.ts';
import type { Job } from '../../../queue/job-kinds.ts';
import { addEntries } from './add-entries.ts';
import { fillEntries, type Reschedule } from './fill-entries.ts';
import { countToDo, entryKind, listEntries } from './import-entries.store.ts';
import { changeImport, choiceOf, findApplying, type ImportRow, moveImport } from './imports.store.ts';
import { indexKnownPeople } from './known-people.ts';
import { createPhotoReader } from './photo-packs.store.ts';
import { createTimeSlice, letOthersIn } from './time-slice.ts';

const chunkSize = 50;
// The embedded database lets nobody in before a transaction is through, and filling in takes more statements than adding.
const filledAtOnce = 10;
// A job that throws so often has an error of its own; a process that is killed under it counts as a run too.
const attempts = 3;
const runs = 50;
const setAsideWords =
  'Fondly stopped twice while it was adding these contacts, so it does not go on by itself. You may try again: those that were added are not added twice. If it stops once more, leave the photos out of the file.';

/**
 * Adds the chosen entries of an import, and fills in what contacts are missing. What a part did is settled with it, so that
 * a second run goes on behind it. `reschedule` sets the due times of a contact's cards again when its zone changed (D22).
 */
export function applyImportJob(context: Context, reschedule: Reschedule): Job<'apply-import'> {
  return {
    name: 'apply-import',
    concurrency: 1,
    batchSize: 1,
    retry: { limit: runs - 1, delaySeconds: 2, maxDelaySeconds: 60 },
    timeoutSeconds: 1800,
    material: {
      key: ({ importId }) => String(importId),
      setAside: async ({ importId }) => {
        context.log.error({ importId }, 'an import was set aside: the process died under it twice');
        await moveImport(context.database.orm, importId, ['applying'], { state: 'failed', error: setAsideWords });
      },
    },
    handler: async ({ importId }, { attempt, signal, gotFurther }) => {
      const found = await findApplying(context.database.orm, importId);
      if (!found) return;
      try {
        await apply(context, found, reschedule, signal, gotFurther);
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

async function apply(
  context: Context,
  row: ImportRow,
  reschedule: Reschedule,
  signal: AbortSignal,
  gotFurther: JobRun['gotFurther'],
): Promise<void> {
  const db = context.database.orm;
  const index = await indexKnownPeople(db, row.userId, row.id, createTimeSlice());
  const readPhoto = createPhotoReader(context, row.id);
  const choice = choiceOf(row);
  const actionOf = readChoice(choice);
  // Where a run before this one stopped, its part counts as done; those who were there already are looked at again.
  const left = await countToDo(db, row.id, choice);
  await changeImport(db, row.id, { done: Math.max(0, row.toDo - left), skipped: 0 });
  let after = 0;
  for (;;) {
    signal.throwIfAborted();
    const entries = await listEntries(db, row.id, { after, limit: chunkSize, only: 'open' });
    const last = entries.at(-1);
    if (!last) break;
    after = last.number;
    const wanted = (action: EntryAction) =>
      entries.filter((entry) => actionOf(entry.number, entryKind(entry)) === action);
    const [added, filled] = [wanted('add'), wanted('fill')];
    await letOthersIn();
    if (added.length > 0) await addEntries(context, row, added, index, readPhoto);
    for (let from = 0; from < filled.length; from += filledAtOnce) {
      signal.throwIfAborted();
      await fillEntries(context, row, filled.slice(from, from + filledAtOnce), readPhoto, reschedule);
      await letOthersIn();
    }
    // Entries that are left alone are open in each run: to come past them is no progress.
    if (added.length + filled.length > 0) await gotFurther?.();
  }
  await moveImport(db, row.id, ['applying'], { state: 'applied' });
}
