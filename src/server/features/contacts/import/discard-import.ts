import type { Context } from '../../../context.ts';
import { deleteImport, type ImportRow, listStaged, moveImport } from './imports.store.ts';
import { removePhotoPacks } from './photo-packs.store.ts';

const keptStaged = 5;

/**
 * Throws a file that was looked through away; no contact is touched. False when it is being applied. It counts as one that
 * is still read until its row goes, last of all: nobody can apply what is left, and the nightly round mends a stop.
 */
export async function discardImport(context: Context, row: Pick<ImportRow, 'id' | 'photoPacks'>): Promise<boolean> {
  const db = context.database.orm;
  if (!(await moveImport(db, row.id, ['reading', 'staged'], { state: 'reading' }))) return false;
  await removePhotoPacks(context, row.id, row.photoPacks);
  await deleteImport(db, row.id);
  return true;
}

/** A user keeps the latest few files that were never applied. */
export async function discardOldStaged(context: Context, userId: number): Promise<void> {
  const staged = await listStaged(context.database.orm, userId);
  for (const row of staged.slice(keptStaged)) await discardImport(context, row);
}
