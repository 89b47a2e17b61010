import type { EntryAction } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { readChoice } from '../../../../domain/import-choice.ts';
import type { Context } from '../../../context.ts';
import type { JobRun } from '../../../queue/job-definition.ts';
import type { Job } from '../../../queue/job-kinds.ts';
import { inLanguageOfAccount } from '../../accounts/public.ts';
import { addEntries } from './add-entries.ts';
import { addRelations, type NamedRelation } from './add-relations.ts';
import { fillEntries, type Reschedule } from './fill-entries.ts';
import { relationKey } from './fill-plan.ts';
import { countToDo, type EntryRow, entryKind, listEntries } from './import-entries.store.ts';
import { changeImport, choiceOf, findApplying, type ImportRow, moveImport } from './imports.store.ts';
import { indexKnownPeople } from './known-people.ts';
import { createPhotoReader } from './photo-packs.store.ts';
import { createTimeSlice, letOthersIn } from './time-slice.ts';

const chunkSize = 50;
// The embedded database blocks others during a transaction, and filling in takes more statements than adding.
const filledAtOnce = 10;
// A job that throws this often has a bug; a process killed during it counts as a run too.
const attempts = 3;
const runs = 50;
const setAsideWords = t`Fondly stopped twice while it was adding these contacts, so it does not go on by itself. You may try again: those that were added are not added twice. If it stops once more, leave the photos out of the file.`;
const failedWords = t`Not all contacts could be added. Please try again: those that were are not added twice.`;

/**
 * Adds the chosen entries of an import, and fills in what contacts are missing. Each batch settles its entries in the
 * same transaction, so a second run continues after it. `reschedule` recalculates the due times of a contact's cards
 * when its time zone changed (D22).
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
        await inLanguageOfAccount(context.database.orm, found.userId, () =>
          apply(context, found, reschedule, signal, gotFurther),
        );
      } catch (error) {
        if (signal.aborted || attempt < attempts) throw error;
        context.log.error({ err: error, importId }, 'an import failed');
        await moveImport(context.database.orm, importId, ['applying'], {
          state: 'failed',
          error: failedWords,
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
  // The batch at which an earlier run stopped counts as done; entries whose contact existed are checked again.
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
    const [added, filled] = [wanted('add').filter(({ contact }) => contact.kind !== 'household'), wanted('fill')];
    await letOthersIn();
    if (added.length > 0) await addEntries(context, row, added, index, readPhoto);
    for (let from = 0; from < filled.length; from += filledAtOnce) {
      signal.throwIfAborted();
      await fillEntries(context, row, filled.slice(from, from + filledAtOnce), readPhoto, reschedule);
      await letOthersIn();
    }
    // Entries that are left alone stay open in every run: passing them is no progress.
    if (added.length + filled.length > 0) await gotFurther?.();
  }
  // Households after everyone who may live in them.
  for (let last = 0; ; ) {
    signal.throwIfAborted();
    const entries = await listEntries(db, row.id, { after: last, limit: chunkSize, only: 'households' });
    if (entries.length === 0) break;
    last = entries.at(-1)?.number ?? last;
    const added = entries.filter((entry) => actionOf(entry.number, entryKind(entry)) === 'add');
    await letOthersIn();
    if (added.length === 0) continue;
    await addEntries(context, row, added, index, readPhoto);
    await gotFurther?.();
  }
  // Relations when all who are related are there.
  for (let last = 0; ; ) {
    signal.throwIfAborted();
    const entries = await listEntries(db, row.id, { after: last, limit: chunkSize, only: 'related' });
    if (entries.length === 0) break;
    last = entries.at(-1)?.number ?? last;
    await context.database.transaction((tx) =>
      addRelations(tx, { userId: row.userId, importId: row.id }, entries.flatMap(relationsOf)),
    );
    await letOthersIn();
    await gotFurther?.();
  }
  await moveImport(db, row.id, ['applying'], { state: 'applied' });
}

/** The relations that an entry brings: all of a new contact, of a known one those that it gained. */
function relationsOf({ state, personId, contact, gains }: EntryRow): NamedRelation[] {
  if (personId === null) return [];
  const brought = (contact.relations ?? []).filter((each) => state === 'added' || gains.includes(relationKey(each)));
  return brought.map((relation) => ({ personId, relation }));
}
