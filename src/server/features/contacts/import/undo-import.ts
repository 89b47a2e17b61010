import type { UndoneImport } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import type { Context } from '../../../context.ts';
import { Refusal } from '../../../refusal.ts';
import { deleteEmptyGroups } from '../groups/groups.store.ts';
import { deleteImportedRelations } from '../relations/relations.store.ts';
import { discardImport } from './discard-import.ts';
import type { Reschedule } from './fill-entries.ts';
import {
  deleteImportedPeople,
  findGroupsMadeBy,
  type ImportedPerson,
  lockImportedPeople,
  releaseImportedPeople,
} from './imported-people.store.ts';
import { changeImport, type ImportRow, moveImport } from './imports.store.ts';
import { removePhotoPacks } from './photo-packs.store.ts';
import { datesOf } from './staged-contact.ts';
import { takeBackPart } from './take-back-fills.ts';
import { letOthersIn } from './time-slice.ts';

const chunkSize = 50;
// Taking back fills takes more statements than removing contacts.
const takenBackAtOnce = 10;
const listedKept = 100;

/**
 * Removes the contacts that an import added, except those the user has changed since, and takes back what it filled in.
 * Discards an import that was never applied. An interruption loses nothing: undoing again continues.
 */
export async function undoImport(context: Context, row: ImportRow, reschedule: Reschedule): Promise<UndoneImport> {
  const undone: UndoneImport = { removed: 0, kept: 0, restored: 0, keptPeople: [] };
  if (row.state === 'staged') {
    if (!(await discardImport(context, row))) throw stillRunning();
    return undone;
  }
  const wasDone = await moveImport(context.database.orm, row.id, ['applied', 'failed', 'undone'], {
    state: 'undone',
    undoneAt: row.undoneAt ?? context.clock.now(),
  });
  if (!wasDone) throw stillRunning();
  await deleteImportedRelations(context.database.orm, row.id);
  let after = 0;
  for (;;) {
    const last = await context.database.transaction(async (tx) => {
      const people = await lockImportedPeople(tx, row.userId, row.id, after, chunkSize);
      const checked = people.map((person) => ({ ...person, why: whyKept(person) }));
      const kept = checked.filter(({ why }) => why !== null);
      const gone = checked.filter(({ why }) => why === null).map(({ id }) => id);
      await letOthersIn();
      await deleteImportedPeople(tx, gone);
      await letOthersIn();
      await releaseImportedPeople(
        tx,
        kept.map(({ id }) => id),
      );
      undone.removed += gone.length;
      undone.kept += kept.length;
      for (const { id, name, why } of kept) {
        if (undone.keptPeople.length < listedKept) undone.keptPeople.push({ id, name, why: why ?? '' });
      }
      return people.at(-1);
    });
    if (!last) break;
    after = last.id;
    await letOthersIn();
  }
  const restored = new Set<number>();
  for (let next: number | null = 0; next !== null; ) {
    const part = await takeBackPart(context, row, next, takenBackAtOnce, reschedule);
    for (const id of part.restored) restored.add(id);
    undone.keptPeople.push(...part.kept.slice(0, listedKept - undone.keptPeople.length));
    next = part.last;
    await letOthersIn();
  }
  undone.restored = restored.size;
  await deleteEmptyGroups(context.database.orm, row.userId, await findGroupsMadeBy(context.database.orm, row));
  await removePhotoPacks(context, row.id, row.photoPacks);
  await changeImport(context.database.orm, row.id, { photoPacks: 0, photoBytes: 0 });
  return undone;
}

/** Null if the contact is exactly as imported, else the reason to keep it. */
function whyKept({ version, hasCards, isNoted, dates, contact }: ImportedPerson): string | null {
  if (hasCards) return t`There are cards for this contact.`;
  if (version > 1) return t`This contact has been changed since then.`;
  if (isNoted) return t`You have noted something about this contact since then.`;
  const imported = contact ? datesOf(contact).map(({ occasionType, date }) => `${occasionType} ${date}`) : [];
  const now = dates.map(({ occasionType, date }) => `${occasionType} ${date}`);
  const areAsImported =
    dates.every((date) => date.version === 1) &&
    imported.length === now.length &&
    imported.every((date) => now.includes(date));
  return areAsImported ? null : t`The dates of this contact have been changed since then.`;
}

function stillRunning(): Refusal {
  return new Refusal('illegal_transition', t`This import is still running.`);
}
