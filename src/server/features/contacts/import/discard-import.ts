import type { Context } from '../../../context.ts';
import { deleteImport, type ImportRow, listStaged, moveImport } from './imports.store.ts';
import { removePhotoPacks } from './photo-packs.store.ts';

const keptStaged = 5;

/**
 * Discards a staged file without touching contacts. Returns false if it is being applied. While its data is deleted it
 * counts as being read, and its row goes last: nobody can apply what is left, and the nightly run finishes an
 * interrupted deletion.
 */
export async function discardImport(context: Context, row: Pick<ImportRow, 'id' | 'photoPacks'>): Promise<boolean> {
  const db = context.database.orm;
  if (!(await moveImport(db, row.id, ['reading', 'staged'], { state: 'reading' }))) return false;
  await removePhotoPacks(context, row.id, row.photoPacks);
  await deleteImport(db, row.id);
  return true;
}

/** Keeps only the latest few files of a user that were never applied. */
export async function discardOldStaged(context: Context, userId: number): Promise<void> {
  const staged = await listStaged(context.database.orm, userId);
  for (const row of staged.slice(keptStaged)) await discardImport(context, row);
}
