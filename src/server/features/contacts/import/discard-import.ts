import type { Context } from '../../../context.ts';
import { deleteImport, type ImportRow, listStaged, moveImport } from './imports.store.ts';
import { removePhotoPacks } from './photo-packs.store.ts';

const keptStaged = 5;

/**
 * Throws a file that was looked through away; no contact is touched. False when it is being applied by now. The row goes
 * last, so that a stop in between can be mended.
 */
export async function discardImport(context: Context, row: Pick<ImportRow, 'id' | 'photoPacks'>): Promise<boolean> {
  const { id, photoPacks } = row;
  const { orm } = context.database;
  // Into a state that nobody applies: it may have been chosen in another tab since it was read.
  const undone = { state: 'undone', undoneAt: context.clock.now(), photoPacks } as const;
  if (!(await moveImport(orm, id, ['reading', 'staged'], undone))) return false;
  await removePhotoPacks(context, id, photoPacks);
  await deleteImport(orm, id);
  return true;
}

/** A user keeps the latest few files that were never applied. */
export async function discardOldStaged(context: Context, userId: number): Promise<void> {
  const staged = await listStaged(context.database.orm, userId);
  for (const row of staged.slice(keptStaged)) await discardImport(context, row);
}
